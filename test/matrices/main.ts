import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const EVERY_CASE = join('test', 'support', 'every-case.ts');

/**
 * Every case of the suites of which `npm test` takes some: `npm run matrices` runs all of these suites,
 * `npm run matrices -- test/addon/kills` one of them.
 */
const asked = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    ...(asked.length > 0 ? asked : suites()),
  ],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ALMANAC_EVERY_CASE: 'yes' },
  },
);
process.exit(status ?? 1);

/** They say so by what they import, some through a file that several suites share. */
function suites(): string[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join('test', name))
    .filter((path) => imports(path).has(EVERY_CASE));
}

/** What a file of the tests imports, and what that imports. */
function imports(path: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(path, 'utf8');
  for (const [, place = ''] of text.matchAll(/^(?:import|}).* from '(\.[^']*)'/gm)) {
    const other = join(dirname(path), place);
    if (!other.startsWith('test') || found.has(other)) continue;
    found.add(other);
    imports(other, found);
  }
  return found;
}
