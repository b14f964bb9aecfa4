import { type Changes, changesBetween, type ValueChange } from '../dataset/changes-between.ts';
import { isColumnKey } from '../dataset/columns.ts';
import type { Row } from '../dataset/dataset.ts';
import { type HttpAnswer, isRecord, jsonObject } from '../http/http-answer.ts';

/** `place` is where the value stands in the sheet; null for what is gone. */
export type ListedChange = ValueChange & { place: ValuePlace | null };
export type ValuePlace = { sheet: string; cell: string };

/** What an upload would change at the service, as far as that can be known. */
export type UploadComparison =
  /** The service gave the last dataset back. `unlisted` counts the changes that are not in `values`. */
  | (Omit<Changes, 'values'> & { by: 'values'; values: ListedChange[]; unlisted: number })
  /** The first upload to this place, or one that the service does not give back: the plain contract has no reading call. */
  | { by: 'nothing' };

/** More than a person reads in a sidebar. */
const MOST_LISTED = 40;

export function comparisonByValues(
  before: readonly Row[],
  now: readonly Row[],
  placeOf: (change: ValueChange) => ValuePlace | null,
): UploadComparison {
  const { values, ...counts } = changesBetween(before, now);
  const listed = values
    .slice(0, MOST_LISTED)
    .map((change) => ({ ...change, place: change.after === null ? null : placeOf(change) }));
  return { by: 'values', ...counts, values: listed, unlisted: values.length - listed.length };
}

/** The rows of `{"dataset":{"rows":[…]}}`; null for an answer that does not hold them. */
export function readDatasetAnswer(answer: HttpAnswer): Row[] | null {
  if (answer.status !== 200) return null;
  const dataset = jsonObject(answer.text)?.dataset;
  const rows = isRecord(dataset) ? dataset.rows : null;
  return Array.isArray(rows) && rows.every(isRow) ? rows : null;
}

function isRow(row: unknown): row is Row {
  return (
    isRecord(row) &&
    Number.isInteger(row.Year) &&
    Object.keys(row).every((key) => key === 'Year' || isColumnKey(key)) &&
    Object.values(row).every((value) => typeof value === 'number')
  );
}
