import { graveAbove, type Params } from '../cells/doubts.ts';
import type { Table } from '../headers/table.ts';
import type { ReadContext } from '../keys/read-context.ts';
import type { ReadingKind } from '../reading-kinds.ts';

/** The share of all values above which these are no slips. */
const MOST_OF_ALL: { [kind in ReadingKind]?: number } = {
  'reading.month-twice': 0.1,
  'reading.day-twice': 0.1,
  'reading.number-became-date': 0.05,
};

export function tellCell(
  { table, context }: { table: Table; context: ReadContext },
  kind: ReadingKind,
  row: number,
  column: number,
  found: string,
  params: Params = {},
): void {
  const share = MOST_OF_ALL[kind];
  const severity = share === undefined ? ('warning' as const) : graveAbove(share);
  context.doubts.atCell({ kind, severity, params }, table.sheet, row, column, found);
}
