import { describe, expect, it, test } from '@jest/globals';
import { isKeepAliveDue, planSession } from '../../../src/core/session/plan-session.ts';
import type { Session } from '../../../src/core/session/session.ts';
import { aSession, NOW } from '../../support/session-fixtures.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const problem = { kind: 'connection.service-trouble', params: {} } as const;
const failed = (count: number) => ({ count, lastAt: NOW, problem });
const refused = { at: NOW, problem: { kind: 'connection.refused', params: {} } } as const;

const CASES: {
  name: string;
  session: Session | null;
  now?: number;
  needs?: object;
  expected: string;
}[] = [
  { name: 'nobody has connected', session: null, expected: 'ask' },
  { name: 'the token lives', session: aSession(), expected: 'use' },
  {
    name: 'the token ends within the margin',
    session: aSession(),
    now: NOW + 59.5 * MINUTE,
    expected: 'exchange',
  },
  { name: 'the token has ended', session: aSession(), now: NOW + 2 * DAY, expected: 'exchange' },
  {
    name: 'only a refresh token was pasted',
    session: aSession({ access: null }),
    expected: 'exchange',
  },
  {
    name: 'an earlier exchange never ended',
    session: aSession({ exchanging: NOW - MINUTE }),
    expected: 'exchange',
  },
  {
    name: 'the service has just refused this very token',
    session: aSession(),
    needs: { rejected: aSession().access },
    expected: 'exchange',
  },
  {
    name: 'the service refused a token that another run has replaced',
    session: aSession(),
    needs: { rejected: 'older' },
    expected: 'use',
  },
  {
    name: 'a renewal is asked for',
    session: aSession(),
    needs: { renew: true },
    expected: 'exchange',
  },
  { name: 'our clock went back a day', session: aSession(), now: NOW - DAY, expected: 'exchange' },
  {
    name: 'the session was refused and the token lives',
    session: aSession({ refused }),
    expected: 'use',
  },
  {
    name: 'the session was refused and the token ends within the margin',
    session: aSession({ refused }),
    now: NOW + 59.5 * MINUTE,
    expected: 'use',
  },
  {
    name: 'the session was refused and the token has ended',
    session: aSession({ refused }),
    now: NOW + DAY,
    expected: 'ask',
  },
  {
    name: 'there is no refresh token and the token lives',
    session: aSession({ refresh: null }),
    expected: 'use',
  },
  {
    name: 'there is no refresh token and the token has ended',
    session: aSession({ refresh: null }),
    now: NOW + DAY,
    expected: 'ask',
  },
  {
    name: 'the last exchange failed and the token lives',
    session: aSession({ failures: failed(1), exchanging: NOW }),
    expected: 'use',
  },
  {
    name: 'the last exchange failed a moment ago and the token ends within the margin',
    session: aSession({ failures: { ...failed(1), lastAt: NOW + 59.5 * MINUTE } }),
    now: NOW + 59.5 * MINUTE,
    expected: 'use',
  },
  {
    name: 'the last exchange failed a moment ago and the token has ended',
    session: aSession({ failures: failed(1), access: null }),
    expected: 'wait',
  },
  {
    name: 'it failed more than a minute ago',
    session: aSession({ failures: failed(1), access: null }),
    now: NOW + MINUTE,
    expected: 'exchange',
  },
  {
    name: 'it failed five times, a minute ago',
    session: aSession({ failures: failed(5), access: null }),
    now: NOW + MINUTE,
    expected: 'wait',
  },
  {
    name: 'it failed a hundred times, half an hour ago',
    session: aSession({ failures: failed(100), access: null }),
    now: NOW + 30 * MINUTE,
    expected: 'exchange',
  },
  {
    name: 'it failed a moment ago and a person insists',
    session: aSession({ failures: failed(3), access: null }),
    needs: { insist: true },
    expected: 'exchange',
  },
  {
    name: 'it failed while our clock was a year ahead',
    session: aSession({ failures: failed(3), access: null }),
    now: NOW - 365 * DAY,
    expected: 'exchange',
  },
];

test.each(CASES)('planSession: $name → $expected', ({ session, now = NOW, needs, expected }) => {
  expect(planSession(session, { now, ...needs }).do).toBe(expected);
});

describe('keep-alive', () => {
  it('is due after seven days without an exchange, and not before', () => {
    expect(isKeepAliveDue(aSession(), NOW + 7 * DAY - 1)).toBe(false);
    expect(isKeepAliveDue(aSession(), NOW + 7 * DAY)).toBe(true);
  });

  it('is due where the last exchange was made by a clock a year ahead', () => {
    expect(isKeepAliveDue(aSession(), NOW - 365 * DAY)).toBe(true);
  });

  it('finishes an exchange whose outcome is unknown at once', () => {
    expect(isKeepAliveDue(aSession({ exchanging: NOW }), NOW)).toBe(true);
  });

  it('leaves a refused session alone', () => {
    expect(isKeepAliveDue(aSession({ refused }), NOW + 30 * DAY)).toBe(false);
  });
});
