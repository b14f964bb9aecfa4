import { wholeText } from './words-of-texts.ts';

/** × is JMA's, /// of synoptic reports. Dots, dashes and stars alone need no list. */
const MISSING_SIGNS: ReadonlySet<string> = new Set(['×', '/', '//', '///', '?', '°', '∅']);
const isMissingWord = wholeText('missing');

/** A text that states a missing value. "--" is missing too, except where JMA prints it for "did not happen". */
export function isMissingText(text: string): boolean {
  return MISSING_SIGNS.has(text) || isMissingWord(text);
}

/** Counts as 0. */
export const isTraceText = wholeText('trace');
export const isNilText = wholeText('nil');

/** Spreadsheet errors are a broken formula, not a missing value: reported, never read. */
export const ERROR_TEXTS = new Set(
  '#n/a #ref! #value! #div/0! #name? #num! #null! #error! #spill! #calc!'.split(' '),
);

/** Sheets shows these while a formula still runs. The value will come, so it is not missing. */
export const CALCULATING = /^\s*loading(\.{3}|…)\s*$/i;

/** Numbers agencies write for "missing", in any printed width. */
export const MISSING_NUMBERS: ReadonlySet<number> = new Set([
  -9999, -9999.9, -9999.99, -9990, -999.9, -999, -999.99, -998, -99.99, -99.9, -99, -9.99e33,
  -9.99e8, -99999, -99999.9, -7777, -8888, 99.9, 99.99, 998, 999, 999.9, 999.99, 9998, 9999, 9999.9,
  9999.99, 99999, 99999.9, 999999, 999999.9, 32766, 32767, -32768, 8888, 1e20,
]);
/** Every code is at least this far from 0, so smaller numbers are not looked up: most values are small. */
export const SMALLEST_CODE = 98;
