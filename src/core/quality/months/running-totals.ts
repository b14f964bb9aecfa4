import type { Finding } from '../../reading/reading.ts';
import { monthAt, placesAt, type Series, withYears } from '../../reading/series.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';

/**
 * Rain that never falls back within a year is the sum since January, or since the rain year began;
 * sent as it is, it would be many times what fell. From how such columns look, not from a paper.
 */
export function findRunningTotals({ series, days }: LinedUpReading): Finding[] {
  const isRain = ({ element }: Series) => element === 'rain';
  const rain = days.find(isRain) ?? series.find(isRain);
  if (!rain || !yearsClimb(rain)) return [];
  const first = rain.values.findIndex((value) => !Number.isNaN(value));
  const params = { year: String(monthAt(rain, first).year) };
  return [findingAt('quality.running-totals', 'warning', placesAt(rain, [first]), params)];
}

/** The values a year needs to say something; and the share that may fall back, because sums are corrected. */
const NEEDED = { month: { values: 12, back: 0 }, day: { values: 100, back: 0.02 } };

/** True where every year that is known well enough climbs, and there is at least one. */
function yearsClimb(rain: Series): boolean {
  const { values, back } = NEEDED[rain.granularity];
  let climbing = 0;
  for (let year = rain.firstYear; year <= rain.lastYear; year++) {
    const ofYear = withYears(rain, { firstYear: year, lastYear: year }).values;
    const known = ofYear.filter((value) => !Number.isNaN(value));
    if (known.length < values) continue;
    if (!climbs(known, back)) return false;
    climbing++;
  }
  return climbing > 0;
}

/** Five steps up or more, and hardly any back. */
function climbs(values: Float64Array, shareBack: number): boolean {
  let up = 0;
  let back = 0;
  for (let index = 1; index < values.length; index++) {
    const step = (values[index] ?? 0) - (values[index - 1] ?? 0);
    if (step > 0) up++;
    else if (step < 0) back++;
  }
  return up >= 5 && back <= shareBack * values.length;
}
