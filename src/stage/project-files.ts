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
  refuseTwins(scripts);
  const read = (paths: string[]) => Promise.all(paths.map((path) => readIn(rules.content, path)));
  const [manifest = null] = await read(paths.filter((path) => path === 'appsscript.json'));
  const pages = await read(paths.filter((path) => path.endsWith('.html')));
  return { manifest, scripts: await read(scripts), pages };
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

/** Files have no ending on the platform, so two of one name cannot both be there. */
function refuseTwins(scripts: string[]): void {
  const names = scripts.map((path) => path.replace(/\.\w+$/, ''));
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined) throw new Error(`Cannot push ${twin}.js and ${twin}.gs: they conflict`);
}
