import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTSIDE } from './build-service.mjs';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const OUT = 'dist/release';
/** PostgreSQL's libraries have names that are links to each other. */
const WHOLE = { recursive: true, verbatimSymlinks: true };

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await release();

/** What a release hands out: the service with all it needs but Node, the add-on, the page for a file, and their sums. */
async function release() {
  process.chdir(HOME);
  await rm(OUT, { recursive: true, force: true });
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  await serviceFolder(join(OUT, 'almanac'));
  await cp('dist/addon', join(OUT, 'almanac-addon'), WHOLE);
  await cp('LICENSE', join(OUT, 'almanac-addon/LICENSE'));
  const page = `almanac-page-${version}.html`;
  await cp('dist/open/almanac.html', join(OUT, page));
  pack('almanac', `almanac-${version}-${process.platform}-${process.arch}.tar.gz`);
  pack('almanac-addon', `almanac-addon-${version}.tar.gz`);
  const packed = (await readdir(OUT)).filter((name) => /\.(gz|html)$/.test(name));
  const sums = await Promise.all(
    packed.map(async (name) => `${await sumOf(join(OUT, name))}  ${name}\n`),
  );
  await writeFile(join(OUT, 'SHA256SUMS'), sums.join(''));
  process.stderr.write(`${OUT} has ${packed.join(', ')} and SHA256SUMS\n`);
}

/** @param {string} folder @param {string} name */
function pack(folder, name) {
  const { status } = spawnSync('tar', ['-czf', name, folder], { cwd: OUT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** A folder in which `node dist/service/main.js` runs on this kind of machine; nothing is built or installed there. @param {string} to */
export async function serviceFolder(to) {
  await mkdir(to, { recursive: true });
  const { name, version, license, type, engines } = JSON.parse(
    await readFile('package.json', 'utf8'),
  );
  const own = { name, version, license, type, engines };
  await writeFile(join(to, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  for (const path of ['LICENSE', 'dist/service', 'dist/site', 'docs/operations.md', 'docs/deploy'])
    await cp(path, join(to, path), WHOLE);
  for (const folder of packagesFor(OUTSIDE, HOME))
    await cp(folder, join(to, relative(HOME, folder)), {
      ...WHOLE,
      filter: isNoOtherPackage(folder),
    });
}

/** What they need stands beside a package, or within it: each is copied by itself. @param {string} folder */
function isNoOtherPackage(folder) {
  /** @param {string} path */
  return (path) => relative(folder, path) !== 'node_modules';
}

/**
 * The folders of packages and of what these need in turn; what is not there is for other machines.
 *
 * @param {readonly string[]} names @param {string} from @param {Set<string>} found
 */
function packagesFor(names, from, found = new Set()) {
  for (const name of names) {
    const folder = (createRequire(join(from, 'x.js')).resolve.paths(name) ?? [])
      .map((place) => join(place, name))
      .find((place) => manifestIn(place));
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestIn(folder);
    packagesFor(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
}

/** @param {string} folder */
function manifestIn(folder) {
  try {
    return createRequire(import.meta.url)(join(folder, 'package.json'));
  } catch {
    return null;
  }
}

/** @param {string} file */
async function sumOf(file) {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
