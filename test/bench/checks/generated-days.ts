import { dateOfDay, dayNumber } from '../../../src/core/calendar/civil-date.ts';
import { type Chance, chance } from '../../support/chance.ts';
import type { DayRecord } from './day-record.ts';

/**
 * What a station's days do in each climate, winter and summer. `spread` is how far days lie from the
 * usual, `lasts` how much of that is left a day later, `clear` and `wet` the distance of maximum and
 * minimum under either sky, `showers` the share of days with rain and its mean in mm, `fronts` how often air
 * of quite another kind comes for a day or two, and how much warmer it is.
 */
type Kind = {
  mean: number;
  swing: number;
  /** 0 is warmest in July, 6 in January */
  lag: number;
  spread: [number, number];
  lasts: number;
  clear: [number, number];
  wet: [number, number];
  showers: [number, number];
  rain: [number, number];
  fronts: { often: number; by: number };
};

const KINDS: Record<string, Kind> = {
  maritime: {
    mean: 9.5,
    swing: 6,
    lag: 0,
    spread: [3.4, 2.4],
    lasts: 0.72,
    clear: [7, 10],
    wet: [4, 6],
    showers: [0.55, 0.42],
    rain: [4.5, 5],
    fronts: { often: 0.01, by: -4 },
  },
  continental: {
    mean: 4,
    swing: 15,
    lag: 0,
    spread: [5.5, 3.2],
    lasts: 0.75,
    clear: [9, 14],
    wet: [5, 9],
    showers: [0.25, 0.35],
    rain: [2.5, 8],
    fronts: { often: 0.01, by: -7 },
  },
  foehn: {
    mean: 14,
    swing: 6,
    lag: 0,
    spread: [3, 2.6],
    lasts: 0.6,
    clear: [7, 8],
    wet: [5, 5],
    showers: [0.4, 0.25],
    rain: [9, 6],
    fronts: { often: 0.02, by: 8 },
  },
  arid: {
    mean: 22,
    swing: 10,
    lag: 0,
    spread: [3.2, 1.8],
    lasts: 0.7,
    clear: [14, 15],
    wet: [9, 11],
    showers: [0.06, 0.01],
    rain: [4, 3],
    fronts: { often: 0.008, by: 5 },
  },
  monsoon: {
    mean: 26,
    swing: 4,
    lag: -1,
    spread: [1.8, 1.6],
    lasts: 0.7,
    clear: [14, 10],
    wet: [9, 6],
    showers: [0.05, 0.65],
    rain: [6, 16],
    fronts: { often: 0.004, by: -4 },
  },
  tropical: {
    mean: 26.5,
    swing: 0.8,
    lag: -3,
    spread: [0.9, 0.9],
    lasts: 0.5,
    clear: [9, 10],
    wet: [6.5, 7],
    showers: [0.6, 0.5],
    rain: [13, 10],
    fronts: { often: 0.004, by: -3 },
  },
};

const YEARS = 30;
const FIRST_YEAR = 1961;

/** Daily stations of six climates, the same ones for the same seed. */
export function generatedDays(seed: number, each: number): DayRecord[] {
  return Object.entries(KINDS).flatMap(([name, kind], place) =>
    Array.from({ length: each }, (_, index) =>
      generated(`${name} ${index + 1}`, kind, chance(seed + 1000 * place + index)),
    ),
  );
}

function generated(name: string, kind: Kind, random: Chance): DayRecord {
  const firstDay = dayNumber({ year: FIRST_YEAR, month: 1, day: 1 });
  const days = dayNumber({ year: FIRST_YEAR + YEARS, month: 1, day: 1 }) - firstDay;
  const column = () => new Float64Array(days).fill(Number.NaN);
  const record: DayRecord = { name, firstDay, max: column(), min: column(), rain: column() };
  let [air, isWet, front, night] = [0, false, 0, 0];
  for (let index = 0; index < days; index++) {
    const summer = summerOf(dateOfDay(firstDay + index), kind.lag);
    air = kind.lasts * air + Math.sqrt(1 - kind.lasts ** 2) * random.normal();
    front = frontOf(front, kind, random);
    isWet = random.even() < chanceOfRain(isWet, between(kind.showers, summer));
    const range = between(isWet ? kind.wet : kind.clear, summer);
    // Calm clear nights cool far more than others, so ranges are skewed.
    const half = (range / 2) * (0.65 + 0.35 * random.gamma(4, 1));
    const usual = kind.mean + kind.swing * (2 * summer - 1);
    const middle = usual + between(kind.spread, summer) * air + front;
    const noise = () => 0.08 * between(kind.spread, summer) * random.normal();
    record.max[index] = tenths(middle + half + noise());
    // A minimum is the end of a night that began under yesterday's sky.
    record.min[index] = tenths(middle - 0.7 * half - 0.3 * night + noise());
    if ((record.min[index] ?? 0) > (record.max[index] ?? 0))
      record.min[index] = record.max[index] ?? 0;
    record.rain[index] = isWet ? tenths(random.gamma(0.6, between(kind.rain, summer))) : 0;
    night = half;
  }
  leaveGaps(record, random);
  return record;
}

/** Other air comes at once and goes within days. */
function frontOf(front: number, { fronts }: Kind, random: Chance): number {
  if (random.even() < fronts.often) return fronts.by * (0.5 + random.even());
  return Math.abs(front) < 0.5 ? 0 : front * 0.35;
}

/** Wet days follow wet days. */
function chanceOfRain(isWet: boolean, share: number): number {
  return isWet ? share + 0.35 * (1 - share) : share * 0.65;
}

function summerOf({ month, day }: { month: number; day: number }, lag: number): number {
  return (1 - Math.cos(((month - 1 + day / 31 - lag) / 6) * Math.PI)) / 2;
}

/** Single days, and some weeks. */
function leaveGaps(record: DayRecord, random: Chance): void {
  const { max, min, rain } = record;
  for (const column of [max, min, rain])
    for (let index = 0; index < column.length; index++)
      if (random.even() < 0.003) column[index] = Number.NaN;
  const from = Math.floor(random.even() * max.length);
  for (const column of [max, min, rain]) column.fill(Number.NaN, from, from + 40);
}

function between([winter, summer]: [number, number], share: number): number {
  return winter + (summer - winter) * share;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
