import { describe, expect, it, test } from '@jest/globals';
import type { HttpAnswer } from '../../../src/core/http/http-answer.ts';
import { afterExchange } from '../../../src/core/session/after-exchange.ts';
import { planSession } from '../../../src/core/session/plan-session.ts';
import { readTokenAnswer } from '../../../src/core/session/read-token-answer.ts';
import { anAccessToken, anAnswer, aSession, NOW } from '../../support/session-fixtures.ts';

/** The three shapes one service speaks, by the version header it was asked with. */
const shapes = (code: string, text: string): HttpAnswer[] => [
  anAnswer(400, { code, message: text }),
  anAnswer(400, { code: 400, error_code: code, msg: text }),
  anAnswer(400, { message: text }, { 'x-sb-error-code': code }),
];
const terminal = [
  ['refresh_token_not_found', 'not-known'],
  ['refresh_token_already_used', 'used-elsewhere'],
  ['session_not_found', 'signed-out-elsewhere'],
  ['session_expired', 'session-expired'],
  ['reauthentication_needed', 'password-changed'],
  ['user_not_found', 'account-deleted'],
  ['user_banned', 'account-blocked'],
  ['validation_failed', 'not-a-token'],
  ['invalid_grant', 'refused'],
];

test.each(terminal)('%s ends the session in every shape it is said in: %s', (code = '', kind) => {
  for (const answer of shapes(code, 'Invalid Refresh Token'))
    expect(readTokenAnswer(answer)).toMatchObject({
      is: 'refused',
      problem: { kind: `connection.${kind}` },
    });
});

const html = '<html><head><title>almanac.example – 522: Connection timed out</title></head></html>';
const apiKey = { message: 'Invalid API key', hint: 'Double check your key.' };
const noAnswer = (reached: 'no' | 'perhaps'): HttpAnswer => ({
  status: null,
  failure: { why: 'connection.no-answer', reached },
});

const ROWS: { name: string; answer: HttpAnswer; is: string; kind?: string }[] = [
  {
    name: '200 with both tokens',
    answer: anAnswer(200, { access_token: anAccessToken(), refresh_token: 'next' }),
    is: 'tokens',
  },
  {
    name: '400 in the oldest shape',
    answer: anAnswer(400, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }),
    is: 'refused',
  },
  {
    name: 'a terminal code under 422',
    answer: anAnswer(422, { code: 'session_expired', message: 'x' }),
    is: 'refused',
    kind: 'connection.session-expired',
  },
  {
    name: '400 with a code nobody knows',
    answer: anAnswer(400, { code: 'new_rule', message: 'No.' }),
    is: 'doubtful',
    kind: 'connection.refused',
  },
  { name: '400 without any code', answer: anAnswer(400, { error: 'No, sorry.' }), is: 'doubtful' },
  {
    name: 'bad_json, which is our mistake',
    answer: anAnswer(400, { code: 'bad_json', message: 'x' }),
    is: 'misconfigured',
  },
  {
    name: '401 without a key',
    answer: anAnswer(401, { message: 'No API key found in request' }),
    is: 'misconfigured',
    kind: 'connection.key-wrong',
  },
  {
    name: '401 with a wrong key',
    answer: anAnswer(401, apiKey),
    is: 'misconfigured',
    kind: 'connection.key-wrong',
  },
  {
    name: '401 for any other reason',
    answer: anAnswer(401, { message: 'no' }),
    is: 'misconfigured',
  },
  {
    name: '404',
    answer: anAnswer(404, 'not found'),
    is: 'misconfigured',
    kind: 'connection.address-wrong',
  },
  {
    name: 'a redirect',
    answer: anAnswer(301, ''),
    is: 'misconfigured',
    kind: 'connection.address-redirects',
  },
  {
    name: 'a choice of addresses',
    answer: anAnswer(300, ''),
    is: 'misconfigured',
    kind: 'connection.address-redirects',
  },
  { name: '409', answer: anAnswer(409, { code: 'conflict', message: 'busy' }), is: 'passing' },
  {
    name: '429',
    answer: anAnswer(429, { code: 'over_request_rate_limit' }),
    is: 'passing',
    kind: 'connection.service-busy',
  },
  ...[500, 502, 503, 504, 520, 522, 530, 540, 544, 546].map((status) => ({
    name: `${status} in HTML`,
    answer: anAnswer(status, html),
    is: 'lost',
  })),
  { name: '500 in JSON', answer: anAnswer(500, { code: 500, error_id: 'x' }), is: 'lost' },
  { name: '400 in HTML', answer: anAnswer(400, html), is: 'lost' },
  { name: '200 in HTML', answer: anAnswer(200, html), is: 'lost' },
  { name: '200 with nothing', answer: anAnswer(200, ''), is: 'lost' },
  { name: 'no answer', answer: noAnswer('perhaps'), is: 'lost' },
  { name: 'a request that never left', answer: noAnswer('no'), is: 'passing' },
];

