import { copyFile, mkdir } from 'node:fs/promises';
import { build } from 'esbuild';

const OUT = 'dist/addon';

/**
 * One closure and one stub an export: Apps Script finds menu items, triggers and page calls by
 * top-level function declarations, and a bundle has none of its own.
 */
export async function buildAddon() {
  await mkdir(OUT, { recursive: true });
  const names = await exportedNames('src/addon/main.ts');
  await build({
    entryPoints: ['src/addon/main.ts'],
    outfile: `${OUT}/Code.js`,
    bundle: true,
    format: 'iife',
    globalName: 'addon_',
    target: 'es2019',
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: '/** @OnlyCurrentDoc */' },
    footer: { js: names.map(stub).join('\n') },
  });
  await copyFile('appsscript.json', `${OUT}/appsscript.json`);
}

/** @param {string} name */
function stub(name) {
  return `function ${name}() { return addon_.${name}.apply(this, arguments); }`;
}

/** @param {string} entryPoint */
async function exportedNames(entryPoint) {
  const { metafile } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outfile: 'names.js',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}
