import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from 'esbuild';

/**
 * Jest looks up every global through an interceptor, which makes `Array` or `Math` in a loop ten
 * times as slow as under Node. These belong to the language, and nothing puts others in their place.
 */
const BUILT_IN = [
  ...['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Infinity', 'Intl', 'JSON', 'Map', 'Math'],
  ...['NaN', 'Number', 'Object', 'Promise', 'Proxy', 'RangeError', 'Reflect', 'RegExp', 'Set'],
  ...['String', 'Symbol', 'SyntaxError', 'TypeError', 'WeakMap', 'WeakRef', 'WeakSet'],
  ...['ArrayBuffer', 'DataView', 'Float64Array', 'Int32Array', 'Uint8Array', 'Uint32Array'],
  ...['isFinite', 'isNaN', 'parseFloat', 'parseInt'],
  ...['decodeURIComponent', 'encodeURIComponent', 'decodeURI', 'encodeURI'],
];

const SELF = readFileSync(fileURLToPath(import.meta.url));

// biome-ignore lint/style/noDefaultExport: Jest loads a transformer by its default export
export default {
  /** Jest asks for one file at a time; esbuild strips its types and keeps it an ES module. */
  process(source, path) {
    const loader = path.endsWith('x') ? 'tsx' : 'ts';
    return transformSync(source, {
      loader,
      banner: constantsFor(source, loader),
      format: 'esm',
      target: 'node20',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      sourcemap: 'inline',
      sourcefile: path,
    });
  },

  /** What was compiled by another version of this file, or by another compiler, is not used again. */
  getCacheKey(source, path, { configString }) {
    const key = createHash('sha256');
    for (const part of [SELF, version, source, path, configString]) key.update(part).update('\0');
    return key.digest('hex').slice(0, 32);
  },
};

/** One line before the file that makes constants of the built-ins it uses. */
function constantsFor(source, loader) {
  const used = BUILT_IN.filter((name) => new RegExp(`\\b${name}\\b`).test(source));
  const banner = bannerOf(used);
  const taken = declaredTwice(`${banner}${source}`, loader);
  return bannerOf(used.filter((name) => !taken.includes(name)));
}

function bannerOf(names) {
  return names.length === 0 ? '' : `const { ${names.join(', ')} } = globalThis;`;
}

/** Names that a file has of its own: its own parser tells, rather than a guess at its text. */
function declaredTwice(code, loader) {
  try {
    transformSync(code, { loader, logLevel: 'silent' });
    return [];
  } catch ({ errors }) {
    return errors.flatMap(({ text }) => /The symbol "(\w+)" has already/.exec(text)?.[1] ?? []);
  }
}
