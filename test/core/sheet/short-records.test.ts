import { describe, expect, test } from '@jest/globals';
import { CLIMATES, type Climate, inventedMonths } from '../../support/invented-station.ts';
import { readText, two } from './shape-of.ts';

/** Records of 5 to 18 months that begin in any season, without a unit; the share that is asked about. */
function askedOf(climate: Climate, write: (mm: number) => string): number {
  const asked: boolean[] = [];
  for (const seed of [1, 2, 3])
    for (const length of [5, 7, 12, 18])
      for (let from = seed; from + length <= 30; from += 5) {
        const months = inventedMonths(climate, { firstYear: 1991, years: 4, seed });
        const lines = months
          .slice(from, from + length)
          .map(({ year, month, rain }) => `${year}-${two(month)}-01,${write(rain)}`);
        const { findings } = readText(`date,rain\n${lines.join('\n')}`);
        asked.push(findings.some(({ kind }) => kind === 'reading.which-rain-unit'));
      }
  return asked.filter(Boolean).length / asked.length;
}

describe.each(Object.keys(CLIMATES) as Climate[])('a short record of rain, %s', (climate) => {
  test('in mm is hardly asked about, be it of a dry season', () => {
    expect(askedOf(climate, (mm) => mm.toFixed(1))).toBeLessThan(0.06);
    expect(askedOf(climate, (mm) => String(Math.round(mm)))).toBe(0);
  });
});

test.each(['temperate', 'continental', 'equatorial', 'polar', 'southern'] as const)(
  'in inches, with one decimal or two, it is asked about: %s',
  (climate) => {
    expect(askedOf(climate, (mm) => (mm / 25.4).toFixed(1))).toBeGreaterThan(0.85);
    expect(askedOf(climate, (mm) => (mm / 25.4).toFixed(2))).toBeGreaterThan(0.85);
  },
);

test.each(['temperate', 'continental', 'polar', 'southern'] as const)(
  'in centimetres it is asked about: %s',
  (climate) => {
    expect(askedOf(climate, (mm) => (mm / 10).toFixed(1))).toBeGreaterThan(0.8);
  },
);
