import { describe, expect, test } from '@jest/globals';
import { inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const months = inventedMonths('temperate', { firstYear: 1981, years: 4, seed: 9 });
const days = inventedDays('temperate', { firstYear: 1991, years: 1, seed: 9 });

const monthly = (of: (rain: number, at: number) => number): string =>
  `Year,Month,Rain (mm)\n${months.map(({ year, month, rain }, at) => `${year},${month},${of(rain, at)}`).join('\n')}`;
const daily = (of: (rain: number, at: number) => number): string =>
  `Date,Rain (mm)\n${days.map(({ year, month, day, rain }, at) => `${year}-${two(month)}-${two(day)},${of(rain, at)}`).join('\n')}`;

const lost = (rain: number, at: number): number => (at % 9 === 4 ? -1 : rain);
const lostWeeks = (rain: number, at: number): number => (at >= 130 && at < 142 ? -1 : rain);

describe('-1 is no amount of rain', () => {
  test('in a month whose others are wet, and is told', () => {
    const reading = readText(monthly(lost));
    expect(reading.rows[0]).not.toHaveProperty('05_rain');
    expect(reading.rows[0]).toHaveProperty('06_rain');
    expect(kindsOf(reading)).toContain('negative-rain');
  });

  test('on each day of a week beside days of 0', () => {
    const reading = readText(daily(lostWeeks));
    expect(reading.rows[0]).not.toHaveProperty('05_rain');
    expect(reading.rows[0]).toHaveProperty('07_rain');
  });
});

describe('-1 is too little to measure', () => {
  test.each([
    { name: 'on single days', text: daily((rain) => (rain > 0 && rain < 0.6 ? -1 : rain)) },
    {
      name: 'where days of 0 had too little to measure, and dry spells last',
      text: daily((rain, at) => (at % 50 < 30 ? -1 : at % 9 === 0 ? 0 : rain + 0.1)),
    },
    { name: 'where no other day is dry', text: daily((rain) => (rain === 0 ? -1 : rain)) },
    {
      name: 'where a note speaks of another code',
      text: `"-9 = missing, -1 = trace"\n${daily((rain) => (rain > 0 && rain < 0.6 ? -1 : rain))}`,
    },
  ])('$name', ({ text }) => {
    const reading = readText(text);
    expect(reading.rows[0]).toHaveProperty('07_rain');
    expect(kindsOf(reading)).toContain('trace-rain');
  });
});
