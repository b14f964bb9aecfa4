import { checkedScript } from './checked-script.ts';
import { isTimeZone } from './platform/zoned-time.ts';
import { type FolderFiles, type HeldFile, htmlOf, readFolder } from './project-files.ts';

/** `functions`: its top-level functions alone, each on its own line. */
export type ScriptFile = { name: string; source: string; functions: string };

type Manifest = {
  timeZone: string;
  oauthScopes?: string[];
  urlFetchWhitelist?: string[];
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
};

/** How many are remembered: the add-on with its pages takes 5 MB. */
const MOST_KNOWN = 8;
let known: { folder: string; files: HeldFile[]; project: Project }[] = [];

/**
 * The same files are one project, however many stages are opened with it: they are checked once, and a
 * kernel that has it is not sent it again. With the add-on that takes 25 ms of processor time.
 */
export async function readProject(folder: string): Promise<Project> {
  const held = await readFolder(folder);
  const files = [...(held.manifest ? [held.manifest] : []), ...held.scripts, ...held.pages];
  const last = known.find((other) => other.folder === folder && areSame(other.files, files));
  const now = last ?? { folder, files, project: await projectOf(folder, held) };
  known = [now, ...known.filter((other) => other !== last)].slice(0, MOST_KNOWN);
  return now.project;
}

function areSame(one: HeldFile[], other: HeldFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, bytes }, at) => other[at]?.path === path && other[at].bytes.equals(bytes))
  );
}

/** Functions that Google would run by their names, and the stage does not. */
const NOT_RUN = ['onEdit', 'onSelectionChange', 'doGet', 'doPost'];

async function projectOf(folder: string, held: FolderFiles): Promise<Project> {
  const manifest = manifestOf(folder, held);
  const functions: string[] = [];
  const files: ScriptFile[] = [];
  for (const { path, bytes } of held.scripts) {
    const script = { name: path, source: `${bytes}` };
    const { names, alone } = await checkedScript(script);
    files.push({ ...script, functions: alone });
    functions.push(...names);
  }
  const notRun = functions.find((name) => NOT_RUN.includes(name));
  if (notRun) throw new Error(`Cannot open project ${folder}: ${notRun} is not emulated yet`);
  return { folder, scriptId: scriptIdFor(folder), manifest, files, html: htmlOf(held), functions };
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
