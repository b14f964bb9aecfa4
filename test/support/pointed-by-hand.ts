import { columnLetters, lineIndexOf } from '../../src/core/reading/cell-address.ts';
import type { Cell, PointedRole, PointedTable } from '../../src/core/reading/reading.ts';

/** A pointing as a person would write it down: `"C-N": "rain months"`, `"J-AN": "max days"`. */
export type ByHand = {
  headerRow: number;
  onSide?: boolean;
  width?: number;
  columns: Record<string, string>;
  /** words that stood over a column when it was pointed at, where they are not there now */
  headers?: Record<string, string>;
  labels?: PointedTable['labels'];
};

export function pointedByHand(sheet: string, cells: readonly Cell[][], hand: ByHand): PointedTable {
  const { headerRow, onSide = false, headers = {}, labels } = hand;
  const width = hand.width ?? Math.max(...cells.map((row) => row.length));
  const headerOf = (column: string): string => {
    const index = lineIndexOf(column);
    const cell = onSide ? cells[index]?.[headerRow - 1] : cells[headerRow - 1]?.[index];
    return headers[column] ?? (typeof cell === 'object' ? '' : String(cell ?? ''));
  };
  const columns = Object.entries(hand.columns).flatMap(([range, role]) =>
    columnsIn(range).map((column, at) => ({
      column,
      header: headerRow === 0 ? '' : headerOf(column),
      role: roleAt(role, at),
    })),
  );
  return { sheet, headerRow, width, ...(onSide && { onSide }), columns, ...(labels && { labels }) };
}

function columnsIn(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const isRow = /^\d+$/.test(first);
  const count = lineIndexOf(last) - lineIndexOf(first) + 1;
  return Array.from({ length: count }, (_, at) =>
    isRow ? String(lineIndexOf(first) + at + 1) : columnLetters(lineIndexOf(first) + at),
  );
}

/** "rain months 7" begins with July. */
function roleAt(role: string, at: number): PointedRole {
  const [, element, of, from = '1'] = /^(?:(\w+) )?(months|days)(?: (\d+))?$/.exec(role) ?? [];
  const number = Number(from) + at;
  if (of === 'months' && element)
    return `${String(number).padStart(2, '0')}_${element}` as PointedRole;
  if (of === 'months') return `month-${number}`;
  if (of === 'days') return (element ? `${element}-day-${number}` : `day-${number}`) as PointedRole;
  return role as PointedRole;
}
