import { expect, it } from '@jest/globals';
import { readFunctionSettings } from '../../src/service/hosts/supabase/serve-functions.ts';

it.each([
  { name: 'left out', set: {}, secret: null, site: null },
  {
    name: 'set to nothing, which would be a secret that everybody knows',
    set: { ALMANAC_JWT_SECRET: '', ALMANAC_SITE_URL: '' },
    secret: null,
    site: null,
  },
  {
    name: 'set with a line break, as a file brings it along',
    set: { ALMANAC_JWT_SECRET: 'a secret\n', ALMANAC_SITE_URL: 'https://almanac.example/\n' },
    secret: 'a secret',
    site: 'https://almanac.example',
  },
])('reads the secret and the site of a project: $name', ({ set, secret, site }) => {
  const environment: Record<string, string | undefined> = set;
  expect(readFunctionSettings((name) => environment[name])).toMatchObject({
    jwtSecret: secret,
    siteUrl: site,
  });
});

it('counts uploads as our own home does, unless the project says otherwise', () => {
  const limits = (set: Record<string, string>) =>
    readFunctionSettings((name) => set[name]).accountLimits;
  expect(limits({})).toEqual({ uploadsPerMinute: 60, accountRows: 2_000_000 });
  expect(limits({ ALMANAC_UPLOADS_PER_MINUTE: '5', ALMANAC_ACCOUNT_ROWS: '0' })).toEqual({
    uploadsPerMinute: 5,
    accountRows: 0,
  });
  expect(() => limits({ ALMANAC_UPLOADS_PER_MINUTE: 'many' })).toThrow(/no whole number/);
});
