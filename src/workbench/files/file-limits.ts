import { FileRefused } from './file-problem.ts';
import type { FileSheet } from './opened-file.ts';

const MB = 1024 * 1024;

/** What a file may be. A climate table of a hundred stations stays far below; a bomb does not. */
export const FILE_LIMITS = {
  fileBytes: 20 * MB,
  unpackedBytes: 100 * MB,
  packedFiles: 2_000,
  cells: 1_000_000,
  sheets: 200,
};

export function checkFileSize({ length }: { length: number }): void {
  const limit = FILE_LIMITS.fileBytes / MB;
  if (length > FILE_LIMITS.fileBytes)
    throw new FileRefused('file.too-big', { size: Math.ceil(length / MB), limit });
}

/** A sheet reaches from its first cell to its last: one value far below makes it a large one. */
export function checkCells(sheets: readonly FileSheet[]): void {
  const cells = sheets.reduce((sum, { rows }) => sum + rows.length * widthOf(rows), 0);
  if (cells > FILE_LIMITS.cells) throw tooManyCells();
}

export function widthOf(rows: FileSheet['rows']): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0);
}

export function tooManyCells(): FileRefused {
  return new FileRefused('file.too-many-cells', { limit: FILE_LIMITS.cells });
}

export function tooLarge(): FileRefused {
  return new FileRefused('file.unpacks-too-big', { limit: FILE_LIMITS.unpackedBytes / MB });
}
