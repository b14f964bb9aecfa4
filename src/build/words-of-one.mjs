/**
 * Builds for one language: where the source imports the words of another, it gets these instead. Every
 * language's `words.ts` has the same names.
 *
 * @param {string} language
 * @returns {import('esbuild').Plugin}
 */
export function wordsOfOne(language) {
  return {
    name: 'words-of-one',
    setup({ onLoad }) {
      onLoad({ filter: WORDS }, ({ path }) => {
        const [, folder = '', other = ''] = WORDS.exec(path) ?? [];
        if (other === language) return undefined;
        return { contents: `export * from './${language}/words.ts'`, resolveDir: folder };
      });
    },
  };
}

const WORDS = /^(.*core[\\/]words)[\\/]([a-z]{2})[\\/]words\.ts$/;
