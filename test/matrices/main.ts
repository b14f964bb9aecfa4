import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every case of the suites of which `npm test` takes some: `npm run matrices` runs all of these suites,
 * `npm run matrices -- test/addon/kills` one of them.
 */
const asked = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['--liftoff-only', 'node_modules/jest/bin/jest.js', ...(asked.length > 0 ? asked : suites())],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ALMANAC_EVERY_CASE: 'yes' },
  },
);
process.exit(status ?? 1);

/** They say so by what they import. */
function suites(): string[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join('test', name))
    .filter((path) => readFileSync(path, 'utf8').includes('support/every-case.ts'));
}
