import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import {
  isSealed,
  readRefreshToken,
  refreshToken,
  sealingKey,
} from '../../../src/service/auth/refresh-token.ts';
import { tokenVerifier } from '../../../src/service/auth/verify-token.ts';
import { bearerToken, whoIsAsking } from '../../../src/service/http/caller.ts';
import type { Target } from '../main.ts';

const NOW = Date.UTC(2026, 0, 1);
const { privateKey, publicKey } = await generateKeyPair('ES256');
const sign = (payload: JWTPayload) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
const verify = tokenVerifier({
  keys: { algorithms: ['ES256'], keyFor: async () => publicKey },
  issuer: null,
  now: () => NOW,
});
const KEY = sealingKey('key of the session', 'secret of the service');
const genuine = refreshToken(randomUUID(), 7, KEY);

/** One character less, more or other; what remains of it in bytes may still be the same. */
const edit = fc.tuple(
  fc.nat(400),
  fc.constantFrom('put', 'drop', 'set'),
  fc.string({ minLength: 1, maxLength: 2 }),
);
const edited = (text: string, [at, how, by]: [number, string, string]) => {
  const place = at % (text.length + 1);
  const rest = text.slice(how === 'put' ? place : place + 1);
  return text.slice(0, place) + (how === 'drop' ? '' : by) + rest;
};
const claims = fc.record(
  {
    sub: fc.oneof(fc.uuid(), fc.jsonValue()),
    role: fc.oneof(fc.constantFrom('authenticated', 'anon'), fc.jsonValue()),
    aud: fc.oneof(fc.constantFrom('authenticated'), fc.jsonValue()),
    exp: fc.oneof(fc.constant(NOW / 1000 + 60), fc.jsonValue()),
    nbf: fc.jsonValue(),
    session_id: fc.oneof(fc.uuid(), fc.jsonValue()),
  },
  { requiredKeys: [] },
);

async function askedBy(token: string) {
  const request = new Request('http://localhost', {
    headers: { authorization: `Bearer ${token}` },
  });
  return whoIsAsking(request, { verifyToken: verify, publicKeys: [] });
}

export const TOKEN_TARGETS: Target[] = [
  {
    name: 'tokens: a refresh token is ours byte for byte, or none',
    property: fc.property(edit, fc.string({ unit: 'binary' }), (change, other) => {
      for (const text of [edited(genuine, change), other, `${genuine}${other}`]) {
        const read = readRefreshToken(text);
        if (read && isSealed(read, KEY) && text !== genuine) throw new Error('It takes another');
      }
    }),
  },
  {
    name: 'tokens: an account is an id, whatever well-sealed claims say',
    property: fc.asyncProperty(claims, async (said) => {
      const asking = await askedBy(await sign(said as never).catch(() => 'x'));
      if (asking.ok && asking.caller.role === 'authenticated') {
        const { userId } = asking.caller;
        if (typeof userId !== 'string' || !/^[0-9a-f-]{36}$/i.test(userId))
          throw new Error(`It is ${userId}`);
      }
    }),
  },
  {
    name: 'tokens: an access token that was touched opens nothing it did not open before',
    property: fc.asyncProperty(edit, fc.uuid(), async (change, sub) => {
      const good = { sub, role: 'authenticated', aud: 'authenticated', exp: NOW / 1000 + 60 };
      const token = await sign(good);
      const text = edited(token, change);
      if (!/^[\x21-\x7e]*$/.test(text)) return;
      const asking = await askedBy(text);
      if (asking.ok && (asking.caller.role === 'anon' || asking.caller.userId !== sub))
        throw new Error('It opens as another');
    }),
  },
  {
    name: 'tokens: any header is read in time',
    property: fc.property(fc.string({ maxLength: 200 }), fc.nat(4000), (text, spaces) => {
      const safe = `Bearer ${' '.repeat(spaces)}${text.replace(/[^\x20-\x7e]/g, '')}${' '.repeat(spaces)}x`;
      const startedAt = performance.now();
      bearerToken(new Request('http://localhost', { headers: { authorization: safe } }));
      if (performance.now() - startedAt > 2_000) throw new Error('It takes too long');
    }),
  },
];
