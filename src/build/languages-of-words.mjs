import { readdir } from 'node:fs/promises';

/** A folder of words is a language. */
export async function languagesOfWords() {
  const entries = await readdir('src/core/words', { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.length === 2)
    .map(({ name }) => name);
}
