import { describe, expect, test } from '@jest/globals';
import { totalOf } from '../../../src/core/dataset/total-of.ts';
import {
  CLIMATES,
  type Climate,
  type DayOfStation,
  inventedDays,
  inventedMonths,
} from '../../support/invented-station.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const climates = Object.keys(CLIMATES) as Climate[];
const daysOf = (climate: Climate) => inventedDays(climate, { firstYear: 1991, years: 2, seed: 4 });
const table = (days: readonly DayOfStation[], rain: (at: number) => number): string =>
  `Date,Tmax (°C),Rain (mm)\n${days
    .map(({ year, month, day, max }, at) => `${year}-${two(month)}-${two(day)},${max},${rain(at)}`)
    .join('\n')}`;
const tenths = (amount: number): number => Math.round(amount * 10) / 10;

/** The sum of the days to this one, from `from` on */
function sumOf(days: readonly DayOfStation[], from: number, at: number): number {
  return tenths(totalOf(days.slice(Math.max(0, from), at + 1).map(({ rain }) => rain)));
}

describe('rain of several days in each day’s row is asked about', () => {
  test.each([3, 7, 10, 30])('of %d days', (span) => {
    for (const climate of ['temperate', 'monsoon', 'mediterranean'] as const) {
      const days = daysOf(climate);
      const text = table(days, (at) => sumOf(days, at - span + 1, at));
      expect(kindsOf(readText(text))).toEqual(['sums-of-days']);
      const own = readText(text, { wishes: { element: 'rain' } });
      expect(own.rows[0]).toHaveProperty('01_rain');
      const none = readText(text, { wishes: { element: 'none' } });
      expect(none.rows[0]).not.toHaveProperty('01_rain');
      expect(none.rows[0]).toHaveProperty('01_max');
    }
  });

  test('the month’s on all of its days', () => {
    for (const climate of ['temperate', 'monsoon', 'southern'] as const) {
      const days = daysOf(climate);
      const ofMonth = ({ year, month }: DayOfStation) =>
        tenths(
          totalOf(days.filter((d) => d.year === year && d.month === month).map((d) => d.rain)),
        );
      const kinds = kindsOf(readText(table(days, (at) => ofMonth(days[at] as DayOfStation))));
      expect(kinds).toEqual(['sums-of-days']);
    }
  });

  test('what has fallen so far in a desert', () => {
    const days = daysOf('desert');
    const first = (at: number) => days.findIndex(({ year }) => year === days[at]?.year);
    const reading = readText(table(days, (at) => sumOf(days, first(at), at)));
    expect(reading.rows[0] ?? {}).not.toHaveProperty('01_rain');
  });
});

test.each([0.1, 1, 5])('days of rain that follow each other are read, to %d mm', (step) => {
  for (const climate of climates) {
    const days = daysOf(climate);
    // Of three days each has much of the rain of the one before.
    const text = table(days, (at) => {
      const fallen = (days[at]?.rain ?? 0) + (days[at - 1]?.rain ?? 0) * 0.6;
      return Number((Math.round(fallen / step) * step).toFixed(1));
    });
    expect(kindsOf(readText(text))).not.toContain('sums-of-days');
  }
});

test('rain of 0 and 1 says whether it rained, and no amount', () => {
  const days = daysOf('temperate');
  const reading = readText(table(days, (at) => Number((days[at]?.rain ?? 0) > 0)));
  expect(reading.rows[0]).not.toHaveProperty('01_rain');
  expect(kindsOf(reading)).toContain('values-of-something-else');
});

test('so does rain of 0 and 1 in months, and 0 to 4 inches are amounts', () => {
  const months = inventedMonths('temperate', { firstYear: 2001, years: 12 });
  const ofMonths = (amount: (rain: number) => number, name: string): string[] =>
    kindsOf(
      readText(
        [
          `Year,Month,${name}`,
          ...months.map(({ year, month, rain }) => [year, month, amount(rain)].join()),
        ].join('\n'),
      ),
    );
  const isWet = (rain: number): number => Number(rain > 90);
  expect(ofMonths(isWet, 'Rain_Outlier')).toContain('values-of-something-else');
  const inches = (rain: number): number => Math.min(4, Math.round(rain / 25.4));
  expect(ofMonths(inches, 'Rain (in)')).not.toContain('values-of-something-else');
});

test('rain of 0 to 4 says how wet it was, and no amount', () => {
  const days = daysOf('temperate');
  const mark = (rain: number): number => [0, 0.9, 3.9, 7.9].filter((most) => rain > most).length;
  const reading = readText(table(days, (at) => mark(days[at]?.rain ?? 0)));
  expect(reading.rows[0]).not.toHaveProperty('01_rain');
  expect(kindsOf(reading)).toContain('values-of-something-else');
});

test.each(climates)('rain in whole centimetres is an amount: %s', (climate) => {
  const days = daysOf(climate);
  const text = table(days, (at) => Math.round((days[at]?.rain ?? 0) / 10));
  expect(kindsOf(readText(text))).not.toContain('values-of-something-else');
});
