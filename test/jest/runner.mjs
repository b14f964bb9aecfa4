import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { setBuiltSuites } from './built-suites.mjs';
import { removeOfEndedRuns } from './ended-runs.mjs';

const { default: TestRunner } = createRequire(import.meta.url)('jest-runner');

/** A suite often waits for a browser, a service or the stage, which compute in processes of their own. */
const WORKERS_A_CORE = 2;

/**
 * Builds the suites of a run together, then runs them as Jest does. What several of them import is
 * one file, which a worker loads and compiles once for all its suites.
 */
// biome-ignore lint/style/noDefaultExport: Jest loads a runner by its default export
export default class BundlingRunner extends TestRunner {
  constructor(globalConfig, ...others) {
    const maxWorkers = globalConfig.maxWorkers * WORKERS_A_CORE;
    super({ ...globalConfig, maxWorkers }, ...others);
  }

  async runTests(tests, watcher, options) {
    const { rootDir } = this._globalConfig;
    const suites = join(rootDir, 'node_modules/.cache/suites');
    // Some 10 MB each.
    removeOfEndedRuns(suites);
    const folder = join(suites, `${process.pid}-${Date.now()}`);
    await buildSuites(
      tests.map(({ path }) => path),
      rootDir,
      folder,
    );
    setBuiltSuites(folder);
    try {
      await super.runTests(tests, watcher, options);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** @param {string[]} entryPoints @param {string} root @param {string} outdir */
function buildSuites(entryPoints, root, outdir) {
  return build({
    entryPoints,
    outdir,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [jestGlobals, ownPlace],
  });
}

/** A suite gets `expect` and its kin from the file that the framework fills. */
const jestGlobals = {
  name: 'jest-globals',
  setup({ onResolve }) {
    const path = new URL('globals.mjs', import.meta.url).href;
    onResolve({ filter: /^@jest\/globals$/ }, () => ({ path, external: true }));
  },
};

const OWN_PLACE = '__own_place';

/** A file that asks where it stands is told its own place, not the place of what was built of it. */
const ownPlace = {
  name: 'own-place',
  setup({ initialOptions, onLoad }) {
    initialOptions.define = { ...initialOptions.define, 'import.meta.url': OWN_PLACE };
    onLoad({ filter: /[\\/](src|test)[\\/].*\.(tsx?|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return;
      const place = JSON.stringify(pathToFileURL(path).href);
      const loader = path.endsWith('mjs') ? 'js' : path.endsWith('x') ? 'tsx' : 'ts';
      return { contents: `const ${OWN_PLACE} = ${place};${text}`, loader };
    });
  },
};
