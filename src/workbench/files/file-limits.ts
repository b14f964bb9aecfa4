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
    throw new FileRefused(
      `It has ${Math.ceil(length / MB)} MB. A file may have up to ${limit} MB.`,
    );
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
  const most = FILE_LIMITS.cells.toLocaleString('en');
  return new FileRefused(
    `It reaches over more than ${most} cells, the empty ones between counted. Delete what stands far below or beside the table, or keep one station a file.`,
  );
}

export function tooLarge(): FileRefused {
  const most = FILE_LIMITS.unpackedBytes / MB;
  return new FileRefused(
    `It unpacks to more than ${most} MB, which no climate table needs. It was not opened.`,
  );
}
