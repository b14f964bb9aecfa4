import { expect, test } from '@jest/globals';
import { bareArrows } from '../../src/build/bare-arrows.mjs';

test.each([
  { name: 'one name loses them', script: 'x((a) => a);', expected: 'x(a => a);' },
  { name: 'also where it may wait', script: 'x(async (a) => a);', expected: 'x(async a => a);' },
  { name: 'an arrow in an arrow', script: '(a) => (b) => a + b;', expected: 'a => b => a + b;' },
  { name: 'no name keeps them', script: 'x(() => 1);', expected: 'x(() => 1);' },
  { name: 'two names keep them', script: 'x((a, b) => a);', expected: 'x((a, b) => a);' },
  {
    name: 'a part of a value keeps them',
    script: 'x(({ a }) => a);',
    expected: 'x(({ a }) => a);',
  },
  { name: 'what a text says is no arrow', script: 'x("(a) => a");', expected: 'x("(a) => a");' },
  { name: 'a call is no arrow', script: 'x((a) + 1);', expected: 'x((a) + 1);' },
])('bareArrows: $name', ({ script, expected }) => {
  expect(bareArrows(script)).toBe(expected);
});
