import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PushRules, readPushRules } from './push-rules.ts';

/** `functions`: its top-level functions alone, each on its own line. */
export type ScriptFile = { name: string; source: string; functions: string };

export type FolderFiles = {
  /** where the manifest is, when there is one */
  manifest: string | null;
  files: ScriptFile[];
  html: Record<string, string>;
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
  const files = await Promise.all(scripts.map((path) => readScript(rules.content, path)));
  const manifest = paths.includes('appsscript.json')
    ? join(rules.content, 'appsscript.json')
    : null;
  return { manifest, files, html: await readHtml(rules.content, paths) };
}

async function readScript(folder: string, path: string): Promise<ScriptFile> {
  return { name: path, source: await readFile(join(folder, path), 'utf8'), functions: '' };
}

async function readHtml(folder: string, paths: string[]): Promise<Record<string, string>> {
  const pages = paths.filter((path) => path.endsWith('.html'));
  const texts = await Promise.all(pages.map((path) => readFile(join(folder, path), 'utf8')));
  return Object.fromEntries(
    pages.map((path, index) => [path.replace(/\.html$/, ''), texts[index] ?? '']),
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
