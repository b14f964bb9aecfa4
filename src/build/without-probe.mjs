import { readFile } from 'node:fs/promises';

/**
 * As it is loaded, fflate tries a `TextDecoder` that Apps Script does not have. To say what failed, V8 reads the
 * function around it once more, and that is our whole script: 40 ms in each execution.
 *
 * @type {import('esbuild').Plugin}
 */
export const withoutProbe = {
  name: 'without-probe',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]fflate[\\/]esm[\\/]/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replace(PROBE, '');
      if (contents === text)
        throw new Error(`Cannot take its probe out of ${path}: it has another form`);
      return { contents };
    });
  },
};

const PROBE = /try \{\s*td\.decode\(et, \{ stream: true \}\);\s*tds = 1;\s*\}\s*catch \(e\) \{ \}/;
