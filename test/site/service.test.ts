import { describe, expect, it, test } from '@jest/globals';
import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js';
import { plainFileName } from '../../src/core/dataset/plain-file-name.ts';
import { readPaste } from '../../src/core/session/read-paste.ts';
import { connectionText } from '../../src/site/account/connect-page.tsx';
import { problemOf } from '../../src/site/service/problem.ts';
import { authProblem } from '../../src/site/service/session-client.ts';
import { readSettings } from '../../src/site/service/settings.ts';
import { explain } from '../../src/site/shell/explain.ts';
import { speechIn } from '../../src/site/shell/speech.tsx';

test.each([
  {
    name: 'the service says itself what is wrong with a body',
    status: 400,
    body: { error: 'Give the dataset a name.' },
    expected: 'Give the dataset a name.',
  },
  {
    name: 'the inside of a fault is nobody’s business',
    status: 500,
    body: { error: 'relation does not exist' },
    expected: 'Something went wrong on the service. Nothing was changed. Try again in a minute.',
  },
  {
    name: 'why a service only reads is its own to say',
    status: 503,
    body: { error: 'We move until noon.', code: 'read-only' },
    expected: 'We move until noon.',
  },
  {
    name: 'a page of HTML from something in between',
    status: 400,
    body: null,
    expected: 'Something went wrong on the service. Nothing was changed. Try again in a minute.',
  },
  {
    name: 'a session that is over is no matter of tokens',
    status: 403,
    body: {
      code: 403,
      error_code: 'bad_jwt',
      msg: 'The access token has expired or is not valid here.',
      error: 'The access token has expired or is not valid here.',
    },
    expected: 'You are signed out. Sign in and try again.',
  },
  {
    name: 'how long to wait is told when it is known',
    status: 429,
    body: null,
    retryAfter: '30',
    expected: 'Too many tries in a short time. Try again in 30 seconds.',
  },
])('an error answer: $name', ({ status, body, retryAfter = null, expected }) => {
  expect(explain(problemOf(status, body, retryAfter), speechIn('en').say)).toBe(expected);
});

test.each([
  {
    name: 'a wrong password',
    error: new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    expected: { kind: 'site.wrong-password' },
  },
  {
    name: 'a password the service calls weak',
    error: new AuthWeakPasswordError('weak', 422, ['length']),
    expected: { kind: 'site.weak-password' },
  },
  {
    name: 'too many tries',
    error: new AuthApiError('slow down', 429, 'over_request_rate_limit'),
    expected: { kind: 'site.too-many-tries', seconds: null },
  },
  {
    name: 'a fault of the service',
    error: new AuthRetryableFetchError('Bad gateway', 502),
    expected: { kind: 'site.service-fault' },
  },
  {
    name: 'another refusal keeps the service’s own sentence',
    error: new AuthApiError('The name is too long.', 400, 'validation_failed'),
    expected: { kind: 'refused', sentence: 'The name is too long.' },
  },
])('signing in: $name', ({ error, expected }) => {
  expect(authProblem(error)).toEqual(expected);
});

describe('the settings of the site', () => {
  const here = new URL('https://almanac.example/sign-in');

  it('are those of the place it is served from when nothing is configured', () => {
    const settings = { serviceUrl: 'https://almanac.example', key: '', signUp: 'open' };
    expect(readSettings(null, here)).toEqual(settings);
    expect(readSettings({ serviceUrl: '' }, here)).toEqual(settings);
  });

  it('say how long a session lives unused, where it is not as usual', () => {
    expect(readSettings({ sessionDays: 14 }, here).sessionDays).toBe(14);
    expect(readSettings({ sessionDays: 'soon' }, here).sessionDays).toBeUndefined();
  });

  it('may name a service elsewhere', () => {
    const given = { serviceUrl: 'https://data.example/', key: 'public', signup: 'closed' };
    expect(readSettings(given, here)).toEqual({
      serviceUrl: 'https://data.example',
      key: 'public',
      signUp: 'closed',
    });
  });
});

it('a connection holds address, key and tokens, and nothing of the account', () => {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 1,
    user: { email: 'ana@example.org' },
  };
  const home = { serviceUrl: 'https://almanac.example', key: 'k', signUp: 'open' as const };
  expect(JSON.parse(connectionText(home, session))).toEqual({
    address: 'https://almanac.example',
    key: 'k',
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 1,
  });
});

it('a connection names the service as spreadsheets know it, not as the page was opened', () => {
  const here = new URL('http://localhost:8788/connect');
  const settings = readSettings({ serviceUrl: '', knownAs: 'https://almanac.example' }, here);
  const session = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 };
  expect(settings.serviceUrl).toBe('http://localhost:8788');
  expect(JSON.parse(connectionText(settings, session))).toMatchObject({
    address: 'https://almanac.example',
  });
});

it('the add-on reads the text of the Connect page whole', () => {
  const claims = Buffer.from(JSON.stringify({ exp: 1_800_000_000, role: 'authenticated' }));
  const session = {
    access_token: `eyJhbGciOiJFUzI1NiJ9.${claims.toString('base64url')}.c2ln`,
    refresh_token: 'v2x7k4m9q3zt',
    token_type: 'bearer',
    expires_in: 3600,
  };
  const home = { serviceUrl: 'https://almanac.example', key: 'k', signUp: 'open' as const };
  expect(readPaste(connectionText(home, session))).toMatchObject({
    ok: true,
    value: {
      refresh: 'v2x7k4m9q3zt',
      address: 'https://almanac.example',
      key: 'k',
      isShared: false,
    },
  });
});

test.each([
  { title: 'Hill farm (2026-11-01)', expected: 'Hill-farm-2026-11-01' },
  { title: '../../etc: passwd?', expected: 'etc-passwd' },
  { title: 'Estación 7 – Ñuñoa', expected: 'Estación-7-Ñuñoa' },
  { title: '///', expected: 'dataset' },
])('a download of "$title" is a file named $expected', ({ title, expected }) => {
  expect(plainFileName(title)).toBe(expected);
});
