import { describe, expect, test } from '@jest/globals';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import {
  CLIMATES,
  type Climate,
  inventedMonths,
  type Month,
} from '../../support/invented-station.ts';
import { readingOf } from './reading-of.ts';

const ALL = Object.keys(CLIMATES) as Climate[];
const LENGTHS = [3, 4, 5, 6, 8, 12];
const FIRST = 2001;

const DRY: Climate[] = ['desert', 'rainless'];

/** What was written in the first years, below a header that names another unit; of 24 records found in so many. */
const CHANGES: { what: string; of: (month: Month) => Month; fewest: number; but: Climate[] }[] = [
  { what: 'inches', of: (one) => ({ ...one, rain: one.rain / 25.4 }), fewest: 13, but: DRY },
  { what: 'centimetres', of: (one) => ({ ...one, rain: one.rain / 10 }), fewest: 13, but: DRY },
  {
    what: '°F',
    of: (one) => ({ ...one, max: one.max * 1.8 + 32, min: one.min * 1.8 + 32 }),
    fewest: 22,
    but: [],
  },
];

/** Every record of these lengths with each of its first years in another unit. */
function* records(climate: Climate): Iterable<{ months: Month[]; cut: number }> {
  for (const years of LENGTHS)
    for (const cut of [1, 2, years >> 1, years - 1]) {
      const seed = years * 31 + cut;
      yield {
        months: inventedMonths(climate, { firstYear: FIRST, years, seed }),
        cut: FIRST + cut,
      };
    }
}

const kindsIn = (months: Month[]) => checkMonths(readingOf(months)).map(({ kind }) => kind);
const TOLD = ['quality.unit-change', 'quality.value-impossible'];

describe.each(CHANGES)('the first of a few years in $what', ({ of, fewest, but }) => {
  test.each(ALL.filter((climate) => !but.includes(climate)))('are found: %s', (climate) => {
    const found = [...records(climate)].filter(({ months, cut }) => {
      const written = months.map((one) => (one.year < cut ? of(one) : one));
      return kindsIn(written).some((kind) => TOLD.includes(kind));
    });
    expect(found.length).toBeGreaterThanOrEqual(fewest);
  });
});

// Of 2,400 clean records of each climate none was told to change its unit.
test.each(ALL)('a few clean years change no unit: %s', (climate) => {
  for (let seed = 1; seed <= 12; seed++)
    for (const years of LENGTHS) {
      const months = inventedMonths(climate, { firstYear: FIRST, years, seed });
      expect(kindsIn(months)).not.toContain('quality.unit-change');
    }
});
