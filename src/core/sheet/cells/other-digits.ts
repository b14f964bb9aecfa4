import type { Cell } from '../../reading/reading.ts';
import { isText } from './sheet-cells.ts';

/** The zeros of Arabic, Persian, Hindi, Bengali and Thai; nine more follow each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;
const ARABIC_DECIMAL = /\u066b/g;
const ARABIC_THOUSANDS = /\u066c/g;
const ROWS_LOOKED_AT = 100;

/** Writes "١٢٫٥" as "12.5": the rest of the reader knows only these digits. */
export function inOurDigits(cells: Cell[][]): Cell[][] {
  const first = cells.slice(0, ROWS_LOOKED_AT);
  const holdsOthers = (cell: Cell): boolean => isShortText(cell) && cell.search(DIGIT) >= 0;
  if (!first.some((row) => row.some(holdsOthers))) return cells;
  return cells.map((row) => row.map((cell) => (isShortText(cell) ? ourDigits(cell) : cell)));
}

/** A longer text is neither a value nor a header, and a search through it takes long. */
const LONGEST = 500;

function isShortText(cell: Cell): cell is string {
  return isText(cell) && cell.length <= LONGEST;
}

function ourDigits(text: string): string {
  return text
    .replace(DIGIT, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
    })
    .replace(ARABIC_DECIMAL, '.')
    .replace(ARABIC_THOUSANDS, '');
}
