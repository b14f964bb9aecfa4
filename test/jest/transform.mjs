import { transform } from 'esbuild';

/** Jest looks each global up through a proxy, so that suites which compute took ten times as long: a file looks once. */
const LOOKED_UP_ONCE = [
  'Array BigInt Boolean DataView Date Error Float32Array Float64Array Int16Array Int32Array Int8Array Intl JSON Map Math',
  'Number Object Promise Reflect RegExp Set String Symbol Uint16Array Uint32Array Uint8Array WeakMap WeakSet',
].flatMap((names) => names.split(' '));

/** Takes the types out of a file, which Node 20 does not do itself; the built service has none. */
// biome-ignore lint/style/noDefaultExport: Jest loads a transformer by its default export
export default {
  /** @param {string} text @param {string} path */
  processAsync: (text, path) =>
    transform(text, {
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      sourcefile: path,
      sourcemap: 'inline',
      banner: `const { ${LOOKED_UP_ONCE.join(', ')} } = globalThis;`,
      target: 'node20.19',
      jsx: 'automatic',
      jsxImportSource: 'preact',
    }),
};
