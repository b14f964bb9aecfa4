import { expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, offeredBy, readCells } from './shape-of.ts';

// Files whose first row is data: what the columns hold only the person knows.

const DAYS = madeDays(2001, 2);
const EACH = ['max', 'min', 'rain'] as const;
const rowsOf = (of: (day: MadeDay) => Cell[]): Cell[][] => DAYS.map(of);

test.each([
  {
    keys: 'year, month and day in three columns',
    kinds: ['which-column', 'which-column', 'which-column'],
    cells: rowsOf(({ y, m, d, rain, max, min }) => [y, m, d, rain, max, min]),
  },
  {
    keys: 'a number for each date',
    kinds: ['which-column', 'which-column', 'which-column'],
    cells: rowsOf(({ y, m, d, rain, max, min }) => [y * 10_000 + m * 100 + d, max, min, rain]),
  },
  {
    keys: 'the element in each row',
    kinds: ['no-table'],
    cells: DAYS.flatMap(({ y, m, d, max, min }) => [
      ['X1', y * 10_000 + m * 100 + d, 'TMAX', max * 10, '', 7],
      ['X1', y * 10_000 + m * 100 + d, 'TMIN', min * 10, '', 7],
    ]),
  },
])('nothing is guessed of a file without a header: $keys', ({ cells, kinds }) => {
  expect(kindsOf(readCells(cells))).toEqual(kinds);
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
