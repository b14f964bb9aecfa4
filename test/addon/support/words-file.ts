import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import type { Language } from '../../../src/core/words/languages.ts';
import type { PhraseBook } from '../../../src/core/words/phrase.ts';

export function wordsFile(language: Language): string {
  return `dist/addon/words.${language}.js`;
}

/** What the built file of a language gives to the add-on. */
export async function wordsIn(language: Language): Promise<PhraseBook> {
  const code = await readFile(wordsFile(language), 'utf8');
  const json = vm.runInNewContext(`${code}\nJSON.stringify(almanacWords_${language}_())`);
  return JSON.parse(json) as PhraseBook;
}
