import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOfEndedRuns } from './ended-runs.mjs';

/** Linux has a folder in memory, where it takes half as long to make and remove a database's files. */
const IN_MEMORY = '/dev/shm';
const MOUNTS = '/proc/mounts';
/** All suites together have at most a quarter of this at a time. */
const ROOM_BYTES = 4 * 2 ** 30;
/** Each user has its own: nobody may remove another's. */
const BEGINNING = `almanac-tests-${process.getuid?.() ?? 'of'}-`;

/**
 * All temporary files of a run, and of the programs it starts, lie in a folder of its own: what a suite
 * leaves is found at the end, and what a run leaves that was broken off goes with the next one.
 * @returns {string}
 */
export function makeRunFolder() {
  const place = isRoomInMemory() ? IN_MEMORY : tmpdir();
  removeOfEndedRuns(place, BEGINNING);
  const folder = mkdtempSync(join(place, `${BEGINNING}${process.pid}-`));
  // PostgreSQL runs as a user of its own where we are root, and has its files in here.
  chmodSync(folder, 0o755);
  return folder;
}

/** A browser that is ended at once leaves the folder of its lock. Its profile is the suite's, and must be gone. */
const OF_BROWSERS = /^\.org\.chromium\./;

/** @param {string} folder @returns {string[]} what suites have left in it */
export function removeRunFolder(folder) {
  const left = readdirSync(folder).filter((name) => !OF_BROWSERS.test(name));
  rmSync(folder, { recursive: true, force: true });
  return left;
}

/** Containers often have only 64 MiB there, and no program of it may be started: suites have some. */
function isRoomInMemory() {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  const [, options = 'noexec'] = / \/dev\/shm \w+ (\S+)/.exec(readFileSync(MOUNTS, 'utf8')) ?? [];
  return bavail * bsize > ROOM_BYTES && !options.split(',').includes('noexec');
}
