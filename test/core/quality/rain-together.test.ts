import { describe, expect, test } from '@jest/globals';
import { totalOf } from '../../../src/core/dataset/total-of.ts';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import {
  CLIMATES,
  type Climate,
  inventedMonths,
  type Month,
  roundTo,
} from '../../support/invented-station.ts';
import { readingOf } from './reading-of.ts';

const ALL = Object.keys(CLIMATES) as Climate[];
const isTold = (months: readonly Month[]): boolean =>
  checkMonths(readingOf(months)).some(({ kind }) => kind === 'quality.rain-together');

/** The sum of each year at twelve gauges: each has a share of its own, and some luck. */
function gauges(climate: Climate, luck: number): Month[] {
  const months = inventedMonths(climate, { firstYear: 1981, years: 12, seed: 4 });
  const ofYear = (year: number): number =>
    totalOf(months.filter((month) => month.year === year).map(({ rain }) => rain));
  return months.map((month, at) => {
    const share = 0.8 + (month.month % 5) / 10 + luck * (((at * 7) % 13) - 6);
    return {
      ...month,
      max: Number.NaN,
      min: Number.NaN,
      rain: roundTo(ofYear(month.year) * share, 1),
    };
  });
}

describe('twelve gauges are no months', () => {
  test.each(['temperate', 'monsoon', 'desert', 'mediterranean'] as const)(
    'in a %s land',
    (climate) => {
      expect(isTold(gauges(climate, 0))).toBe(true);
      expect(isTold(gauges(climate, 0.004))).toBe(true);
    },
  );

  test('and months are none', () => {
    for (const climate of ALL)
      for (const years of [5, 8, 30])
        for (const seed of [1, 2, 3, 4, 5, 6]) {
          const months = inventedMonths(climate, { firstYear: 1931, years, seed });
          expect({ climate, years, seed, told: isTold(months) }).toMatchObject({ told: false });
        }
  });

  test('nor where one year in ten is very wet', () => {
    const months = inventedMonths('temperate', { firstYear: 1931, years: 30, seed: 2 });
    const wetter = ({ year }: Month): number => (year % 10 === 3 ? 1.5 : 1);
    expect(isTold(months.map((month) => ({ ...month, rain: month.rain * wetter(month) })))).toBe(
      false,
    );
  });
});
