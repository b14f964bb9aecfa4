/**
 * A page in one language carries no other: where the source names `words/es/upload.ts`, the English
 * page gets what `words/en/upload.ts` exports, under the Spanish name. The books of all languages have
 * the same files and, but for the language in front, the same names.
 *
 * @param {string} language
 * @returns {import('esbuild').Plugin}
 */
export function wordsOfOne(language) {
  return {
    name: 'words-of-one',
    setup({ onLoad }) {
      onLoad({ filter: BOOK }, ({ path }) => {
        const [, folder = '', other = '', file = ''] = BOOK.exec(path) ?? [];
        if (other === language) return undefined;
        const [name, otherName] = [language, other].map((one) => one + capitals(file));
        const from = JSON.stringify(`./${language}/${file}.ts`);
        return {
          contents: ['export {', name, 'as', otherName, '} from', from].join(' '),
          resolveDir: folder,
        };
      });
    },
  };
}

const BOOK = /^(.*core[\\/]words)[\\/]([a-z]{2})[\\/]([a-z-]+)\.ts$/;

/** `page-words` as the second part of a name: `PageWords`. @param {string} file */
function capitals(file) {
  return file.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}
