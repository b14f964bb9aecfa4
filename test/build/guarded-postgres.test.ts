import { afterAll, expect, it, test } from '@jest/globals';
import { build, type PluginBuild, stop } from 'esbuild';
import { guardedPostgres } from '../../src/build/guarded-postgres.mjs';

afterAll(() => stop());

test.each([
  '/almanac/node_modules/postgres/src/connection.js',
  'C:\\almanac\\node_modules\\postgres\\src\\connection.js',
])('the driver is mended where it lies at %s', async (path) => {
  const filters: RegExp[] = [];
  const nothing = () => {};
  const onLoad: PluginBuild['onLoad'] = ({ filter }) => filters.push(filter);
  await guardedPostgres.setup({ onResolve: nothing, onLoad, onEnd: nothing } as never);
  expect(filters.some((filter) => filter.test(path))).toBe(true);
});

it('builds nothing with a driver that it has not mended', async () => {
  const built = build({ stdin: { contents: '' }, write: false, plugins: [guardedPostgres] });
  await expect(built).rejects.toThrow('Cannot mend the postgres driver');
});
