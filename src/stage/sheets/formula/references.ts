import { columnLetters, columnNumber } from '../../platform/a1-notation.ts';

/** A corner within a formula: `$B$2`, and what of it stays when the formula moves. `B` of `A:B` has no row. */
export type Corner = {
  row: number | null;
  column: number | null;
  rowFixed: boolean;
  columnFixed: boolean;
};

/** Texts in quotes, and names with a bracket after them, hold no references. */
const CELL = String.raw`\$?[A-Za-z]{1,3}\$?\d+`;
const COLUMN = String.raw`\$?[A-Za-z]{1,3}(?![\p{L}\d_.$])`;
const ROW = String.raw`\$?\d+(?![\p{L}\d_.$])`;
const SHEET = String.raw`'(?:[^']|'')+'!|[\p{L}_][\p{L}\d_]*!`;
const FIRST = `${CELL}|${COLUMN}(?=:${COLUMN})|${ROW}(?=:${ROW})`;
const PARTS = new RegExp(
  String.raw`"(?:[^"]|"")*"|[A-Za-z_][A-Za-z0-9_.]*\(|(?<![\p{L}\d_.$])(${SHEET})?(${FIRST})(?::(${CELL}|${COLUMN}|${ROW}))?(?![\p{L}\d_.(])`,
  'gu',
);

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
  const [, column, row] = text.match(/^(\$?[A-Za-z]+)?(\$?\d+)?$/) ?? [];
  return {
    row: row === undefined ? null : Number(row.replace('$', '')),
    column: column === undefined ? null : columnNumber(column.replace('$', '')),
    rowFixed: row?.startsWith('$') ?? false,
    columnFixed: column?.startsWith('$') ?? false,
  };
}

export function cornerText({ row, column, rowFixed, columnFixed }: Corner): string {
  const letters = column === null ? '' : `${columnFixed ? '$' : ''}${columnLetters(column)}`;
  return letters + (row === null ? '' : `${rowFixed ? '$' : ''}${row}`);
}

/** The formula as it reads after being copied so far: what is not fixed moves along. */
export function shifted(formula: string, by: { rows: number; columns: number }): string {
  return rewriteReferences(formula, (corners) => {
    const moved = corners.map((corner) => ({
      ...corner,
      row: corner.row && corner.row + (corner.rowFixed ? 0 : by.rows),
      column: corner.column && corner.column + (corner.columnFixed ? 0 : by.columns),
    }));
    return moved.every(({ row, column }) => (row ?? 1) >= 1 && (column ?? 1) >= 1) ? moved : null;
  });
}
