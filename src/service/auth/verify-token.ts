import { type CryptoKey, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import type { Claims, VerifyToken } from '../http/caller.ts';

export type VerifyingKeys = {
  /** Fixed by the home, never taken from a token's word. */
  algorithms: string[];
  /** Null where no key of ours has that name. */
  keyFor: (header: JWTHeaderParameters) => Promise<CryptoKey | Uint8Array | null>;
};

/** `issuer` is checked where the home knows its own address for sure. */
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

async function keyOrNone(
  keys: VerifyingKeys,
  header: JWTHeaderParameters,
): Promise<CryptoKey | Uint8Array> {
  const key = await keys.keyFor(header);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}

/** The public key of a project is a token too: it names the role anon, and nobody. */
function claimsOf(payload: JWTPayload, issuer: string | null): Claims | null {
  const { sub = '', role, exp = 0, session_id, aud, iss } = payload;
  if (role === 'anon') return { sub, role, exp };
  if (role !== 'authenticated') return null;
  if (![aud].flat().includes('authenticated')) return null;
  if (issuer !== null && iss !== issuer) return null;
  return { sub, role, exp, ...(typeof session_id === 'string' ? { session_id } : {}) };
}
