import { isNumber } from '../../reading/series.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { goBack, mayBeSums, persist, runsIn } from './overlap.ts';
import type { RawSeries } from './raw-series.ts';

/** "Rain" of the last 7 or 30 days in each day's row, or the month's on all of its days. */
export function areSumsOfDays({ values }: RawSeries): boolean {
  return stay(values) || runsIn(values).some(overlap);
}

/** It hardly ever rains as much as on the day before, to a tenth of a millimetre. */
function stay(values: Float64Array): boolean {
  const kinds = new Set<number>();
  let [wet, alike] = [0, 0];
  values.forEach((value, at) => {
    const before = values[at - 1] ?? NaN;
    if (!(value > 0) || !isNumber(before)) return;
    wet++;
    if (value !== before) return;
    alike++;
    kinds.add(value);
  });
  return kinds.size >= FEWEST_KINDS && wet >= FEWEST_DAYS && alike >= wet * MOSTLY;
}

const FEWEST_DAYS = 40;
const MOSTLY = 0.75;
/** The same amount on all days is one that somebody made up. */
const FEWEST_KINDS = 3;

/** Of rain itself what a day adds goes out again on the next day, and of sums some days later. */
function overlap(run: readonly number[]): boolean {
  const days = run.slice(0, MOST_DAYS);
  const steps = stepsIn(days);
  if (days.length < FEWEST_DAYS * 3 || goBack(steps, 1) || !persist(days, LEAST_LIKE)) return false;
  return SPANS.some((span) => goBack(steps, span) && mayBeSums(days, span));
}

/** What is rounded in each sum adds up over more of them. */
const MOST_DAYS = 800;
const LEAST_LIKE = 0.4;
/** From two days to a quarter of a year */
const SPANS = Array.from({ length: 91 }, (_, at) => at + 2);
