import type { Finding, FindingKind, Reading } from '../sheet/reading.ts';

/** Findings about cells whose value could not be read and is therefore not sent. */
const UNREADABLE_KINDS: readonly FindingKind[] = [
  'reading.cell-not-a-number',
  'reading.cell-error',
  'reading.cell-damaged',
  'reading.number-became-date',
  'reading.date-not-in-calendar',
  'reading.negative-rain',
  'reading.day-twice',
  'reading.month-twice',
  'reading.tables-disagree',
  'reading.row-without-date',
  'reading.year-out-of-range',
];

export function countUnreadable({ findings }: Pick<Reading, 'findings'>): number {
  return findings
    .filter(({ kind }) => UNREADABLE_KINDS.includes(kind))
    .reduce((sum, finding) => sum + cellsIn(finding), 0);
}

/** A finding may name only the first of many places. Then its `count` says how many there are. */
function cellsIn({ places, params }: Finding): number {
  const named = places.reduce((sum, { cells }) => sum + cells.length, 0);
  return typeof params.count === 'number' ? Math.max(params.count, named) : named;
}
