import { Exception } from '../../platform/exception.ts';
import { type Corner, cornerText, rewriteReferences } from './references.ts';

type Place = { row: number; column: number };

/** Texts in quotes and names of sheets hold no references; a row or a column alone is recognised as such. */
const PARTS =
  /"(?:[^"]|"")*"|'(?:[^']|'')+'!|(?<![\p{L}\d_.$])(?:R(\d+|\[-?\d+\])?C(\d+|\[-?\d+\])?|[RC](?:\d+|\[-?\d+\]))(?![\p{L}\d_.([])/giu;

/** `=R[-1]C` as the cell at a place keeps it: `=B1` in B2. */
export function fromR1c1(formula: string, place: Place): string {
  return rewritten(formula, place, () => true);
}

/** Of a formula in A1 notation, what can be no A1: `=R[-1]C` and `=R1C1`, and neither `=R1` nor `=C1`. */
export function fromMixedNotation(formula: string, place: Place): string {
  return rewritten(formula, place, (reference) => /\[|^R\d+C\d+$/i.test(reference));
}

function rewritten(formula: string, place: Place, isMeant: (reference: string) => boolean): string {
  return formula.replace(PARTS, (whole, row?: string, column?: string) => {
    if (/^["']/.test(whole) || !isMeant(whole)) return whole;
    if (!/c/i.test(whole) || !/r/i.test(whole))
      throw new Exception(
        `The R1C1 reference ${whole} to a whole row or column is not emulated yet`,
      );
    const corner = {
      row: along(row, place.row),
      column: along(column, place.column),
      rowFixed: isFixed(row),
      columnFixed: isFixed(column),
    };
    return corner.row >= 1 && corner.column >= 1 ? cornerText(corner) : '#REF!';
  });
}

/** A plain number counts from the edge of the sheet, one in brackets from the cell itself. */
const isFixed = (part: string | undefined) => part !== undefined && !part.startsWith('[');
const along = (part: string | undefined, from: number) =>
  isFixed(part) ? Number(part) : from + Number(part?.slice(1, -1) ?? 0);

/** The same formula as seen from its cell, with the zeros Sheets writes: `=R[-1]C[0]`. */
export function toR1c1(formula: string, place: Place): string {
  const part = (letter: 'R' | 'C', at: number | null, isFixedPart: boolean, from: number) => {
    if (at === null) return '';
    return letter + (isFixedPart ? at : `[${at - from}]`);
  };
  return rewriteReferences(
    formula,
    (corners) => corners,
    ({ row, column, rowFixed, columnFixed }: Corner) =>
      part('R', row, rowFixed, place.row) + part('C', column, columnFixed, place.column),
  );
}
