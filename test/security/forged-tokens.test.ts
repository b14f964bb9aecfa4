import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { aPerson, CHEAP_PASSWORDS, call, NOW, type Person, SECOND_MS } from '../service/homes.ts';
import { startService } from '../support/built-service.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { FORGERIES, genuineSigner, type Known } from './forged-tokens.ts';

const SITE = 'https://almanac.example';
const LIST = '/functions/v1/datasets';
const NOW_SECONDS = NOW / SECOND_MS;

const data = await emptyDatabase();
const home = await startService({
  port: 0,
  ...data.options,
  now: () => NOW,
  passwordCost: CHEAP_PASSWORDS,
  settings: { siteUrl: SITE, uploadsPerMinute: 0 },
});
afterAll(async () => {
  await home.stop();
  await data.giveBack();
});

let ada: Person;
let ben: Person;
let known: Known;
let sign: ReturnType<typeof genuineSigner>;
beforeAll(async () => {
  [ada, ben] = [await aPerson(home), await aPerson(home, 'Ben')];
  await push(ada.accessToken, false);
  const { body } = await call(home, '/auth/v1/.well-known/jwks.json');
  const [jwk] = body.keys as Record<string, string>[];
  known = { token: ada.accessToken, refreshToken: ada.refreshToken, jwk: jwk ?? {} };
  const secrets = JSON.parse(await readFile(join(data.options.dataFolder, 'keys.json'), 'utf8'));
  sign = genuineSigner(secrets.signingKey);
});

const push = (token: string, isPublic = true) =>
  call(home, '/functions/v1/ingest-dataset', {
    method: 'POST',
    token,
    body: { name: 'Hill farm', is_public: isPublic, rows: [{ Year: 1961 }] },
  });

/** What a token opens: the account's page, its private list, an upload. */
async function opened(token: string) {
  const [user, mine, pushed] = [
    await call(home, '/auth/v1/user', { token }),
    await call(home, `${LIST}?mine=true`, { token }),
    await push(token),
  ];
  return [user, mine, pushed].map(({ status }) => status);
}

describe('a forged token', () => {
  test.each(FORGERIES)('opens nothing: $name', async ({ forge }) => {
    const [user, ...others] = await opened(forge(known));
    expect([401, 403]).toContain(user);
    expect(others).toEqual([401, 401]);
  });

  it('is one of thirty at least, and the genuine one they are made from opens everything', async () => {
    expect(FORGERIES.length).toBeGreaterThanOrEqual(30);
    expect(await opened(known.token)).toEqual([200, 200, 200]);
  });
});

describe('a token with the service’s own seal', () => {
  const genuine = () =>
    JSON.parse(Buffer.from(ada.accessToken.split('.')[1] ?? '', 'base64url').toString());
  const all = [200, 200, 200];
  const none = [403, 401, 401];

  test.each([
    { why: 'nothing changed', change: {}, opens: all },
    { why: 'it never ends', change: { exp: undefined }, opens: none },
    { why: 'its end is a text', change: { exp: '9999999999' }, opens: none },
    { why: 'its end is no number', change: { exp: null }, opens: none },
    { why: 'its end was a second ago', change: { exp: NOW_SECONDS - 1 }, opens: none },
    { why: 'its end is now', change: { exp: NOW_SECONDS }, opens: none },
    { why: 'its end lies before 1970', change: { exp: -1 }, opens: none },
    { why: 'it begins later', change: { nbf: NOW_SECONDS + 60 }, opens: none },
    { why: 'its beginning is a text', change: { nbf: 'now' }, opens: none },
    {
      why: 'another process with a fast clock made it',
      change: { iat: NOW_SECONDS + 5 },
      opens: all,
    },
    { why: 'it is for nobody', change: { aud: undefined }, opens: none },
    { why: 'it is for others', change: { aud: 'anon' }, opens: none },
    { why: 'it is for many, us among them', change: { aud: ['x', 'authenticated'] }, opens: all },
    { why: 'it is for many others', change: { aud: ['x', 'y'] }, opens: none },
    { why: 'whom it is for only begins like us', change: { aud: 'authenticated ' }, opens: none },
    { why: 'nobody issued it', change: { iss: undefined }, opens: none },
    { why: 'others issued it', change: { iss: 'https://evil.example/auth/v1' }, opens: none },
    { why: 'its issuer only begins like us', change: { iss: `${SITE}/auth/v1/` }, opens: none },
    { why: 'its issuers are a list', change: { iss: [`${SITE}/auth/v1`] }, opens: none },
    { why: 'it has no role', change: { role: undefined }, opens: none },
    { why: 'its role is a server’s', change: { role: 'service_role' }, opens: none },
    { why: 'its role is the database’s owner', change: { role: 'postgres' }, opens: none },
    { why: 'its roles are a list', change: { role: ['authenticated'] }, opens: none },
    { why: 'its role is spelt otherwise', change: { role: 'Authenticated' }, opens: none },
    { why: 'it is nobody’s', change: { sub: undefined }, opens: none },
    { why: 'its account is no id', change: { sub: 'ada' }, opens: none },
    { why: 'its account is SQL', change: { sub: "' or ''='" }, opens: none },
    { why: 'its account is a list', change: { sub: [crypto.randomUUID()] }, opens: none },
    { why: 'its account is a number', change: { sub: 7 }, opens: none },
    { why: 'its account never was', change: { sub: crypto.randomUUID() }, opens: [403, 200, 401] },
    { why: 'its session is no id', change: { session_id: 'one' }, opens: [403, 200, 200] },
    {
      why: 'its session never was',
      change: { session_id: crypto.randomUUID() },
      opens: [403, 200, 200],
    },
  ])('opens $opens where $why', async ({ change, opens }) => {
    expect(await opened(sign({ ...genuine(), ...change }))).toEqual(opens);
  });

  test.each([
    { name: 'a list', raw: '[]' },
    { name: 'a text', raw: '"authenticated"' },
    { name: 'nothing', raw: '' },
    { name: 'no JSON', raw: '{' },
    { name: 'null', raw: 'null' },
  ])('opens nothing where its claims are $name', async ({ raw }) => {
    expect(await opened(sign(null, raw))).toEqual(none);
  });

  it('opens nothing of Ben’s with a session of Ada’s', async () => {
    const mixed = sign({ ...genuine(), sub: ben.id });
    expect((await call(home, '/auth/v1/user', { token: mixed })).status).toBe(403);
  });

  it('is nobody’s where its role is anon, whoever it names', async () => {
    const token = sign({ ...genuine(), role: 'anon' });
    expect((await push(token)).status).toBe(401);
    const list = await call(home, LIST, { token });
    expect(
      (list.body.datasets as { isPublic: boolean; mine: boolean }[]).filter(
        ({ isPublic, mine }) => !isPublic || mine,
      ),
    ).toEqual([]);
  });
});
