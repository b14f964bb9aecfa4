/** A small generator whose numbers follow from its seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same number for the same words: what is "random but stable" on the platform. */
export function stableNumber(seed: number, words: string): number {
  let hash = seed >>> 0;
  for (const character of words) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return seededRandom(hash)();
}
