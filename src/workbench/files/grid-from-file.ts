import type { Grid, LocaleAndYear } from '../../core/reading/reading.ts';
import { decodeText, localeHabits, marksOf, splitFields, typeCell } from '../../stage/typed.ts';
import { gridOfSheet } from './grid-of-sheet.ts';
import type { FileCell, FileSheet } from './opened-file.ts';
import { ownDecimal } from './own-decimal.ts';

/** `ownMarks`: its numbers are taken as the file writes them, and not as Sheets would in this locale. */
export type FileAround = LocaleAndYear & { ownMarks?: boolean };

/** The sheet that Google Sheets would make of this file. It has the file's name without its ending. */
export function gridFromFile(bytes: Uint8Array, fileName: string, around: FileAround): Grid {
  const sheet = sheetFromFile(bytes, fileName, around);
  return gridOfSheet(sheet, sheet.name);
}

export function sheetFromFile(
  bytes: Uint8Array,
  fileName: string,
  { locale, thisYear, ownMarks = false }: FileAround,
): FileSheet {
  const fields = splitFields(decodeText(bytes).replace(ZEROS, ''));
  const decimal = ownMarks ? ownDecimal(fields) : null;
  const habits = { ...localeHabits(locale), ...(decimal && marksOf(decimal)) };
  // Fields repeat (days, codes, whole degrees), so each text is typed once.
  const known = new Map<string, FileCell>();
  const type = (text: string): FileCell => {
    const before = known.get(text);
    if (before) return before;
    const { cell: value, display } = typeCell(text, habits, thisYear);
    const typed = { value, display };
    known.set(text, typed);
    return typed;
  };
  const rows = fields.map((row) => row.map(type));
  return { name: nameOfFile(fileName), hidden: false, rows, merges: [] };
}

/** Old programs fill lines with bytes of zero. */
const ZEROS = /\0+/g;

/** Without folders and ending. */
export function nameOfFile(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/, '');
  return base.replace(/(.)\.[^.\s]*$/, '$1');
}
