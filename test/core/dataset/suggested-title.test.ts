import { expect, test } from '@jest/globals';
import { suggestedTitle } from '../../../src/core/dataset/suggested-title.ts';

test.each([
  { name: 'a tab somebody named', sheet: 'Hill farm 1961-1990', expected: 'Hill farm 1961-1990' },
  { name: 'a tab nobody named', sheet: 'Sheet1', expected: 'The file' },
  { name: 'one in Spanish', sheet: 'Hoja 2', expected: 'The file' },
  { name: 'one in Japanese', sheet: 'シート1', expected: 'The file' },
  { name: 'a year alone', sheet: '1961', expected: '1961' },
])('suggestedTitle: $name', ({ sheet, expected }) => {
  expect(suggestedTitle('The file', sheet)).toBe(expected);
});
