import { describe, expect, test } from '@jest/globals';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import {
  CLIMATES,
  type Climate,
  inventedDays,
  inventedMonths,
} from '../../support/invented-station.ts';
import { dailySeries, readingOf } from './reading-of.ts';

const KINDS = Object.keys(CLIMATES) as Climate[];
const SEEDS = [1, 2, 3];

const YEARS_AN_ODD_MONTH = 300;
const isOutlier = ({ kind }: Finding) => kind.startsWith('quality.outlier');

// A warning that comes with healthy data teaches people to look away from the next one.
describe.each(KINDS)(
  'a clean %s record raises no doubt but one about a month in 300 years',
  (climate) => {
    test.each([
      { name: 'thirty years', years: 30, decimals: 1 },
      { name: 'three hundred years', years: 300, decimals: 1 },
      { name: 'a hundred years in whole degrees and millimetres', years: 100, decimals: 0 },
      { name: 'three years', years: 3, decimals: 1 },
    ])('over $name', ({ years, decimals }) => {
      const found = SEEDS.flatMap((seed) =>
        checkMonths(readingOf(inventedMonths(climate, { firstYear: 1701, years, seed, decimals }))),
      );
      const [months, others] = [found.filter(isOutlier), found.filter((one) => !isOutlier(one))];
      expect(others).toEqual([]);
      // Of 24 values a year one in tens of thousands is as odd as a mistake of 3 °C.
      expect(months.length).toBeLessThanOrEqual((SEEDS.length * years) / YEARS_AN_ODD_MONTH);
    });

    test('in the days it is made of', () => {
      const days = dailySeries(inventedDays(climate, { years: 20 }));
      expect(checkMonths({ series: [], statedYears: [], partial: [], days })).toEqual([]);
    });
  },
);
