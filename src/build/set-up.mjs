import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuseOldNode } from './refuse-old-node.mjs';

// Makes a fresh clone ready: installs the packages that are not there, and builds. `--all` installs those of the
// tests, too; `--install-only` does not build. Runs before anything is installed, so it may use nothing but Node.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
refuseOldNode(readFileSync('package.json', 'utf8'));
const wantsAll = process.argv.includes('--all');
const isFresh = !existsSync('node_modules');
if (isFresh || isLacking()) {
  process.stderr.write('Installing packages; this takes about a minute …\n');
  const what = wantsAll || !isFresh ? [] : ['--omit=dev'];
  // Nobody has the lock file changed under their hands: `npm ci` never does, and here `npm install` neither.
  run('npm', [
    ...(isFresh ? ['ci'] : ['install', '--no-save']),
    ...what,
    '--no-audit',
    '--no-fund',
  ]);
  process.stderr.write('All packages are there.\n');
}
if (!process.argv.includes('--install-only')) run('node', ['src/build/build.mjs']);

/** Whether a package is not there in the version of the lock file. npm itself notes which ones it has installed. */
function isLacking() {
  const note = 'node_modules/.package-lock.json';
  const installed = existsSync(note) ? packagesIn(note) : {};
  return Object.entries(packagesIn('package-lock.json')).some(
    ([place, { version, optional, dev, devOptional }]) =>
      place !== '' &&
      !optional &&
      (wantsAll || !(dev || devOptional)) &&
      !(existsSync(place) && installed[place]?.version === version),
  );
}

/** @typedef {{ version: string, optional?: true, dev?: true, devOptional?: true }} Locked */

/** @param {string} file @returns {Record<string, Locked>} */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  // Standard output belongs to the program that follows. npm is a script on Windows, which only a shell finds there.
  const { status } = spawnSync(program, args, {
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  // The program has printed what went wrong.
  if (status !== 0) process.exit(status ?? 1);
}
