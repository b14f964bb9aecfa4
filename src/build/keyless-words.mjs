import { exportsOf } from './pack-words.mjs';

const BOOK = /core\/words\/([a-z]{2})\/([a-z-]+)\.ts$/;

/**
 * Each book but the English one travels as a list in the order of the English keys: the keys are a
 * fifth of a book, and every execution of the add-on parses all of it.
 *
 * @type {import('esbuild').Plugin}
 */
export const keylessWords = {
  name: 'keyless-words',
  setup({ onLoad }) {
    onLoad({ filter: BOOK }, async ({ path }) => {
      const [, language = '', name = ''] = BOOK.exec(path) ?? [];
      if (language === 'en') return undefined;
      const [bookName, book] = await bookIn(path);
      const [englishName, english] = await bookIn(path.replace(BOOK, `core/words/en/${name}.ts`));
      const texts = Object.keys(english).map((key) => book[key]);
      const source = JSON.stringify(`../en/${name}.ts`);
      return {
        contents: `import { ${englishName} } from ${source};
          const texts = ${JSON.stringify(texts)};
          export const ${bookName} = Object.fromEntries(
            Object.keys(${englishName}).map((key, index) => [key, texts[index]]));`,
      };
    });
  },
};

/** @param {string} path @returns {Promise<[string, Record<string, unknown>]>} */
async function bookIn(path) {
  const [first] = Object.entries(await exportsOf(`export * from ${JSON.stringify(path)};`));
  if (!first) throw new Error(`Cannot pack the words: ${path} exports no book`);
  return /** @type {[string, Record<string, unknown>]} */ (first);
}
