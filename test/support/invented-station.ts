import { daysInMonth } from '../../src/core/calendar/civil-date.ts';
import { type Chance, chance } from './chance.ts';

/** Climates as different as a reader will meet; no place in particular. */
export const CLIMATES = {
  temperate: {
    mean: 10,
    swing: 7,
    spread: 1.3,
    range: 8,
    rain: [65, 50, 52, 50, 55, 55, 60, 65, 60, 75, 72, 70],
    shape: 3.5,
    dry: 0,
  },
  continental: {
    mean: 4,
    swing: 19,
    spread: 2.6,
    range: 11,
    rain: [22, 18, 22, 30, 45, 70, 75, 65, 45, 35, 30, 26],
    shape: 3,
    dry: 0,
  },
  mediterranean: {
    mean: 17,
    swing: 8,
    spread: 1.2,
    range: 10,
    rain: [70, 60, 50, 45, 25, 8, 2, 4, 25, 60, 75, 80],
    shape: 1.3,
    dry: 0.15,
  },
  desert: {
    mean: 24,
    swing: 10,
    spread: 1.5,
    range: 15,
    rain: [6, 5, 6, 3, 1, 0.2, 0, 0, 0.3, 2, 4, 6],
    shape: 0.6,
    dry: 0.5,
  },
  rainless: {
    mean: 19,
    swing: -3,
    spread: 0.8,
    range: 8,
    rain: [0.1, 0.1, 0.1, 0, 0.1, 0.2, 0.3, 0.2, 0.1, 0, 0, 0],
    shape: 0.5,
    dry: 0.93,
  },
  monsoon: {
    mean: 26,
    swing: 4,
    spread: 0.9,
    range: 9,
    rain: [10, 12, 18, 40, 150, 520, 720, 600, 330, 150, 40, 12],
    shape: 4,
    dry: 0.05,
  },
  equatorial: {
    mean: 26,
    swing: 0.6,
    spread: 0.4,
    range: 8,
    rain: [260, 230, 290, 280, 220, 140, 120, 130, 160, 210, 250, 270],
    shape: 6,
    dry: 0,
  },
  polar: {
    mean: -16,
    swing: 15,
    spread: 3.4,
    range: 7,
    rain: [14, 12, 13, 10, 12, 18, 28, 30, 26, 20, 16, 15],
    shape: 2.5,
    dry: 0,
  },
  southern: {
    mean: 15,
    swing: -6,
    spread: 1.1,
    range: 9,
    rain: [80, 75, 85, 90, 95, 100, 90, 70, 60, 65, 70, 75],
    shape: 2.5,
    dry: 0,
  },
} as const;
export type Climate = keyof typeof CLIMATES;

export type Month = { year: number; month: number; max: number; min: number; rain: number };
export type DayOfStation = Month & { day: number };

/** Monthly values of an invented station, to `decimals` digits (whole degrees are common too). */
export function inventedMonths(
  climate: Climate,
  { firstYear = 1931, years = 60, seed = 1, decimals = 1 } = {},
): Month[] {
  const random = chance(seed);
  let lasting = 0;
  return Array.from({ length: years * 12 }, (_, index) => {
    const { mean, swing, spread, range, rain, shape, dry } = CLIMATES[climate];
    const month = (index % 12) + 1;
    // Warm months follow warm months a little.
    lasting = 0.3 * lasting + 0.95 * random.normal();
    const middle = mean - swing * Math.cos(((month - 1.5) / 6) * Math.PI) + spread * lasting;
    const half = range / 2 + 0.4 * random.normal();
    return {
      year: firstYear + Math.floor(index / 12),
      month,
      max: roundTo(middle + half, decimals),
      min: roundTo(middle - half, decimals),
      rain: roundTo(rainOf(random, rain[month - 1] ?? 0, shape, dry), decimals),
    };
  });
}

/** Days of an invented station; its rain falls on some of them. */
export function inventedDays(
  climate: Climate,
  { firstYear = 1991, years = 4, seed = 1, decimals = 1 } = {},
): DayOfStation[] {
  const random = chance(seed);
  let weather = 0;
  return inventedMonths(climate, { firstYear, years, seed: seed + 1, decimals: 3 }).flatMap(
    (month) =>
      Array.from({ length: daysInMonth(month.year, month.month) }, (_, index) => {
        weather = 0.7 * weather + 1.8 * random.normal();
        const isWet = random.even() < 0.4;
        const shower = isWet ? random.gamma(0.8, month.rain / 30 / 0.4) : 0;
        return {
          ...month,
          day: index + 1,
          max: roundTo(month.max + weather + random.normal(), decimals),
          min: roundTo(month.min + weather - Math.abs(random.normal()), decimals),
          rain: roundTo(shower, decimals),
        };
      }),
  );
}

/** Half up, as people round. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5) / scale + 0;
}

function rainOf(random: Chance, mean: number, shape: number, dry: number): number {
  // Only a season with little rain has months without any.
  const isDry = random.even() < dry * Math.max(0, 1 - mean / 40);
  return isDry || mean === 0 ? 0 : random.gamma(shape, mean);
}