test.each(ROWS)(
  'a token answer is read by code, then by status: $name is $is',
  ({ answer, is, kind }) => {
    const read = readTokenAnswer(answer);
    expect(read.is).toBe(is);
    if (kind) expect(read).toMatchObject({ problem: { kind } });
  },
);

describe('the session after an exchange', () => {
  const marked = aSession({ exchanging: NOW, expiresAt: NOW + 30_000 });
  const after = (answer: HttpAnswer) => afterExchange(marked, readTokenAnswer(answer), NOW);

  it('holds the new pair and counts its life from the receipt, whatever the service thinks the time is', () => {
    const access = anAccessToken({ iat: 1000, exp: 4600 });
    const body = {
      access_token: access,
      refresh_token: 'next',
      expires_in: 1800,
      expires_at: 2800,
    };
    expect(after(anAnswer(200, body))).toMatchObject({
      access,
      refresh: 'next',
      expiresAt: NOW + 1_800_000,
      exchanging: null,
    });
  });

  it('takes the life of a token from the token where the answer does not tell', () => {
    const access = anAccessToken({ iat: 1000, exp: 1600 });
    expect(after(anAnswer(200, { access_token: access, refresh_token: 'next' }))).toMatchObject({
      expiresAt: NOW + 600_000,
    });
  });

  it.each([{}, { expires_in: 0 }, { expires_in: -1 }, { expires_in: 'soon' }])(
    'takes an hour where neither tells: %j',
    (life) => {
      expect(after(anAnswer(200, { access_token: 'opaque', ...life }))).toMatchObject({
        expiresAt: NOW + 3_600_000,
      });
    },
  );

  it.each([
    { name: 'the answer', user: { email: 'ada@example.org' }, is: 'ada@example.org' },
    { name: 'the token where the answer does not tell', user: undefined, is: 'bea@example.org' },
  ])('belongs to the account of $name', ({ user, is }) => {
    const access = anAccessToken({ email: 'bea@example.org' });
    expect(after(anAnswer(200, { access_token: access, user }))).toMatchObject({ account: is });
  });

  it('keeps the refresh token of a service that does not rotate', () => {
    expect(after(anAnswer(200, { access_token: 'opaque' }))).toMatchObject({
      refresh: marked.refresh,
    });
  });

  it('keeps the mark when the answer was lost, so that the next run offers the same token again', () => {
    const lost = after(noAnswer('perhaps'));
    expect(lost).toMatchObject({
      exchanging: NOW,
      refresh: marked.refresh,
      failures: { count: 1 },
    });
    expect(planSession(lost, { now: NOW + 3_600_000 })).toEqual({
      do: 'exchange',
      refresh: marked.refresh,
    });
  });

  it('still uses the access token of a refused session until it expires', () => {
    const refused = afterExchange(
      aSession({ exchanging: NOW }),
      readTokenAnswer(shapes('session_expired', 'x')[0] as HttpAnswer),
      NOW,
    );
    expect(planSession(refused, { now: NOW + 1_800_000 }).do).toBe('use');
    expect(planSession(refused, { now: NOW + 3_600_000 }).do).toBe('ask');
  });

  it('is not ended by a wrong key or address', () => {
    expect(after(anAnswer(401, apiKey))).toMatchObject({ refused: null, exchanging: null });
    expect(after(anAnswer(404, ''))).toMatchObject({ refused: null, exchanging: null });
  });
});
