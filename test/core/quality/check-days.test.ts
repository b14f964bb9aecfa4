import { expect, test } from '@jest/globals';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/sheet/reading.ts';
import { sayFinding } from '../../../src/core/words/finding-words.ts';
import { LANGUAGES } from '../../../src/core/words/languages.ts';
import { type DayOfStation, inventedDays } from '../../support/invented-station.ts';
import { dailySeries } from './reading-of.ts';

type Case = {
  name: string;
  spoil: (day: DayOfStation, index: number) => DayOfStation;
  found: Pick<Finding, 'kind' | 'severity' | 'params' | 'places'>[];
};

const at = (index: number, change: Partial<DayOfStation>) => (day: DayOfStation, own: number) =>
  own === index ? { ...day, ...change } : day;

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
    spoil: at(9, { max: 5.2, min: 6 }),
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
      {
        kind: 'quality.day-apart',
        severity: 'warning',
        params: { count: 1, element: 'max', date: '1991-01-10', value: 78.1 },
        places: [{ sheet: 'Days', cells: ['B11'] }],
      },
    ],
  },
  {
    name: 'a January day with a July value lies apart from all Januaries',
    spoil: at(9, { max: 38 }),
    found: [
      {
        kind: 'quality.day-apart',
        severity: 'warning',
        params: { count: 1, element: 'max', date: '1991-01-10', value: 38 },
        places: [{ sheet: 'Days', cells: ['B11'] }],
      },
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
    name: 'rain summed up day by day is told, a slip of the pen in it or not',
    spoil: (day, index) => ({ ...day, rain: index === 90 ? 1 : Math.floor((index % 365) / 2) }),
    found: [
      {
        kind: 'quality.running-totals',
        severity: 'warning',
        params: { year: '1991' },
        places: [{ sheet: 'Days', cells: ['D2'] }],
      },
    ],
  },
];

test.each(CASES)('$name', ({ spoil, found }) => {
  expect(findings(spoil)).toEqual(found);
});

test.each(LANGUAGES)('every doubt about a day is said in full in %s', (language) => {
  const sentences = CASES.flatMap(({ spoil }) => findings(spoil)).map((finding) =>
    sayFinding(finding, language),
  );
  expect(sentences.filter((said) => /[{}]|quality\./.test(said))).toEqual([]);
});

function findings(spoil: Case['spoil']): Finding[] {
  const days = dailySeries(inventedDays('temperate', { firstYear: 1991, years: 12 }).map(spoil));
  return checkMonths({ values: [], statedYears: [], partial: [], days });
}
