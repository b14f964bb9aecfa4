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

/** Two years of days, each in some parts that are drawn apart. */
const inParts = (parts: number, more: (parts: readonly number[], day: number) => string): string =>
  Array.from({ length: 730 }, (_, day) => {
    const date = new Date(Date.UTC(2021, 0, 1 + day)).toISOString().slice(0, 10);
    const all = Array.from({ length: parts }, (_, at) => rainOf(day + at * 11, 0.4 - at * 0.1));
    const amounts = all.map((amount) => Number(amount.toFixed(1)));
    return [date, ...amounts, more(amounts, day)].join();
  }).join('\n');
const sumOf = (parts: readonly number[]): string =>
  parts.reduce((all, part) => all + part).toFixed(1);

test.each([
  { header: 'Date,Prec_1,Prec_2,Prec_3,Prec24', parts: 3, whole: 'Prec24' },
  { header: 'Fecha,Lluvia 7h,Lluvia 19h,TPrec', parts: 2, whole: 'TPrec' },
  { header: 'Data,Chuva 1,Chuva 2,Total', parts: 2, whole: 'Total' },
  { header: 'Datum,RR1,RR2,Summe', parts: 2, whole: 'Summe' },
  { header: 'date,precip_0_12,precip_12_24,precip_24h', parts: 2, whole: 'precip_24h' },
  { header: 'Date,Pluie matin,Pluie soir,Somme jour', parts: 2, whole: 'Somme jour' },
])('the column that is the sum of the parts of each day is the rain: $header', (table) => {
  const reading = readText(`${table.header}\n${inParts(table.parts, sumOf)}`);
  expect(reading.understood.columns).toContainEqual(
    expect.objectContaining({ header: table.whole, role: 'rain' }),
  );
  expect(kindsOf(reading)).not.toContain('which-column');
});

test.each([
  { header: 'Date,Prec_1,Prec_2,GD', more: (_: readonly number[], day: number) => String(day % 7) },
  {
    header: 'Fecha,Lluvia 1,Lluvia 2,Total',
    more: (parts: readonly number[], day: number) => (Number(sumOf(parts)) + (day % 3)).toFixed(1),
  },
  {
    header: 'Datum,Regen 1,Regen 2,Mittel',
    more: (parts: readonly number[]) => (Number(sumOf(parts)) / 2).toFixed(2),
  },
])('a column that is not their sum is none, and it is asked which is: $header', (table) => {
  const text = `${table.header}\n${inParts(2, table.more)}`;
  const [question] = readText(text, { sheet: 'Rain' }).findings.filter(
    ({ choices }) => choices?.wish === 'rainColumn',
  );
  const offered = question?.choices?.options.map(({ value }) => value) ?? [];
  expect(offered.slice(0, 2)).toEqual(table.header.split(',').slice(1, 3));
  expect(offered.includes('Total')).toBe(table.header.includes('Total'));
  // Whoever says that none of them holds the rain gets no rain.
  expect(readText(text, { sheet: 'Rain', wishes: { rainColumn: 'none' } }).rows).toEqual([]);
});
