import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { ENGLISH } from './english.ts';
import { type SeenWords, seenIn } from './seen-words.ts';

/** For what is shown in another language. */
export async function speaksNoEnglish(shown: Locator): Promise<void> {
  holdsNoEnglish(await shown.evaluate(seenIn));
}

export function holdsNoEnglish({ seen, programs }: SeenWords): void {
  const own = programs.reduce((left, known) => left.replace(known, ''), seen);
  expect(own).not.toMatch(ENGLISH);
}
