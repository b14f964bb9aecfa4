import { type CryptoKey, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { HOUR_MS } from '../../core/calendar/civil-date.ts';
import type { Claims, VerifyToken } from '../http/caller.ts';

export type VerifyingKeys = {
  /** The home says which algorithms count, and never the token. */
  algorithms: string[];
  /** Null where none of our keys has this name. */
  keyFor: (header: JWTHeaderParameters) => Promise<CryptoKey | Uint8Array | null>;
};

/** `issuer` is checked only if the home is sure of its own address. */
export function tokenVerifier(options: {
  keys: VerifyingKeys;
  issuer: string | null;
  now: () => number;
}): VerifyToken {
  const { keys, issuer, now } = options;
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, (header) => keyOrNone(keys, header), {
        algorithms: keys.algorithms,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      });
      if (isOfLater(payload, now())) return { ok: false, problem: { kind: 'token-expired' } };
      const claims = claimsOf(payload, issuer);
      return claims ? { ok: true, claims } : { ok: false, problem: { kind: 'token-invalid' } };
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        return { ok: false, problem: { kind: 'token-expired' } };
      if (error instanceof errors.JOSEError)
        return { ok: false, problem: { kind: 'token-invalid' } };
      throw error;
    }
  };
}

/** A clock gave it out that was ahead and has been put back, so it would live until that time comes. */
function isOfLater({ iat = 0 }: JWTPayload, now: number): boolean {
  return iat * 1000 > now + HOUR_MS;
}

async function keyOrNone(
  keys: VerifyingKeys,
  header: JWTHeaderParameters,
): Promise<CryptoKey | Uint8Array> {
  const key = await keys.keyFor(header);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}

/** The public key of a project is a token too. Its role is anon, and it names no person. */
function claimsOf(payload: JWTPayload, issuer: string | null): Claims | null {
  const { sub = '', role, exp = 0, session_id, aud, iss } = payload;
  // The library leaves its type open, and a list of one id reads like that id.
  if (typeof sub !== 'string') return null;
  if (role === 'anon') return { sub, role, exp };
  if (role !== 'authenticated') return null;
  if (![aud].flat().includes('authenticated')) return null;
  if (issuer !== null && iss !== issuer) return null;
  return { sub, role, exp, ...(typeof session_id === 'string' ? { session_id } : {}) };
}
