import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from '../../store/migrate.ts';

/** Beside the program once built; two folders up in the source; in the build for `src/build/run.mjs`. */
export async function readMigrations(): Promise<Migration[]> {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const folder = ['migrations', '../../migrations', '../../../dist/service/migrations']
    .map((place) => join(here, place))
    .find(existsSync);
  if (!folder) throw new Error('Cannot find the migrations: the build is not whole');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, script: await readFile(join(folder, name), 'utf8') })),
  );
}
