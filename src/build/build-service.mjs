import { cp } from 'node:fs/promises';
import { build } from 'esbuild';

/** One Node program. Packages stay outside: PGlite loads its own files from beside itself. */
export async function buildService() {
  await build({
    entryPoints: { main: 'src/service/hosts/node/main.ts' },
    outdir: 'dist/service',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  await cp('src/service/migrations', 'dist/service/migrations', { recursive: true });
}
