import type { ColumnKey } from './columns.ts';
import type { StationFacts } from './station.ts';

/** One year as it travels: a key is left out where there is no value. °C and mm. */
export type Row = { Year: number } & { [key in ColumnKey]?: number };

export type Dataset = {
  name: string;
  description: string | null;
  isPublic: boolean;
  rows: Row[];
  /** an extension of the contract, for services that say they take it */
  station?: StationFacts | null;
  /** the same: an opaque key of what it comes from; versions of one record share it */
  source?: string | null;
  /** the same: the id of a record of one's own, or of a version of it, to add a version to */
  record?: string | null;
  /** the same: where the record was removed or handed over, another one begins */
  anew?: boolean;
};

/** What the service answers about a stored dataset; the field names are the contract's. */
export type DatasetSummary = {
  id: string;
  name: string;
  rowCount: number;
  columnCount: number;
  isPublic: boolean;
  createdAt: string;
};

/** Distinct keys over all rows, Year included: the contract leaves the counting to us. */
export function countColumns(rows: readonly Row[]): number {
  const keys = new Set<string>();
  for (const row of rows) for (const key in row) keys.add(key);
  return keys.size;
}

/** Months that have a value, over all rows. */
export function countRowValues(rows: readonly Row[]): number {
  let count = 0;
  for (const row of rows) for (const key in row) if (key !== 'Year') count++;
  return count;
}
