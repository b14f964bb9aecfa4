import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Runs a TypeScript program of this project: `node src/build/run.mjs path/to/main.ts arguments…`.
// Node 20 does not read TypeScript, and these programs are not part of what is shipped.
const [entryPoint = '', ...programArguments] = process.argv.slice(2);
const root = resolve(dirname(process.argv[1] ?? ''), '../..');
const name = entryPoint.replace(/[\\/]/g, '-').replace(/\.ts$/, '.mjs');
const program = join(root, 'node_modules/.cache/programs', name);
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [entryPoint],
  outfile: program,
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
});
await mkdir(dirname(program), { recursive: true });
// Another run of the program reads the old one or the new one, and never half of it.
const draft = `${program}.${process.pid}`;
await writeFile(draft, outputFiles[0]?.contents ?? '');
await rename(draft, program);
process.argv = [process.argv[0] ?? 'node', basename(entryPoint), ...programArguments];
await import(pathToFileURL(program).href);
