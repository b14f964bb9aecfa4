import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Two authors of one day may both take the next number; which of the two runs first must not hang on a name. */
it('every migration has a number of its own, without a gap', () => {
  const numbers = readdirSync('src/service/migrations').map((file) => Number(file.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
