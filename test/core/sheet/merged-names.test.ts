import { describe, expect, test } from '@jest/globals';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import { MONTHS as MONTHS_LINE, readText } from './shape-of.ts';

const MONTHS = MONTHS_LINE.split(',');
const PLACES = ['Upton', 'Kew', 'Rye'];
const YEARS = [2015, 2016, 2017];
const LABELS = ['Max temp (°C)', 'Min temp (°C)', 'Rainfall (mm)'];

const madeValue = (place: number, element: number, year: number, month: number): number =>
  element < 2
    ? 14 - 6 * element + place + ((year * 3 + month * 5) % 7) - Math.abs(month - 7)
    : 20 + ((year * 7 + month * month * 5 + place * 31) % 83);

const monthsOf = (place: number, element: number, year: number): number[] =>
  MONTHS.map((_, at) => madeValue(place, element, year, at + 1));

/** Each names the place and the element in every row; `of` is how many columns at the left are merged. */
const TABLES = [
  {
    what: 'a place over its years',
    of: 1,
    lines: (): unknown[][] => [
      ['Station', 'Year', ...MONTHS],
      ...PLACES.flatMap((place, at) =>
        YEARS.map((year) => [place, year, ...monthsOf(at, 2, year)]),
      ),
    ],
    title: 'Rainfall (mm)',
  },
  {
    what: 'a place over its months',
    of: 1,
    lines: () => [
      ['Station', 'Year', 'Month', ...LABELS],
      ...PLACES.flatMap((place, at) =>
        YEARS.flatMap((year) =>
          MONTHS.map((month, index) => [
            place,
            year,
            month,
            ...LABELS.map((_, element) => madeValue(at, element, year, index + 1)),
          ]),
        ),
      ),
    ],
  },
  {
    what: 'a place over its elements, an element over its years',
    of: 2,
    lines: () => [
      ['Station', '', 'Year', ...MONTHS],
      ...PLACES.flatMap((place, at) =>
        LABELS.flatMap((label, element) =>
          YEARS.map((year) => [place, label, year, ...monthsOf(at, element, year)]),
        ),
      ),
    ],
  },
  {
    what: 'a place over its years, a year over its elements',
    of: 2,
    lines: () => [
      ['Station', 'Year', '', ...MONTHS],
      ...PLACES.flatMap((place, at) =>
        YEARS.flatMap((year) =>
          LABELS.map((label, element) => [place, year, label, ...monthsOf(at, element, year)]),
        ),
      ),
    ],
  },
];

/** A merged cell keeps its text in the first of its rows. */
function merged(lines: readonly unknown[][], columns: number): unknown[][] {
  return lines.map((line, at) =>
    line.map((cell, column) => {
      const above = lines[at - 1];
      const isSame =
        above && line.slice(0, column + 1).join() === above.slice(0, column + 1).join();
      return column < columns && isSame ? '' : cell;
    }),
  );
}

const asText = (lines: readonly unknown[][], title = ''): string =>
  [...(title ? [title] : []), ...lines.map((line) => line.join())].join('\n');

describe.each(TABLES)('$what, in merged cells', ({ lines, of, title }) => {
  test.each(PLACES)('are all rows of %s', (station) => {
    const read = (table: unknown[][]): Row[] =>
      readText(asText(table, title), { wishes: { station } }).rows;
    const all = read(lines());
    expect(all).toHaveLength(YEARS.length);
    expect(read(merged(lines(), of))).toEqual(all);
  });

  test('are offered with all their years', () => {
    const { findings } = readText(asText(merged(lines(), of), title));
    const asked = findings.find(({ choices }) => choices?.wish === 'station');
    expect(asked?.choices?.options.slice(0, -1)).toEqual(
      PLACES.map((value) => ({ value, example: '2015–2017' })),
    );
  });
});

test.each([
  { what: 'some rows of a place have no name', names: ['Upton', '', 'Kew', ''], rows: 1 },
  {
    what: 'rows without a name repeat the dates of the one above',
    names: ['Upton', '', '', 'Kew'],
  },
])('nothing is carried on where $what', ({ names, rows = 1 }) => {
  const years = [2015, 2015, 2015, 2015];
  const lines = [
    ['Station', 'Year', ...MONTHS],
    ...names.map((name, at) => [name, years[at], ...monthsOf(at, 2, 2015)]),
  ];
  const read = readText(asText(lines, 'Rainfall (mm)'), { wishes: { station: 'Upton' } });
  expect(read.rows).toHaveLength(rows);
  expect(read.rows[0]?.['01_rain']).toBe(monthsOf(0, 2, 2015)[0]);
});

test.each([
  { where: 'in the middle of its rows', at: 1 },
  { where: 'in the last of them', at: 2 },
])('a name $where leaves rows without a place, which are told', ({ at }) => {
  const lines = PLACES.flatMap((place, index) =>
    YEARS.map((year, row) => [row === at ? place : '', year, ...monthsOf(index, 2, year)]),
  );
  const text = asText([['Station', 'Year', ...MONTHS], ...lines], 'Rainfall (mm)');
  const { rows, findings } = readText(text, { wishes: { station: 'Kew' } });
  expect(rows).toHaveLength(1);
  const told = findings.find(({ kind }) => kind === 'reading.row-without-place');
  expect(told).toMatchObject({ severity: 'warning', params: { count: 6 } });
});
