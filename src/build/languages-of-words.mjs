import { readdir } from 'node:fs/promises';

/** A file of words is a language. */
export async function languagesOfWords() {
  const names = await readdir('src/core/words');
  return names.flatMap((name) => /^([a-z]{2})\.json$/.exec(name)?.[1] ?? []);
}
