import { headerMeaning, isOfWarmth } from '../headers/header-meaning.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import type { Column } from '../headers/table.ts';
import { segmentsOf, type Word, wordsOfText } from '../headers/words-of-text.ts';

/** True for "Max last year", "Rain temp" and "Rain flag": what else they say need not be so of the row's own day or month. */
export function saysAside({ name, meaning }: Column): boolean {
  if (!meaning.about) return false;
  if (rolesIn(headerMeaning(name).plain).has('aside')) return true;
  const own = headerMeaning(name);
  const isAmount = own.facts.has('inRainUnit');
  if (meaning.about === 'rain' && isOfWarmth(own) && !isAmount) return true;
  return isMarked(name);
}

/** False for "Code Bay rain", where it is of a name, and for "Rain (source: radar)", which tells of amounts. */
function isMarked(header: string): boolean {
  const { plain, facts } = headerMeaning(header);
  const isAlone = (words: readonly Word[]): boolean =>
    words.some(isMark) && words.every((word) => isMark(word) || word.sort === 'head');
  return facts.has('flag')
    ? segmentsOf(wordsOfText(header)).slice(-1).some(isAlone)
    : rolesIn(plain).has('mark');
}

function isMark({ plain }: Word): boolean {
  return rolesOf(plain).has('mark');
}
