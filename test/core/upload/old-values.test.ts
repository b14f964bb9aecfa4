import { expect, test } from '@jest/globals';
import { limitsOf } from '../../../src/core/upload/old-values.ts';

test.each([
  { chosen: 25, is: 25 },
  { chosen: 100, is: 100 },
  // A page may send anything.
  { chosen: 12, is: 10 },
  { chosen: 'all', is: 10 },
  { chosen: undefined, is: 10 },
])('a schedule is held above $chosen per cent: $is', ({ chosen, is }) => {
  const job = { heldAbove: chosen, oldestMayGo: false } as Parameters<typeof limitsOf>[0];
  expect(limitsOf(job)).toMatchObject({ heldAbove: is });
});
