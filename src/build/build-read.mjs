import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const OUT = 'dist/read';

/** `npm run read` as a package of its own, without dependencies: `npm pack ./dist/read` packs it. */
export async function buildRead() {
  await mkdir(OUT, { recursive: true });
  await build({
    entryPoints: { main: 'src/workbench/read/main.ts' },
    outdir: OUT,
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'linked',
    banner: { js: '#!/usr/bin/env node' },
  });
  const { name, version, license, engines } = JSON.parse(await readFile('package.json', 'utf8'));
  const own = {
    ...{ name, version, license, engines },
    description: 'Reads climate tables as people keep them, and writes SEF, RClimDex or CSV.',
    type: 'module',
    bin: { [name]: 'main.js' },
  };
  await writeFile(`${OUT}/package.json`, `${JSON.stringify(own, null, 2)}\n`);
  await copyFile('LICENSE', `${OUT}/LICENSE`);
}
