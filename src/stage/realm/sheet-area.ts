import { readA1 } from '../platform/a1-notation.ts';
import type { LineChange, SheetAt, SheetInfo } from '../platform/calls.ts';
import { checkCorners } from '../platform/check-corners.ts';
import { exception } from '../platform/exception.ts';
import { newRange, type RangeState } from './makers.ts';
import { requiredText } from './required-text.ts';
import { ask } from './session.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;

export const at = ({ document, sheet }: SheetAt): SheetAt => ({ document, sheet });
export const info = (state: SheetAt): SheetInfo => ask('sheet.info', at(state));

/** What only a table has: a tab without cells refuses, whichever method asks (§7.1). */
export function grid(state: SheetAt): SheetInfo {
  const found = info(state);
  if (found.kind !== 'GRID') throw exception('sheet-without-cells', { kind: found.kind });
  return found;
}

export function lines(state: SheetAt, change: LineChange): void {
  ask('sheet.lines', at(state), change);
}

/** `getRange(a1)` or by numbers. It may lie beyond the grid: writing there makes rows and columns. */
export function rangeOf(state: SheetAt, args: readonly unknown[]): Range {
  const { maxRows, maxColumns } = grid(state);
  const [first, column, rows = 1, columns = 1] = args;
  const area =
    args.length === 1
      ? readA1(withoutSheet(requiredText('a1Notation', first)), {
          rows: maxRows,
          columns: maxColumns,
        })
      : { row: whole(first), column: whole(column), rows: whole(rows), columns: whole(columns) };
  if (!area) throw exception('range-not-found');
  checkCorners(area);
  return newRange({ ...at(state), ...area });
}

const withoutSheet = (a1: string) => a1.slice(a1.lastIndexOf('!') + 1);

const whole = (value: unknown) => Math.trunc(Number(value));

/** The whole grid: cells beyond the last content may still hold formats and notes. */
export function everything(state: SheetAt): RangeState {
  const { maxRows, maxColumns } = grid(state);
  return { ...at(state), row: 1, column: 1, rows: maxRows, columns: maxColumns };
}

export function used(state: SheetAt): RangeState {
  const { lastRow, lastColumn } = grid(state);
  return {
    ...at(state),
    row: 1,
    column: 1,
    rows: Math.max(lastRow, 1),
    columns: Math.max(lastColumn, 1),
  };
}
