import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkedScript } from './checked-script.ts';
import { type Library, type LibraryFolders, readLibrary } from './library.ts';
import { readFolder, type ScriptFile } from './project-files.ts';

type Manifest = {
  timeZone: string;
  oauthScopes?: string[];
  urlFetchWhitelist?: string[];
  webapp?: { executeAs?: string };
  dependencies?: {
    enabledAdvancedServices?: { userSymbol: string }[];
    libraries?: { userSymbol: string }[];
  };
};

/** A folder that `clasp push` would push, read and checked as the platform checks it on push. */
export type Project = {
  folder: string;
  scriptId: string;
  manifest: Manifest;
  files: ScriptFile[];
  html: Record<string, string>;
  /** top-level functions; a page may call those without a trailing underscore */
  functions: string[];
  libraries: { symbol: string; source: string }[];
};

export async function readProject(folder: string, given: LibraryFolders = {}): Promise<Project> {
  const { manifest: manifestPath, files, html } = await readFolder(folder);
  const manifest = await readManifest(folder, manifestPath);
  const functions: string[] = [];
  for (const file of files) {
    const { names, alone } = await checkedScript(file);
    file.functions = alone;
    functions.push(...names);
  }
  const libraries = await readLibraries(manifest, given);
  return {
    folder,
    scriptId: scriptIdFor(folder),
    manifest,
    files,
    // A library's pages are found by its own code; where names meet, the project's page is shown.
    html: Object.assign({}, ...libraries.map((library) => library.html), html),
    functions,
    libraries: libraries.map(({ symbol, source }) => ({ symbol, source })),
  };
}

/** Only libraries the manifest lists may be given: on Google no other would be loaded. */
function readLibraries(manifest: Manifest, given: LibraryFolders): Promise<Library[]> {
  const listed = manifest.dependencies?.libraries?.map(({ userSymbol }) => userSymbol) ?? [];
  const stray = Object.keys(given).find((symbol) => !listed.includes(symbol));
  if (stray !== undefined)
    throw new Error(
      `Cannot use library ${stray}: appsscript.json lists ${listed.join(', ') || 'no library'}`,
    );
  return Promise.all(
    Object.entries(given).map(([symbol, folder]) => readLibrary(symbol, resolve(folder))),
  );
}

async function readManifest(folder: string, path: string | null): Promise<Manifest> {
  if (path === null) throw new Error(`Cannot open project ${folder}: it has no appsscript.json`);
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  // Samples of Google's have none, and new projects get the zone of who makes them.
  return { ...manifest, timeZone: manifest.timeZone ?? 'Etc/UTC' };
}

/** Stable for a folder, as a script id is for a project. */
function scriptIdFor(folder: string): string {
  let hash = 7n;
  for (const character of folder)
    hash = (hash * 131n + BigInt(character.charCodeAt(0))) % (1n << 200n);
  return `1${hash.toString(36).padStart(44, 'x')}`.slice(0, 57);
}
