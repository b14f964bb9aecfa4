import { describe, expect, test } from '@jest/globals';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import { generatedDays } from '../../bench/checks/generated-days.ts';
import { judgeTogether, type Told } from '../../bench/checks/judge-day-checks.ts';
import { DAY_MISTAKES } from '../../bench/checks/planted-day-mistakes.ts';
import { plantedTogether } from '../../bench/checks/planted-together.ts';
import { chance } from '../../support/chance.ts';
import {
  CLIMATES,
  type Climate,
  inventedDays,
  inventedMonths,
  type Month,
  roundTo,
} from '../../support/invented-station.ts';
import { dailySeries, readingOf } from './reading-of.ts';

const FIRST = 1931;
const YEARS = 60;
const MIDDLE = 1961;
const ALL = Object.keys(CLIMATES) as Climate[];
const NOTE: Finding['kind'] = 'quality.months-missing';

type Change = (month: Month, before: Month | undefined) => Month;
type Case = {
  name: string;
  plant: (months: readonly Month[]) => Month[];
  /** what a person is to be told, and nothing else */
  told: Finding['kind'][];
  /** where nothing can be known of it */
  but?: Climate[];
};

// A fault of a whole column, or of a whole year, has one cause: one sentence says it in every climate.
const CASES: Case[] = [
  {
    name: 'Kelvin from a year on is impossible, and makes no month before it odd',
    plant: from(MIDDLE, (one) => ({ ...one, max: one.max + 273.2, min: one.min + 273.2 })),
    told: ['quality.value-impossible', 'quality.unit-change', 'quality.unit-change'],
  },
  {
    name: 'a maximum in °F from a year on is that, and not too far from its minimum as well',
    plant: from(MIDDLE, (one) => ({ ...one, max: one.max * 1.8 + 32 })),
    told: ['quality.unit-change', 'quality.value-impossible'],
    // There a maximum near −20 °C hardly changes, and the unit is not found.
    but: ['polar'],
  },
  {
    name: 'a missing code is impossible, and makes neither its year nor its neighbours odd',
    plant: from(MIDDLE, (one) =>
      one.year === MIDDLE && one.month === 3 ? { ...one, max: 999.9 } : one,
    ),
    told: ['quality.value-impossible'],
  },
  {
    name: 'rain summed up since January',
    plant: runningTotals(1),
    told: ['quality.running-totals'],
    but: ['desert', 'rainless'],
  },
  {
    name: 'rain summed up since October, where the rain year begins',
    plant: runningTotals(10),
    told: ['quality.running-totals'],
    but: ['desert', 'rainless'],
  },
  {
    name: 'rain summed up in the last year alone',
    plant: (months) => {
      const last = FIRST + YEARS - 1;
      const summed = runningTotals(1)(months);
      return months.map((one, index) => (one.year === last ? (summed[index] as Month) : one));
    },
    told: ['quality.running-totals'],
    but: ['desert', 'rainless'],
  },
  {
    name: 'no rain for half of the record is a gauge that ended',
    plant: from(MIDDLE, (one) => ({ ...one, rain: 0 })),
    told: ['quality.streak-of-months'],
    but: ['desert', 'rainless'],
  },
  {
    name: 'no rain for a year is told as one gap and not month by month',
    plant: only(MIDDLE, (one) => ({ ...one, rain: 0 })),
    told: ['quality.streak-of-months'],
    but: ['desert', 'rainless'],
  },
  {
    name: 'a year copied from the one before, with one cell put right',
    plant: only(MIDDLE, (one, before) => (one.month === 5 ? one : { ...one, ...valuesOf(before) })),
    told: ['quality.years-equal'],
  },
  {
    name: 'half a year copied from the one before',
    plant: only(MIDDLE, (one, before) => (one.month < 7 ? one : { ...one, ...valuesOf(before) })),
    told: ['quality.years-equal'],
  },
  {
    name: 'rain in cm from a year on is that, and no month or year of it is rare as well',
    plant: (months) =>
      months.map((one) => (one.year < MIDDLE ? one : { ...one, rain: one.rain * 10 })),
    told: ['quality.unit-change'],
    // There ten times the rain is beyond any month on Earth, which is said too.
    but: ['desert', 'rainless', 'monsoon'],
  },
];

describe.each(CASES)('$name', ({ plant, told, but = [] }) => {
  test.each(ALL.filter((climate) => !but.includes(climate)))('in a %s climate', (climate) => {
    const clean = inventedMonths(climate, { firstYear: FIRST, years: YEARS, seed: 7 });
    const found = kindsOf(plant(clean).map(rounded));
    expect(found.filter((kind) => !isOfOneMonth(kind)).sort()).toEqual([...told].sort());
    // A clean record has such a month in 300 years, too.
    expect(found.filter(isOfOneMonth).length).toBeLessThanOrEqual(1);
  });
});

