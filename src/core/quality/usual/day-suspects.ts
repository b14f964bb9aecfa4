import type { DayLines } from './day-lines.ts';
import { expectedDays, type UnexplainedDays } from './expected-days.ts';
import { isImpossible } from './possible-values.ts';
import { TEMPERATURES, type Temperature } from './temperature.ts';

/** A day's temperature that the days around and its other temperature do not explain. */
export type DaySuspect = {
  element: Temperature;
  index: number;
  value: number;
  expected: number;
  /** how far days of that season usually lie from what is expected */
  spread: number;
  spreads: number;
};

/**
 * Weather has fronts, foehn and cold pools, more of them in some places and in one direction only. So
 * a day must lie this many times further out than all but one in five hundred of its own record do, on
 * its own side, and this many spreads and degrees at least.
 */
const TIMES_THE_RARE = 1.9;
const SHARE_RARE = 0.002;
const FEWEST_RARE = 5;
const LEAST_SPREADS = 5;
const LEAST_APART = 5;

/**
 * The surest first. An impossible value is reported by its own check, and explains why the days beside it
 * look wrong.
 */
export function findDaySuspects(lines: DayLines): DaySuspect[] {
  const left = expectedDays(lines);
  const suspects = TEMPERATURES.flatMap((element) => {
    const days = left[element];
    return days ? suspectsOf(lines, element, days) : [];
  });
  return suspects
    .filter((suspect) => !suspects.some((other) => explains(other, suspect)))
    .filter(({ element, value }) => !isImpossible({ element, granularity: 'day' }, value))
    .sort((a, b) => b.spreads - a.spreads);
}

function suspectsOf(
  { lines, months }: DayLines,
  element: Temperature,
  { residuals, spreads }: UnexplainedDays,
): DaySuspect[] {
  const values = lines[element]?.values ?? new Float64Array();
  const far = farDays(residuals, spreads, months);
  const least = [1, -1].map((side) => Math.max(LEAST_SPREADS, TIMES_THE_RARE * rareOf(far, side)));
  return far.days.flatMap(({ index, away }) => {
    const [residual, value] = [residuals[index] as number, values[index] as number];
    const isOut = Math.abs(away) >= (least[away > 0 ? 0 : 1] ?? LEAST_SPREADS);
    if (!isOut || Math.abs(residual) < LEAST_APART) return [];
    const spread = residual / away;
    return [{ element, index, value, expected: value - residual, spread, spreads: Math.abs(away) }];
  });
}

type Far = { known: number; days: { index: number; away: number }[] };
/** Nearer days are neither suspects nor among the rarest, so they are not sorted. */
const FAR = 2.5;

function farDays(residuals: Float64Array, spreads: readonly number[], months: Uint8Array): Far {
  const far: Far = { known: 0, days: [] };
  for (let index = 0; index < residuals.length; index++) {
    const away = (residuals[index] as number) / (spreads[months[index] as number] as number);
    if (Number.isNaN(away)) continue;
    far.known++;
    if (away > FAR || away < -FAR) far.days.push({ index, away });
  }
  return far;
}

/** What one day in five hundred exceeds on that side. */
function rareOf({ known, days }: Far, side: number): number {
  const sorted = Float64Array.from(days, ({ away }) => away * side).sort();
  const rank = Math.max(FEWEST_RARE, Math.floor(known * SHARE_RARE));
  return Math.max(FAR, sorted[sorted.length - rank] ?? FAR);
}

const DAYS_BESIDE = 2;

/** A wrong day makes its neighbours and its other temperature look wrong too, but less so. */
function explains(wrong: DaySuspect, suspect: DaySuspect): boolean {
  return (
    wrong !== suspect &&
    Math.abs(wrong.index - suspect.index) <= DAYS_BESIDE &&
    wrong.spreads >= suspect.spreads
  );
}
