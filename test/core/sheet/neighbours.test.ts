import { expect, test } from '@jest/globals';
import { judgedNeighbours } from '../../judge/judge-neighbours.ts';

// `npm run judge -- neighbours SEED` takes some thousand tables; these are a few of them.
test('columns are moved, renamed and surrounded, and never give other rows', () => {
  expect(judgedNeighbours({ seed: 7, rounds: 1, soups: 12 }).others).toEqual([]);
});
