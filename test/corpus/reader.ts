import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { gridsFromFile } from '../../src/workbench/read/grids-from-file.ts';
import type { readTogether } from '../../src/workbench/read/read-together.ts';

/** The door of the reader, of this version or of another. */
export type Reader = { gridsFromFile: typeof gridsFromFile; readTogether: typeof readTogether };

export const CACHE = 'node_modules/.cache/corpus';

/** Where the reader of a version lies: a folder with the project in it, or one that is made for a commit. */
export function rootOf(version: string): string {
  if (existsSync(join(version, 'src/core/sheet'))) return resolve(version);
  const commit = git('rev-parse', '--short=10', `${version}^{commit}`).toString().trim();
  const root = resolve(CACHE, commit);
  if (existsSync(root)) return root;
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-x', '-C', root], { input: git('archive', commit, 'src') });
  return root;
}

function git(...words: string[]): Buffer {
  return execFileSync('git', words, { maxBuffer: 1e9 });
}

/** The reader alone, bundled once: every case is read in this process. */
export async function loadReader(root: string): Promise<Reader> {
  const outfile = resolve(CACHE, `${root.replace(/\W+/g, '-')}.mjs`);
  await bundle(root, [GRIDS, TOGETHER], { outfile, platform: 'node', packages: 'external' });
  return import(pathToFileURL(outfile).href);
}

/** How much there is of a reader: what a person maintains, and what every sidebar loads. */
export async function sizeOf(
  root: string,
): Promise<{ lines: number; files: number; bytes: number }> {
  const folder = join(root, 'src/core/sheet');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const { outputFiles } = await bundle(root, [TOGETHER], { minify: true, write: false });
  return {
    lines: files.reduce((total, text) => total + text.split('\n').length - 1, 0),
    files: files.length,
    bytes: outputFiles?.[0]?.contents.length ?? 0,
  };
}

const GRIDS = 'gridsFromFile } from "./src/workbench/read/grids-from-file.ts"';
const TOGETHER = 'readTogether } from "./src/workbench/read/read-together.ts"';

function bundle(root: string, doors: string[], options: Parameters<typeof build>[0]) {
  const contents = doors.map((door) => `export { ${door};`).join('\n');
  const stdin = { contents, resolveDir: root, loader: 'ts' as const };
  return build({ stdin, bundle: true, format: 'esm', target: 'node20', ...options });
}
