import { resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';

const BOOK_PATH = /core\/words\/[a-z]{2}\/[a-z-]+\.ts$/;
const PACK = 'packed-words';

/**
 * Every sentence in every language is most of the page, and a page inside Sheets should be small:
 * the books travel deflated, and the page unfolds them before it starts.
 *
 * @param {string[]} files the modules of the page
 * @returns {Promise<import('esbuild').Plugin>}
 */
export async function packWords(files) {
  const books = files.filter((file) => BOOK_PATH.test(file));
  const bookNames = new Map(await Promise.all(books.map(namesIn)));
  const words = await exportsOf(books.map((file) => `export * from './${file}';`).join('\n'));
  const packed = deflateRawSync(JSON.stringify(words), { level: 9 }).toString('base64');
  return {
    name: 'pack-words',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^packed-words$/ }, () => ({ path: PACK, namespace: PACK }));
      onLoad({ filter: /.*/, namespace: PACK }, () => ({ contents: unpacking(packed) }));
      onLoad({ filter: BOOK_PATH }, ({ path }) => ({
        contents: taking(bookNames.get(path) ?? []),
      }));
    },
  };
}

/** @param {string} file @returns {Promise<[string, string[]]>} */
async function namesIn(file) {
  return [resolve(file), Object.keys(await exportsOf(`export * from './${file}';`))];
}

/** @param {string} contents @returns {Promise<Record<string, unknown>>} */
export async function exportsOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return { ...(await import(`data:text/javascript;base64,${code}`)) };
}

/** @param {string} packed */
function unpacking(packed) {
  return `
    const bytes = Uint8Array.from(atob('${packed}'), (character) => character.charCodeAt(0));
    const unfolding = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    export const words = JSON.parse(await new Response(unfolding).text());`;
}

/** @param {string[]} names */
function taking(names) {
  const exports = names.map((name) => `export const ${name} = words.${name};`);
  return [`import { words } from '${PACK}';`, ...exports].join('\n');
}
