import type { DimensionRows } from '@revolist/revogrid';

/** The grid numbers frozen rows and scrolling rows apart, and a sheet numbers them together. */
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
