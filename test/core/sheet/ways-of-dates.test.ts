import { describe, expect, test } from '@jest/globals';
import { displayNeeded } from '../../../src/core/reading/display-needed.ts';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, readCells, readText, two } from './shape-of.ts';

describe('dates without a year', () => {
  const days = madeDays(2018);

  test('under years that stand across', () => {
    const years = [2016, 2017, 2018, 2019];
    const every = madeDays(2016, 4);
    const rain = ({ m, d }: MadeDay): (number | string)[] =>
      years.map((y) => every.find((o) => o.y === y && o.m === m && o.d === d)?.rain ?? '');
    const body = madeDays(2016).map((o) => [`${two(o.m)}-${two(o.d)}`, ...rain(o)].join(','));
    const { rows } = readText(`Date,${years.join(',')}\n${body.join('\n')}`, {
      sheet: 'Rainfall mm',
    });
    expect(rows).toEqual(years.map((year) => madeRow(year, ['rain'])));
  });

  const shownAs = (text: (o: MadeDay) => string) => {
    const cells: Cell[][] = [
      ['Date', 'Rain (mm)'],
      ...days.map(({ m, d, rain }) => [{ year: 2026, month: m, day: d }, rain]),
    ];
    return { cells, display: [['Date', ''], ...days.map((day) => [text(day), ''])] };
  };

  test('are looked at as the sheet shows them', () => {
    const { cells } = shownAs(() => '');
    expect(displayNeeded(readCells(cells))).toEqual([
      { sheet: 'Hill farm', rowIndex: 1, columnIndex: 0, rows: 365, columns: 1 },
    ]);
  });

  test('are asked about where the sheet shows none', () => {
    const { cells, display } = shownAs(({ m, d }) => `${d}/${m}`);
    const reading = readCells(cells, {}, 'Hill farm', display);
    expect(reading.rows).toEqual([]);
    expect(displayNeeded(reading)).toEqual([]);
  });

  test('are read where it shows one', () => {
    const { cells, display } = shownAs(({ m, d }) => `${d}/${m}/26`);
    expect(readCells(cells, {}, 'Hill farm', display).rows).toHaveLength(1);
  });
});

describe('centuries', () => {
  /** Every value, in an order that has nothing to do with time. */
  const shuffled = <Value>(values: readonly Value[]): Value[] =>
    values.map((_, at) => values[(at * 31) % values.length] as Value);
  const months = (years: readonly number[]): string[] =>
    years.flatMap((y) => Array.from({ length: 12 }, (_, at) => `01/${two(at + 1)}/${y}`));

  test.each([
    { years: [1926, 1927, 2024, 2025], order: shuffled, because: 'rows in no order' },
    { years: [2025, 1926, 1927], order: (rows: string[]) => rows, because: 'a year set before' },
    {
      years: [2001, 2002, 1902, 1903, 2004],
      order: (rows: string[]) => rows,
      because: 'two stations of which one is older',
    },
  ])('of full dates stay what they are: $because', ({ years, order }) => {
    const lines = order(months(years)).map((date) => `${date},5.5`);
    const { rows, findings } = readText(`Date,Rain (mm)\n${lines.join('\n')}`);
    expect(rows.map(({ Year }) => Year)).toEqual([...years].sort());
    expect(findings.map(({ kind }) => kind)).not.toContain('reading.centuries-moved');
  });

  test('of two digits in no order end with this year', () => {
    const dates = shuffled([1997, 1998, 2001, 2002].flatMap((y) => months([y])));
    const lines = dates.map((date) => `${date.slice(0, 6)}${date.slice(8)}`);
    const cells: Cell[][] = [['Date', 'Rain (mm)'], ...lines.map((date) => [date, 5.5])];
    expect(readCells(cells).rows.map(({ Year }) => Year)).toEqual([1997, 1998, 2001, 2002]);
  });
});

describe('months with years of two digits, some of which the sheet made days of this year', () => {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const months = [1998, 1999, 2000, 2001].flatMap((y) =>
    names.map((name, at) => ({ y, name, at })),
  );
  const hash = ({ y, at }: { y: number; at: number }): number => (y * 31 + at * 17) % 47;
  const orders = [
    { order: months, because: 'in order' },
    { order: months.toReversed(), because: 'the latest first' },
    {
      order: months.toSorted((a, b) => a.at - b.at || a.y - b.y),
      because: 'January after January',
    },
    { order: months.toSorted((a, b) => hash(a) - hash(b)), because: 'in no order' },
  ];

  test.each(orders)('keep their years: $because', ({ order }) => {
    const rows = order.map(({ y, name, at }) => `${name}-${two(y % 100)},${y - 1990 + at * 5}`);
    const reading = readText(`Month,Rain\n${rows.join('\n')}`);
    expect(reading.rows.map(({ Year }) => Year)).toEqual([1998, 1999, 2000, 2001]);
    expect(reading.rows[3]).toMatchObject({ '01_rain': 11, '12_rain': 66 });
    expect(kindsOf(reading)).toContain('months-became-days');
  });
});

test.each([
  { dayMonthOrder: 'dmy', february: 26.5 },
  { dayMonthOrder: 'mdy', february: 67 },
] as const)('days 1 to 12 of each month are read as the person says: $dayMonthOrder', (answer) => {
  const rows = Array.from({ length: 144 }, (_, at): Cell[] => {
    const [first, second] = [(at % 12) + 1, Math.floor(at / 12) + 1];
    return [`${first}/${second}/1991`, second * 10 + first];
  });
  const cells: Cell[][] = [['Date', 'Tmax'], ...rows];
  const wishes = { missingDays: 'any', temperatureUnit: 'C' } as const;
  expect(kindsOf(readCells(cells, wishes))).toContain('which-day-month-order');
  const { dayMonthOrder, february } = answer;
  const answered = readCells(cells, { ...wishes, dayMonthOrder });
  expect(answered.rows[0]).toMatchObject({ '02_max': february });
});
