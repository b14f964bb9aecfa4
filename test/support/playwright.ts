import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { constants, runInThisContext } from 'node:vm';

const importOutside: (url: string) => Promise<{ default: typeof import('playwright-core') }> =
  runInThisContext('(url) => import(url)', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });

/**
 * Playwright outside Jest's realm, in which it looks up every `Object` ten times as slowly (as
 * esbuild-transform.mjs tells), and its 7 MB are loaded anew for each suite.
 */
const path = createRequire(import.meta.url).resolve('playwright-core');
export const { chromium } = (await importOutside(pathToFileURL(path).href)).default;
