import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { removeOfEndedRuns } from '../jest/ended-runs.mjs';
import { mountSmallDisk } from './small-disk.ts';

const probe = mountSmallDisk(1);
probe?.unmount();
// Only an administrator may mount a disk.
const whereDisksMount = probe ? it : it.skip;

function placeOfRuns() {
  const place = mkdtempSync(join(tmpdir(), 'almanac-ended-'));
  const { pid: ended } = spawnSync('node', ['--version']);
  return { place, ended };
}

it('what a run has left goes once its process has ended, and nothing else goes', () => {
  const { place, ended } = placeOfRuns();
  const kept = [`run-${process.pid}-a`, 'other'];
  for (const name of [...kept, `run-${ended}-b`]) mkdirSync(join(place, name));
  removeOfEndedRuns(place, 'run-');
  expect(readdirSync(place).sort()).toEqual(kept.sort());
  rmSync(place, { recursive: true });
});

whereDisksMount('a disk that such a run has left mounted goes too', () => {
  const { place, ended } = placeOfRuns();
  const disk = join(place, `run-${ended}-a`, 'disk');
  mkdirSync(disk, { recursive: true });
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status).toBe(0);
  removeOfEndedRuns(place, 'run-');
  expect(readdirSync(place)).toEqual([]);
  rmSync(place, { recursive: true });
});
