import type { YearDeviation } from '../core/dataset/climate.ts';

/** `step` runs from -5 (far below) to 5 (far above); neighbours of one step are one band. */
export type StripeBand = { firstYear: number; years: number; step: number };

const MOST_STEPS = 5;
/** One freak year would wash out all others: the colours end where all but two in a hundred lie. */
const SHARE_WITHIN_SCALE = 0.98;

export function stripeBands(deviations: readonly YearDeviation[]): StripeBand[] {
  const scale = scaleOf(deviations);
  const bands: StripeBand[] = [];
  for (const { year, deviation } of deviations) {
    if (deviation === null) continue;
    const step = stepOf(deviation, scale);
    const last = bands[bands.length - 1];
    if (last && last.step === step && last.firstYear + last.years === year) last.years += 1;
    else bands.push({ firstYear: year, years: 1, step });
  }
  return bands;
}

/** The deviation that gets the strongest colour. */
export function scaleOf(deviations: readonly YearDeviation[]): number {
  const sizes = deviations
    .flatMap(({ deviation }) => (deviation === null ? [] : [Math.abs(deviation)]))
    .sort((one, other) => one - other);
  return sizes[Math.ceil(sizes.length * SHARE_WITHIN_SCALE) - 1] || 1;
}

/** A path through the years, broken where a year is missing; y runs from 0 (top) to 100. */
export function deviationLine(deviations: readonly YearDeviation[], firstYear: number): string {
  const scale = scaleOf(deviations);
  let lastDrawn = Number.NaN;
  return deviations
    .flatMap(({ year, deviation }) => {
      if (deviation === null) return [];
      const clipped = Math.max(-1, Math.min(1, deviation / scale));
      const pen = lastDrawn === year - 1 ? 'L' : 'M';
      lastDrawn = year;
      return [`${pen}${year - firstYear + 0.5} ${round(50 - clipped * 40)}`];
    })
    .join('');
}

function stepOf(deviation: number, scale: number): number {
  const step = Math.round((deviation / scale) * MOST_STEPS);
  // Rounding makes -0 of a tiny shortfall, and -0 is not 0 to a class name.
  return Math.max(-MOST_STEPS, Math.min(MOST_STEPS, step)) + 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
