import { describe, expect, it, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { dayLines, kindsOf, MONTHS, monthLines, readCells, readText, two } from './shape-of.ts';

const months = MONTHS.split(',');

test('blocks of months that nothing names are told apart, and hold the upload', () => {
  const line = (year: number) => `${year},${'5,'.repeat(12)}${'9,'.repeat(12)}`;
  const reading = readText(`Year,${MONTHS},${MONTHS}\n${line(1961)}\n${line(1962)}`, {
    sheet: 'Tmax',
  });
  const finding = reading.findings.find(({ kind }) => kind === 'reading.block-without-name');
  expect(finding).toMatchObject({ severity: 'error', params: { count: 12 } });
});

describe('what is asked', () => {
  it.each([
    {
      name: 'the element of a table that names none',
      text: `ds,y\n${monthLines(2, (y, m) => `${y}-${two(m)},${m}.5`)}`,
      wish: 'element',
    },
    {
      name: 'the year of a table that has none',
      text: `Month,Tmax\n${months.map((month, i) => `${month},${i}.5`).join('\n')}`,
      wish: 'years',
    },
    {
      name: 'the place, where several share the dates',
      text: `Town,Year,${MONTHS}\n${['Ayton', 'Beeville'].map((town) => [1961, 1962].map((year) => `${town},${year},1,2,3,4,5,6,7,8,9,10,11,12`).join('\n')).join('\n')}`,
      wish: 'station',
      sheet: 'Rain',
    },
    {
      name: 'the place, where several stand side by side',
      text: `Date,AYTON_temp_max,BEEVILLE_temp_max\n${dayLines(({ y, m, d }, i) => `${y}-${two(m)}-${two(d)},${i % 9},${i % 7}`)}`,
      wish: 'station',
    },
    {
      name: 'the unit, where July has 88',
      text: `Year,Month,Tmax\n${monthLines(2, (y, m) => `${y},${m},${m === 7 ? 88 : 60.5}`)}`,
      wish: 'temperatureUnit',
    },
    {
      name: 'the unit of rain of 0.04',
      text: `Year,Month,Rain\n${monthLines(2, (y, m) => `${y},${m},${m === 7 ? 0.04 : `${m / 10}3`}`)}`,
      wish: 'rainUnit',
    },
    {
      name: 'the order of day and month that nothing decides',
      text: `Date,Rain\n${Array.from({ length: 12 }, (_, i) => `0${(i % 9) + 1}.0${(i % 9) + 1}.2019,${i}`).join('\n')}`,
      wish: 'dayMonthOrder',
    },
    {
      name: 'whether blank days were dry',
      text: `Date,Tmax,Rain\n${dayLines(({ y, m, d }, i) => `${y}-${two(m)}-${two(d)},20,${i % 4 ? '' : 3.2}`)}`,
      wish: 'blankRainDay',
    },
  ])('is $name', ({ text, wish, sheet }) => {
    const question = readText(text, sheet ? { sheet } : {}).findings.find(
      ({ choices }) => choices?.wish === wish,
    );
    expect(question?.severity).toBe('error');
  });

  it('comes with converted examples', () => {
    const { findings } = readText(
      `Year,Month,Tmax\n${monthLines(2, (y, m) => `${y},${m},${60 + m}.5`)}`,
    );
    const options = findings.find(({ choices }) => choices)?.choices?.options ?? [];
    expect(options.find(({ value }) => value === 'F')?.example?.join('')).toBe(
      '61.5 → 16.4, 72.5 → 22.5',
    );
  });

  it.each([
    { name: 'the unit is stated', header: 'Tmax (°C)' },
    { name: 'no unit is stated', header: 'Tmax' },
  ])('is not asked for a single slip of the pen, where $name', ({ header }) => {
    const text = `Year,Month,${header}\n${monthLines(3, (y, m) => `${y},${m},${y === 1962 && m === 7 ? 204 : 10 + m}`)}`;
    const { findings } = readText(text, { isChecked: true });
    expect(findings.filter(({ choices }) => choices)).toEqual([]);
    // The slip itself is told, at its cell.
    expect(findings.flatMap(({ places }) => places.flatMap(({ cells }) => cells))).toContain('C20');
  });

  it('is answered by a wish', () => {
    const text = `Year,Month,Tmax\n${monthLines(2, (y, m) => `${y},${m},${49 + m}`)}`;
    const { rows, findings } = readText(text, { wishes: { temperatureUnit: 'F' } });
    expect(rows[0]).toMatchObject({ '01_max': 10 });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test.each([
  { name: 'an empty grid', cells: [], kind: 'sheet-empty' },
  { name: 'blank cells', cells: [['', null], ['']], kind: 'sheet-empty' },
  { name: 'one cell', cells: [['x']], kind: 'no-table' },
  { name: 'one number', cells: [[1961]], kind: 'no-table' },
  { name: 'only headers', cells: [['Year', 'Month', 'Tmax']], kind: 'no-table' },
  {
    name: 'numbers without headers',
    cells: Array.from({ length: 24 }, (_, i) => [
      1961 + Math.floor(i / 12),
      (i % 12) + 1,
      5,
      1,
      30,
    ]),
    kind: 'no-table',
  },
  {
    name: 'a record of something that has maxima and minima too',
    cells: [
      ['Date', 'Max demand (MW)', 'Min demand (MW)'],
      ...Array.from({ length: 40 }, (_, i) => [`2019-01-${two((i % 28) + 1)}`, 931, 401]),
    ],
    kind: 'words-not-understood',
  },
  {
    name: 'a table of sales',
    cells: [
      ['Region', 'Product', 'Q1', 'Q2', 'Total'],
      ['North', 'Pens', 1, 2, 3],
      ['South', 'Ink', 4, 5, 9],
    ],
    kind: 'no-table',
  },
  {
    name: '12,000 columns',
    cells: Array.from({ length: 3 }, () => Array.from({ length: 12_000 }, (_, i) => i)),
    kind: 'sheet-too-wide',
  },
  {
    name: 'cells of 50,000 characters',
    cells: [
      ['Year', 'Month', 'Tmax'],
      [1961, 1, 'x'.repeat(50_000)],
      [1961, 2, 'y'.repeat(50_000)],
    ],
    kind: 'cell-not-a-number',
  },
  {
    name: 'dates in year 1',
    cells: [
      ['Date', 'Rain'],
      ...Array.from({ length: 31 }, (_, i) => [{ year: 1, month: 1, day: i + 1 }, 1]),
    ],
    kind: 'no-table',
  },
  {
    name: 'dates in year 9999',
    cells: [
      ['Date', 'Rain'],
      ...Array.from({ length: 31 }, (_, i) => [{ year: 9999, month: 1, day: i + 1 }, 1]),
    ],
    kind: 'year-out-of-range',
  },
])('refuses $name in words, and makes no dataset of it', ({ cells, kind }) => {
  const reading = readCells(cells);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain(kind);
  expect(reading.findings.some(({ severity }) => severity === 'error')).toBe(true);
});

// Each row looks like a header here; looking at all of them by every layout took minutes.
const ROWS_LIKE_HEADERS = [
  {
    name: 'the words of climate tables',
    cell: (pick: number) => ['max', 'January', 'Station', 'rain', 'date', 'year', '2001'][pick % 7],
  },
  {
    name: 'dates, numbers and texts by turns',
    cell: (pick: number) =>
      [{ year: 1900 + (pick % 149), month: (pick % 12) + 1, day: 3 }, pick, `t${pick}`][pick % 3],
  },
];

test.each(casesOf(ROWS_LIKE_HEADERS, oneIn(2, 1)))(
  'gives up early on ten thousand rows of $name',
  ({ cell }) => {
    const cells = Array.from({ length: 10_000 }, (_, row) =>
      Array.from({ length: 40 }, (_, column) => cell((row * 7919 + column * 104_729) % 10_007)),
    );
    const reading = readCells(cells as Cell[][]);
    expect(reading.rows).toEqual([]);
    expect(reading.findings.map(({ severity }) => severity)).toContain('error');
  },
);

it('reads seventy tables below each other, each with a title and a header of its own', () => {
  const years = (page: number) => [0, 1, 2].map((year) => 1801 + page * 3 + year);
  const rain = (year: number) => months.map((_, month) => 30 + ((year * 7 + month * 5) % 29));
  const cells = Array.from({ length: 70 }, (_, page): Cell[][] => [
    [`Rain (mm), page ${page + 1}`],
    ['Year', ...months],
    ...years(page).map((year) => [year, ...rain(year)]),
    [],
  ]).flat();
  expect(readCells(cells).rows.map(({ Year }) => Year)).toEqual(
    Array.from({ length: 210 }, (_, year) => 1801 + year),
  );
});

it('a title that is changed in the same cells is read anew', () => {
  const lines = Array.from({ length: 4 }, (_, y): Cell[] => [
    1961 + y,
    ...months.map((_, m) => m + y),
  ]);
  const cells: Cell[][] = [['Rain (mm)'], ['Year', ...months], ...lines];
  expect(readCells(cells).rows[0]).toHaveProperty('02_rain');
  (cells[0] as Cell[])[0] = 'Minimum temperature (°C)';
  expect(readCells(cells).rows[0]).toHaveProperty('02_min');
});

test('months that a workbook shows as "Jul-24" are of that year', () => {
  const dates = [7, 8, 9].map((month) => ({ year: 2024, month, day: 1 }));
  const cells: Cell[][] = [['Month', 'Tmax'], ...dates.map((date) => [date, date.month + 20.5])];
  const shown = ['Jul-24', 'Aug-24', 'Sep-24'].map((text, at) => [text, `${at + 27}.5`]);
  const { rows } = readCells(cells, {}, 'Hill farm', [['Month', 'Tmax'], ...shown]);
  expect(rows).toEqual([{ Year: 2024, '07_max': 27.5, '08_max': 28.5, '09_max': 29.5 }]);
});

describe('a table on its side', () => {
  const years = Array.from({ length: 4 }, (_, at) => 1961 + at);
  const lines = months.map((month, at) => `${month},${years.map((year) => year - 1940 + at)}`);
  const text = `Rain (mm)\nMonth,${years}\n${lines.join('\n')}`;

  it('tells the word of each row', () => {
    const { columns } = readText(text).understood;
    expect(columns.find(({ column }) => column === '4')).toMatchObject({ header: 'Feb' });
  });

  it('has no time of day among its years', () => {
    const day = (year: number, month: number, d: number): Cell => ({ year, month, day: d });
    const rows = months.map((month, at): Cell[] => [month, at + 7.5, at + 9, 'read late']);
    const header: Cell[] = ['Rain (mm)', day(2019, 1, 1), day(2020, 1, 1), day(1899, 12, 30)];
    expect(readCells([header, ...rows]).rows[0]).toMatchObject({ Year: 2019, '01_rain': 7.5 });
  });
});
