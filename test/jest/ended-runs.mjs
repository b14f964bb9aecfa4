import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MOUNTS = '/proc/mounts';

/**
 * Removes what runs have left that were broken off: folders whose name goes on with the number of a
 * process that has ended. What cannot be removed is told, for it is no fault of the run that begins.
 * @param {string} place @param {string} beginning of their names
 */
export function removeOfEndedRuns(place, beginning = '') {
  const names = existsSync(place) ? readdirSync(place) : [];
  for (const name of names.filter((one) => one.startsWith(beginning)))
    if (!isRunning(Number.parseInt(name.slice(beginning.length), 10))) remove(join(place, name));
}

/** @param {string} folder */
function remove(folder) {
  unmountIn(folder);
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch ({ message }) {
    console.warn(`A run that was broken off has left files that cannot be removed: ${message}`);
  }
}

/** A suite that is ended at once leaves its small disk mounted. @param {string} folder */
function unmountIn(folder) {
  const mounts = existsSync(MOUNTS) ? readFileSync(MOUNTS, 'utf8').split('\n') : [];
  for (const point of mounts.map((mount) => mount.split(' ')[1] ?? ''))
    if (point.startsWith(`${folder}/`)) spawnSync('umount', ['--lazy', point]);
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}
