import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AccountStore, accountStore } from '../../src/service/auth/account-store.ts';
import type { AuthPorts } from '../../src/service/auth/auth-ports.ts';
import { exchangeToken } from '../../src/service/auth/exchange-token.ts';
import { type KeyRing, newSigningKey, openKeyRing } from '../../src/service/auth/key-ring.ts';
import { changeOwnAccount } from '../../src/service/auth/own-account.ts';
import type { Passwords } from '../../src/service/auth/password-hash.ts';
import { tokenVerifier } from '../../src/service/auth/verify-token.ts';
import type { Handler } from '../../src/service/http/route.ts';
import type { Database } from '../../src/service/store/database.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { sharedDatabase } from '../support/shared-databases.ts';

const NEVER = { most: 1000, windowMs: 1 };
const NEW = 'the new password';
const OLD = 'the old password';

let database: Database;
let accounts: AccountStore;
let keyRing: KeyRing;
beforeAll(async () => {
  database = openPostgresDatabase(await sharedDatabase());
  const rules = { sessionMs: 60_000, reuseMs: 1, refreshLimit: NEVER };
  accounts = accountStore(database, { ...rules, refreshSecret: 'secret' });
  const secrets = { signingKey: await newSigningKey(), refreshSecret: 'secret' };
  const opened = await openKeyRing(database, secrets, Date.now);
  if (!opened.ok) throw new Error(`Cannot open the key ring: ${opened.problem.kind}`);
  keyRing = opened.keyRing;
});
afterAll(() => database?.close());

it('opens no session by an old password that was changed while it was looked at', async () => {
  const ada = await aPerson();
  const signIn = exchangeToken(portsWhile({ matches: () => ada.resets() }));
  const refused = await answer(signIn, '/token?grant_type=password', {
    body: { email: ada.email, password: OLD },
  });
  expect(refused).toMatchObject({ status: 400, code: 'invalid_credentials' });
  expect(await accounts.sessions(ada.id, Date.now())).toEqual([]);
});

it('changes no password by a session that was ended while the new one was made ready', async () => {
  const ada = await aPerson();
  const token = await ada.token();
  const change = changeOwnAccount(portsWhile({ hash: () => ada.resets() }));
  const refused = await answer(change, '/user', {
    token,
    body: { password: 'of the thief', current_password: OLD },
  });
  expect(refused).toMatchObject({ status: 403, code: 'session_not_found' });
  const signIn = exchangeToken(portsWhile({}));
  const body = { email: ada.email, password: NEW };
  expect(await answer(signIn, '/token?grant_type=password', { body })).toMatchObject({
    status: 200,
  });
});

/** Hashes that anybody can read: what is tested is what happens while they are made. */
const PLAIN: Passwords = {
  hash: async (password) => `plain ${password}`,
  matches: async (password, stored) => stored === `plain ${password}`,
};

type Meanwhile = { [Work in keyof Passwords]?: () => Promise<unknown> };

function portsWhile(meanwhile: Meanwhile): AuthPorts {
  return {
    accounts,
    passwords: {
      hash: async (password) => {
        const hash = await PLAIN.hash(password);
        await meanwhile.hash?.();
        return hash;
      },
      matches: async (password, stored) => {
        const is = await PLAIN.matches(password, stored);
        await meanwhile.matches?.();
        return is;
      },
    },
    keyRing,
    verifyToken: tokenVerifier({ keys: keyRing.verifying, issuer: null, now: Date.now }),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    rules: {
      issuer: 'https://almanac.example/auth/v1',
      accessTokenSeconds: 60,
      signUpOpen: true,
      signUps: NEVER,
      changes: null,
      signIns: { tries: 10, perNetwork: 1000, windowMs: 1000 },
    },
    mail: null,
  };
}

async function aPerson() {
  const id = crypto.randomUUID();
  const email = `${id}@example.org`;
  const hash = await PLAIN.hash(OLD);
  await accounts.add({ id, email, hash, isConfirmed: true, metadata: {} }, Date.now());
  return {
    id,
    email,
    token: async () => {
      const body = { email, password: OLD };
      const signIn = exchangeToken(portsWhile({}));
      const { access_token: token } = await answer(signIn, '/token?grant_type=password', { body });
      return String(token);
    },
    /** As by a link in a mail: all sessions end. */
    resets: async () => {
      const change = { password: { hash: await PLAIN.hash(NEW), keepSessionId: null } };
      await accounts.change(id, change, Date.now());
    },
  };
}

async function answer(
  handle: Handler,
  path: string,
  { token, body }: { token?: string; body: object },
): Promise<Record<string, unknown>> {
  const headers = {
    'x-supabase-api-version': '2024-01-01',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const request = new Request(`https://almanac.example/auth/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await handle(request, { path: {}, address: '192.0.2.1' });
  return { status: response.status, ...((await response.json()) as object) };
}
