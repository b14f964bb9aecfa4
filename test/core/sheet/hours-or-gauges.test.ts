import { describe, expect, test } from '@jest/globals';
import { chance } from '../../support/chance.ts';
import { dayLines, kindsOf, offeredBy, readText, two } from './shape-of.ts';

/** Rain that comes for some hours one after the other, on few days or on many. */
function hoursOf(random: () => number, wetDays: number, longest: number): number[] {
  const hours = new Array<number>(24).fill(0);
  if (random() > wetDays) return hours;
  const from = Math.floor(random() * 24);
  const lasts = 1 + Math.floor(random() * longest);
  for (let hour = from; hour < Math.min(24, from + lasts); hour++)
    hours[hour] = Math.round(random() * 60 + 1) / 10;
  return hours;
}

/** Gauges of one valley are wet together; those of a wide plain are wet here and there, in no order. */
function gaugesOf(random: () => number, wetDays: number, wetGauges: number): number[] {
  const isWet = random() < wetDays;
  return Array.from({ length: 24 }, () =>
    isWet && random() < wetGauges ? Math.round(random() * 200 + 1) / 10 : 0,
  );
}

const table = (names: readonly string[], day: (random: () => number) => number[]): string => {
  const random = chance(7).even;
  const lines = dayLines(({ y, m, d }) => [`${y}-${two(m)}-${two(d)}`, ...day(random)].join());
  return `Date,${names.join()}\n${lines}`;
};
const numbered = (word: string, first: number, digits = 2): string[] =>
  Array.from({ length: 24 }, (_, at) => word + String(first + at).padStart(digits, '0'));

const NAMES = {
  'HRF01 to HRF24': numbered('HRF', 1),
  'H1 to H24': numbered('H', 1, 1),
  'H00 to H23': numbered('H', 0),
  'hr_01 to hr_24': numbered('hr_', 1),
  'P01 to P24': numbered('P', 1),
  'Z-1 to Z-24': numbered('Z-', 1, 1),
};

describe.each(Object.entries(NAMES))('24 columns %s over the days of a year', (_, names) => {
  test.each([
    { climate: 'a temperate', wetDays: 0.45, longest: 8 },
    { climate: 'a tropical', wetDays: 0.6, longest: 4 },
    { climate: 'a dry', wetDays: 0.12, longest: 6 },
  ])('are hours where it rains for some hours on end: $climate climate', ({ wetDays, longest }) => {
    const text = table(names, (random) => hoursOf(random, wetDays, longest));
    expect(kindsOf(readText(text, { sheet: 'Rainfall' }))).toEqual(['several-rows-a-day']);
  });

  test.each([
    { where: 'of a valley', wetDays: 0.4, wetGauges: 0.9 },
    { where: 'of a plain', wetDays: 0.5, wetGauges: 0.3 },
    { where: 'of a desert', wetDays: 0.1, wetGauges: 0.15 },
  ])('are gauges where the next is as often wet as any other: $where', (of) => {
    const text = table(names, (random) => gaugesOf(random, of.wetDays, of.wetGauges));
    expect(kindsOf(readText(text, { sheet: 'Rainfall' }))).not.toContain('several-rows-a-day');
  });
});

test('the hours are left where a day has its sum behind them', () => {
  const text = table([...numbered('HRF', 1), 'Total'], (random) => {
    const hours = hoursOf(random, 0.4, 6);
    return [...hours, Math.round(hours.reduce((a, b) => a + b) * 10) / 10];
  });
  const reading = readText(text, { sheet: 'Rainfall (mm)' });
  expect(kindsOf(reading)).toEqual(['columns-not-read']);
  expect(Object.keys(reading.rows[0] ?? {})).toHaveLength(13);
});

test('places keep their question', () => {
  const text = table(numbered('G', 1), (random) => gaugesOf(random, 0.5, 0.3));
  expect(offeredBy(readText(text, { sheet: 'Rainfall' })).slice(0, 2)).toEqual(['G01', 'G02']);
});
