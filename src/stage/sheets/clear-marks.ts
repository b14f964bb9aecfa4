import type { CellMark } from '../platform/calls.ts';
import type { StoredCell } from './cell.ts';

export function clearMarks(
  cell: StoredCell,
  what: readonly ('contents' | 'formats' | 'notes' | 'validations')[],
): void {
  const kindOf = (mark: CellMark) =>
    mark === 'note'
      ? 'notes'
      : mark === 'validation'
        ? 'validations'
        : mark === 'richText'
          ? 'contents'
          : 'formats';
  for (const mark of Object.keys(cell.marks ?? {}) as CellMark[])
    if (what.includes(kindOf(mark))) delete cell.marks?.[mark];
}
