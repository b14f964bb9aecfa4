import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { atOnce, type Gate } from '../store/gate.ts';

/** Cost of one guess. Stored with each hash, so raising it leaves older passwords usable. */
export type PasswordCost = { logN: number; r: number; p: number };

/** 32 MiB and about 0.2 s on a small server; half of what attackers' tables assume in memory. */
export const PASSWORD_COST: PasswordCost = { logN: 15, r: 8, p: 3 };

/** Of the processor's room: two at once. */
const HASHING = { cost: 2 };

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Null is an account that does not exist: it costs the same time to refuse. */
  matches: (password: string, stored: string | null) => Promise<boolean>;
};

const KEY_BYTES = 32;

/** Each hash takes memory and a core, so `processor` bounds how many there are at once. */
export function scryptPasswords(
  cost: PasswordCost = PASSWORD_COST,
  processor: Gate = atOnce,
): Passwords {
  const dummy = { cost, salt: randomBytes(16), key: randomBytes(KEY_BYTES) };
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await processor(() => derive(password, salt, cost), HASHING);
      const { logN, r, p } = cost;
      return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join(
        '$',
      );
    },
    matches: async (password, stored) => {
      const known = stored === null ? null : readHash(stored);
      const { salt, key, cost: storedCost } = known ?? dummy;
      const derived = await processor(() => derive(password, salt, storedCost), HASHING);
      return timingSafeEqual(derived, key) && known !== null;
    },
  };
}

function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  return new Promise((resolve, reject) => {
    // One text, one password, however the keyboard composed its accents.
    scrypt(
      password.normalize('NFC'),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: 256 * N * r },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

function readHash(stored: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [scheme, logN, r, p, salt = '', key = ''] = stored.split('$');
  if (scheme !== 'scrypt')
    throw new Error('Cannot check the password: its hash is of another kind');
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
