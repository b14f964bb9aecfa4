import type { Cell } from '../../reading/reading.ts';
import { headerText, isEmpty } from '../cells/sheet-cells.ts';
import { elementNamed, headerMeaning } from './header-meaning.ts';

/**
 * "Kew" over Max, Min and Rain, be it over the first or the middle one, and "Hull" over the same again:
 * the row with each name over the whole of its block. The first name may stand over Year and Month, too.
 * Null where the header does not come round like that.
 */
export function namesOverBlocks(row: readonly Cell[], header: readonly Cell[]): Cell[] | null {
  if (!hasRepeats(header)) return null;
  const blocks = roundsOf(header);
  if (blocks.length < 2) return null;
  const spread: Cell[] = header.map(() => null);
  const first = textsOf(blocks[0] ?? [], header);
  const overKeys = Array.from({ length: blocks[0]?.[0] ?? 0 }, (_, index) => index);
  for (const block of blocks) {
    const names = namesIn(block, row);
    const [name, more] = names.length || block !== blocks[0] ? names : namesIn(overKeys, row);
    const isSame = textsOf(block, header).join('|') === first.join('|');
    if (!isSame || !name || more || !/\p{L}/u.test(name) || elementNamed(name)) return null;
    for (const index of block) spread[index] = name;
  }
  // "Low Moor" over "Mean, Total" is no minimum.
  return first.some((text) => headerMeaning(text).about) ? spread : null;
}

/** Most headers have none, and what their words mean need not be asked for. */
function hasRepeats(header: readonly Cell[]): boolean {
  const texts = header.map(headerText).filter(Boolean);
  return new Set(texts).size < texts.length;
}

function namesIn(indexes: readonly number[], row: readonly Cell[]): string[] {
  return [...new Set(textsOf(indexes, row).filter(Boolean))];
}

function textsOf(block: readonly number[], row: readonly Cell[]): string[] {
  return block.map((index) => headerText(row[index]));
}

/** Where the first text beside the keys stands again another round begins; blank columns may divide them. */
function roundsOf(header: readonly Cell[]): number[][] {
  const isKey = (text: string): boolean => headerMeaning(text).key !== undefined;
  const texts = header.map(headerText);
  const first = texts.find((text, index) => !isEmpty(header[index]) && !isKey(text)) ?? '';
  const rounds: number[][] = [];
  texts.forEach((text, index) => {
    if (isEmpty(header[index]) || isKey(text)) return;
    if (text === first) rounds.push([]);
    rounds[rounds.length - 1]?.push(index);
  });
  return rounds;
}
