/** No database keeps NUL or half a character, which is a surrogate without its other half. */
export function unstorableIn(text: string): 'text-has-nul' | 'text-has-half-character' | null {
  if (text.includes('\0')) return 'text-has-nul';
  return HALF_CHARACTER.test(text) ? 'text-has-half-character' : null;
}

/** With the flag u a pair is one character, so this finds only a surrogate without the other. */
const HALF_CHARACTER = /[\ud800-\udfff]/u;

/** People count an emoji as one character; UTF-16 counts two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Never ends in the middle of a character. */
export function firstCharacters(text: string, most: number): string {
  // A character has two units at most, and the text may be megabytes long.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}

/** As much of a text as fits into `most` units of UTF-16, without half a character: no list is made of them. */
export function firstUnits(text: string, most: number): string {
  const isHalved = text.length > most && /[\ud800-\udbff]/.test(text.charAt(most - 1));
  return text.slice(0, isHalved ? most - 1 : most);
}
