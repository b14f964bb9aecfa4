import type { Finding, FindingKind, Reading } from '../reading/reading.ts';

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
  'reading.row-without-place',
  'reading.year-out-of-range',
];

/** A question names as many; the sidebar names all. */
const MOST_NAMED = 3;

export function countUnreadable({ findings }: Pick<Reading, 'findings'>): number {
  return countCells(findings.filter(isUnreadable));
}

export function countCells(findings: readonly Finding[]): number {
  return findings.reduce((sum, finding) => sum + cellsIn(finding), 0);
}

export function unreadableIn(findings: readonly Finding[]): Finding['places'] {
  return findings.filter(isUnreadable).flatMap(({ places }) => places);
}

/** The first of these cells: "Monthly!B2, Monthly!B3, Monthly!C5, …". */
export function unreadablePlaces(reading: Pick<Reading, 'findings'>): string {
  const named = reading.findings.filter(isUnreadable).flatMap(addressesIn).slice(0, MOST_NAMED);
  return named.concat(countUnreadable(reading) > named.length ? '…' : []).join(', ');
}

/** A finding about a whole sheet names the sheet. */
export function addressesIn({ places }: Pick<Finding, 'places'>): string[] {
  return places.flatMap(({ sheet, cells }) =>
    cells.length > 0 ? cells.map((cell) => `${sheet}!${cell}`) : [sheet],
  );
}

function isUnreadable({ kind }: Finding): boolean {
  return UNREADABLE_KINDS.includes(kind);
}

/** A finding may name only the first of many places. Then its `count` says how many there are. */
function cellsIn({ places, params }: Finding): number {
  const named = places.reduce((sum, { cells }) => sum + cells.length, 0);
  return typeof params.count === 'number' ? Math.max(params.count, named) : named;
}
