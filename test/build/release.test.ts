import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { serviceFolder } from '../../src/build/release.mjs';
import { startService } from '../support/run-service.ts';

it('what a release hands out runs with Node alone, on the database it brings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-release-'));
  await serviceFolder(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'LICENSE',
    'dist',
    'docs',
    'node_modules',
    'package.json',
  ]);
  expect(await readdir(join(folder, 'node_modules'))).not.toContain('esbuild');
  const program = join(folder, 'dist/service/main.js');
  const data = join(folder, 'data');
  const service = await startService({ ALMANAC_DATA_DIR: data }, { program });
  const pages = await Promise.all(['/healthz', '/'].map((path) => fetch(service.address + path)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  await service.end('SIGTERM');
  await rm(folder, { recursive: true });
});
