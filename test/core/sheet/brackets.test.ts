import { describe, expect, test } from '@jest/globals';
import { chance } from '../../support/chance.ts';
import {
  CLIMATES,
  type Climate,
  inventedDays,
  inventedMonths,
} from '../../support/invented-station.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const ALL = Object.keys(CLIMATES) as Climate[];
const COLD: readonly Climate[] = ['temperate', 'continental', 'polar'];
const asInBooks = (value: number): string => (value < 0 ? `(${-value})` : String(value));

describe.each(ALL)('numbers in brackets, %s', (climate) => {
  const isCold = COLD.includes(climate);

  test.each([1, 3, 20])('are below zero where the year says so, in %i years', (years) => {
    const months = inventedMonths(climate, { firstYear: 1981, years, seed: 11 });
    const lines = months.map(
      ({ year, month, max, min }) => `${year},${month},${asInBooks(max)},${asInBooks(min)}`,
    );
    const { rows } = readText(`Year,Month,Tmax,Tmin\n${lines.join('\n')}`);
    for (const { year, month, max, min } of months)
      expect(rows[year - 1981]).toMatchObject({
        [`${two(month)}_max`]: max,
        [`${two(month)}_min`]: min,
      });
  });

  test.each([1, 3, 20])('are estimates where they lie anywhere, in %i years', (years) => {
    const months = inventedMonths(climate, { firstYear: 1981, years, seed: 12 });
    const random = chance(years);
    const some = (value: number): string => (random.even() < 0.15 ? `(${value})` : String(value));
    const lines = months.map(
      ({ year, month, max, min, rain }) =>
        `${year},${month},${some(max)},${some(min)},${some(rain)}`,
    );
    const { rows } = readText(`Year,Month,Tmax,Tmin,Rain (mm)\n${lines.join('\n')}`);
    for (const { year, month, max, min, rain } of months)
      expect(rows[year - 1981]).toMatchObject({
        [`${two(month)}_max`]: max,
        [`${two(month)}_min`]: min,
        [`${two(month)}_rain`]: rain,
      });
  });

  test('of days are read as those without', () => {
    if (!isCold) return;
    const days = inventedDays(climate, { firstYear: 1991, years: 1, seed: 4 });
    const table = (of: (value: number) => string | number): string =>
      `Date,Tmax,Tmin\n${days.map(({ year, month, day, max, min }) => `${year}-${two(month)}-${two(day)},${of(max)},${of(min)}`).join('\n')}`;
    const plain = (value: number): number => value;
    expect(readText(table(asInBooks)).rows).toEqual(readText(table(plain)).rows);
    expect(kindsOf(readText(table(asInBooks)))).toContain('brackets-below-zero');
  });
});

test.each(['(99.9)', '(999)'])('of rain, %s again and again is no amount', (code) => {
  const months = inventedMonths('temperate', { firstYear: 1981, years: 3, seed: 5 });
  const lines = months.map(
    ({ year, month, rain }, at) => `${year},${month},${at % 7 === 3 ? code : rain}`,
  );
  const { rows } = readText(`Year,Month,Rain (mm)\n${lines.join('\n')}`);
  expect(rows[0]).not.toHaveProperty('04_rain');
  expect(rows[0]).toHaveProperty('05_rain');
});
