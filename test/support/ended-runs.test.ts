import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { removeOfEndedRuns } from '../jest/ended-runs.mjs';

it('what a run has left goes once its process has ended, and nothing else goes', () => {
  const place = mkdtempSync(join(tmpdir(), 'almanac-ended-'));
  const { pid: ended } = spawnSync('node', ['--version']);
  const kept = [`run-${process.pid}-a`, 'other'];
  for (const name of [...kept, `run-${ended}-b`]) mkdirSync(join(place, name));
  removeOfEndedRuns(place, 'run-');
  expect(readdirSync(place).sort()).toEqual(kept.sort());
  rmSync(place, { recursive: true });
});
