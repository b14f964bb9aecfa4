/** A rectangle of cells; rows and columns count from 1, as on the sheet. */
export type Area = { row: number; column: number; rows: number; columns: number };

export type Size = { rows: number; columns: number };

/** A side that a notation leaves to the sheet: `B:D` names no row, `B3:D` no last one. */
export type OpenSide = 'startRow' | 'endRow' | 'startColumn' | 'endColumn';

type NotedArea = Area & { open?: readonly OpenSide[] | undefined };

function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0);
}

/** The notation as it was written: whole columns stay `B:D`, and a whole sheet has none. */
export function a1Of({ row, column, rows, columns, open = [] }: NotedArea): string {
  const first =
    (open.includes('startColumn') ? '' : columnLetters(column)) +
    (open.includes('startRow') ? '' : row);
  if (rows === 1 && columns === 1 && open.length === 0) return first;
  const last =
    (open.includes('endColumn') ? '' : columnLetters(column + columns - 1)) +
    (open.includes('endRow') ? '' : row + rows - 1);
  return first === '' && last === '' ? '' : `${first}:${last}`;
}

const PART = /^\$?([A-Za-z]{0,3})\$?(\d*)$/;

/** `B2`, `B2:C9`, `B:C`, `2:9`, `B2:C` in a sheet of this size; null for any other text. */
export function readA1(text: string, size: Size): NotedArea | null {
  const area = readLetters(text.trim(), size);
  return area && area.row >= 1 && area.column >= 1 ? area : null;
}

function readLetters(text: string, size: Size): NotedArea | null {
  const [from = '', to = from, ...rest] = text.split(':');
  const start = from.match(PART);
  const end = to.match(PART);
  if (!start || !end || rest.length > 0 || from === '' || to === '') return null;
  if (!text.includes(':') && !(start[1] && start[2])) return null;
  const open: OpenSide[] = [];
  const side = (name: OpenSide, written: number | null, otherwise: number) => {
    if (written === null) open.push(name);
    return written ?? otherwise;
  };
  const row = side('startRow', rowOf(start), 1);
  const column = side('startColumn', columnOf(start), 1);
  const last: [number, number] = [
    side('endRow', rowOf(end), Math.max(size.rows, row)),
    side('endColumn', columnOf(end), Math.max(size.columns, column)),
  ];
  const area = between([row, column], last);
  return open.length > 0 ? { ...area, open } : area;
}

const rowOf = (part: RegExpMatchArray) => (part[2] ? Number(part[2]) : null);
const columnOf = (part: RegExpMatchArray) => (part[1] ? columnNumber(part[1]) : null);

/** Either corner may be written first. */
function between([row1, column1]: [number, number], [row2, column2]: [number, number]): Area {
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
