import { readFolder, type ScriptFile } from './project-files.ts';
import { checkScript, declaredNames } from './script-syntax.ts';

/** Under which name a script uses a library, and the folder its files are in. */
export type LibraryFolders = Record<string, string>;

export type Library = { symbol: string; source: string; html: Record<string, string> };

/** A library runs in a scope of its own; the script sees its functions and its `var`s. */
export async function readLibrary(symbol: string, folder: string): Promise<Library> {
  const { files, html } = await readFolder(folder);
  if (files.length === 0)
    throw new Error(`Cannot use library ${symbol}: ${folder} holds no .js or .gs file`);
  const names = new Set(files.flatMap((file) => checkScript(file).flatMap(declaredNames)));
  const shown = [...names].filter((name) => !name.endsWith('_'));
  return { symbol, source: inItsOwnScope(files, shown), html };
}

/**
 * Top-level `this` is the library's global object: older libraries put themselves there, and then
 * use what they put by its bare name.
 */
function inItsOwnScope(files: ScriptFile[], names: string[]): string {
  const getters = names.map((name) => `get ${name}() { return ${name}; }`).join(', ');
  const code = files.map(({ source }) => source).join('\n;');
  return (
    `(function (scope) { with (scope) { return (function () {${code}\n` +
    `;return Object.defineProperties(this, Object.getOwnPropertyDescriptors({ ${getters} }));\n` +
    '}).call(scope); } })({})'
  );
}
