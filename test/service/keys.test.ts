import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type KeyRing,
  newSigningKey,
  openKeyRing,
  revokeOtherKeys,
  type Secrets,
} from '../../src/service/auth/key-ring.ts';
import { tokenVerifier } from '../../src/service/auth/verify-token.ts';
import type { Database } from '../../src/service/store/database.ts';
import { emptyDatabase } from '../support/emptied-database.ts';
import { DAY_MS, NOW, SECOND_MS } from './homes.ts';

const SUB = '7d4b3c1e-6f1a-4a0e-9a53-0d6f3b1f8e11';
const REFRESH_SECRET = 'the same in every process, and long enough';

let database: Database;
let giveBack: () => Promise<void>;
let now = NOW;
beforeAll(async () => {
  ({ database, giveBack } = await emptyDatabase());
});
afterAll(() => giveBack());

async function ring(secrets: Secrets): Promise<KeyRing> {
  const opened = await openKeyRing(database, secrets, () => now);
  if (!opened.ok) throw new Error(`Cannot open: ${opened.problem.kind}`);
  return opened.keyRing;
}
const secretsWith = async () => ({
  signingKey: await newSigningKey(),
  refreshSecret: REFRESH_SECRET,
});
const token = ({ sign }: KeyRing) =>
  sign({ sub: SUB, role: 'authenticated', aud: 'authenticated', exp: now / 1000 + 3600 * 48 });
const check = (by: KeyRing, text: string) =>
  tokenVerifier({ keys: by.verifying, issuer: null, now: () => now })(text);

it('a process takes tokens of a key that another one made after it started', async () => {
  const [old, fresh] = [await ring(await secretsWith()), await ring(await secretsWith())];
  expect(await check(old, await token(fresh))).toMatchObject({ ok: true });
  expect(await check(fresh, await token(old))).toMatchObject({ ok: true });
});

it('a replaced key is good for a day, and gone after it', async () => {
  const old = await ring(await secretsWith());
  const issued = await token(old);
  const fresh = await ring(await secretsWith());
  now += DAY_MS - SECOND_MS;
  expect(await check(fresh, issued)).toMatchObject({ ok: true });
  now += 2 * 60 * SECOND_MS;
  expect(await check(fresh, issued)).toMatchObject({ ok: false });
  expect((await fresh.publicKeys()).keys).toHaveLength(1);
});

it('a revoked key is refused within a minute by those that knew it', async () => {
  const old = await ring(await secretsWith());
  const issued = await token(old);
  const secrets = await secretsWith();
  const fresh = await ring(secrets);
  expect(await check(fresh, issued)).toMatchObject({ ok: true });
  await revokeOtherKeys(database, secrets.signingKey);
  now += 60 * SECOND_MS;
  expect(await check(fresh, issued)).toEqual({ ok: false, problem: { kind: 'token-invalid' } });
});

it('what is published holds no private half', async () => {
  const { keys } = await (await ring(await secretsWith())).publicKeys();
  expect(keys.filter((key) => 'd' in key)).toEqual([]);
});

it('a process with another secret for refresh tokens is kept out', async () => {
  const stranger = {
    signingKey: await newSigningKey(),
    refreshSecret: 'another secret altogether',
  };
  expect(await openKeyRing(database, stranger, () => now)).toEqual({
    ok: false,
    problem: { kind: 'other-secrets' },
  });
});
