import { expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { aPerson, call, describeHomes, type Home, SECOND_MS, SHARED_SECRET } from './homes.ts';

const SOMEBODY = '7d4b3c1e-6f1a-4a0e-9a53-0d6f3b1f8e11';

/** A project's own keys are tokens with a good seal too, and admit nobody to an upload. */
describeHomes(
  'a token sealed with the right secret',
  (home) => {
    it.each([
      { why: 'anon is a key of the project', claims: { role: 'anon' }, code: 'token-missing' },
      {
        why: 'anon stays anon under somebody’s id',
        claims: { role: 'anon', sub: SOMEBODY },
        code: 'token-missing',
      },
      {
        why: 'a server’s key is no person',
        claims: { role: 'service_role', sub: SOMEBODY },
        code: 'token-invalid',
      },
      {
        why: 'a person’s id is a UUID',
        claims: { role: 'authenticated', aud: 'authenticated', sub: 'ada' },
        code: 'token-invalid',
      },
    ])('is refused: $why', async ({ claims, code }) => {
      const person = await aPerson(home());
      const refused = await push(home(), await sealed(home(), claims));
      expect(refused).toMatchObject({ status: 401, body: { code, error: expect.any(String) } });
      const list = await call(home(), '/functions/v1/datasets', { token: person.accessToken });
      expect(list.body.datasets).toEqual([]);
    });
  },
  { settings: { jwtSecret: SHARED_SECRET } },
);

function sealed(home: Home, claims: Record<string, string>): Promise<string> {
  const now = Math.floor(home.now() / SECOND_MS);
  return new SignJWT({ iss: `${home.address}/auth/v1`, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(new TextEncoder().encode(SHARED_SECRET));
}

function push(home: Home, token: string) {
  return call(home, '/functions/v1/ingest-dataset', {
    method: 'POST',
    token,
    body: { name: 'Hill farm', rows: [{ Year: 1961, '01_max': 7.2 }] },
  });
}
