import { describe, expect, test } from '@jest/globals';
import { madeForAnother } from '../../../src/core/upload/destination.ts';

type Row = { session?: object; made?: object; kind: string | null };

describe('a schedule made for', () => {
  const memory = { address: 'https://almanac.example', subject: 'ada' };
  test.each<Row & { name: string }>([
    { name: 'this account', session: {}, kind: null },
    { name: 'another service', session: { address: 'https://o.example' }, kind: 'address-changed' },
    { name: 'another account', session: { subject: 'bea' }, kind: 'account-changed' },
    { name: 'an account that it does not name', made: { subject: '' }, kind: null },
    { name: 'an account that the token does not name', session: { subject: '' }, kind: null },
  ])('$name', ({ session = {}, made = {}, kind }: Row) => {
    const problem = madeForAnother(
      { ...memory, ...made },
      { ...memory, account: 'Ada', ...session },
      'ada',
    );
    expect(problem?.kind ?? null).toBe(kind && `schedule.${kind}`);
  });
});
