import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a refresh token whose seal has not been checked. */
type RefreshClaim = { sessionId: string; counter: number; seal: Buffer };

const VERSION = 0;
const SESSION_BYTES = 16;
const COUNTER_BYTES = 6;
const SEAL_BYTES = 16;
const LENGTH = 1 + SESSION_BYTES + COUNTER_BYTES + SEAL_BYTES;

/**
 * A sealed pair of session and counter. The same pair always gives the same token, so the current token
 * can be given again after a lost answer, although no token is stored.
 */
export function refreshToken(sessionId: string, counter: number, key: Buffer): string {
  const claim = claimBytes(sessionId, counter);
  return Buffer.concat([claim, sealOf(claim, key)]).toString('base64url');
}

/** Null where the text is not the form of our tokens. */
export function readRefreshToken(text: string): RefreshClaim | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== LENGTH || bytes[0] !== VERSION || bytes.toString('base64url') !== text)
    return null;
  const hex = bytes.subarray(1, 1 + SESSION_BYTES).toString('hex');
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUIntBE(1 + SESSION_BYTES, COUNTER_BYTES),
    seal: bytes.subarray(LENGTH - SEAL_BYTES),
  };
}

export function isSealed({ sessionId, counter, seal }: RefreshClaim, key: Buffer): boolean {
  return timingSafeEqual(seal, sealOf(claimBytes(sessionId, counter), key));
}

/** The database holds only one half of the key, so nobody can forge tokens with a copy of it. */
export function sealingKey(sessionKey: string, refreshSecret: string): Buffer {
  return createHmac('sha256', refreshSecret).update(sessionKey).digest();
}

function claimBytes(sessionId: string, counter: number): Buffer {
  const bytes = Buffer.alloc(1 + SESSION_BYTES + COUNTER_BYTES);
  bytes[0] = VERSION;
  bytes.write(sessionId.replaceAll('-', ''), 1, 'hex');
  bytes.writeUIntBE(counter, 1 + SESSION_BYTES, COUNTER_BYTES);
  return bytes;
}

function sealOf(claim: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(claim).digest().subarray(0, SEAL_BYTES);
}
