import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** `functions`: its top-level functions alone, each on its own line. */
export type ScriptFile = { name: string; source: string; functions: string };

export type FolderFiles = { paths: string[]; files: ScriptFile[]; html: Record<string, string> };

/** What `clasp push` would push of a folder, the manifest apart. */
export async function readFolder(folder: string): Promise<FolderFiles> {
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)(node_modules|\.git)\//.test(name));
  const scripts = inPushOrder(
    paths.filter((path) => /\.(js|gs)$/.test(path)),
    await pushOrder(folder),
  );
  const files = await Promise.all(scripts.map((path) => readScript(folder, path)));
  return { paths, files, html: await readHtml(folder, paths) };
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

/** `filePushOrder` of the .clasp.json beside or above the folder; its paths count from that file. */
async function pushOrder(folder: string): Promise<string[]> {
  for (const home of [folder, join(folder, '..'), join(folder, '../..')]) {
    const text = await readFile(join(home, '.clasp.json'), 'utf8').catch(missing);
    if (text === null) continue;
    const { filePushOrder = [] } = JSON.parse(text) as { filePushOrder?: string[] };
    return filePushOrder.map((path) => relative(folder, join(home, path)).replaceAll('\\', '/'));
  }
  return [];
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

function inPushOrder(paths: string[], first: string[]): string[] {
  const listed = first.filter((path) => paths.includes(path));
  return [...listed, ...paths.filter((path) => !listed.includes(path)).sort()];
}
