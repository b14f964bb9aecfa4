import { expect, test } from '@jest/globals';
import type { Reading } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { AROUND, kindsOf, MONTHS } from './shape-of.ts';

const wide = [
  ['Year', ...MONTHS.split(',')],
  ...[1961, 1962, 1963, 1964].map((year) => [
    year,
    ...MONTHS.split(',').map((_, at) => 10 + ((year * 7 + at * 13) % 31) / 2),
  ]),
];

/** A tab of a spreadsheet; nothing in its cells says what was measured. */
function readTab(book: string, sheet = 'Sheet1', title?: string): Reading {
  const cells = title === undefined ? wide : [[title], ...wide];
  return readSheets([{ sheet, book, cells }], {}, AROUND);
}

test.each([
  { book: 'Rainfall', key: '01_rain', because: 'one word' },
  { book: 'Monthly rainfall (1)', key: '01_rain', because: 'the second download' },
  { book: 'Precipitaciones', key: '01_rain', because: 'in another language' },
  { book: 'temp maxima', key: '01_max', because: 'of a temperature' },
  { book: 'Tmin 1961-64', key: '01_min', because: 'by its code' },
])('a spreadsheet "$book" says what Sheet1 holds: $because', ({ book, key }) => {
  const [first] = readTab(book).rows;
  expect(Object.keys(first ?? {})).toHaveLength(13);
  expect(first).toHaveProperty([key]);
});

test('a title or a tab is nearer than the name of the spreadsheet', () => {
  expect(readTab('Rainfall', 'Sheet1', 'Maximum temperature').rows[0]).toHaveProperty(['01_max']);
  expect(readTab('Tmin', 'Rain').rows[0]).toHaveProperty(['01_rain']);
  expect(kindsOf(readTab('Extremes and normals', 'Rain'))).toEqual([]);
});
