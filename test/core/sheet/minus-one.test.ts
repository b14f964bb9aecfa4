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
  test.each([
    '-1 = missing data',
    'Missing values: -1',
    '-1 : donnée manquante',
    '-1: sin dato',
    '−1: falta de dado (ausente)',
    'Fehlende Werte: -1',
    '欠測は-1',
  ])('where a note says so: %s', (note) => {
    for (const text of [`${note}\n${monthly(lost)}`, `${monthly(lost)}\n\n${note}`])
      expect(readText(text).rows[0]).not.toHaveProperty('05_rain');
    const scattered = daily((rain, at) => (at % 40 === 7 ? -1 : rain));
    expect(readText(`${note}\n${scattered}`).rows[0] ?? {}).not.toHaveProperty('01_rain');
  });

  test('in a month whose others are wet, and is told', () => {
    const reading = readText(monthly(lost));
    expect(reading.rows[0]).not.toHaveProperty('05_rain');
    expect(reading.rows[0]).toHaveProperty('06_rain');
    expect(kindsOf(reading)).toContain('negative-rain');
  });

  test('in wet months of a land whose dry ones are without rain', () => {
    const seasons = (rain: number, at: number): number => (at % 12 > 5 && at % 12 < 9 ? 0 : rain);
    const reading = readText(monthly((rain, at) => lost(seasons(rain, at), at)));
    expect(reading.rows[0]).not.toHaveProperty('05_rain');
    expect(kindsOf(reading)).toContain('negative-rain');
  });

  test.each([
    { name: 'half a year', isLost: (at: number) => at > 17 && at < 24 },
    { name: 'two whole years', isLost: (at: number) => at > 11 && at < 36 },
    {
      name: 'one month of each year, and another each time',
      isLost: (at: number) => at % 13 === 5,
    },
  ])('$name in a land that is wet in all months', ({ isLost }) => {
    const reading = readText(monthly((rain, at) => (isLost(at) ? -1 : rain)));
    expect(kindsOf(reading)).toContain('negative-rain');
    expect(kindsOf(reading)).not.toContain('trace-rain');
  });

  test('in half a year of a land with a dry season, the wet one among them', () => {
    const of = inventedMonths('monsoon', { firstYear: 1981, years: 10, seed: 3 });
    const lines = of.map(({ year, month, rain }, at) => {
      const isLost = at > 40 && at < 47;
      return `${year},${month},${isLost ? -1 : rain}`;
    });
    const reading = readText(`Year,Month,Rain (mm)\n${lines.join('\n')}`);
    expect(reading.rows[3]).not.toHaveProperty('08_rain');
    expect(kindsOf(reading)).not.toContain('trace-rain');
  });

  test.each(['desert', 'rainless', 'mediterranean'] as const)(
    'in half a year of a land where months of 0 are common: %s',
    (climate) => {
      const of = inventedMonths(climate, { firstYear: 1981, years: 10, seed: 3 });
      const lines = of.map(({ year, month, rain }, at) => {
        const isLost = at > 40 && at < 47;
        return `${year},${month},${isLost ? -1 : rain < 1 ? 0 : rain}`;
      });
      const reading = readText(`Year,Month,Rain (mm)\n${lines.join('\n')}`);
      expect(reading.rows[3]).not.toHaveProperty('08_rain');
      expect(kindsOf(reading)).not.toContain('trace-rain');
    },
  );

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
      name: 'in months of a dry season',
      text: monthly((rain, at) => (at % 12 > 5 && at % 12 < 9 ? -1 : rain)),
    },
    {
      name: 'where no month is 0, and dry ones come each summer',
      text: monthly((rain, at) => (at % 12 > 5 && at % 12 < 9 && at % 5 > 0 ? -1 : rain + 0.1)),
    },
    {
      name: 'in every other month of a dry season, beside months of 0',
      text: monthly((rain, at) => (at % 12 < 4 || at % 12 > 9 ? rain : at % 2 ? -1 : 0)),
    },
    {
      name: 'beside months of nearly nothing',
      text: monthly((rain, at) => (at % 12 === 6 ? -1 : at % 12 === 7 ? 0.2 : rain)),
    },
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
