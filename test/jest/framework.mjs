import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtSuite } from './built-suites.mjs';
import { newCircus } from './circus.mjs';
import { setGlobals } from './globals.mjs';
import { keepDatabaseCode } from './keep-database-code.mjs';
import { optimizeLate } from './late-flags.mjs';

const { default: runSuite } = createRequire(import.meta.url)('jest-circus/runner');

keepDatabaseCode();
optimizeLate();

/**
 * Runs a suite by Jest's own circus, but in Node's realm instead of one made for each suite: a made
 * realm looks up every global through an interceptor, ten times as slowly, and compiles all a suite
 * imports once more. So suites of a worker share what their modules hold, as a program's parts do.
 */
// biome-ignore lint/style/noDefaultExport: Jest loads a framework by its default export
export default async function runInNode(globalConfig, config, environment, runtime, path, send) {
  const environmentBefore = { ...process.env };
  try {
    const inNode = Object.assign(Object.create(runtime), nativeLoader(config.rootDir));
    return await runSuite(globalConfig, config, environment, inNode, path, send);
  } finally {
    restoreEnvironment(environmentBefore);
  }
}

/** What circus asks of Jest's module loader, answered by Node's. */
function nativeLoader(rootDir) {
  return {
    requireInternalModule: newCircus,
    setGlobalsForRuntime: setGlobals,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) =>
      import(pathToFileURL(builtSuite(relative(rootDir, path))).href),
  };
}

function restoreEnvironment(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}
