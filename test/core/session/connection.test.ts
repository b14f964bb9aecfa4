import { expect, test } from '@jest/globals';
import { connectionOf } from '../../../src/core/session/connection.ts';
import { aSession, NOW } from '../../support/session-fixtures.ts';

const problem = { kind: 'connection.session-expired', params: {} } as const;

test.each([
  { name: 'with a refresh token', parts: {}, state: 'connected', canRefresh: true },
  {
    name: 'with an access token alone',
    parts: { refresh: null },
    state: 'connected',
    canRefresh: false,
  },
  {
    name: 'that the service refused',
    parts: { refused: { at: NOW, problem } },
    state: 'refused',
    canRefresh: false,
  },
  {
    name: 'whose last exchange failed',
    parts: { failures: { count: 1, lastAt: NOW, problem } },
    state: 'failing',
    canRefresh: true,
  },
])('a session $name is $state, and renews itself: $canRefresh', ({ parts, state, canRefresh }) => {
  expect(connectionOf(aSession(parts))).toMatchObject({ state, canRefresh });
});
