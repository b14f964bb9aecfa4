import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { publishedTypes } from './published-types.mjs';

const HOME = 'src/stage';
const OUT = 'dist/stage';

const BUILT_IN = [
  'Array ArrayBuffer BigInt Boolean Date Error Function Intl JSON Map Math Number Object Promise Proxy RangeError',
  'Reflect RegExp Set String Symbol SyntaxError TypeError Uint8Array WeakMap WeakSet',
  'decodeURI decodeURIComponent encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt',
].flatMap((names) => names.split(' '));

/** @type {import('esbuild').BuildOptions} */
const FOR_NODE = { bundle: true, platform: 'node', target: 'node20', packages: 'external' };

/** The stage's own process, its script threads, and what is put into every script's realm. */
export async function buildStage() {
  const { classes, signatures, services } = await publishedTypes();
  await mkdir(OUT, { recursive: true });
  await writeFile(`${OUT}/published-types.json`, JSON.stringify({ classes, services }));
  await Promise.all([buildKernel(), buildThread(), buildRealm(signatures, services)]);
}

async function buildKernel() {
  await build({
    ...FOR_NODE,
    entryPoints: [`${HOME}/kernel/main.ts`],
    outfile: `${OUT}/kernel.mjs`,
    format: 'esm',
  });
}

/** No module: a worker that loads one first loads Node's loader of modules, for 5 ms of processor time. */
async function buildThread() {
  await build({
    ...FOR_NODE,
    entryPoints: [`${HOME}/thread/main.ts`],
    outfile: `${OUT}/thread.cjs`,
    format: 'cjs',
  });
}

/**
 * @param {Record<string, Record<string, string[]>>} signatures
 * @param {Record<string, unknown>} services
 */
async function buildRealm(signatures, services) {
  await build({
    entryPoints: { realm: `${HOME}/realm/main.ts` },
    outdir: OUT,
    bundle: true,
    platform: 'neutral',
    format: 'cjs',
    target: 'es2022',
    define: {
      PUBLISHED: JSON.stringify(withLines(signatures)),
      PUBLISHED_SERVICES: JSON.stringify(Object.entries(services)),
    },
    // One expression, so that a realm gets the function and no global of ours.
    // The platform's code has names of its own for what is built in: scripts reassign theirs.
    banner: {
      js: `(() => { const { ${BUILT_IN.join(', ')} } = globalThis; const module = { exports: {} };`,
    },
    footer: { js: 'return Object.assign(module.exports.boot, module.exports); })()' },
  });
}

/**
 * ` getRange(n,n;s) activate()`: a realm is made for every execution, and few of them ask for more than
 * some ten methods. Each begins with a space, so that its name is found by looking for ` getRange(`.
 * @param {Record<string, Record<string, string[]>>} signatures
 */
function withLines(signatures) {
  return Object.entries(signatures).flatMap(([name, methods]) => [
    name,
    Object.entries(methods)
      .map(([method, known]) => ` ${method}(${known.join(';')})`)
      .join(''),
  ]);
}
