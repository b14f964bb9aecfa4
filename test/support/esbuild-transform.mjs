import { transformSync } from 'esbuild';

// biome-ignore lint/style/noDefaultExport: Jest loads a transformer by its default export
export default {
  /** Jest asks for one file at a time; esbuild strips its types and keeps it an ES module. */
  process(source, path) {
    return transformSync(source, {
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'esm',
      target: 'node20',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      sourcemap: 'inline',
      sourcefile: path,
    });
  },
};
