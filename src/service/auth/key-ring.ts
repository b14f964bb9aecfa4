import { createHash } from 'node:crypto';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { DAY_MS } from '../../core/calendar/civil-date.ts';
import { type Database, DatabaseUnavailable } from '../store/database.ts';
import type { VerifyingKeys } from './verify-token.ts';

/** The secrets of a process, kept in a file or in the environment. */
export type Secrets = {
  /** Private ES256 key that signs access tokens. */
  signingKey: JWK;
  /** Sealed into every refresh token; changing it ends every session. */
  refreshSecret: string;
};

export type KeyRing = {
  sign: (payload: JWTPayload) => Promise<string>;
  verifying: VerifyingKeys;
  /** The public keys. Anyone may fetch them to check our signatures. */
  publicKeys: () => Promise<{ keys: JWK[] }>;
};

export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}

type KeyRingResult =
  | { ok: true; keyRing: KeyRing }
  | { ok: false; problem: { kind: 'other-secrets' | 'key-outdated' } };

/** A replaced key is good for longer than any token it signed can live. */
const RETIRED_KEY_KEPT_MS = DAY_MS;
/** A key that was revoked is refused after this time. */
const KEYS_FRESH_MS = 60_000;

/**
 * Signs with the key of this process, and checks with the public keys that all processes share in the
 * database. So a key can be replaced while other processes still sign with the old one; where that is revoked, they
 * take the one that stands in their file by then.
 */
export async function openKeyRing(
  database: Database,
  secrets: Secrets,
  now: () => number,
  reread: () => Promise<Secrets | null> = async () => null,
): Promise<KeyRingResult> {
  if (!(await sharesRefreshSecret(database, secrets.refreshSecret)))
    return { ok: false, problem: { kind: 'other-secrets' } };
  if (!(await isTaken(database, secrets.signingKey, now())))
    return { ok: false, problem: { kind: 'key-outdated' } };
  let signer = await signerWith(secrets.signingKey);
  const keyNamed = keyReader(database, now);
  return {
    ok: true,
    keyRing: {
      sign: async (payload) => {
        // Asked each time, or what is signed in the minute after a revocation would be taken by nobody.
        if (!(await isLive(database, signer.kid, now()))) {
          const key = (await reread())?.signingKey;
          if (!key || !(await isLive(database, key.kid ?? '', now())))
            throw new DatabaseUnavailable('Cannot sign: the key of this process was revoked');
          signer = await signerWith(key);
        }
        return signer.sign(payload);
      },
      verifying: { algorithms: ['ES256'], keyFor: (header) => keyNamed(header.kid ?? '') },
      publicKeys: async () => ({ keys: await liveKeys(database, now()) }),
    },
  };
}

async function signerWith(key: JWK) {
  const { kid = '' } = key;
  const privateKey = await importJWK(key, 'ES256');
  const header = { alg: 'ES256', kid, typ: 'JWT' };
  return {
    kid,
    sign: (payload: JWTPayload) => new SignJWT(payload).setProtectedHeader(header).sign(privateKey),
  };
}

/** Null for a key that nobody knows. */
async function isLive(database: Database, kid: string, now: number): Promise<boolean | null> {
  const [known] = await database.query<{ is_live: boolean }>(
    `select retired_at is null or retired_at > to_timestamp($2::float8 / 1000) as is_live
     from auth.signing_keys where kid = $1`,
    [kid, now - RETIRED_KEY_KEPT_MS],
  );
  return known?.is_live ?? null;
}

/**
 * Makes the key of this process known, unless it is. False for one that was revoked, or replaced so long ago that nobody
 * takes what it signs: from an old keys file it would sign tokens that are refused.
 */
async function isTaken(database: Database, key: JWK, now: number): Promise<boolean> {
  const known = await isLive(database, key.kid ?? '', now);
  if (known !== null) return known;
  await publishKey(database, key, now);
  await retireOtherKeys(database, key, now);
  return true;
}

/** Makes `key` known to every process. */
export async function publishKey(database: Database, key: JWK, now: number): Promise<void> {
  const { kty = '', crv, x, y, kid = '', alg, use } = key;
  await database.query(
    `insert into auth.signing_keys (kid, public_jwk, created_at)
     values ($1, $2::text::jsonb, to_timestamp($3::float8 / 1000)) on conflict (kid) do nothing`,
    [kid, JSON.stringify({ kty, crv, x, y, kid, alg, use }), now],
  );
}

/** The keys before `key` end after a while. */
export async function retireOtherKeys(database: Database, key: JWK, now: number): Promise<void> {
  await database.query(
    `update auth.signing_keys set retired_at = to_timestamp($2::float8 / 1000)
     where kid <> $1 and retired_at is null`,
    [key.kid ?? '', now],
  );
}

/**
 * For a stolen key: within a minute, all tokens it signed are refused. It stays known, so that no process that still has it
 * can make it good again.
 */
export async function revokeOtherKeys(database: Database, key: JWK): Promise<void> {
  await database.query(
    'update auth.signing_keys set retired_at = to_timestamp(0) where kid <> $1',
    [key.kid ?? ''],
  );
}

/** Compares fingerprints, so that the database never holds the secret. */
async function sharesRefreshSecret(database: Database, secret: string): Promise<boolean> {
  const fingerprint = createHash('sha256').update(secret).digest('hex');
  const known = await knownFingerprint(database);
  // Only the first start of all writes: another one must succeed on a full disk.
  if (known !== null) return known === fingerprint;
  await database.query(
    `insert into auth.key_ring (refresh_secret_fingerprint) values ($1) on conflict do nothing`,
    [fingerprint],
  );
  return (await knownFingerprint(database)) === fingerprint;
}

async function knownFingerprint(database: Database): Promise<string | null> {
  const [ring] = await database.query<{ refresh_secret_fingerprint: string }>(
    'select refresh_secret_fingerprint from auth.key_ring',
  );
  return ring?.refresh_secret_fingerprint ?? null;
}

function keyReader(
  database: Database,
  now: () => number,
): (kid: string) => Promise<CryptoKey | Uint8Array | null> {
  let known = new Map<string, CryptoKey | Uint8Array>();
  let readAt = Number.NEGATIVE_INFINITY;
  return async (kid) => {
    const remembered = known.get(kid);
    if (remembered && Math.abs(now() - readAt) < KEYS_FRESH_MS) return remembered;
    const fresh = new Map<string, CryptoKey | Uint8Array>();
    for (const jwk of await liveKeys(database, now()))
      fresh.set(jwk.kid ?? '', await importJWK(jwk, 'ES256'));
    known = fresh;
    readAt = now();
    return known.get(kid) ?? null;
  };
}

async function liveKeys(database: Database, now: number): Promise<JWK[]> {
  const keys = await database.query<{ public_jwk: string }>(
    `select public_jwk::text as public_jwk from auth.signing_keys
     where retired_at is null or retired_at > to_timestamp($1::float8 / 1000)
     order by created_at desc`,
    [now - RETIRED_KEY_KEPT_MS],
  );
  return keys.map(({ public_jwk }) => JSON.parse(public_jwk) as JWK);
}
