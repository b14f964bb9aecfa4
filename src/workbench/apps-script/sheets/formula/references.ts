import { columnLetters, columnNumber } from '../../platform/a1-notation.ts';

/** A corner within a formula: `$B$2`, and what of it stays when the formula moves. */
export type Corner = { row: number; column: number; rowFixed: boolean; columnFixed: boolean };

/** Texts in quotes, and names with a bracket after them, hold no references. */
const PARTS =
  /"(?:[^"]|"")*"|[A-Za-z_][A-Za-z0-9_.]*\(|('(?:[^']|'')+'!|[\p{L}_][\p{L}\d_]*!)?(\$?[A-Za-z]{1,3}\$?\d+)(?::(\$?[A-Za-z]{1,3}\$?\d+))?(?![\p{L}\d_.(])/gu;

/** Every reference of a formula, one corner or two, written anew; null is a reference to nothing. */
export function rewriteReferences(
  formula: string,
  write: (corners: Corner[], sheet: string | null) => Corner[] | null,
  notation: (corner: Corner) => string = cornerText,
): string {
  return formula.replace(
    PARTS,
    (whole, prefix: string | undefined, first?: string, last?: string) => {
      if (first === undefined) return whole;
      const corners = [first, ...(last === undefined ? [] : [last])].map(readCorner);
      const sheet = prefix?.replace(/!$/, '').replace(/^'|'$/g, '').replaceAll("''", "'") ?? null;
      const written = write(corners, sheet);
      return written ? (prefix ?? '') + written.map(notation).join(':') : '#REF!';
    },
  );
}

function readCorner(text: string): Corner {
  const [, columnFixed, letters = '', rowFixed, digits] =
    text.match(/^(\$?)([A-Za-z]+)(\$?)(\d+)$/) ?? [];
  return {
    row: Number(digits),
    column: columnNumber(letters),
    rowFixed: rowFixed === '$',
    columnFixed: columnFixed === '$',
  };
}

export function cornerText({ row, column, rowFixed, columnFixed }: Corner): string {
  return `${columnFixed ? '$' : ''}${columnLetters(column)}${rowFixed ? '$' : ''}${row}`;
}

/** The formula as it reads after being copied so far: what is not fixed moves along. */
export function shifted(formula: string, by: { rows: number; columns: number }): string {
  return rewriteReferences(formula, (corners) => {
    const moved = corners.map((corner) => ({
      ...corner,
      row: corner.row + (corner.rowFixed ? 0 : by.rows),
      column: corner.column + (corner.columnFixed ? 0 : by.columns),
    }));
    return moved.every(({ row, column }) => row >= 1 && column >= 1) ? moved : null;
  });
}
