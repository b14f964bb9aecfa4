import { expect, test } from '@jest/globals';
import { withoutPadding } from '../../src/build/without-padding.mjs';

const TEXTS = ["f('{ a }', `{ $", '{b} (c) => d }`);'].join('');

test.each([
  { name: 'an object on one line', script: 'f({ a: 1, b });', expected: 'f({a: 1, b});' },
  {
    name: 'names taken out of an object, and its end before another brace',
    script: 'const { a, b: { c } } = d;',
    expected: 'const {a, b: {c}} = d;',
  },
  {
    name: 'a block over several lines stays',
    script: 'if (a) {\n  b();\n}',
    expected: 'if (a) {\n  b();\n}',
  },
  { name: 'the only name an arrow takes', script: 'f((a) => b(a));', expected: 'f(a => b(a));' },
  {
    name: 'an arrow that takes nothing, two names, a default or parts keeps its parentheses',
    script: 'f(() => 1, (a, b) => 2, (c = 1) => 3, ([d]) => 4);',
    expected: 'f(() => 1, (a, b) => 2, (c = 1) => 3, ([d]) => 4);',
  },
  { name: 'texts stay', script: TEXTS, expected: TEXTS },
  { name: 'what matches braces stays', script: 'a = /{ b }/;', expected: 'a = /{ b }/;' },
])('withoutPadding: $name', ({ script, expected }) => {
  expect(withoutPadding(script)).toBe(expected);
});
