import { describe, expect, test } from '@jest/globals';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { dayLines, kindsOf, monthLines, readText, two } from './shape-of.ts';

const ofDay = (at: number): number => (at % 4 === 1 ? (at * 37) % 23 : 0);
const ofMonth = (at: number): number => 20 + ((at * 37) % 83);
const soFar = (of: (at: number) => number, from: number, to: number): number =>
  Array.from({ length: to - from + 1 }, (_, more) => of(from + more)).reduce((a, b) => a + b, 0);

/** The water's year begins in October: day 273 of 2019. */
const days = (header: string, cells: (at: number) => number[]): string =>
  `Date,${header}\n${dayLines(({ y, m, d }, at) => [`${y}-${two(m)}-${two(d)}`, ...cells(at)].join())}`;
const daySum = (at: number, more = 0): number =>
  soFar((day) => ofDay(day + more), at < 273 ? 0 : 273, at);
const months = (header: string, cells: (at: number) => number[]): string =>
  `Year,Month,${header}\n${monthLines(4, (y, m) => [y, m, ...cells((y - 1961) * 12 + m)].join())}`;
const monthSum = (at: number, more = 0): number =>
  soFar((month) => ofMonth(month + more), at - ((at - 1) % 12), at);

const SHAPES = [
  { shape: 'days', table: days, sum: daySum, of: ofDay },
  { shape: 'months', table: months, sum: monthSum, of: ofMonth },
];
const read = (text: string, wishes: ReadOptions = {}) =>
  readText(text, { sheet: 'precipitation', wishes });

describe.each(SHAPES)('what has fallen so far, in $shape with places across', (given) => {
  const { table, sum, of } = given;

  test.each(['station_301,station_356', 'Upton,Kew'])('"%s": nothing is asked or read', (names) => {
    for (const station of [undefined, names.split(',')[1] ?? '']) {
      const wishes = station === undefined ? {} : { station };
      const reading = read(
        table(names, (at) => [sum(at), sum(at, 5)]),
        wishes,
      );
      expect([kindsOf(reading), reading.rows]).toEqual([['only-year-figures'], []]);
    }
  });

  test('is not read of the place that has it, and the others are', () => {
    const text = table('Upton,Kew,Mill', (at) => [sum(at), of(at + 5), of(at + 9)]);
    expect(kindsOf(read(text))).toEqual(['which-station']);
    const ofSum = read(text, { station: 'Upton' });
    expect([kindsOf(ofSum), ofSum.rows]).toEqual([['only-year-figures'], []]);
    const ofAmounts = read(text, { station: 'Kew' });
    expect([kindsOf(ofAmounts), ofAmounts.rows.length > 0]).toEqual([[], true]);
  });

  test('under a word that only the title explains', () => {
    const reading = read(table('Value', (at) => [sum(at)]));
    expect([kindsOf(reading), reading.rows]).toEqual([['only-year-figures'], []]);
  });

  test('is asked and read as ever of amounts', () => {
    const text = table('Upton,Kew', (at) => [of(at), of(at + 1)]);
    expect(kindsOf(read(text))).toEqual(['which-station']);
    expect(kindsOf(read(text, { station: 'Kew' }))).toEqual([]);
  });
});

test('a dry season at the beginning hides no sums', () => {
  const dry = (at: number): number => (at < 200 ? 31 : 31 + daySum(at - 200));
  const other = (at: number): number => (at < 200 ? 25 : 25 + daySum(at - 200, 5));
  const reading = read(days('station_301,station_356', (at) => [dry(at), other(at)]));
  expect([kindsOf(reading), reading.rows]).toEqual([['only-year-figures'], []]);
});
