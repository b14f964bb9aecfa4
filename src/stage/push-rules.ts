import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { claspIgnores } from './clasp-ignore.ts';
import { readJson5 } from './read-json5.ts';

/** How a folder is pushed, by its `.clasp.json` and `.claspignore`. */
export type PushRules = {
  /** where the files are: the folder itself, or its `rootDir` */
  content: string;
  /** paths that go first */
  order: string[];
  ignores: (path: string) => boolean;
};

type Config = { rootDir?: string; srcDir?: string; filePushOrder?: string[] };

export async function readPushRules(folder: string): Promise<PushRules> {
  for (const home of [folder, join(folder, '..'), join(folder, '../..')]) {
    const text = await readText(join(home, '.clasp.json'));
    if (text === null) continue;
    const config = readConfig(text, home);
    const content = contentOf(home, config);
    // A `.clasp.json` further up may be about another folder; the paths of its order start where it lies.
    if (home !== folder && content !== resolve(folder)) continue;
    const order = (config.filePushOrder ?? []).map((path) => pathIn(content, join(home, path)));
    return { content, order, ignores: await ignoresOf(home) };
  }
  return { content: folder, order: [], ignores: await ignoresOf(folder) };
}

/** A `rootDir` may be a path of whoever wrote it; the manifest then says where the project is. */
function readConfig(text: string, home: string): Config {
  try {
    return readJson5(text) as Config;
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(`Cannot push ${home}: its .clasp.json cannot be read (${why})`, {
      cause: error,
    });
  }
}

function contentOf(home: string, { rootDir, srcDir }: Config): string {
  const named = resolve(home, rootDir ?? srcDir ?? '.');
  const isHere = existsSync(join(home, 'appsscript.json'));
  return isHere && !existsSync(named) ? home : named;
}

async function ignoresOf(home: string): Promise<PushRules['ignores']> {
  const text = await readText(join(home, '.claspignore'));
  return text === null ? () => false : claspIgnores(text);
}

function pathIn(folder: string, path: string): string {
  return relative(folder, path).replaceAll('\\', '/');
}

function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}
