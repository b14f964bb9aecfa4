import { resolve } from 'node:path';
import { checkedScript } from './checked-script.ts';
import { type HeldLibrary, type LibraryFolders, libraryOf, readLibrary } from './library.ts';
import { isTimeZone } from './platform/zoned-time.ts';
import { type FolderFiles, htmlOf, readFolder } from './project-files.ts';

/** `functions`: its top-level functions alone, each on its own line. */
export type ScriptFile = { name: string; source: string; functions: string };

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

/** How many are remembered: the add-on with its pages takes 5 MB. */
const MOST_KNOWN = 8;
let known: { files: PlacedFile[]; project: Project }[] = [];

/**
 * The same files are one project, however many stages are opened with it: they are checked once, and a
 * kernel that has it is not sent it again. With the add-on that takes 25 ms of processor time.
 */
export async function readProject(folder: string, given: LibraryFolders = {}): Promise<Project> {
  const own = await readFolder(folder);
  const manifest = manifestOf(folder, own);
  const libraries = await readLibraries(manifest, given);
  const files = placedFiles([{ symbol: '', folder, files: own }, ...libraries]);
  const last = known.find((other) => areSame(other.files, files));
  const now = last ?? { files, project: await projectOf(folder, manifest, own, libraries) };
  known = [now, ...known.filter((other) => other !== last)].slice(0, MOST_KNOWN);
  return now.project;
}

type PlacedFile = { place: string; bytes: Buffer };

function placedFiles(folders: HeldLibrary[]): PlacedFile[] {
  return folders.flatMap(({ symbol, folder, files: { manifest, scripts, pages } }) =>
    [...(manifest ? [manifest] : []), ...scripts, ...pages].map(({ path, bytes }) => ({
      place: [symbol, folder, path].join('\n'),
      bytes,
    })),
  );
}

function areSame(one: PlacedFile[], other: PlacedFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ place, bytes }, at) => other[at]?.place === place && other[at].bytes.equals(bytes))
  );
}

async function projectOf(
  folder: string,
  manifest: Manifest,
  held: FolderFiles,
  ofLibraries: HeldLibrary[],
): Promise<Project> {
  const functions: string[] = [];
  const files: ScriptFile[] = [];
  for (const { path, bytes } of held.scripts) {
    const script = { name: path, source: `${bytes}` };
    const { names, alone } = await checkedScript(script);
    files.push({ ...script, functions: alone });
    functions.push(...names);
  }
  const libraries = ofLibraries.map((library) => libraryOf(library));
  return {
    folder,
    scriptId: scriptIdFor(folder),
    manifest,
    files,
    // A library's pages are found by its own code; where names meet, the project's page is shown.
    html: Object.assign({}, ...libraries.map(({ html }) => html), htmlOf(held)),
    functions,
    libraries: libraries.map(({ symbol, source }) => ({ symbol, source })),
  };
}

/** Only libraries the manifest lists may be given: on Google no other would be loaded. */
function readLibraries(manifest: Manifest, given: LibraryFolders): Promise<HeldLibrary[]> {
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

function manifestOf(folder: string, { manifest }: FolderFiles): Manifest {
  if (!manifest) throw new Error(`Cannot open project ${folder}: it has no appsscript.json`);
  const refuse = (why: string) =>
    new Error(`Cannot open project ${folder}: appsscript.json ${why}`);
  const read = jsonIn(manifest.bytes);
  if (!read) throw refuse('is no JSON');
  // Samples of Google's have none, and new projects get the zone of who makes them.
  const { timeZone = 'Etc/UTC' } = read;
  if (!isTimeZone(timeZone))
    throw refuse(`names the time zone ${timeZone}, and there is none of that name`);
  return { ...read, timeZone };
}

function jsonIn(bytes: Buffer): Manifest | null {
  try {
    return JSON.parse(`${bytes}`) as Manifest;
  } catch {
    return null;
  }
}

/** Stable for a folder, as a script id is for a project. */
function scriptIdFor(folder: string): string {
  let hash = 7n;
  for (const character of folder)
    hash = (hash * 131n + BigInt(character.charCodeAt(0))) % (1n << 200n);
  return `1${hash.toString(36).padStart(44, 'x')}`.slice(0, 57);
}
