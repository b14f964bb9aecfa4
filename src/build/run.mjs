import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Runs a TypeScript program of this project: `node src/build/run.mjs path/to/main.ts arguments…`.
// Node 20 does not read TypeScript, and these programs are not part of what is shipped.
const [entryPoint = '', ...programArguments] = process.argv.slice(2);
const root = resolve(dirname(process.argv[1] ?? ''), '../..');
const outfile = join(
  root,
  'node_modules/.cache/programs',
  entryPoint.replace(/[\\/]/g, '-').replace(/\.ts$/, '.mjs'),
);
await mkdir(dirname(outfile), { recursive: true });
await build({
  entryPoints: [resolve(root, entryPoint)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
});
process.argv = [process.argv[0] ?? 'node', basename(entryPoint), ...programArguments];
await import(pathToFileURL(outfile).href);
