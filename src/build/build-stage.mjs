import { build } from 'esbuild';

const HOME = 'src/stage';
const OUT = 'dist/stage';

/** @type {import('esbuild').BuildOptions} */
const FOR_NODE = { bundle: true, platform: 'node', target: 'node20', packages: 'external' };

/** The stage's own process, its script threads, and what is put into every script's realm. */
export async function buildStage() {
  await Promise.all([
    build({
      ...FOR_NODE,
      entryPoints: [`${HOME}/kernel/main.ts`],
      outfile: `${OUT}/kernel.mjs`,
      format: 'esm',
    }),
    // No module: a worker that loads one first loads Node's loader of modules, for 5 ms of processor time.
    build({
      ...FOR_NODE,
      entryPoints: [`${HOME}/thread/main.ts`],
      outfile: `${OUT}/thread.cjs`,
      format: 'cjs',
    }),
    build({
      entryPoints: [`${HOME}/realm/main.ts`],
      outfile: `${OUT}/realm.js`,
      bundle: true,
      platform: 'neutral',
      format: 'cjs',
      target: 'es2022',
      // One expression, so that a realm gets the function and no global of ours.
      banner: { js: '(() => { const module = { exports: {} };' },
      footer: { js: 'return Object.assign(module.exports.boot, module.exports); })()' },
    }),
  ]);
}
