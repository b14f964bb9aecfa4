import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from '@jest/globals';
import { buildSite } from '../../src/build/build-site.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('lets the page of a static host call the service it was built for', async () => {
  await buildSite(folder, {
    ALMANAC_SITE_SERVICE_URL: 'https://Almanac.example/',
    ALMANAC_SITE_KEY: 'public',
  });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).toContain("connect-src 'self' https://almanac.example;");
  expect(page).not.toContain('undefined');
  expect(JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))).toEqual({
    serviceUrl: 'https://almanac.example',
    key: 'public',
    signup: 'open',
    mail: 'platform',
  });
});

test.each(['almanac.example', 'https://almanac.example/functions/v1', 'https://'])(
  'says how the address of the service is written where it is %s',
  async (given) => {
    await expect(buildSite(folder, { ALMANAC_SITE_SERVICE_URL: given })).rejects.toThrow(
      `ALMANAC_SITE_SERVICE_URL must look like https://almanac.example, not ${given}`,
    );
  },
);
