import { describe, expect, it } from '@jest/globals';
import { ok } from '../../src/core/problem.ts';
import { after, answer, namesOf, opened } from './support/acting.ts';
import { aConnection } from './support/fixtures.ts';

describe('connecting', () => {
  it('shows what the test found, and keeps no password once it is answered', () => {
    const state = opened({ connection: { state: 'none' } });
    const asked = after(state, {
      type: 'connect-asked',
      request: { way: 'password', email: 'a@b.example', password: 'secret', address: '', key: '' },
    });
    const connection = aConnection();
    const done = answer(asked, 'connect', ok({ parts: [], connection, advice: null }));
    expect(done.opening.connection).toEqual(connection);
    expect(JSON.stringify(done)).not.toContain('secret');
  });

  it('asks again for everything after disconnecting', () => {
    const state = after(opened({ startAt: 'connect' }), {
      type: 'disconnect-confirmed',
      removeSchedules: true,
    });
    const left = answer(state, 'disconnect', ok({ state: 'none' }));
    expect(left.opening.connection.state).toBe('none');
    expect(namesOf(left)).toEqual(['openingState']);
  });
});
