import { plainText } from '../reading/plain-text.ts';
import type { ReadOptions } from '../reading/reading.ts';
import { placeIn, withPlace } from './target.ts';

type Tab = { spreadsheetName: string; sheetName: string; tabs: number };

/** What a tab is called that somebody named for what it holds, and for no place. */
const NAMES_NO_PLACE = new Set(
  (
    'data dataset datos donnees dados table tabla tableau tabela sheet hoja feuille folha planilha ' +
    'values valores valeurs monthly mensual mensuel mensal daily diario quotidien'
  ).split(' '),
);

/**
 * 'Sheet1' and 'Data' say nothing in a Directory, and "2008" is one of twelve tabs that are read together: the file's name is
 * taken instead. "Returns, Palapye 2" is one of several tabs, and "Notebook, Garden" one place of several.
 */
export function suggestedTitle(
  { spreadsheetName, sheetName, tabs }: Tab,
  wishes: ReadOptions,
): string {
  const place = placeIn(wishes);
  if ((wishes.sheets?.length ?? 0) > 1) return withPlace(spreadsheetName, place);
  const isNumbered = /^\p{L}+\s?\d+$/u.test(sheetName);
  if (!isNumbered && !NAMES_NO_PLACE.has(plainText(sheetName))) return withPlace(sheetName, place);
  // No word of a language tells a tab that nobody named from a station with a number.
  return withPlace(withPlace(spreadsheetName, tabs > 1 ? sheetName : null), place);
}
