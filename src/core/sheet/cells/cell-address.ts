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

/** From 0; -1 when the letters are none. */
export function columnIndexOf(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
