import type { DayLines } from './day-lines.ts';

/**
 * The two readings of a day may belong to different 24 hours, so a slight crossing is a habit of
 * observing; more is a slip. (GHCN-D internal consistency check, Durre et al. 2010, table 1.)
 */
const HABIT = 1;

/** False where a value is missing: NaN is above nothing. */
export function hasCrossed({ lines: { max, min } }: DayLines, index: number): boolean {
  if (!max || !min) return false;
  return (min.values[index] as number) > (max.values[index] as number) + HABIT;
}
