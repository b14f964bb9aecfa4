import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PushRules, readPushRules } from './push-rules.ts';

/** As it lies in the folder. */
export type HeldFile = { path: string; bytes: Buffer };

export type FolderFiles = {
  /** when there is one */
  manifest: HeldFile | null;
  /** in the order in which they run */
  scripts: HeldFile[];
  pages: HeldFile[];
};

/** What `clasp push` would push of a folder, the manifest apart. */
export async function readFolder(folder: string): Promise<FolderFiles> {
  const rules = await readPushRules(folder);
  const names = await readdir(rules.content, { recursive: true }).catch(() => {
    throw new Error(`Cannot open project ${folder}: ${rules.content} is not there (is it built?)`);
  });
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)(node_modules|\.git)\//.test(name) && !rules.ignores(name));
  const scripts = inPushOrder(
    paths.filter((path) => /\.(js|gs)$/.test(path)),
    rules.order,
  );
  const pages = paths.filter((path) => path.endsWith('.html'));
  refuseTwins([...scripts, ...pages]);
  const read = (paths: string[]) => Promise.all(paths.map((path) => readIn(rules.content, path)));
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

/** What the `.clasp.json` lists first; the rest by name as a person sorts them, `~last.js` before `a.js`. */
function inPushOrder(paths: string[], first: PushRules['order']): string[] {
  const listed = first.filter((path) => paths.includes(path));
  const others = paths.filter((path) => !listed.includes(path));
  return [...listed, ...others.sort((one, other) => one.localeCompare(other))];
}

/** Files have no ending on the platform, so two of one name cannot both be there, a script and a page neither. */
function refuseTwins(paths: string[]): void {
  const nameOf = (path: string) => path.replace(/\.\w+$/, '');
  for (const [at, path] of paths.entries()) {
    const twin = paths.slice(0, at).find((other) => nameOf(other) === nameOf(path));
    if (twin !== undefined) throw new Error(`Cannot push ${path} and ${twin}: they conflict`);
  }
}
