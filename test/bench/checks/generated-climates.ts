import { type Chance, chance } from '../../support/chance.ts';
import { emptyRecord, type StationRecord } from './station-record.ts';

/**
 * What a station's months do in each climate. `spread` is how far a month's mean lies from other
 * years' (winter, summer), `range` the distance of maximum and minimum (winter, summer), `apart` how
 * much the two do without each other, `tie` how much of an anomaly lasts into the next month.
 */
type Kind = {
  mean: number;
  swing: number;
  /** 0 is warmest in July, 6 in January */
  lag: number;
  spread: [number, number];
  range: [number, number];
  apart: number;
  tie: number;
  rain: number[];
  shape: number;
};

const KINDS: Record<string, Kind> = {
  maritime: {
    mean: 9.5,
    swing: 6,
    lag: 0,
    spread: [1.7, 1.1],
    range: [5, 9],
    apart: 0.45,
    tie: 0.3,
    rain: [90, 70, 65, 55, 55, 60, 65, 75, 80, 100, 100, 95],
    shape: 4,
  },
  continental: {
    mean: 5,
    swing: 17,
    lag: 0,
    spread: [3.2, 1.3],
    range: [8, 13],
    apart: 0.7,
    tie: 0.25,
    rain: [25, 20, 25, 35, 50, 75, 80, 65, 45, 35, 30, 28],
    shape: 3,
  },
  monsoon: {
    mean: 26,
    swing: 4,
    lag: -1,
    spread: [0.9, 1.2],
    range: [13, 7],
    apart: 0.6,
    tie: 0.35,
    rain: [4, 6, 8, 15, 60, 320, 480, 430, 260, 80, 15, 5],
    shape: 3,
  },
  arid: {
    mean: 23,
    swing: 10,
    lag: 0,
    spread: [1.5, 1],
    range: [14, 16],
    apart: 0.6,
    tie: 0.3,
    rain: [8, 7, 6, 4, 2, 0.5, 0.2, 0.2, 1, 3, 5, 8],
    shape: 0.6,
  },
  tropical: {
    mean: 26.5,
    swing: 0.9,
    lag: -3,
    spread: [0.5, 0.5],
    range: [8, 9],
    apart: 0.4,
    tie: 0.6,
    rain: [250, 240, 280, 270, 210, 130, 110, 100, 130, 190, 230, 260],
    shape: 6,
  },
  southern: {
    mean: 16,
    swing: 6,
    lag: 6,
    spread: [1, 1.2],
    range: [9, 10],
    apart: 0.5,
    tie: 0.3,
    rain: [85, 95, 100, 95, 90, 95, 75, 65, 60, 70, 75, 75],
    shape: 2.2,
  },
};

const YEARS = 90;
const FIRST_YEAR = 1931;

/** Stations of six climates, the same ones for the same seed. */
export function generatedClimates(seed: number, each: number): StationRecord[] {
  return Object.entries(KINDS).flatMap(([name, kind], place) =>
    Array.from({ length: each }, (_, index) =>
      generated(`${name} ${index + 1}`, kind, chance(seed + 1000 * place + index)),
    ),
  );
}

function generated(name: string, kind: Kind, random: Chance): StationRecord {
  const record = emptyRecord(name, FIRST_YEAR, YEARS);
  const drift = driftOf(random);
  const warming = 0.02 * random.even();
  let [lasting, clouds] = [0, 0];
  for (let index = 0; index < record.max.length; index++) {
    const month = index % 12;
    const summer = (1 - Math.cos(((month + 0.5 - kind.lag) / 6) * Math.PI)) / 2;
    lasting = kind.tie * lasting + Math.sqrt(1 - kind.tie ** 2) * random.normal();
    clouds = 0.2 * clouds + 0.98 * random.normal();
    const spread = between(kind.spread, summer);
    const middle = kind.mean + kind.swing * (2 * summer - 1) + spread * lasting;
    // Clear months have wide ranges and little rain; the range of a station drifts with its trees.
    const half = between(kind.range, summer) / 2 + kind.apart * clouds + (drift[index] ?? 0);
    const noise = () => 0.25 * kind.apart * random.normal();
    const trend = (warming * index) / 12;
    record.max[index] = tenths(middle + half + trend + noise());
    record.min[index] = tenths(middle - half + trend + noise());
    record.rain[index] = rainOf(kind, month, clouds, random);
  }
  leaveGaps(record, random);
  return record;
}

/** A slow wandering of half the range, at most some tenths of a degree. */
function driftOf(random: Chance): Float64Array {
  const drift = new Float64Array(YEARS * 12);
  for (let index = 1; index < drift.length; index++)
    drift[index] = 0.995 * (drift[index - 1] ?? 0) + 0.02 * random.normal();
  return drift;
}

function rainOf({ rain, shape }: Kind, month: number, clouds: number, random: Chance): number {
  const usual = (rain[month] ?? 0) * Math.exp(-0.25 * clouds);
  return Math.max(0, tenths(random.gamma(shape, usual)));
}

/** Single months, and one or two stretches of months. */
function leaveGaps(record: StationRecord, random: Chance): void {
  for (const column of [record.max, record.min, record.rain])
    for (let index = 0; index < column.length; index++)
      if (random.even() < 0.005) column[index] = Number.NaN;
  const from = Math.floor(random.even() * record.max.length);
  const to = from + Math.floor(random.even() * 30);
  for (const column of [record.max, record.min, record.rain]) column.fill(Number.NaN, from, to);
}

function between([winter, summer]: [number, number], share: number): number {
  return winter + (summer - winter) * share;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
