import { readFile } from 'node:fs/promises';

/**
 * Builds with the sentences about some matters only and, where a language is named, in that one only: what the
 * source imports as another language's is this one's.
 *
 * @param {readonly string[]} matters as they are called in the first level of `src/core/words/en.json`
 * @param {string} [language]
 * @param {(key: string) => boolean} [isSaid] whether it may be said at all
 * @returns {import('esbuild').Plugin}
 */
export function wordsOf(matters, language, isSaid = () => true) {
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
        const spoken = words
          .filter(([matter]) => matters.includes(matter))
          .map(([matter, phrases]) => [
            matter,
            Object.fromEntries(Object.entries(phrases).filter(([key]) => isSaid(key))),
          ]);
        return { contents: JSON.stringify(Object.fromEntries(spoken), null, 2), loader: 'json' };
      });
    },
  };
}

const WORDS = /^(.*core[\\/]words)[\\/]([a-z]{2})\.json$/;

/**
 * The sentences that some programs name, whole ("reading.no-table") or as a part of a name (`reading.which-${element}`).
 *
 * @param {readonly string[]} programs built without words
 * @returns {(key: string) => boolean}
 */
export function saidIn(programs) {
  const source = programs.join('\n');
  const named = new Set(Array.from(source.matchAll(/["'`](\w+\.[\w.-]+)["'`]/g), ([, key]) => key));
  const made = Array.from(source.matchAll(/`(\w+\.[\w-]*\$\{[^`]*)`/g), ([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
  return (key) => named.has(key) || made.some((pattern) => pattern.test(key));
}
