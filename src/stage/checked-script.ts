import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFolder } from './built-folder.ts';
import { checkScript, declaredFunctions, functionsAlone, type Place } from './script-syntax.ts';

/** `names`: what it declares as functions. `alone`: its function declarations and nothing else. */
export type CheckedScript = { names: string[]; alone: string };

/** `places`: where its function declarations stand. */
type Kept = { names: string[]; places: Place[] };

type Script = { name: string; source: string };

/**
 * The same text is parsed once: half a megabyte takes 0.4 s of processor time. What was found is kept
 * beside the built stage, and goes with the next build.
 */
export async function checkedScript(file: Script): Promise<CheckedScript> {
  const key = createHash('sha256').update(`${file.name}\n${file.source}`).digest('hex');
  const { names, places } = await keptOrChecked(file, key);
  return { names, alone: functionsAlone(file.source, places) };
}

async function keptOrChecked(file: Script, key: string): Promise<Kept> {
  const path = join(builtFolder(), 'checked', `${key}.json`);
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept) as Kept;
  const checked = check(file);
  // Where nothing may be written, the next process parses it again.
  await keep(path, JSON.stringify(checked)).catch(() => undefined);
  return checked;
}

function check(file: Script): Kept {
  const body = checkScript(file);
  const declared = body.filter(({ type }) => type === 'FunctionDeclaration');
  return {
    names: body.flatMap(declaredFunctions),
    places: declared.map(({ start, end }) => ({ start, end })),
  };
}

/** Another process may read it meanwhile, so it comes whole or not at all. */
async function keep(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, text);
  await rename(draft, path);
}
