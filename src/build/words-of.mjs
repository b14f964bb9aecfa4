import { readFile } from 'node:fs/promises';

/**
 * Builds with the sentences about some matters only and, where a language is named, in that one only: what the
 * source imports as another language's is this one's.
 *
 * @param {readonly string[]} matters as they are called in the first level of `src/core/words/en.json`
 * @param {string} [language]
 * @returns {import('esbuild').Plugin}
 */
export function wordsOf(matters, language) {
  return {
    name: 'words-of',
    setup({ onLoad }) {
      onLoad({ filter: WORDS }, async ({ path }) => {
        const [, folder = '', own = ''] = WORDS.exec(path) ?? [];
        if (language && own !== language)
          return {
            contents: `export { default } from './${language}.json' with { type: 'json' }`,
            resolveDir: folder,
          };
        const words = Object.entries(JSON.parse(await readFile(path, 'utf8')));
        const spoken = words.filter(([matter]) => matters.includes(matter));
        return { contents: JSON.stringify(Object.fromEntries(spoken), null, 2), loader: 'json' };
      });
    },
  };
}

const WORDS = /^(.*core[\\/]words)[\\/]([a-z]{2})\.json$/;
