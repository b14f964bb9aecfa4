import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { readPaste } from '../../../src/core/session/read-paste.ts';
import { anAccessToken } from '../../support/session-fixtures.ts';

const access = anAccessToken();
const refresh = 'v1-refresh_token';
const session = {
  access_token: access,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 1,
  refresh_token: refresh,
  user: { email: 'ada@example.org', user_metadata: { display_name: 'Ada Núñez; “Cabo”' } },
};
const json = JSON.stringify(session);
const base64 = `base64-${Buffer.from(json).toString('base64url')}`;
const third = Math.ceil(base64.length / 3);
const chunks = [0, 1, 2].map((index) => base64.slice(index * third, (index + 1) * third));
const both = { access, refresh };

test.each([
  { name: 'the entry of local storage', text: json, expected: both },
  { name: 'with blanks and line breaks around it', text: `\n  ${json}\n `, expected: both },
  { name: 'in quotes, as a console prints a string', text: `'${json}'`, expected: both },
  { name: 'in typographic quotes, as a mail turns them', text: `“${json}”`, expected: both },
  { name: 'as a JSON string, copied with its escapes', text: JSON.stringify(json), expected: both },
  { name: 'indented by a developer tool', text: JSON.stringify(session, null, 2), expected: both },
  {
    name: 'name and value from the storage table',
    text: `sb-almanac-auth-token\t${json}`,
    expected: both,
  },
  {
    name: 'the storage table with the neighbours of the entry',
    text: `sb-almanac-auth-token-code-verifier\t"abc"\nsb-almanac-auth-token\t${json}\nsb-almanac-auth-token-user\t{"user":{}}`,
    expected: both,
  },
  {
    name: 'the whole local storage as one object',
    text: JSON.stringify({ theme: 'dark', 'sb-almanac-auth-token': json }),
    expected: both,
  },
  {
    name: 'wrapped by the oldest clients',
    text: JSON.stringify({ currentSession: session, expiresAt: 1 }),
    expected: both,
  },
  {
    name: 'as an answer of getSession',
    text: JSON.stringify({ data: { session }, error: null }),
    expected: both,
  },
  { name: 'percent-encoded', text: encodeURIComponent(json), expected: both },
  { name: 'a cookie in base64', text: `sb-almanac-auth-token=${base64}`, expected: both },
  { name: 'the bare value of such a cookie', text: base64, expected: both },
  {
    name: 'a cookie with raw JSON',
    text: `theme=dark; sb-almanac-auth-token=${encodeURIComponent(json)}; lang=es`,
    expected: both,
  },
  {
    name: 'a cookie in chunks out of order, beside others',
    text: `a=1; sb-x-auth-token.2=${chunks[2]}; sb-x-auth-token.0=${chunks[0]}; sb-x-auth-token.1=${chunks[1]}`,
    expected: both,
  },
  {
    name: 'chunks from the cookie table of developer tools',
    text: chunks
      .map((chunk, index) => `sb-x-auth-token.${index}\t${chunk}\talmanac.example\t/\tSession`)
      .join('\n'),
    expected: both,
  },
  {
    name: 'a whole cookie wins over chunks left from an older one',
    text: `sb-x-auth-token.0=rest; sb-x-auth-token=${base64}`,
    expected: both,
  },
  { name: 'a Cookie header', text: `Cookie: sb-x-auth-token=${base64}`, expected: both },
  {
    name: 'the array of old helper cookies',
    text: JSON.stringify([access, refresh, null, null, null]),
    expected: both,
  },
  {
    name: 'that array in its cookie',
    text: `supabase-auth-token=${encodeURIComponent(JSON.stringify([access, refresh]))}`,
    expected: both,
  },
  {
    name: 'an object without a user',
    text: JSON.stringify({ access_token: access, refresh_token: refresh }),
    expected: both,
  },
  {
    name: 'an object with the refresh token alone',
    text: JSON.stringify({ refresh_token: refresh }),
    expected: { access: null, refresh },
  },
  {
    name: 'an object with the access token alone',
    text: JSON.stringify({ access_token: access }),
    expected: { access, refresh: null },
  },
  {
    name: 'cut off after both tokens',
    text: json.slice(0, json.indexOf('"user"')),
    expected: both,
  },
  { name: 'an access token alone', text: access, expected: { access, refresh: null } },
  {
    name: 'an access token as a header value',
    text: `Bearer ${access}`,
    expected: { access, refresh: null },
  },
  {
    name: 'an access token broken over lines',
    text: access.replace(/(.{40})/g, '$1\n'),
    expected: { access, refresh: null },
  },
  {
    name: 'a refresh token of twelve characters',
    text: 'abcdefgh2345',
    expected: { access: null, refresh: 'abcdefgh2345' },
  },
  {
    name: 'a refresh token of any other alphabet',
    text: ` "${refresh}" `,
    expected: { access: null, refresh },
  },
  {
    name: 'with invisible characters a chat adds',
    text: `\u200B${refresh}\uFEFF`,
    expected: { access: null, refresh },
  },
])('a pasted session is read: $name', ({ text, expected }) => {
  expect(readPaste(text)).toMatchObject({ ok: true, value: expected });
});

