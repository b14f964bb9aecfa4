import type { Wishes } from '../reading/reading.ts';
import { placeIn, withPlace } from './upload-memory.ts';

/**
 * 'Sheet1' says nothing in a Directory, and "2008" is one of twelve tabs that are read together: the file's name is
 * taken instead. "Notebook, Garden" is one place of several.
 */
export function suggestedTitle(spreadsheetName: string, sheetName: string, wishes: Wishes): string {
  const isTogether = (wishes.sheets?.length ?? 0) > 1;
  const isNameless = /^\p{L}+\s?\d+$/u.test(sheetName);
  const title = isTogether || isNameless ? spreadsheetName : sheetName;
  return withPlace(title, placeIn(wishes));
}
