import { gzipSync } from 'node:zlib';
import { exportsOf } from './pack-words.mjs';

const MODULE = /(addon|vocabulary)[\\/]later-[a-z]+\.ts$/;

/**
 * Packs what the one function of a module `later-….ts` returns: every execution parses the whole
 * bundle, and few need it. Google has no inflating of its own but that of Utilities, which needs no
 * permission.
 *
 * @type {import('esbuild').Plugin}
 */
export const packLater = {
  name: 'pack-later',
  setup({ onLoad }) {
    onLoad({ filter: MODULE }, async ({ path }) => {
      const [[name, make] = [], ...others] = Object.entries(
        await exportsOf(`export * from ${JSON.stringify(path)};`),
      );
      if (!name || typeof make !== 'function' || others.length > 0)
        throw new Error(`Cannot pack ${path}: it must export one function`);
      return { contents: unpacking(name, gzipSync(JSON.stringify(make()), { level: 9 })) };
    });
  },
};

/** @param {string} name @param {Buffer} packed */
function unpacking(name, packed) {
  return `
    let unpacked;
    export function ${name}() {
      if (!unpacked) {
        const bytes = Utilities.base64Decode('${packed.toString('base64')}');
        const blob = Utilities.ungzip(Utilities.newBlob(bytes, 'application/x-gzip'));
        unpacked = JSON.parse(blob.getDataAsString());
      }
      return unpacked;
    }`;
}
