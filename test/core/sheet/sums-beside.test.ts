import { expect, test } from '@jest/globals';
import { kindsOf, readText } from './shape-of.ts';

/** Two years of days with rain on a share of them, drawn without chance. */
const rainOf = (day: number, share: number): number =>
  (day * 37) % 100 < share * 100 ? ((day * 53) % 97) / 10 + 0.3 : 0;

const JANUARY = 31;

type Beside = { header: string; sheet?: string; share: number; starts: 'month' | 'year' };

const BESIDE: Beside[] = [
  { header: 'Date,Rainfall (mm),Cumul', share: 0.4, starts: 'month' },
  { header: 'Date,Rainfall (mm),Cumul', share: 0.04, starts: 'month' },
  { header: 'Date,Pluie (mm),Pluie cumulée', share: 0.4, starts: 'year' },
  { header: 'Date,mm,Running total', sheet: 'rainfall', share: 0.4, starts: 'month' },
  { header: 'Datum,mm,Summe', sheet: 'Niederschlag', share: 0.04, starts: 'month' },
  { header: 'Fecha,Total,Lluvia (mm)', share: 0.2, starts: 'month' },
];

test.each(BESIDE)(
  'the sum so far is not the rain beside it: "$header", rain on $share of the days',
  ({ header, sheet = 'Hill farm', share, starts }) => {
    const isFirst = header.endsWith('Lluvia (mm)');
    let sum = 0;
    let ofJanuary = 0;
    const lines = Array.from({ length: 730 }, (_, day) => {
      const date = new Date(Date.UTC(2021, 0, 1 + day)).toISOString().slice(0, 10);
      if (date.endsWith(starts === 'month' ? '-01' : '-01-01')) sum = 0;
      const rain = Number(rainOf(day, share).toFixed(1));
      sum = Number((sum + rain).toFixed(1));
      if (day < JANUARY) ofJanuary += rain;
      return [date, ...(isFirst ? [sum, rain] : [rain, sum])].join();
    });
    const { rows } = readText([header, ...lines].join('\n'), { sheet });
    expect(rows[0]?.['01_rain']).toBeCloseTo(ofJanuary, 1);
  },
);

test('a temperature is no sum of what it changed by since the day before', () => {
  let before = 20;
  const lines = Array.from({ length: 90 }, (_, day) => {
    const date = new Date(Date.UTC(2021, 0, 1 + day)).toISOString().slice(0, 10);
    const max = 20 + ((day * 37) % 11);
    const change = max - before;
    before = max;
    return [date, max, max - 8, change].join();
  });
  const { rows } = readText(['Date,t_max,t_min,t_max_24ch', ...lines].join('\n'));
  expect(rows[0]?.['01_max']).toBeGreaterThan(20);
});

const TENTHS = [8.1, 5.4, 13.4];

test.each([
  { what: 'ten days', labels: ['1-10', '11-20', '21-31'] },
  { what: 'two halves', labels: ['1-15', '16-31'] },
])('$what below the name of each month are told, and not the first of them read', ({ labels }) => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June'];
  const lines = months.flatMap((month, at) =>
    labels.map((label, part) =>
      [part === 0 ? `2019,${month}` : ',', label, (TENTHS[part] ?? 0) + at].join(),
    ),
  );
  const reading = readText(['Year,Month,,Rainfall (mm)', ...lines].join('\n'));
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toEqual(['several-rows-a-month']);
});

test('a row without its month now and then leaves the others to be read', () => {
  const lines = Array.from({ length: 36 }, (_, at) => {
    const keys = at % 6 === 5 ? ',' : `${2019 + Math.floor(at / 12)},${(at % 12) + 1}`;
    return `${keys},${20 + ((at * 7) % 50)}`;
  });
  const reading = readText(['Year,Month,Rainfall (mm)', ...lines].join('\n'));
  expect(reading.rows).toHaveLength(3);
  expect(kindsOf(reading)).toEqual(['row-without-date']);
});

test.each([
  ['Prec24', true, 'three parts and their sum'],
  ['GD', false, 'another amount'],
])('of parts "%s" is offered: %s, for it holds %s', (name, isOffered) => {
  const lines = Array.from({ length: 400 }, (_, day) => {
    const date = new Date(Date.UTC(2021, 0, 1 + day)).toISOString().slice(0, 10);
    const parts = [0.4, 0.3, 0.2].map((share, at) =>
      Number(rainOf(day + at * 11, share).toFixed(1)),
    );
    const sum = parts.reduce((all, part) => all + part);
    return [date, ...parts, (isOffered ? sum : sum + (day % 7)).toFixed(1)].join();
  });
  const text = [`Date,Prec_1,Prec_2,Prec_3,${name}`, ...lines].join('\n');
  const [question] = readText(text).findings.filter(
    ({ choices }) => choices?.wish === 'rainColumn',
  );
  const offered = question?.choices?.options.map(({ value }) => value) ?? [];
  expect(offered.slice(0, 3)).toEqual(['Prec_1', 'Prec_2', 'Prec_3']);
  expect(offered.includes(name)).toBe(isOffered);
  if (isOffered)
    expect(readText(text, { wishes: { rainColumn: name } }).rows[0]).toHaveProperty('01_rain');
});
