import { expect, test } from '@jest/globals';
import { dateOfDay, dayNumber } from '../../../src/core/calendar/civil-date.ts';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import { inventedMonths, type Month } from '../../support/invented-station.ts';
import { dailySeries, readingOf } from './reading-of.ts';

// Just beyond its threshold a doubt comes, and just before it none.

/** Twelve years of 1,200 mm; the fifth has no rain at all, and the eighth this share of the usual. */
function yearsOfRain(driest: number): Month[] {
  return Array.from({ length: 144 }, (_, at) => {
    const year = Math.floor(at / 12);
    const rain = year === 4 ? 0 : (year === 7 ? driest : 1) * (95 + (at % 3) * 5);
    return { year: 2001 + year, month: (at % 12) + 1, max: NaN, min: NaN, rain };
  });
}

test.each([
  { driest: 0.11, isTold: true },
  { driest: 0.09, isTold: false },
])(
  'a year without rain is told where the driest other had $driest of the usual: $isTold',
  (row) => {
    const kinds = checkMonths(readingOf(yearsOfRain(row.driest))).map(({ kind }) => kind);
    expect(kinds.includes('quality.streak-of-months')).toBe(row.isTold);
  },
);

/** Four years in which six of ten days are wet, and of the Sundays this share of that. */
function daysWithSundays(share: number) {
  const first = dayNumber({ year: 2001, month: 1, day: 1 });
  const last = dayNumber({ year: 2004, month: 12, day: 31 });
  let [sundays, others] = [0, 0];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const isSunday = at % 7 === 6;
    const wet = 0.6 * (isSunday ? share : 1);
    const count = isSunday ? ++sundays : ++others;
    const isWet = Math.floor(count * wet) > Math.floor((count - 1) * wet);
    return { ...dateOfDay(first + at), max: NaN, min: NaN, rain: isWet ? 4 + (at % 5) : 0 };
  });
}

test.each([
  { share: 0.56, isTold: true },
  { share: 0.66, isTold: false },
])('Sundays with $share of the usual wet days are told: $isTold', ({ share, isTold }) => {
  const days = dailySeries(daysWithSundays(share));
  const kinds = checkMonths({ series: [], statedYears: [], partial: [], days }).map(
    ({ kind }) => kind,
  );
  expect(kinds.includes('quality.weekday-dry')).toBe(isTold);
});

const CLEAN = inventedMonths('continental', { firstYear: 1951, years: 30 });

/** In 1965 each month stands by this share in the row of the month before it. */
function yearMovedBy(share: number): Month[] {
  return CLEAN.map((month, at) => {
    const { max, min } = CLEAN[at + 1] ?? month;
    if (month.year !== 1965) return month;
    const between = (own: number, next: number): number => own + share * (next - own);
    return { ...month, max: between(month.max, max), min: between(month.min, min) };
  });
}

test.each([
  { share: 0.694, isTold: true },
  { share: 0.687, isTold: false },
])('a year that stands a month early by $share is told: $isTold', ({ share, isTold }) => {
  const kinds = checkMonths(readingOf(yearMovedBy(share))).map(({ kind }) => kind);
  expect(kinds.some((kind) => kind.startsWith('quality.year-early'))).toBe(isTold);
});
