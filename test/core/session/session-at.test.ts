import { expect, it, test } from '@jest/globals';
import { connectionOf } from '../../../src/core/session/connection.ts';
import { planSession } from '../../../src/core/session/plan-session.ts';
import { sessionAt } from '../../../src/core/session/session-at.ts';
import { aSession, NOW } from '../../support/session-fixtures.ts';

const session = aSession({ address: 'https://almanac.example' });

test.each([
  { name: 'an add-on for any service', address: null },
  { name: 'an add-on built for its service', address: 'https://almanac.example' },
])('a session is as good as before in $name', ({ address }) => {
  expect(sessionAt(address, session)).toBe(session);
});

it('nobody who never connected is told to connect again', () => {
  expect(sessionAt('https://almanac.example', null)).toBeNull();
});

test.each([{ insist: true }, { renew: true }, { rejected: null }])(
  'a session with another service sends nothing and asks to connect again (%j)',
  (needs) => {
    const over = sessionAt('https://new.example', session);
    const problem = {
      kind: 'connection.service-changed',
      params: { address: 'https://new.example' },
    };
    expect(planSession(over, { ...needs, now: NOW })).toEqual({ do: 'ask', problem });
    expect(connectionOf(over)).toMatchObject({ state: 'refused', canRefresh: false, problem });
  },
);
