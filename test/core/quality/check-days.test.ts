import { expect, test } from '@jest/globals';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import { sayFinding } from '../../../src/core/words/finding-words.ts';
import { LANGUAGES } from '../../../src/core/words/languages.ts';
import { type DayOfStation, inventedDays } from '../../support/invented-station.ts';
import { dailySeries } from './reading-of.ts';

type Case = {
  name: string;
  spoil: (day: DayOfStation, index: number) => DayOfStation;
  found: Pick<Finding, 'kind' | 'severity' | 'params' | 'places'>[];
};

const CLEAN = inventedDays('temperate', { firstYear: 1991, years: 12 });

const at = (index: number, change: Partial<DayOfStation>) => (day: DayOfStation, own: number) =>
  own === index ? { ...day, ...change } : day;

function outlier(kind: Finding['kind'], cell: string, params: Finding['params']) {
  return warning(kind, [cell], { count: 1, others: 2, ...params });
}

function cellsOf(columns: string, from: number, to: number): string[] {
  return columns
    .split('')
    .flatMap((column) =>
      Array.from({ length: to - from + 1 }, (_, row) => `${column}${from + row}`),
    );
}

function warning(kind: Finding['kind'], cells: string[], params: Finding['params']) {
  return { kind, severity: 'warning' as const, params, places: [{ sheet: 'Days', cells }] };
}

