import type { Cell } from '../../../reading/reading.ts';
import { headerText } from '../../cells/sheet-cells.ts';
import { headerMeaning, saysSomething } from '../../headers/header-meaning.ts';

/**
 * "IND.11, Goa" and "TX, Upton" at the left of the rows: beside the names, their codes say nothing, and TX is no maximum.
 * Gives the columns of such codes. Where two places have one name, only the codes tell them apart, and who has once chosen
 * a place by its code goes on with it.
 */
export function codesBesideNames(
  [header = [], ...rows]: readonly (readonly Cell[])[],
  labels: readonly number[],
  chosen: string | undefined,
): number[] {
  const textsIn = (column: number): string[] => rows.map((row) => headerText(row[column]));
  const name = labels.find((column) => areNames(textsIn(column)));
  const names = name === undefined ? [] : textsIn(name);
  return labels.filter((column) => {
    const { key } = headerMeaning(headerText(header[column]));
    const mayName = key === undefined || key === 'station';
    const texts = textsIn(column);
    const isIn = chosen !== undefined && texts.includes(chosen);
    return names.length > 0 && column !== name && mayName && !isIn && areCodes(texts, names);
  });
}

/** "Goa" and "Hill Farm". A place may be called March, and another one Normal. */
function areNames(texts: readonly string[]): boolean {
  const filled = texts.filter(Boolean);
  const isName = (text: string): boolean =>
    /^\p{L}{2}/u.test(text) && !CODE.test(text) && !saysSomething(headerMeaning(text));
  return areDifferent(filled) && filled.filter(isName).length >= filled.length * MOSTLY;
}

const MOSTLY = 0.8;

/** One for each name; a footer has none. */
function areCodes(texts: readonly string[], names: readonly string[]): boolean {
  const filled = texts.filter((_, at) => names[at]);
  return areDifferent(filled) && filled.every((text) => CODE.test(text));
}

/** "IND.11510", "S1", "42181", "ABW" */
const CODE = /^(\S*\d\S*|\p{Lu}{2,5})$/u;

function areDifferent(texts: readonly string[]): boolean {
  return texts.length > 0 && new Set(texts).size === texts.length;
}
