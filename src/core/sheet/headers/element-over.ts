import type { Element } from '../../dataset/columns.ts';
import { elementNamed, elementOfTitles, titleMeaning } from './header-meaning.ts';
import type { Table } from './table.ts';

/** The element that the lines over a table name, or its tab, or else the whole spreadsheet. */
export function elementOver(table: Pick<Table, 'titles' | 'sheet'>): Element | undefined {
  return elementOfTitles(table.titles) ?? elementOfBook(table);
}

/**
 * A tab "Sheet1" of the spreadsheet "Rainfall" holds rain, unless a title or the tab says otherwise. "Rain and
 * temperature" may hold either.
 */
export function elementOfBook({
  titles,
  sheet: { book = '' },
}: Pick<Table, 'titles' | 'sheet'>): Element | undefined {
  const element = elementNamed(book);
  const isWarmth = titleMeaning(book).facts.has('temperature');
  if (!element || (element === 'rain') === isWarmth) return undefined;
  const isContradicted = titles.map(titleMeaning).some(({ refusal, facts }) => {
    return refusal || facts.has('temperature');
  });
  return isContradicted ? undefined : element;
}
