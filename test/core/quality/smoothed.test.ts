import { describe, expect, test } from '@jest/globals';
import { meanOf } from '../../../src/core/dataset/mean-of.ts';
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

/** Each month as the mean of the months that lie so far from it. */
function meansOver(months: readonly Month[], lags: readonly number[], decimals = 1): Month[] {
  const meanAt = (at: number, element: 'max' | 'min' | 'rain'): number =>
    roundTo(meanOf(lags.map((lag) => months[at + lag]?.[element] ?? Number.NaN)), decimals);
  return months.flatMap((month, at) => {
    const [max, min, rain] = [meanAt(at, 'max'), meanAt(at, 'min'), meanAt(at, 'rain')];
    return Number.isNaN(max) ? [] : [{ ...month, max, min, rain }];
  });
}

const upTo = (span: number): number[] => Array.from({ length: span }, (_, at) => at - span + 1);
const years = (count: number): number[] => upTo(count).map((year) => year * 12);
const centred = (span: number): number[] => upTo(span).map((lag) => lag + Math.floor(span / 2));

const elementsTold = (months: readonly Month[]) =>
  checkMonths(readingOf(months)).flatMap(({ kind, params }) =>
    kind === 'quality.smoothed' ? params.element : [],
  );

describe('running means are no months', () => {
  test.each<{ why: string; lags: number[]; years: number; of?: Climate[] }>([
    { why: 'the last twelve months', lags: upTo(12), years: 6, of: ['temperate', 'monsoon'] },
    {
      why: 'the last twelve, of few years',
      lags: upTo(12),
      years: 3,
      of: ['equatorial', 'southern'],
    },
    { why: 'the last two years', lags: upTo(24), years: 4 },
    { why: 'twelve months around each', lags: centred(12), years: 30 },
    { why: 'three months', lags: upTo(3), years: 30 },
    { why: 'half a year', lags: upTo(6), years: 30 },
    { why: 'each month over five years', lags: years(5), years: 30 },
    { why: 'each month over ten years', lags: years(10), years: 40 },
    { why: 'three years around', lags: [-12, 0, 12], years: 60 },
  ])('of $why', ({ lags, years: count, of = ALL }) => {
    for (const climate of of) {
      const months = inventedMonths(climate, { firstYear: 1931, years: count, seed: 3 });
      expect({ climate, told: elementsTold(meansOver(months, lags)) }).toMatchObject({
        climate,
        told: expect.arrayContaining(['max', 'min']),
      });
    }
  });

  test('of rain over five years each', () => {
    for (const climate of ['temperate', 'equatorial', 'southern', 'continental'] as const) {
      const months = inventedMonths(climate, { firstYear: 1931, years: 30, seed: 3 });
      expect(elementsTold(meansOver(months, years(5)))).toContain('rain');
    }
  });
});

describe('months are none', () => {
  test.each([
    { why: 'three years', count: 3, decimals: 1 },
    { why: 'eight years', count: 8, decimals: 1 },
    { why: 'eight years in whole degrees', count: 8, decimals: 0 },
    { why: 'twenty years', count: 20, decimals: 1 },
  ])('over $why in any climate', ({ count, decimals }) => {
    for (const climate of ALL)
      for (const seed of [1, 2, 3, 4, 5]) {
        const months = inventedMonths(climate, { firstYear: 1931, years: count, seed, decimals });
        expect({ climate, seed, told: elementsTold(months) }).toEqual({ climate, seed, told: [] });
      }
  });

  test('where all grow warmer year by year', () => {
    const months = inventedMonths('equatorial', { firstYear: 1931, years: 60, seed: 2 });
    const warmer = months.map((month) => {
      const by = (month.year - 1931) * 0.05;
      return { ...month, max: roundTo(month.max + by, 1), min: roundTo(month.min + by, 1) };
    });
    expect(elementsTold(warmer)).toEqual([]);
  });

  test('where warm years follow warm years, as beside an ocean that warms and cools', () => {
    const months = inventedMonths('equatorial', { firstYear: 1931, years: 40, seed: 2 });
    const slow = months.map((month, at) => {
      const by = Math.sin((at / 43) * 2 * Math.PI);
      return { ...month, max: roundTo(month.max + by, 1), min: roundTo(month.min + by, 1) };
    });
    expect(elementsTold(slow)).toEqual([]);
  });

  test('where one value stands in each of them', () => {
    const months = inventedMonths('temperate', { firstYear: 1931, years: 4, seed: 2 });
    expect(elementsTold(months.map((month) => ({ ...month, max: 12.5, rain: 0 })))).toEqual([]);
  });
});
