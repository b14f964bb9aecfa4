import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { ENGLISH } from './english.ts';

/** Names of standards, which have no other. */
const NAMES = ['CSV on the Web'];

/** For what is shown in another language; programs to copy are the same in all. */
export async function speaksNoEnglish(shown: Locator): Promise<void> {
  const programs = await shown.locator('pre').allInnerTexts();
  holdsNoEnglish((await shown.allInnerTexts()).join(' '), programs);
}

export function holdsNoEnglish(text: string, programs: readonly string[]): void {
  const own = [...programs, ...NAMES].reduce((left, known) => left.replace(known, ''), text);
  expect(own).not.toMatch(ENGLISH);
}
