import type { Row } from '../dataset/dataset.ts';
import { bad, type Problem } from '../problem.ts';
import { compareMonths, type MonthMarks } from './month-marks.ts';

/** Per cent. A correction touches a few months; a shifted column or another station touches most. */
export const USUALLY_HELD_ABOVE = 10;
/** In a station's first year the month that is still coming in is more than a tenth of them already. */
const FEW_MONTHS = 2;
/** What a person may choose. 100 holds nothing back but years that are gone. */
export const HELD_ABOVE_CHOICES = [5, 10, 25, 50, 100] as const;

/** A page may send anything; what is no choice of ours counts as the usual one. */
export function heldAboveOf(chosen: unknown): number {
  return HELD_ABOVE_CHOICES.find((choice) => choice === chosen) ?? USUALLY_HELD_ABOVE;
}

/** Years that an earlier upload had and this one has not, or more old months changed than is allowed. */
export function oldValuesProblem(
  before: MonthMarks,
  rows: readonly Row[],
  heldAbove: number,
): Problem | null {
  const changes = compareMonths(before, rows);
  if (!changes) return null;
  const { old, changed, removed, yearsGone } = changes;
  if (yearsGone.length > 0)
    return bad('upload.years-gone', { count: yearsGone.length, years: named(yearsGone) }).problem;
  const count = changed.length + removed.length;
  return count > FEW_MONTHS && count * 100 > old * heldAbove
    ? bad('upload.old-values-changed', { count, before: old, limit: heldAbove }).problem
    : null;
}

const YEARS_NAMED = 3;

function named(years: readonly number[]): string {
  const some = years.slice(0, YEARS_NAMED).join(', ');
  return years.length > YEARS_NAMED ? `${some} …` : some;
}
