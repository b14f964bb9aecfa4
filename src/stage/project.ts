import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTimeZone } from './platform/zoned-time.ts';

type HeldFile = { path: string; bytes: Buffer };

type Manifest = {
  timeZone: string;
  oauthScopes?: string[];
  urlFetchWhitelist?: string[];
};

/** A folder that `clasp push` would push. */
export type Project = {
  folder: string;
  scriptId: string;
  manifest: Manifest;
  /** in the order in which they run */
  files: { name: string; source: string }[];
  /** the pages as `HtmlService` finds them, by names without an ending */
  html: Record<string, string>;
  /** top-level functions; a page may call those without a trailing underscore */
  functions: string[];
};

/** How many are remembered: the add-on with its pages takes 5 MB. */
const MOST_KNOWN = 8;
let known: { folder: string; files: HeldFile[]; project: Project }[] = [];

/**
 * The same files are one project, however many stages are opened with it: a kernel that has it is not
 * sent it again. With the add-on that takes 25 ms of processor time.
 */
export async function readProject(folder: string): Promise<Project> {
  const files = await readFolder(folder);
  const last = known.find((other) => other.folder === folder && areSame(other.files, files));
  const now = last ?? { folder, files, project: projectOf(folder, files) };
  known = [now, ...known.filter((other) => other !== last)].slice(0, MOST_KNOWN);
  return now.project;
}

async function readFolder(folder: string): Promise<HeldFile[]> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`Cannot open project ${folder}: it is not there (is it built?)`);
  });
  // By name as a person sorts them, `~last.js` before `a.js`.
  const paths = names
    .filter((path) => path === 'appsscript.json' || /\.(js|gs|html)$/.test(path))
    .sort((one, other) => one.localeCompare(other));
  return Promise.all(
    paths.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })),
  );
}

function areSame(one: HeldFile[], other: HeldFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, bytes }, at) => other[at]?.path === path && other[at].bytes.equals(bytes))
  );
}

/** Functions that Google would run by their names, and the stage does not. */
const NOT_RUN = ['onEdit', 'onSelectionChange', 'doGet', 'doPost'];
const FUNCTION = /^(?:async )?function ?\*? *([\w$]+)/gm;

function projectOf(folder: string, held: HeldFile[]): Project {
  const manifest = manifestOf(folder, held);
  const files = held
    .filter(({ path }) => /\.(js|gs)$/.test(path))
    .map(({ path, bytes }) => ({ name: path, source: `${bytes}` }));
  const functions = files.flatMap(({ source }) =>
    [...source.matchAll(FUNCTION)].map(([, name = '']) => name),
  );
  const notRun = functions.find((name) => NOT_RUN.includes(name));
  if (notRun) throw new Error(`Cannot open project ${folder}: ${notRun} is not emulated yet`);
  const pages = held.filter(({ path }) => path.endsWith('.html'));
  const html = Object.fromEntries(
    pages.map(({ path, bytes }) => [path.replace(/\.html$/, ''), `${bytes}`]),
  );
  return { folder, scriptId: scriptIdFor(folder), manifest, files, html, functions };
}

function manifestOf(folder: string, held: HeldFile[]): Manifest {
  const manifest = held.find(({ path }) => path === 'appsscript.json');
  if (!manifest) throw new Error(`Cannot open project ${folder}: it has no appsscript.json`);
  const read = JSON.parse(`${manifest.bytes}`) as Manifest;
  if (isTimeZone(read.timeZone)) return read;
  throw new Error(
    `Cannot open project ${folder}: appsscript.json names the time zone ${read.timeZone}, and there is none of that name`,
  );
}

/** Stable for a folder, as a script id is for a project. */
function scriptIdFor(folder: string): string {
  let hash = 7n;
  for (const character of folder)
    hash = (hash * 131n + BigInt(character.charCodeAt(0))) % (1n << 200n);
  return `1${hash.toString(36).padStart(44, 'x')}`.slice(0, 57);
}
