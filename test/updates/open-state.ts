import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
