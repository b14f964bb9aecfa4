import type { Row } from '../dataset/dataset.ts';
import { type Problem, problemOf } from '../problem.ts';
import { compareMonths, type MonthChanges, type MonthHashes } from './month-hashes.ts';

/** Per cent. A correction touches a few months; a shifted column or another station touches most. */
export const USUALLY_HELD_ABOVE = 10;
/** In a station's first year the month that is still coming in is more than a tenth of them already. */
const FEW_MONTHS = 2;
/** What a person may choose. 100 holds nothing back but years that are gone. */
export const HELD_ABOVE_CHOICES = [5, 10, 25, 50, 100] as const;

/** A page may send anything; what is no choice of ours counts as the usual one. */
function heldAboveOf(chosen: unknown): number {
  return HELD_ABOVE_CHOICES.find((choice) => choice === chosen) ?? USUALLY_HELD_ABOVE;
}

/** What may become of what was sent before, until somebody is asked. */
export type OldValueLimits = {
  /** per cent of the months */
  heldAbove: number;
  /** The sheet keeps the newest years: the oldest may go as others come. */
  oldestMayGo: boolean;
};

/** A sheet without a schedule of its own has the usual limits. */
export function limitsOf(
  job: { heldAbove?: unknown; oldestMayGo?: unknown } | undefined,
): OldValueLimits {
  return { heldAbove: heldAboveOf(job?.heldAbove), oldestMayGo: job?.oldestMayGo === true };
}

/** Years that an earlier upload had and this one has not, or more old months changed than is allowed. */
export function oldValuesProblem(
  before: MonthHashes,
  rows: readonly Row[],
  { heldAbove, oldestMayGo }: OldValueLimits,
): Problem | null {
  const changes = compareMonths(before, rows);
  if (!changes) return null;
  const left = oldestMayGo && hasRolledOn(changes, rows) ? firstYearOf(rows) : 0;
  const yearsGone = changes.yearsGone.filter((year) => year >= left);
  const removed = changes.removed.filter(({ year }) => year >= left);
  if (yearsGone.length > 0)
    return problemOf('upload.years-gone', {
      count: yearsGone.length,
      years: yearText(yearsGone),
    });
  const { old, changed } = changes;
  const count = changed.length + removed.length;
  return count > FEW_MONTHS && count * 100 > old * heldAbove
    ? problemOf('upload.old-values-changed', { count, before: old, limit: heldAbove })
    : null;
}

/** No more years have dropped off than came, or one before its successor comes. */
function hasRolledOn({ yearsGone, added }: MonthChanges, rows: readonly Row[]): boolean {
  const first = firstYearOf(rows);
  const dropped = yearsGone.filter((year) => year < first);
  const come = new Set(added.map(({ year }) => year));
  return dropped.length <= Math.max(1, come.size);
}

function firstYearOf(rows: readonly Row[]): number {
  return Math.min(...rows.map(({ Year }) => Year));
}

const YEARS_NAMED = 3;

function yearText(years: readonly number[]): string {
  const some = years.slice(0, YEARS_NAMED).join(', ');
  return years.length > YEARS_NAMED ? `${some} …` : some;
}
