import type { YearDeviation } from './climate.ts';
import type { Element } from './columns.ts';
import { meanOf } from './mean-of.ts';

/** `place` counts from 0 at the first year; a long record has several years at a place. */
type Stripe = { place: number; deviation: number };
/** `step` runs from -5 (far below) to 5 (far above); neighbours of one step are one band. */
type StripeBand = { from: number; length: number; step: number };

/** One year is always average, and two years are always equally far from it. */
export const FEWEST_YEARS = 3;
/** With more stripes, the stripes are a blur and their line is a black block. */
const MOST_STRIPES = 360;
const MOST_STEPS = 5;
/** The strongest colours begin beyond 98 of 100 years. Otherwise one freak year would pale all others. */
const SHARE_WITHIN_SCALE = 0.98;

type KnownYear = { year: number; deviation: number };

/** Years with enough months; none where they are too few to say what is usual. */
export function comparableYears(deviations: readonly YearDeviation[]): KnownYear[] {
  const known = deviations.filter((one): one is KnownYear => one.deviation !== null);
  return known.length < FEWEST_YEARS ? [] : known;
}

/** A stripe a year, or the mean of a few years where there are too many; gaps have none. */
export function stripesOf(deviations: readonly YearDeviation[]): {
  places: number;
  stripes: Stripe[];
} {
  const first = deviations[0]?.year ?? 0;
  const years = (deviations[deviations.length - 1]?.year ?? first) - first + 1;
  const yearsPerStripe = Math.ceil(years / MOST_STRIPES);
  const groups = new Map<number, number[]>();
  for (const { year, deviation } of deviations) {
    if (deviation === null) continue;
    const place = Math.floor((year - first) / yearsPerStripe);
    groups.set(place, [...(groups.get(place) ?? []), deviation]);
  }
  const stripes = [...groups].map(([place, group]) => ({ place, deviation: meanOf(group) }));
  return { places: Math.ceil(years / yearsPerStripe), stripes };
}

/** From far below average to far above it, as dark at one end as at the other. */
const TEMPERATURE_COLOURS: readonly string[] =
  '#1f5a94 #3677b0 #5f99c8 #92bbdd #c3d9ec #ece9e6 #f6d3c0 #f0af92 #e08462 #c8573f #a83230'.split(
    ' ',
  );
const RAIN_COLOURS: readonly string[] =
  '#8a5a1f #a87a3d #c49c65 #dcc197 #ece0c8 #ecebe7 #cde5e1 #9fcfc9 #68b0a9 #358d87 #136a66'.split(
    ' ',
  );

export function stripeColours(element: Element): readonly string[] {
  return element === 'rain' ? RAIN_COLOURS : TEMPERATURE_COLOURS;
}

export function stripeColour(element: Element, step: number): string {
  return stripeColours(element)[step + MOST_STEPS] ?? '';
}

export function stripeBands(stripes: readonly Stripe[]): StripeBand[] {
  const scale = scaleOf(stripes);
  const bands: StripeBand[] = [];
  for (const { place, deviation } of stripes) {
    const step = stepOf(deviation, scale);
    const last = bands[bands.length - 1];
    if (last && last.step === step && last.from + last.length === place) last.length += 1;
    else bands.push({ from: place, length: 1, step });
  }
  return bands;
}

/** A path through the stripes, broken where one is missing; y runs from 0 (top) to 100. */
export function deviationLine(stripes: readonly Stripe[]): string {
  const scale = scaleOf(stripes);
  let lastDrawn = Number.NaN;
  return stripes
    .map(({ place, deviation }) => {
      const clipped = Math.max(-1, Math.min(1, deviation / scale));
      const pen = lastDrawn === place - 1 ? 'L' : 'M';
      lastDrawn = place;
      return `${pen}${place + 0.5} ${round(50 - clipped * 40)}`;
    })
    .join('');
}

/** The deviation that gets the strongest colour. */
export function scaleOf(stripes: readonly Stripe[]): number {
  const sizes = stripes
    .map(({ deviation }) => Math.abs(deviation))
    .sort((one, other) => one - other);
  return sizes[Math.ceil(sizes.length * SHARE_WITHIN_SCALE) - 1] || 1;
}

function stepOf(deviation: number, scale: number): number {
  const step = Math.round((deviation / scale) * MOST_STEPS);
  // A tiny shortfall rounds to -0, which would make another class name than 0.
  return Math.max(-MOST_STEPS, Math.min(MOST_STEPS, step)) + 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
