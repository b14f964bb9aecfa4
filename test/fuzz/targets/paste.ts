import fc from 'fast-check';
import { readClaims } from '../../../src/core/session/access-token.ts';
import { readAddress } from '../../../src/core/session/read-address.ts';
import { readPaste } from '../../../src/core/session/read-paste.ts';
import type { Target } from '../main.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const access = fc
  .record({
    sub: fc.oneof(fc.uuid(), fc.string()),
    exp: fc.oneof(fc.integer(), fc.double(), fc.string()),
    role: fc.constantFrom('authenticated', 'anon', 'service_role', 7),
    email: fc.oneof(fc.emailAddress(), fc.jsonValue()),
  })
  .map((claims) => `${base64url({ alg: 'HS256' })}.${base64url(claims)}.c2VhbA`);
const refresh = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 8, maxLength: 60 });
const entry = fc
  .record(
    {
      access_token: fc.oneof(access, fc.jsonValue()),
      refresh_token: fc.oneof(refresh, fc.jsonValue()),
      user: fc.oneof(fc.record({ email: fc.emailAddress() }), fc.jsonValue()),
      expires_at: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  .map((session) => JSON.stringify(session));

/** As it is copied: whole, cut, quoted, encoded, from a table, out of a cookie, in two pieces. */
const worn = fc
  .tuple(fc.oneof(entry, access, refresh, fc.json()), fc.nat(9), fc.nat(80))
  .map(
    ([text, how, at]) =>
      [
        text,
        ` ${text}\n`,
        text.slice(0, at),
        text.slice(at),
        JSON.stringify(text),
        encodeURIComponent(text),
        `base64-${Buffer.from(text).toString('base64url')}`,
        `sb-abc-auth-token\t${text}\tlocal`,
        `Cookie: a=b; sb-abc-auth-token.0=base64-${Buffer.from(text).toString('base64url').slice(0, at)}; x=y`,
        `{"sb-abc-auth-token":${JSON.stringify(text)}}`,
      ][how] ?? text,
  );
const long = fc
  .tuple(
    fc.constantFrom(' ', '"', '[', '{"a":', '%', 'a=', ';', '\t', '.', '\\', 'base64-', '-'),
    fc.constantFrom('', 'x', '"', '}'),
  )
  .map(([piece, end]) => `a: ${piece.repeat(20_000)}${end}`);
const anything = fc.oneof(worn, long, fc.string({ unit: 'binary', maxLength: 300 }));

/** Two seconds on a busy machine for what is read while a person waits. */
const SLOW_MS = 2_000;

export const PASTE_TARGETS: Target[] = [
  {
    name: 'paste: a text gives the tokens that stand in it, or a problem that holds none of it',
    property: fc.property(anything, (text) => {
      const startedAt = performance.now();
      const read = readPaste(text);
      if (performance.now() - startedAt > SLOW_MS) throw new Error('It takes too long');
      if (!read.ok) {
        if (JSON.stringify(read.problem.params).length > 100) throw new Error('It quotes the text');
        return;
      }
      const { access: found, refresh: other } = read.value;
      if (found === null && other === null) throw new Error('It found no token');
      for (const token of [found, other])
        if (token !== null && (typeof token !== 'string' || /\s/.test(token)))
          throw new Error('It found what is no token');
    }),
  },
  {
    name: 'paste: claims are read or not, whatever stands there',
    property: fc.property(fc.oneof(access, anything), (text) => {
      const claims = readClaims(text);
      if (claims && typeof claims.expiresAtSeconds !== 'number') throw new Error('No time');
    }),
  },
  {
    name: 'paste: an address is https and one host, or none',
    property: fc.property(
      fc.oneof(fc.webUrl(), fc.domain(), fc.ipV4(), fc.ipV6(), fc.string({ unit: 'binary' }), long),
      fc.constantFrom('', 'https://', 'http://', 'https:\\\\', ' ', '//', 'https://a@'),
      (text, before) => {
        const read = readAddress(before + text);
        if (!read.ok) return;
        const url = new URL(read.value);
        if (url.protocol !== 'https:' || url.username !== '' || url.pathname !== '/')
          throw new Error(url.href);
        // As a browser understands it, it is still no machine of a network of one's own.
        if (/^(127|10|0|169\.254|192\.168)(\.\d+)+$|localhost$/.test(url.hostname))
          throw new Error(url.hostname);
      },
    ),
  },
];
