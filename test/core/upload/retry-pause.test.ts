import { expect, test } from '@jest/globals';
import { retryPause } from '../../../src/core/upload/retry-pause.ts';

const STATE = { tries: 1, retryAfterMs: null, jitter: 0, budgetMs: 240_000 };

test.each([
  { name: 'the first pause is a second', state: {}, expected: 1000 },
  { name: 'each is twice the last', state: { tries: 3 }, expected: 4000 },
  { name: 'chance stretches it, up to twice', state: { tries: 2, jitter: 0.5 }, expected: 3000 },
  { name: 'the service may ask for longer', state: { retryAfterMs: 20_000 }, expected: 20_000 },
  { name: 'it may not ask for shorter', state: { tries: 3, retryAfterMs: 0 }, expected: 4000 },
  { name: 'four tries are enough', state: { tries: 4 }, expected: null },
  {
    name: 'a pause that outlasts the execution is none',
    state: { retryAfterMs: 240_001 },
    expected: null,
  },
  { name: 'nor is there time when it is used up', state: { budgetMs: -1 }, expected: null },
])('retryPause: $name', ({ state, expected }) => {
  expect(retryPause({ ...STATE, ...state })).toBe(expected);
});
