import { type FolderFiles, htmlOf, readFolder } from './project-files.ts';
import { checkScript, declaredNames, withoutWaiting } from './script-syntax.ts';

/** Under which name a script uses a library, and the folder its files are in. */
export type LibraryFolders = Record<string, string>;

/** What lies in the folder of one. */
export type HeldLibrary = { symbol: string; folder: string; files: FolderFiles };

type Library = { symbol: string; source: string; html: Record<string, string> };

export async function readLibrary(symbol: string, folder: string): Promise<HeldLibrary> {
  const files = await readFolder(folder);
  if (files.scripts.length === 0)
    throw new Error(`Cannot use library ${symbol}: ${folder} holds no .js or .gs file`);
  return { symbol, folder, files };
}

/** A library runs in a scope of its own; the script sees its functions and its `var`s. */
export function libraryOf({ symbol, files }: HeldLibrary): Library {
  const checked = files.scripts.map(({ path, bytes }) => {
    const source = `${bytes}`;
    return { source, body: checkScript({ name: path, source }) };
  });
  const names = new Set(checked.flatMap(({ body }) => body.flatMap(declaredNames)));
  const shown = [...names].filter((name) => !name.endsWith('_'));
  const sources = checked.map(({ source, body }) => withoutWaiting(source, body));
  return { symbol, source: inItsOwnScope(sources, shown), html: htmlOf(files) };
}

/**
 * Top-level `this` is the library's global object: older libraries put themselves there, and then
 * use what they put by its bare name.
 */
function inItsOwnScope(sources: string[], names: string[]): string {
  const getters = names.map((name) => `get ${name}() { return ${name}; }`).join(', ');
  const code = sources.join('\n;');
  return (
    `(function (scope) { with (scope) { return (function () {${code}\n` +
    `;return Object.defineProperties(this, Object.getOwnPropertyDescriptors({ ${getters} }));\n` +
    '}).call(scope); } })({})'
  );
}
