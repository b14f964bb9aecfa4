import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { SavedState } from '../../src/stage/index.ts';

// What version 0.1 left behind; `make-state.mjs` beside it says how it was made.
export const STATE = 'test/fixtures/state-0.1';
export const STATION = 'state-station';
export const YOU = 'you@almanac.example';
export const COLLEAGUE = 'colleague@almanac.example';

export async function readState<Kept>(name: string): Promise<Kept> {
  return JSON.parse(await readFile(join(STATE, name), 'utf8')) as Kept;
}

export function savedStage(): Promise<SavedState> {
  return readState<SavedState>('stage.json');
}

/** The folder of `npm start` as that version left it, for one test. */
export async function unpackFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-old-'));
  const service = join(folder, 'service');
  await mkdir(service, { recursive: true });
  await cp(join(STATE, 'account.json'), join(folder, 'account.json'));
  await cp(join(STATE, 'stage.json'), join(folder, 'stage.json'));
  await cp(join(STATE, 'keys.json'), join(service, 'keys.json'));
  await unpackDatabase(join(service, 'database'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Unpacked as it lies in the archive: the database itself would start for that, and stop again. */
async function unpackDatabase(folder: string): Promise<void> {
  const packed = await readFile(join(STATE, 'pglite.tar.br'));
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  await mkdir(folder);
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], {
    input: brotliDecompressSync(packed, { params }),
    // It would say of each archive that names in it begin with a slash.
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}
