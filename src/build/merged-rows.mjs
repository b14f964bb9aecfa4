import { builtModule } from './built-module.mjs';

/**
 * Brings the vocabulary without its languages, which are noted for us. Words of several languages that have the
 * same facets then share one row: the name of the facets would take more room than the words.
 *
 * @type {import('esbuild').Plugin}
 */
export const mergedVocabulary = {
  name: 'merged-vocabulary',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]vocabulary\.ts$/ }, async ({ path }) => {
      const { VOCABULARY } = await builtModule(path);
      return { contents: `export const VOCABULARY = \`\n${mergedRows(VOCABULARY)}\`;` };
    });
  },
};

/**
 * The names of months are told apart by their places in a row, and stay as they are.
 *
 * @param {string} text
 */
export function mergedRows(text) {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  let facets = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('= ')) continue;
    const [, label, words = line] = /^([\w ]+): (.*)$/.exec(line) ?? [];
    facets = label ?? facets;
    rows.set(facets, [...(rows.get(facets) ?? []), words]);
  }
  return Array.from(rows, ([label, lists]) =>
    label === 'months'
      ? lists.map((names) => `months: ${names}\n`).join('')
      : `${label}: ${wrapped(lists.join(' '))}\n`,
  ).join('');
}

/**
 * A list goes on in the next line.
 *
 * @param {string} words
 */
function wrapped(words) {
  return words.replace(/(.{80}\S*) /g, '$1\n');
}
