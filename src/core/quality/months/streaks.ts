import type { Finding } from '../../reading/reading.ts';
import { monthAt, type Series, valueAt } from '../../reading/series.ts';
import { unlikelyRuns } from '../figures/equal-runs.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { calendarMonths, sourcesAt } from '../usual/monthly-series.ts';
import { repeatsIn } from '../usual/repeats.ts';

/**
 * The same value month after month, or in the same month year after year: a column filled down, or
 * filled with a normal. (GHCN-M flag K, GHCN-D streak check; zero rain is left out there too, and here a trace as well.)
 * How long a run must be depends on how often neighbours agree anyway: near the equator, in whole
 * degrees, four Julys in a row say nothing.
 */
export function findStreaks({ series }: LinedUpReading): Finding[] {
  const runs = series.flatMap((own) =>
    [1, 12].flatMap((step) => runsOf(own, step).map((run) => ({ own, run, step }))),
  );
  const [longest] = [...runs].sort((a, b) => b.run.length - a.run.length);
  if (!longest) return [];
  const [first = 0] = longest.run;
  const params = {
    count: longest.run.length,
    element: longest.own.element,
    value: valueAt(longest.own, first),
    ...monthAt(longest.own, first),
  };
  const kind = longest.step === 1 ? 'quality.streak-of-months' : 'quality.streak-of-years';
  const at = runs.flatMap(({ own, run }) => sourcesAt(own, run));
  return [findingAt(kind, at, params)];
}

/** A run that chance would show once in three thousand such tables. */
const USUAL = { shortest: 4, borrowed: 10, chance: 0.0003 };

/** `step` 1 goes from month to month, 12 from year to year. */
function runsOf(series: Series, step: number): number[][] {
  const { values } = series;
  const groups = step === 1 ? new Uint8Array(values.length) : calendarMonths(values);
  const groupings = [{ groups, beside: 0 }];
  return unlikelyRuns(repeatsIn(series, step), { ...USUAL, step, groupings });
}
