import type { ReadOptions } from '../reading/reading.ts';
import { placeIn, withPlace } from './target.ts';

type Tab = { spreadsheetName: string; sheetName: string; tabs: number };

/**
 * 'Sheet1' says nothing in a Directory, and "2008" is one of twelve tabs that are read together: the file's name is
 * taken instead. "Returns, Palapye 2" is one of several tabs, and "Notebook, Garden" one place of several.
 */
export function suggestedTitle(
  { spreadsheetName, sheetName, tabs }: Tab,
  wishes: ReadOptions,
): string {
  const place = placeIn(wishes);
  if ((wishes.sheets?.length ?? 0) > 1) return withPlace(spreadsheetName, place);
  const isNumbered = /^\p{L}+\s?\d+$/u.test(sheetName);
  if (!isNumbered) return withPlace(sheetName, place);
  // No word of a language tells a tab that nobody named from a station with a number.
  return withPlace(withPlace(spreadsheetName, tabs > 1 ? sheetName : null), place);
}
