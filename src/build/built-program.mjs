import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where a TypeScript program of this project lies built. It is built anew where one of its files has
 * changed: to look takes a tenth of the time of building.
 * @param {string} root of the project @param {string} entryPoint
 */
export async function builtProgram(root, entryPoint) {
  const name = entryPoint.replace(/[\\/]/g, '-').replace(/\.ts$/, '.mjs');
  const outfile = join(root, 'node_modules/.cache/programs', name);
  const record = `${outfile}.json`;
  if (await isAsRecorded(root, record)) return outfile;
  const { inputs, program } = await buildProgram(root, resolve(root, entryPoint), outfile);
  await mkdir(dirname(outfile), { recursive: true });
  await replace(outfile, program);
  // As seen from the root: a copy of the project has records of its own files.
  const files = [fileURLToPath(import.meta.url), outfile].map((file) => relative(root, file));
  const marked = files.concat(inputs).map(async (file) => [file, await markOf(root, file)]);
  await replace(record, JSON.stringify(Object.fromEntries(await Promise.all(marked))));
  return outfile;
}

/** @param {string} root @param {string} entryPoint @param {string} outfile */
async function buildProgram(root, entryPoint, outfile) {
  // Loaded only where it is needed: a program that is built already starts without it.
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    outfile,
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
  });
  return { inputs: Object.keys(metafile.inputs), program: outputFiles[0]?.contents ?? '' };
}

/** @param {string} root @param {string} record */
async function isAsRecorded(root, record) {
  const text = await readFile(record, 'utf8').catch(() => null);
  if (text === null) return false;
  const marks = Object.entries(JSON.parse(text));
  const now = await Promise.all(marks.map(([file]) => markOf(root, file)));
  return marks.every(([, mark], index) => mark === now[index]);
}

/** Changes with every change of a file; null where there is none. @param {string} root @param {string} file */
async function markOf(root, file) {
  const found = await stat(resolve(root, file)).catch(() => null);
  return found && `${found.mtimeMs} ${found.size}`;
}

/**
 * Another run of the program reads the old one or the new one, and never half of it.
 * @param {string} file @param {string | Uint8Array} content
 */
async function replace(file, content) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
