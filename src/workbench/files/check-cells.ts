import { FILE_LIMITS } from './file-limits.ts';
import { FileRefused } from './file-problem.ts';
import type { FileSheet } from './opened-file.ts';

/** A sheet reaches from its first cell to its last: one value far below makes it a large one. */
export function checkCells(sheets: readonly FileSheet[]): void {
  const cells = sheets.reduce((sum, { rows }) => sum + rows.length * widthOf(rows), 0);
  if (cells > FILE_LIMITS.cells) throw tooManyCells();
}

export function tooManyCells(): FileRefused {
  const most = FILE_LIMITS.cells.toLocaleString('en');
  return new FileRefused(
    `It reaches over more than ${most} cells, the empty ones between counted. Delete what stands far below or beside the table, or keep one station a file.`,
  );
}

export function widthOf(rows: FileSheet['rows']): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0);
}
