import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type KeyRing,
  newSigningKey,
  openKeyRing,
  revokeOtherKeys,
  type Secrets,
} from '../../src/service/auth/key-ring.ts';
import { tokenVerifier } from '../../src/service/auth/verify-token.ts';
import type { OpenService } from '../../src/service/hosts/node/open-service.ts';
import { COMMANDS } from '../../src/service/hosts/node/operator.ts';
import { standardSettings } from '../../src/service/hosts/node/settings.ts';
import type { Database } from '../../src/service/store/database.ts';
import { emptyDatabase } from '../support/empty-database.ts';
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

it.each([
  { clock: 'that goes on', ms: 60 * SECOND_MS },
  { clock: 'that was put back by a year', ms: -365 * DAY_MS },
])(
  'a revoked key is refused within a minute of a clock $clock by those that knew it',
  async ({ ms }) => {
    const old = await ring(await secretsWith());
    const issued = await token(old);
    const secrets = await secretsWith();
    const fresh = await ring(secrets);
    expect(await check(fresh, issued)).toMatchObject({ ok: true });
    await revokeOtherKeys(database, secrets.signingKey);
    now += ms;
    expect(await check(fresh, issued)).toEqual({ ok: false, problem: { kind: 'token-invalid' } });
    now -= ms;
  },
);

describe('a process that starts with the keys file of before', () => {
  const start = (secrets: Secrets) => openKeyRing(database, secrets, () => now);
  const OUTDATED = { ok: false, problem: { kind: 'key-outdated' } };

  it('goes on for a day, and is then told: nobody would take its tokens', async () => {
    const old = await secretsWith();
    await ring(old);
    const fresh = await ring(await secretsWith());
    now += DAY_MS - SECOND_MS;
    const late = await ring(old);
    expect(await check(fresh, await token(late))).toMatchObject({ ok: true });
    now += 2 * SECOND_MS;
    expect(await start(old)).toEqual(OUTDATED);
    expect(await check(fresh, await token(fresh))).toMatchObject({ ok: true });
  });

  it('does not make a revoked key good again, and leaves the new one in use', async () => {
    const stolen = await secretsWith();
    await ring(stolen);
    const secrets = await secretsWith();
    const fresh = await ring(secrets);
    await revokeOtherKeys(database, secrets.signingKey);
    expect(await start(stolen)).toEqual(OUTDATED);
    now += DAY_MS;
    expect(await check(fresh, await token(fresh))).toMatchObject({ ok: true });
    expect((await fresh.publicKeys()).keys).toHaveLength(1);
  });
});

it('a process whose key is revoked signs at once with the one in its file, or with none', async () => {
  const [stolen, fresh] = [await secretsWith(), await secretsWith()];
  let inFile: Secrets = stolen;
  const opened = await openKeyRing(
    database,
    stolen,
    () => now,
    async () => inFile,
  );
  if (!opened.ok) throw new Error('Cannot open the key ring');
  const other = await ring(fresh);
  await revokeOtherKeys(database, fresh.signingKey);
  await expect(token(opened.keyRing)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  inFile = fresh;
  expect(await check(other, await token(opened.keyRing))).toMatchObject({ ok: true });
});

describe('replace-key where the keys file cannot be written', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keys-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('says so in a sentence, and the key in use stays good', async () => {
    const secrets = await secretsWith();
    const before = await ring(secrets);
    const keysFile = join(folder, 'keys.json');
    await writeFile(keysFile, JSON.stringify(secrets));
    // Stands in the way of the draft.
    await mkdir(`${keysFile}.new`);
    const replace = COMMANDS.get('replace-key');
    const settings = { ...standardSettings(), keysFile };
    expect(await replace?.({ database } as OpenService, [], settings)).toEqual({
      ok: false,
      sentence: expect.stringContaining('keys.json cannot be written (EISDIR)'),
    });
    now = Math.max(now, Date.now()) + 2 * DAY_MS;
    expect(await check(before, await token(before))).toMatchObject({ ok: true });
    expect(JSON.parse(await readFile(keysFile, 'utf8'))).toEqual(secrets);
  });
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