test('many months whose maximum lies far from the minimum are told in a few sentences', () => {
  const months = inventedMonths('temperate', { firstYear: FIRST, years: YEARS }).map((one) =>
    one.month === 7 ? { ...one, max: one.min + 31 } : one,
  );
  const found = checkMonths(readingOf(months));
  const wide = found.filter(({ kind }) => kind === 'quality.range-too-wide');
  expect(wide.map(({ params }) => params.count)).toEqual([1, 1, 1, 57]);
});

test.each([3, 30])('%i years that all have the usual rain are copies of one another', (years) => {
  const usual = inventedMonths('temperate', { firstYear: FIRST, years: 1 });
  const months = inventedMonths('temperate', { firstYear: FIRST, years }).map((one) => ({
    ...one,
    rain: usual[one.month - 1]?.rain ?? 0,
  }));
  expect(kindsOf(months)).toEqual(['quality.years-equal']);
});

describe('the wettest place on Earth', () => {
  const months = inventedMonths('monsoon', { firstYear: FIRST, years: 30 }).map((one) =>
    rounded({ ...one, rain: one.rain * 4.6 }),
  );
  const years = checkMonths(readingOf(months)).filter(
    ({ kind }) => kind === 'quality.rain-year-rare',
  );

  test('is told of its years in one sentence', () => {
    expect(years.length).toBe(1);
  });
});

test.each([
  { name: 'the last five', isDry: (year: number) => year >= 1936 },
  { name: 'the first three', isDry: (year: number) => year < 1934 },
])('ten years are enough to doubt that no rain fell in $name', ({ isDry }) => {
  for (const climate of ['temperate', 'monsoon', 'equatorial'] as const) {
    const months = inventedMonths(climate, { firstYear: 1931, years: 10, seed: 3 });
    const found = checkMonths(
      readingOf(months.map((one) => (isDry(one.year) ? { ...one, rain: 0 } : one))),
    );
    expect(found.map(({ kind }) => kind)).toContain('quality.streak-of-months');
  }
});

test('of 193 mistakes in the days of six stations at once more than six in ten are told', () => {
  const sheets = plantedTogether(generatedDays(20_261_129, 1), DAY_MISTAKES, chance(1));
  const kinds = [...judgeTogether(sheets).values()];
  const [planted, told] = [sumOf(kinds, 'planted'), sumOf(kinds, 'told')];
  expect(planted).toBe(193);
  expect(told / planted).toBeGreaterThan(0.6);
});

test('a few showers a year are no running total, though the gauge seldom falls back', () => {
  const days = inventedDays('desert', { years: 2 }).map((day) => ({
    ...day,
    rain: day.day === 9 && day.month % 2 === 0 ? 4.5 : 0,
  }));
  const found = checkMonths({ series: [], statedYears: [], partial: [], days: dailySeries(days) });
  expect(found.map(({ kind }) => kind)).not.toContain('quality.running-totals');
});

describe('a table in whole degrees', () => {
  const months = inventedMonths('temperate', { firstYear: FIRST, years: 40, decimals: 0 });

  test('whose own yearly means are whole degrees, too, agrees with itself', () => {
    const reading = readingOf(months);
    const statedYears = Array.from({ length: 40 }, (_, index) => {
      const ofYear = months.filter(({ year }) => year === FIRST + index);
      const value = Math.round(ofYear.reduce((sum, { max }) => sum + max, 0) / 12);
      const place = { sheet: 'Farm', rowIndex: index + 1, columnIndex: 37 };
      return { element: 'max' as const, year: FIRST + index, value, ...place };
    });
    expect(checkMonths({ ...reading, statedYears }).map(({ kind }) => kind)).toEqual([]);
  });
});

function sumOf(kinds: readonly Told[], of: keyof Told): number {
  return kinds.reduce((sum, kind) => sum + kind[of], 0);
}

function isOfOneMonth(kind: string): boolean {
  return kind.startsWith('quality.outlier');
}

function kindsOf(months: readonly Month[]): string[] {
  const kinds = checkMonths(readingOf(months)).map(({ kind }) => kind);
  return kinds.filter((kind) => kind !== NOTE);
}

function rounded(month: Month): Month {
  const { max, min, rain } = month;
  return { ...month, max: roundTo(max, 1), min: roundTo(min, 1), rain: roundTo(rain, 1) };
}

function valuesOf(month: Month | undefined) {
  return month && { max: month.max, min: month.min, rain: month.rain };
}

function only(year: number, change: Change): Case['plant'] {
  return (months) =>
    months.map((one, index) => (one.year === year ? change(one, months[index - 12]) : one));
}

function from(year: number, change: Change): Case['plant'] {
  return (months) =>
    months.map((one, index) => (one.year >= year ? change(one, months[index - 12]) : one));
}

function runningTotals(beginning: number): Case['plant'] {
  return (months) => {
    let sum = 0;
    return months.map((one) => {
      sum = one.month === beginning ? one.rain : sum + one.rain;
      return { ...one, rain: sum };
    });
  };
}
