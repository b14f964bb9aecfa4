import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { kindsOf, MONTHS, readCells, readText, two } from './shape-of.ts';

const VALUES = 'Tmax (°C),Tmin (°C),Rain (mm)';

const months = Array.from({ length: 36 }, (_, at) => ({
  y: 1961 + Math.floor(at / 12),
  m: (at % 12) + 1,
}));
const first = (y: number, m: number): string =>
  new Date(Date.UTC(y, m - 1, 1)).toISOString().slice(0, 10);
const last = (y: number, m: number): string =>
  new Date(Date.UTC(y, m, 0)).toISOString().slice(0, 10);
const monthly = (header: string, date: (y: number, m: number) => string): string =>
  `${header},${VALUES}\n${months.map(({ y, m }) => `${date(y, m)},${m + 9}.5,${m}.5,${m * 7}`).join('\n')}`;

describe('the first of a month under a word for its end', () => {
  test.each([
    'Period end',
    'Period ending',
    'Month end',
    'End date',
    'End',
    'Stop',
    'Fin de période',
    'Date de fin',
    'Fin del periodo',
    'Fecha de término',
    'Fim do período',
    'Periodenende',
    'Ende',
    'Fine periodo',
    'Einde',
    'Koniec',
    'Конец',
    '終了',
    '结束',
  ])('closes the month before: %s', (header) => {
    const reading = readText(monthly(header, (y, m) => first(y, m + 1)));
    expect(reading.rows).toHaveLength(3);
    expect(reading.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
    expect(kindsOf(reading)).toContain('first-closes-month');
  });

  test.each(['Period end', 'Date de fin', 'Fim do período', 'Ende'])(
    '%s: its last day is in it',
    (header) => {
      const reading = readText(monthly(header, last));
      expect(reading.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
      expect(kindsOf(reading)).not.toContain('first-closes-month');
    },
  );

  test.each([
    { name: '2001-01', date: (y: number, m: number) => `${y}-${two(m)}` },
    { name: 'Jan 2001', date: (y: number, m: number) => `${MONTHS.split(',')[m - 1]} ${y}` },
  ])('a month without a day, such as $name, closes none before it', ({ date }) => {
    for (const header of ['Month end', 'Fin de période', 'Ende']) {
      const reading = readText(monthly(header, date));
      expect(reading.rows).toHaveLength(3);
      expect(reading.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
      expect(kindsOf(reading)).not.toContain('first-closes-month');
    }
  });

  test('how its dates are shown is asked for', () => {
    const cells: Cell[][] = months.map(({ y, m }) => [{ year: y, month: m, day: 1 }, m * 7]);
    expect(readCells([['Month end', 'Rain (mm)'], ...cells]).unseen).toHaveLength(1);
  });

  test.each([
    'Start,End',
    'From,To',
    'Date de début,Date de fin',
    'Inicio,Fin',
    'Beginn,Ende',
    'Início,Fim',
  ])('%s: the beginning says it', (header) => {
    const reading = readText(monthly(header, (y, m) => `${first(y, m)},${first(y, m + 1)}`));
    expect(reading.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
    expect(kindsOf(reading)).not.toContain('first-closes-month');
  });
});

describe('months as parts of a year', () => {
  const parts = (shift: number, decimals: number, order = months): string =>
    `date,${VALUES}\n${order
      .map(({ y, m }) =>
        [(y + (m - 1 + shift) / 12).toFixed(decimals), `${m + 9}.5`, `${m}.5`, m * 7].join(),
      )
      .join('\n')}`;

  test.each([
    { name: 'the end of each month', shift: 1, decimals: 10, closes: true },
    { name: 'the end of each month', shift: 1, decimals: 3, closes: true },
    { name: 'the end of each month', shift: 1, decimals: 2, closes: true },
    { name: 'the beginning of each month', shift: 0, decimals: 10, closes: false },
    { name: 'the beginning of each month', shift: 0, decimals: 3, closes: false },
    { name: 'the middle of each month', shift: 0.5, decimals: 4, closes: false },
  ])('of whole years: $name, $decimals decimals', ({ shift, decimals, closes }) => {
    for (const order of [months, [...months].reverse()]) {
      const reading = readText(parts(shift, decimals, order));
      expect(reading.rows).toHaveLength(3);
      expect(reading.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
      expect(kindsOf(reading).includes('months-by-ends')).toBe(closes);
    }
  });

  test.each([
    { name: 'a record that begins in spring', order: months.slice(3) },
    { name: 'a record that ends in autumn', order: months.slice(0, -2) },
  ])('of $name: the beginning of each month', ({ order }) => {
    const reading = readText(parts(0, 4, order));
    const values = reading.rows.flatMap((row) => Object.keys(row).filter((key) => key !== 'Year'));
    expect(values).toHaveLength(order.length * 3);
    expect(reading.rows[1]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
    expect(kindsOf(reading)).not.toContain('months-by-ends');
  });

  test.each([
    { name: 'a year that is not over', order: months.slice(0, -2), shift: 1 },
    { name: 'whole years from February on', order: months.slice(1), shift: 0 },
  ])('of $name: the person says which', ({ order, shift }) => {
    const text = parts(shift, 4, order);
    const asked = readText(text);
    expect(kindsOf(asked)).toContain('which-month-of-part');
    const first = order[0]?.m ?? 0;
    for (const [monthPart, month] of [
      ['begin', first + shift],
      ['end', first + shift - 1],
    ] as const) {
      const { rows, findings } = readText(text, { wishes: { monthPart } });
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(Object.keys(rows[0] ?? {}).filter((key) => key.endsWith('max'))[0]).toBe(
        `${two(month)}_max`,
      );
    }
  });

  test('the middle of February is no end of January', () => {
    const reading = readText(parts(0.5, 4, months.slice(1)));
    expect(kindsOf(reading)).toEqual(kindsOf(readText(parts(0.5, 4))));
    expect(Object.keys(reading.rows[0] ?? {})).not.toContain('01_max');
  });

  // More arguments than a call can have.
  test('of 120 places, a century of each', () => {
    const cells: Cell[][] = [];
    for (let place = 0; place < 120; place++)
      for (let at = 0; at < 1200; at++)
        cells.push([`Place ${place}`, 1901 + (at + 1) / 12, 20 + ((at * 37 + place) % 83) / 2]);
    const wishes = { station: 'Place 7' };
    const reading = readCells([['Station', 'Date', 'Rain (mm)'], ...cells], wishes);
    expect(kindsOf(reading)).toContain('months-by-ends');
    expect(reading.rows).toHaveLength(100);
    expect(reading.rows[0]).toMatchObject({ Year: 1901, '01_rain': 23.5 });
  });
});

describe('a record of firsts that begins in February and ends in a January', () => {
  const text = (date: (y: number, m: number) => string) => monthly('Date', date);
  const dmy = (y: number, m: number): string =>
    first(y, m + 1)
      .split('-')
      .reverse()
      .join('/');

  test.each([
    { name: 'in ISO', date: (y: number, m: number) => first(y, m + 1) },
    { name: 'day first', date: dmy },
    { name: 'at midnight', date: (y: number, m: number) => `${first(y, m + 1)} 00:00` },
  ])('may close the month before, and is asked about: $name', ({ date }) => {
    const asked = readText(text(date));
    expect(asked.findings).toContainEqual(
      expect.objectContaining({
        kind: 'reading.which-month-of-part',
        severity: 'error',
        params: { found: expect.stringContaining('1961'), begun: '1961-02', ended: '1961-01' },
      }),
    );
    const ended = readText(text(date), { wishes: { monthPart: 'end' } });
    expect(ended.rows).toHaveLength(3);
    expect(ended.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
    const begun = readText(text(date), { wishes: { monthPart: 'begin' } });
    expect(begun.rows[0]).toMatchObject({ '02_max': 10.5, '12_rain': 77 });
  });

  test('goes on where a schedule has sent it', () => {
    const reading = readText(
      text((y, m) => first(y, m + 1)),
      { sent: ['01_max'] },
    );
    expect(reading.rows[0]).toMatchObject({ Year: 1961, '02_max': 10.5 });
  });

  test.each([
    { why: 'it ends in a December', date: (y: number, m: number) => first(y, m) },
    { why: 'its days are the last ones', date: (y: number, m: number) => last(y, m + 1) },
    { why: 'months have no day', date: (y: number, m: number) => first(y, m + 1).slice(0, 7) },
    {
      why: 'months are named',
      date: (y: number, m: number) => `${MONTHS.split(',')[m % 12]} ${m === 12 ? y + 1 : y}`,
    },
  ])('is no such record where $why', ({ date }) => {
    for (const wishes of [{}, { monthPart: 'end' as const }]) {
      const reading = readText(text(date), { wishes });
      expect(kindsOf(reading)).not.toContain('which-month-of-part');
      const lines = text(date).split('\n').slice(1).join('\n');
      expect(reading.rows).toEqual(readText(`Month,${VALUES}\n${lines}`).rows);
    }
  });
});
