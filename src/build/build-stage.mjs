import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { publishedTypes } from './published-types.mjs';

const HOME = 'src/stage';
const OUT = 'dist/stage';

/** The stage's own process, its script threads, and what is put into every script's realm. */
export async function buildStage() {
  const { classes, services } = await publishedTypes();
  await mkdir(OUT, { recursive: true });
  await writeFile(`${OUT}/published-types.json`, JSON.stringify({ classes, services }));
  await Promise.all([
    build({
      entryPoints: { kernel: `${HOME}/kernel/main.ts`, thread: `${HOME}/thread/main.ts` },
      outdir: OUT,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
    }),
    build({
      entryPoints: { realm: `${HOME}/realm/main.ts` },
      outdir: OUT,
      bundle: true,
      platform: 'neutral',
      format: 'cjs',
      target: 'es2022',
      define: {
        PUBLISHED: JSON.stringify(classes),
        PUBLISHED_SERVICES: JSON.stringify(services),
      },
      // One expression, so that a realm gets the function and no global of ours.
      banner: { js: '(() => { const module = { exports: {} };' },
      footer: { js: 'return Object.assign(module.exports.boot, module.exports); })()' },
    }),
  ]);
}
