/** A rectangle of cells; rows and columns count from 1, as on the sheet. */
export type Area = { row: number; column: number; rows: number; columns: number };

export type Size = { rows: number; columns: number };

export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

export function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0);
}

export function a1Of({ row, column, rows, columns }: Area): string {
  const first = `${columnLetters(column)}${row}`;
  if (rows === 1 && columns === 1) return first;
  return `${first}:${columnLetters(column + columns - 1)}${row + rows - 1}`;
}

const PART = /^\$?([A-Za-z]*)\$?(\d*)$/;

/** `B2`, `B2:C9`, `B:C`, `2:9`, `B2:C` within a sheet of the given size; null when it is none. */
export function readA1(text: string, size: Size): Area | null {
  const [from = '', to = from, ...rest] = text.trim().split(':');
  const start = from.match(PART);
  const end = to.match(PART);
  if (!start || !end || rest.length > 0 || from === '' || to === '') return null;
  if (to === from && !(start[1] && start[2]) && !text.includes(':')) return null;
  const [row1, row2] = [start[2] ? Number(start[2]) : 1, end[2] ? Number(end[2]) : size.rows];
  const column1 = start[1] ? columnNumber(start[1]) : 1;
  const column2 = end[1] ? columnNumber(end[1]) : size.columns;
  return {
    row: Math.min(row1, row2),
    column: Math.min(column1, column2),
    rows: Math.abs(row2 - row1) + 1,
    columns: Math.abs(column2 - column1) + 1,
  };
}

/** `'My sheet'!A1:B2` as its two parts. */
export function splitSheetName(text: string): { sheet: string | null; cells: string } {
  const quoted = text.match(/^'((?:[^']|'')+)'!(.+)$/);
  if (quoted) return { sheet: (quoted[1] ?? '').replaceAll("''", "'"), cells: quoted[2] ?? '' };
  const plain = text.match(/^([^'!]+)!(.+)$/);
  return plain ? { sheet: plain[1] ?? '', cells: plain[2] ?? '' } : { sheet: null, cells: text };
}
