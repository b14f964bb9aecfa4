import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from 'acorn';

/** `functions`: its top-level functions alone, each on its own line. */
type ScriptFile = { name: string; source: string; functions: string };

type Manifest = {
  timeZone: string;
  oauthScopes?: string[];
  urlFetchWhitelist?: string[];
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
};

export async function readProject(folder: string): Promise<Project> {
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)(node_modules|\.git)\//.test(name));
  const manifest = await readManifest(folder, paths);
  const scripts = inPushOrder(
    paths.filter((path) => /\.(js|gs)$/.test(path)),
    await pushOrder(folder),
  );
  const files = await Promise.all(scripts.map((path) => readScript(folder, path)));
  const functions = files.flatMap((file) => {
    const body = checkScript(file);
    file.functions = functionsAlone(file.source, body);
    return body.flatMap(declaredFunctions);
  });
  const html = await readHtml(folder, paths);
  return { folder, scriptId: scriptIdFor(folder), manifest, files, html, functions };
}

async function readManifest(folder: string, paths: string[]): Promise<Manifest> {
  if (!paths.includes('appsscript.json'))
    throw new Error(`Cannot open project ${folder}: it has no appsscript.json`);
  const manifest = JSON.parse(await readFile(join(folder, 'appsscript.json'), 'utf8')) as Manifest;
  // Samples of Google's have none, and new projects get the zone of who makes them.
  return { ...manifest, timeZone: manifest.timeZone ?? 'Etc/UTC' };
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

/** Stable for a folder, as a script id is for a project. */
function scriptIdFor(folder: string): string {
  let hash = 7n;
  for (const character of folder)
    hash = (hash * 131n + BigInt(character.charCodeAt(0))) % (1n << 200n);
  return `1${hash.toString(36).padStart(44, 'x')}`.slice(0, 57);
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * What the editor refuses on push (apps-script.md §6.2): modules, class fields, private and static
 * members. Answers its statements.
 */
function checkScript({ name, source }: ScriptFile): Node[] {
  const program = parseScript(name, source);
  const refused = findRefused(program);
  if (refused) {
    const line = source.slice(0, refused.start).split('\n').length;
    throw new SyntaxError(
      `Cannot push ${name}: line ${line} has ${refused.what}, which Apps Script refuses`,
    );
  }
  return program.body as Node[];
}

function parseScript(name: string, source: string): Node {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script' }) as unknown as Node;
  } catch (error) {
    throw new SyntaxError(`Cannot push ${name}: ${(error as Error).message}`, { cause: error });
  }
}

const REFUSED: Record<string, string> = {
  PropertyDefinition: 'a class field',
  PrivateIdentifier: 'a private member',
  StaticBlock: 'a static block',
  ImportExpression: 'an import',
};

function findRefused(node: Node): { start: number; what: string } | null {
  const what = REFUSED[node.type];
  if (what) return { start: node.start, what };
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      const found = isNode(child) ? findRefused(child) : null;
      if (found) return found;
    }
  return null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** `function f(){}` and `var f = function`, as apps-script.md §6.3 recognises them. */
function declaredFunctions(node: Node): string[] {
  if (node.type === 'FunctionDeclaration') return [(node.id as { name: string }).name];
  if (node.type !== 'VariableDeclaration') return [];
  return (node.declarations as Node[])
    .filter((one) => /Function/.test((one.init as Node | null)?.type ?? ''))
    .map((one) => (one.id as { name: string }).name);
}

/** Everything else is blank, so that an error still names the line. */
function functionsAlone(source: string, body: Node[]): string {
  let text = '';
  let at = 0;
  for (const node of body.filter(({ type }) => type === 'FunctionDeclaration')) {
    text +=
      source.slice(at, node.start).replace(/[^\n]/g, ' ') + source.slice(node.start, node.end);
    at = node.end;
  }
  return text;
}