test.each([
  { name: 'nothing', text: '  \n ', kind: 'connection.paste-empty' },
  {
    name: 'a pair of sentences',
    text: '[0,"no token has a blank"]',
    kind: 'connection.paste-no-tokens',
  },
  { name: 'empty quotes', text: '""', kind: 'connection.paste-empty' },
  { name: 'half an entry', text: json.slice(0, 200), kind: 'connection.paste-cut-off' },
  {
    name: 'half an access token',
    text: access.slice(0, access.lastIndexOf('.')),
    kind: 'connection.paste-cut-off',
  },
  {
    name: 'the head of an access token',
    text: access.slice(0, access.indexOf('.')),
    kind: 'connection.paste-cut-off',
  },
  {
    name: 'chunks of which one is missing',
    text: `x-auth-token.0=${chunks[0]}; x-auth-token.2=${chunks[2]}`,
    kind: 'connection.paste-cut-off',
  },
  {
    name: 'chunks of which the first one is missing',
    text: `x-auth-token.1=${chunks[1]}; x-auth-token.2=${chunks[2]}`,
    kind: 'connection.paste-cut-off',
  },
  {
    name: 'the first chunk alone, without its name',
    text: chunks[0] ?? '',
    kind: 'connection.paste-cut-off',
  },
  { name: 'a sentence', text: 'here is my token', kind: 'connection.paste-no-tokens' },
  { name: 'an e-mail address', text: 'ada@example.org', kind: 'connection.paste-no-tokens' },
  { name: 'an address', text: 'https://almanac.example', kind: 'connection.paste-no-tokens' },
  { name: 'the entry of a signed-out page', text: 'null', kind: 'connection.paste-no-tokens' },
  {
    name: 'an object of something else',
    text: '{"theme":"dark"}',
    kind: 'connection.paste-no-tokens',
  },
  {
    name: 'tokens that are empty',
    text: '{"access_token":"","refresh_token":""}',
    kind: 'connection.paste-no-tokens',
  },
  {
    name: 'an access token that says no time',
    text: anAccessToken({ exp: 'soon' }),
    kind: 'connection.paste-cut-off',
  },
  {
    name: 'the public key of a project',
    text: anAccessToken({ role: 'anon' }),
    kind: 'connection.paste-is-public-key',
  },
  {
    name: 'the secret key of a project',
    text: anAccessToken({ role: 'service_role' }),
    kind: 'connection.paste-is-secret-key',
  },
])('a paste that is no session says why: $name', ({ text, kind }) => {
  expect(readPaste(text)).toEqual({ ok: false, problem: { kind, params: {} } });
});

it('takes account and address from what was pasted', () => {
  const token = anAccessToken({ iss: 'https://almanac.example/auth/v1', email: 'ada@example.org' });
  expect(readPaste(json)).toMatchObject({ value: { account: 'Ada Núñez; “Cabo”' } });
  expect(readPaste(token)).toMatchObject({
    value: { account: 'ada@example.org', address: 'https://almanac.example' },
  });
});

it('never throws and never repeats what was pasted in a problem, whatever the text', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.nat(json.length).map((end) => json.slice(0, end)),
    fc.nat(base64.length).map((end) => `sb-x-auth-token=${base64.slice(0, end)}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const read = readPaste(text);
      return read.ok || Object.keys(read.problem.params).length === 0;
    }),
  );
});
