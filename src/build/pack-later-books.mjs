import { gzipSync } from 'node:zlib';
import { exportsOf } from './pack-words.mjs';

const MODULE = /addon\/later-books\.ts$/;

/**
 * Packs what `laterBooks()` returns. Google has no inflating of its own but that of Utilities, which
 * needs no permission.
 *
 * @type {import('esbuild').Plugin}
 */
export const packLaterBooks = {
  name: 'pack-later-books',
  setup({ onLoad }) {
    onLoad({ filter: MODULE }, async ({ path }) => {
      const { laterBooks } = await exportsOf(`export * from ${JSON.stringify(path)};`);
      if (typeof laterBooks !== 'function') throw new Error(`Cannot pack: no books in ${path}`);
      const packed = gzipSync(JSON.stringify(laterBooks()), { level: 9 }).toString('base64');
      return { contents: unpacking(packed) };
    });
  },
};

/** @param {string} packed */
function unpacking(packed) {
  return `
    let books;
    export function laterBooks() {
      if (!books) {
        const bytes = Utilities.base64Decode('${packed}');
        const unpacked = Utilities.ungzip(Utilities.newBlob(bytes, 'application/x-gzip'));
        books = JSON.parse(unpacked.getDataAsString());
      }
      return books;
    }`;
}
