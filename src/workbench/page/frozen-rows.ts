import type { DimensionRows } from '@revolist/revogrid';

/** The grid counts the rows that stay in sight apart from those that scroll; a sheet counts them as one. */
export function sheetRow(type: DimensionRows, row: number, frozenRows: number): number {
  return type === 'rowPinStart' ? row : row + frozenRows;
}

export function gridRow(
  row: number,
  frozenRows: number,
): { row: number; rowType: 'rowPinStart' | 'rgRow' } {
  return row < frozenRows
    ? { row, rowType: 'rowPinStart' }
    : { row: row - frozenRows, rowType: 'rgRow' };
}
