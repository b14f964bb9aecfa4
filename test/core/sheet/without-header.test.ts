import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, offeredBy, readCells } from './shape-of.ts';

// Files whose first row is data: what the columns hold only the person knows.

const DAYS = madeDays(2001, 2);
const EACH = ['max', 'min', 'rain'] as const;
const rowsOf = (of: (day: MadeDay) => Cell[]): Cell[][] => DAYS.map(of);

describe('a file without a header is read as the person says', () => {
  test.each([
    {
      keys: 'year, month and day in three columns',
      cells: rowsOf(({ y, m, d, rain, max, min }) => [y, m, d, rain, max, min]),
      answer: { rainColumn: 'D', maxColumn: 'E', minColumn: 'F' },
    },
    {
      keys: 'a date, behind the name of the station',
      cells: rowsOf(({ y, m, d, rain, max, min }) => [
        'LIPOWO',
        { year: y, month: m, day: d },
        max,
        '',
        min,
        '',
        rain,
      ]),
      answer: { maxColumn: 'C', minColumn: 'E', rainColumn: 'G' },
    },
    {
      keys: 'a number for each date',
      cells: rowsOf(({ y, m, d, rain, max, min }) => [y * 10_000 + m * 100 + d, max, min, rain]),
      answer: { maxColumn: 'B', minColumn: 'C', rainColumn: 'D' },
    },
  ])('$keys', ({ cells, answer }) => {
    const asked = readCells(cells);
    expect(kindsOf(asked)).toEqual(['which-column', 'which-column', 'which-column']);
    expect(offeredBy(asked)).toEqual(expect.arrayContaining(Object.values(answer)));
    const { rows } = readCells(cells, answer);
    expect(rows).toEqual([madeRow(2001, EACH), madeRow(2002, EACH)]);
  });
});

test('neither the month nor the day is offered as rain', () => {
  const cells = rowsOf(({ y, m, d, rain, max, min }) => [y, m, d, rain, max, min]);
  const offered = offeredBy(readCells(cells));
  expect(offered.filter((letter) => ['A', 'B', 'C'].includes(letter))).toEqual([]);
});

test('"none" for each column ends in words', () => {
  const cells = rowsOf(({ y, m, d, rain, max }) => [y, m, d, rain, max]);
  const none = { maxColumn: 'none', minColumn: 'none', rainColumn: 'none' };
  expect(kindsOf(readCells(cells, none))).toEqual(['columns-without-names']);
});

test('of two places in turn the place is asked for next', () => {
  const cells = DAYS.flatMap(({ y, m, d, max, min, rain }) => [
    ['Upton', { year: y, month: m, day: d }, max - 3, min - 3, rain + 1],
    ['Kew', { year: y, month: m, day: d }, max, min, rain],
  ]);
  const answer = { maxColumn: 'C', minColumn: 'D', rainColumn: 'E' };
  expect(offeredBy(readCells(cells, answer))).toEqual(['Upton', 'Kew', 'none']);
  expect(readCells(cells, { ...answer, station: 'Kew' }).rows[1]).toEqual(madeRow(2002, EACH));
});

test('no column is asked for where the element stands in each row: a word over it is what lacks', () => {
  const cells = DAYS.flatMap(({ y, m, d, max, min }) => [
    ['X1', y * 10_000 + m * 100 + d, 'TMAX', max * 10, '', 7],
    ['X1', y * 10_000 + m * 100 + d, 'TMIN', min * 10, '', 7],
  ]);
  expect(kindsOf(readCells(cells))).toEqual(['columns-without-names']);
});

test('a column that is called "A" is none that has no word and stands in column A', () => {
  const cells = rowsOf(({ y, m, d, rain, max }) => [
    100 + d,
    { year: y, month: m, day: d },
    rain,
    max,
  ]);
  const answer = { rainColumn: 'A', maxColumn: 'B', minColumn: 'none' };
  const { rows } = readCells([['', 'Date', 'A', 'B'], ...cells], answer);
  expect(rows[0]).toEqual(madeRow(2001, ['max', 'rain']));
});

test('a row of names is not said to be missing, where a cell beside looks like a date', () => {
  const names = ['AREA', 'TAVE', 'TMAX', 'TMIN', 'RF'];
  const cells = ['Upton', 'Kew', 'Mill', 'Ashton', 'Low Moor', 'High Moor', 'Wells', 'Quay'].map(
    (place, at): Cell[] => [place, 20 + at, { year: 2008, month: 8, day: 3 + at }, 14 + at, at * 9],
  );
  expect(kindsOf(readCells([names, ...cells]))).toEqual(['no-table']);
  expect(kindsOf(readCells(cells))).not.toContain('no-table');
});
