import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtModule } from './built-module.mjs';

/**
 * Brings the words of headers, units and texts without their languages, which are noted for us, and what decides about
 * a column without its examples. Words of several languages that have the same facets then share one row: the name of
 * the facets would take more room than the words.
 *
 * @type {import('esbuild').Plugin}
 */
export const mergedVocabulary = {
  name: 'merged-vocabulary',
  setup({ onLoad }) {
    onLoad({ filter: WHOLE_LISTS }, async ({ path }) => {
      const { rowsIn } = await builtModule(join(dirname(path), 'word-rows.ts'));
      const lists = Object.entries(await builtModule(path));
      const merged = lists.map(([name, words]) => asModule(name, mergedRows(rowsIn(words))));
      return { contents: merged.join('\n') };
    });
    onLoad({ filter: /[\\/]headers[\\/]decisions\.json$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: JSON.stringify(JSON.parse(text, withoutExamples)), loader: 'json' };
    });
  },
};

/** @param {string} key @param {unknown} value */
function withoutExamples(key, value) {
  return EXAMPLES.includes(key) ? undefined : value;
}

const EXAMPLES = ['yes', 'no', 'better', 'table', 'says', 'without'];

/** Files that export rows of words and nothing else. */
const WHOLE_LISTS = /[\\/]vocabulary[\\/](vocabulary|unit-words|text-words)\.ts$/;

/** @param {readonly { facets: readonly string[], words: readonly string[] }[]} rows @returns {Record<string, string>} */
export function mergedRows(rows) {
  /** @type {Map<string, string[]>} */
  const merged = new Map();
  for (const { facets, words } of rows) {
    const label = facets.join(' ');
    merged.set(label, [...(merged.get(label) ?? []), ...words]);
  }
  return Object.fromEntries(
    Array.from(merged, ([label, words]) => [label, wrapped(words.join(' '))]),
  );
}

/** A list goes on in the next line. @param {string} words */
function wrapped(words) {
  return words.replace(/(.{80}\S*) /g, '$1\n');
}

/** @param {string} name @param {Record<string, string>} rows */
function asModule(name, rows) {
  const lines = Object.entries(rows).map(([label, words]) => `'${label}': \`${words}\``);
  return `export const ${name} = [{ any: {\n${lines.join(',\n')} } }];`;
}
