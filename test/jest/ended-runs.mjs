import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes what runs have left that were broken off: folders whose name goes on with the number of a
 * process that has ended.
 * @param {string} place @param {string} beginning of their names
 */
export function removeOfEndedRuns(place, beginning = '') {
  const names = existsSync(place) ? readdirSync(place) : [];
  for (const name of names.filter((one) => one.startsWith(beginning)))
    if (!isRunning(Number.parseInt(name.slice(beginning.length), 10)))
      rmSync(join(place, name), { recursive: true, force: true });
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}
