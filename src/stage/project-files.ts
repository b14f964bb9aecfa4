import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As it lies in the folder. */
export type HeldFile = { path: string; bytes: Buffer };

export type FolderFiles = {
  /** when there is one */
  manifest: HeldFile | null;
  /** in the order in which they run */
  scripts: HeldFile[];
  pages: HeldFile[];
};

/** A folder as `clasp push` would push it, the manifest apart. */
export async function readFolder(folder: string): Promise<FolderFiles> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new Error(`Cannot open project ${folder}: it is not there (is it built?)`);
  });
  // By name as a person sorts them, `~last.js` before `a.js`.
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .sort((one, other) => one.localeCompare(other));
  const scripts = paths.filter((path) => /\.(js|gs)$/.test(path));
  const pages = paths.filter((path) => path.endsWith('.html'));
  refuseTwins([...scripts, ...pages]);
  const read = (some: string[]) => Promise.all(some.map((path) => readIn(folder, path)));
  const [manifest = null] = await read(paths.filter((path) => path === 'appsscript.json'));
  return { manifest, scripts: await read(scripts), pages: await read(pages) };
}

async function readIn(folder: string, path: string): Promise<HeldFile> {
  return { path, bytes: await readFile(join(folder, path)) };
}

/** The pages as `HtmlService` finds them, by names without an ending. */
export function htmlOf({ pages }: FolderFiles): Record<string, string> {
  return Object.fromEntries(
    pages.map(({ path, bytes }) => [path.replace(/\.html$/, ''), `${bytes}`]),
  );
}

/** Files have no ending on the platform, so two of one name cannot both be there, a script and a page neither. */
function refuseTwins(paths: string[]): void {
  const nameOf = (path: string) => path.replace(/\.\w+$/, '');
  for (const [at, path] of paths.entries()) {
    const twin = paths.slice(0, at).find((other) => nameOf(other) === nameOf(path));
    if (twin !== undefined) throw new Error(`Cannot push ${path} and ${twin}: they conflict`);
  }
}
