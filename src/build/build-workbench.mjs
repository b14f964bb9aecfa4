import { copyFile, mkdir } from 'node:fs/promises';
import { build } from 'esbuild';
import { wordsOf } from './words-of.mjs';

const OUT = 'dist/workbench';

/** The program behind `npm start`, and the page it serves with all it needs: nothing comes from outside. */
export async function buildWorkbench() {
  await mkdir(`${OUT}/page`, { recursive: true });
  await Promise.all([buildProgram(), buildPage()]);
}

async function buildProgram() {
  await build({
    entryPoints: { main: 'src/workbench/host/main.ts' },
    outdir: OUT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
}

async function buildPage() {
  await build({
    entryPoints: { page: 'src/workbench/page/main.tsx' },
    outdir: `${OUT}/page`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'linked',
    plugins: [wordsOf(['google', 'file'])],
  });
  await build({
    entryPoints: { 'google-script-client': 'src/workbench/page/google-script-client.ts' },
    outdir: `${OUT}/page`,
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'googleScriptClient',
    target: 'es2020',
  });
  await build({
    entryPoints: ['src/workbench/page/page.css'],
    outdir: `${OUT}/page`,
    bundle: true,
    minify: true,
  });
  await copyFile('src/workbench/page/index.html', `${OUT}/page/index.html`);
}
