import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';

const ENGLISH = /\b(the|and|you|your|sheet|this|with|from|not)\b/i;

/** For what is shown in another language; programs to copy are the same in all. */
export async function speaksNoEnglish(shown: Locator): Promise<void> {
  const programs = await shown.locator('pre').allInnerTexts();
  const text = (await shown.allInnerTexts()).join(' ');
  expect(programs.reduce((left, program) => left.replace(program, ''), text)).not.toMatch(ENGLISH);
}