/** June 1993 stands under June 1994 as well. */
function pastedJune(day: DayOfStation): DayOfStation {
  if (day.year !== 1994 || day.month !== 6) return day;
  const { max, min } =
    CLEAN.find((one) => one.year === 1993 && one.month === 6 && one.day === day.day) ?? day;
  return { ...day, max, min };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Days begin on 1 January 1991 in row 2; max, min, rain stand in B, C, D. */
const CASES: Case[] = [
  {
    name: 'a maximum far below its minimum is a slip',
    spoil: at(9, { max: 3.6, min: 11.2 }),
    found: [
      {
        kind: 'quality.day-min-above-max',
        severity: 'warning',
        params: { count: 1, date: '1991-01-10', min: 11.2, max: 3.6 },
        places: [{ sheet: 'Days', cells: ['B11', 'C11'] }],
      },
    ],
  },
  {
    name: 'a maximum slightly below its minimum is read at another hour',
    spoil: (day, index) => ({ ...day, max: tenths(day.min + (index === 9 ? -0.8 : 2)) }),
    found: [],
  },
  {
    name: 'a day hotter than any on Earth blocks',
    spoil: at(9, { max: 78.1 }),
    found: [
      {
        kind: 'quality.day-impossible',
        severity: 'error',
        params: {
          count: 1,
          element: 'max',
          date: '1991-01-10',
          value: 78.1,
          low: -90,
          high: 57,
          unit: '°C',
        },
        places: [{ sheet: 'Days', cells: ['B11'] }],
      },
    ],
  },
  {
    name: 'a January day with a July value does not fit the days around it',
    spoil: at(9, { max: 38 }),
    found: [
      outlier('quality.day-outlier', 'B11', {
        element: 'max',
        date: '1991-01-10',
        value: 38,
        expected: 9,
      }),
    ],
  },
  {
    name: 'a lost minus is told as one, not as a minimum above its maximum',
    spoil: (day, index) => ({
      ...day,
      max: tenths(day.max - 14),
      min: tenths(index === 9 ? -(day.min - 14) : day.min - 14),
    }),
    found: [
      outlier('quality.day-outlier-sign', 'C11', {
        element: 'min',
        date: '1991-01-10',
        value: 14,
        expected: -13,
      }),
    ],
  },
  {
    name: 'a summer day a tenth of itself is a slipped decimal mark',
    spoil: (day, index) => (index === 200 ? { ...day, max: tenths(day.max / 10) } : day),
    found: [
      outlier('quality.day-outlier-decimal', 'B202', {
        element: 'max',
        date: '1991-07-20',
        value: 1.3,
        expected: 13,
      }),
    ],
  },
  {
    name: 'a day in °F among days in °C',
    spoil: (day, index) => (index === 100 ? { ...day, min: tenths(day.min * 1.8 + 32) } : day),
    found: [
      outlier('quality.day-outlier-fahrenheit', 'C102', {
        element: 'min',
        date: '1991-04-11',
        value: 39.4,
        expected: 3,
      }),
    ],
  },
  {
    name: 'a row copied over the days below it',
    spoil: (day, index) => (index > 40 && index < 45 ? { ...day, max: 7.1, min: 1.2 } : day),
    found: [
      warning('quality.day-rows-equal', cellsOf('BC', 43, 46), {
        count: 4,
        date: '1991-02-11',
        max: 7.1,
        min: 1.2,
      }),
    ],
  },
  {
    name: 'a month of days pasted once more under the next year',
    spoil: pastedJune,
    found: [
      warning('quality.day-months-equal', ['B884', 'B1249'], {
        count: 1,
        element: 'max',
        date: '1993-06',
        otherDate: '1994-06',
      }),
    ],
  },
  {
    name: 'a year of maxima pasted one row too low',
    spoil: (day, index) =>
      day.year === 1995 ? { ...day, max: CLEAN[index - 1]?.max ?? day.max } : day,
    found: [warning('quality.days-late', ['B1463'], { count: 1, year: 1995 })],
  },
  {
    name: 'a gauge that nobody reads on Sundays',
    spoil: (day, index) => {
      // 1 January 1991 was a Tuesday.
      if (day.year < 1994 || day.year > 1996) return day;
      const [isSunday, isMonday] = [index % 7 === 5, index % 7 === 6];
      if (isSunday) return { ...day, rain: 0 };
      return isMonday ? { ...day, rain: tenths(day.rain + (CLEAN[index - 1]?.rain ?? 0)) } : day;
    },
    found: [
      warning('quality.weekday-dry', ['D1098', 'D1463', 'D1828'], {
        count: 3,
        year: 1995,
        weekday: 7,
        wet: 0,
        otherWet: 44,
      }),
    ],
  },
  {
    name: 'two rows one column to the right are one finding, and no outlier beside it',
    spoil: (day, index) =>
      index === 200 || index === 600
        ? { ...day, max: Number.NaN, min: day.max, rain: day.min }
        : day,
    found: [
      warning('quality.day-columns-slipped', ['B202', 'B602', 'C202', 'C602', 'D202', 'D602'], {
        count: 2,
        date: '1991-07-20',
        min: CLEAN[200]?.max ?? 0,
        rain: CLEAN[200]?.min ?? 0,
      }),
    ],
  },
  {
    name: 'a maximum that was not read, above a dry day, is no row that slipped',
    spoil: (day, index) =>
      index === 200 ? { ...day, max: Number.NaN, min: day.max, rain: 0 } : day,
    found: [],
  },
  {
    name: 'maxima that nobody read for days are no rows that slipped',
    spoil: (day, index) =>
      index >= 200 && index < 203 ? { ...day, max: Number.NaN, min: day.max, rain: day.min } : day,
    found: [],
  },
  {
    name: 'two decimal marks of one season do not hide each other',
    spoil: (day, index) => (index === 300 || index === 660 ? { ...day, rain: 187 } : day),
    found: ['1991-10-28', '1992-10-22'].map((date) =>
      warning('quality.day-rain-outlier', [date.startsWith('1991') ? 'D302' : 'D662'], {
        count: 1,
        date,
        value: 187,
        next: 30.3,
        usual: 3.6,
      }),
    ),
  },
  {
    name: 'ten times the rain of a wet day',
    spoil: (day, index) => (index === 300 ? { ...day, rain: 187 } : day),
    found: [
      warning('quality.day-rain-outlier', ['D302'], {
        count: 1,
        date: '1991-10-28',
        value: 187,
        next: 30.3,
        usual: 3.2,
      }),
    ],
  },
  {
    name: 'a stuck instrument repeats itself for weeks',
    spoil: (day, index) => (index >= 40 && index < 65 ? { ...day, min: 2.5 } : day),
    found: [
      {
        kind: 'quality.day-streak',
        severity: 'warning',
        params: { count: 25, element: 'min', date: '1991-02-10', value: 2.5 },
        places: [
          { sheet: 'Days', cells: Array.from({ length: 25 }, (_, index) => `C${42 + index}`) },
        ],
      },
    ],
  },
  {
    name: 'weeks without rain are weather',
    spoil: (day, index) => (index >= 40 && index < 80 ? { ...day, rain: 0 } : day),
    found: [],
  },
  {
    name: 'a week of traces, which are written as 0.05 mm, is weather too',
    spoil: (day, index) => (index >= 40 && index < 80 ? { ...day, rain: 0.05 } : day),
    found: [],
  },
  {
    name: 'rain summed up day by day is told, a slip of the pen in it or not',
    spoil: (day, index) => ({ ...day, rain: index === 90 ? 1 : Math.floor((index % 365) / 2) }),
    found: [
      {
        kind: 'quality.running-totals',
        severity: 'warning',
        params: { count: 12, of: 12, year: '1991–2002' },
        places: [{ sheet: 'Days', cells: ['D2'] }],
      },
    ],
  },
];

test('a year of maxima pasted one row too high is told, beside what it makes of single days', () => {
  const early = (day: DayOfStation, index: number) =>
    day.year === 1995 ? { ...day, max: CLEAN[index + 1]?.max ?? day.max } : day;
  const told = warning('quality.days-early', ['B1463'], { count: 1, year: 1995 });
  expect(findings(early)).toContainEqual(told);
});

test.each(CASES)('$name', ({ spoil, found }) => {
  expect(findings(spoil)).toEqual(found);
});

test('a small mistake shows once thirty great ones are taken out', () => {
  const great = (index: number) => index % 150 === 50;
  const found = findings((day, index) => {
    if (index === 3333) return { ...day, max: tenths(day.max + 13) };
    return great(index) ? { ...day, max: tenths(day.max + 25 + (index % 7)) } : day;
  });
  expect(found.flatMap(({ places }) => places.flatMap(({ cells }) => cells))).toContain('B3335');
});

test('every doubt about a day is said in full in every language', () => {
  const doubts = CASES.flatMap(({ spoil }) => findings(spoil));
  const sentences = LANGUAGES.flatMap((language) =>
    doubts.map((finding) => sayFinding(finding, language)),
  );
  expect(sentences.filter((said) => /[{}]|quality\./.test(said))).toEqual([]);
});

const FOUND = new Map<Case['spoil'], Finding[]>();

function findings(spoil: Case['spoil']): Finding[] {
  const known = FOUND.get(spoil);
  if (known) return known;
  const days = dailySeries(CLEAN.map(spoil));
  const found = checkMonths({ series: [], statedYears: [], partial: [], days });
  FOUND.set(spoil, found);
  return found;
}
