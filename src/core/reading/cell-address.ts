/** A cell as a person finds it; both indexes count from 0. */
export type Place = { sheet: string; rowIndex: number; columnIndex: number };

/** A, B, … Z, AA, …; `columnIndex` counts from 0. */
export function columnLetters(columnIndex: number): string {
  let letters = '';
  for (let rest = columnIndex; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}

/** The address a person sees: both indexes count from 0, sheet rows from 1. */
export function cellAddress(rowIndex: number, columnIndex: number): string {
  return columnLetters(columnIndex) + (rowIndex + 1);
}

// No sheet has more columns or rows, and one number still holds sheet, row and column exactly.
const COLUMNS = 2 ** 15;
export const CELLS_OF_SHEET = 2 ** 24 * COLUMNS;

/** Row and column in one number. The cells of the second sheet begin at `CELLS_OF_SHEET`. */
export function cellNumber(rowIndex: number, columnIndex: number): number {
  return rowIndex * COLUMNS + columnIndex;
}

export function placeOfCell(cell: number, sheets: readonly string[]): Place {
  return {
    sheet: sheets[Math.floor(cell / CELLS_OF_SHEET)] ?? '',
    rowIndex: Math.floor((cell % CELLS_OF_SHEET) / COLUMNS),
    columnIndex: cell % COLUMNS,
  };
}

export function addressOf({ rowIndex, columnIndex }: Place): string {
  return cellAddress(rowIndex, columnIndex);
}

/** "A" is 0 and "AA" is 26; -1 where there are no letters. */
export function columnIndexOf(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** The same for what a person pointed at: where the table lies on its side, "3" is the third row. */
export function lineIndexOf(line: string): number {
  return /^\d+$/.test(line) ? Number(line) - 1 : columnIndexOf(line);
}
