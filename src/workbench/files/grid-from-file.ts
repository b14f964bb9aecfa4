import type { Grid, LocaleAndYear } from '../../core/reading/reading.ts';
import {
  decodeText,
  localeHabits,
  splitFields,
  type TypedCell,
  typeCell,
} from '../../stage/typed.ts';

/** The sheet that Google Sheets would make of this file. It has the file's name without its ending. */
export function gridFromFile(bytes: Uint8Array, fileName: string, around: LocaleAndYear): Grid {
  const habits = localeHabits(around.locale);
  // Fields repeat (days, codes, whole degrees), so each text is typed once.
  const known = new Map<string, TypedCell>();
  const type = (text: string): TypedCell => {
    const typed = known.get(text) ?? typeCell(text, habits, around.thisYear);
    known.set(text, typed);
    return typed;
  };
  const rows = splitFields(decodeText(bytes).replace(ZEROS, '')).map((fields) => fields.map(type));
  return {
    sheet: nameOfFile(fileName),
    cells: rows.map((row) => row.map(({ cell }) => cell)),
    display: rows.map((row) => row.map(({ display }) => display)),
  };
}

/** Old programs fill lines with bytes of zero. */
const ZEROS = /\0+/g;

/** Without folders and ending. */
export function nameOfFile(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/, '');
  return base.replace(/(.)\.[^.\s]*$/, '$1');
}
