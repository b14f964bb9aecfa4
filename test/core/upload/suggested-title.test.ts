import { expect, test } from '@jest/globals';
import { suggestedTitle } from '../../../src/core/upload/suggested-title.ts';

test.each([
  { name: 'a tab somebody named', sheet: 'Hill farm 1961-1990', expected: 'Hill farm 1961-1990' },
  { name: 'a tab nobody named', sheet: 'Sheet1', expected: 'The file' },
  { name: 'one in Spanish', sheet: 'Hoja 2', expected: 'The file' },
  { name: 'one in Japanese', sheet: 'シート1', expected: 'The file' },
  { name: 'a year alone', sheet: '1961', expected: '1961' },
])('suggestedTitle: $name', ({ sheet, expected }) => {
  expect(suggestedTitle('The file', sheet, {})).toBe(expected);
});

test.each([
  { name: 'one place of a tab', wishes: { station: 'Garden' }, expected: '1961, Garden' },
  { name: 'no place of those named', wishes: { station: 'none' }, expected: '1961' },
  { name: 'several tabs in one', wishes: { sheets: ['1961', '1962'] }, expected: 'The file' },
  { name: 'one tab of several', wishes: { sheets: ['1961'] }, expected: '1961' },
])('suggestedTitle: $name', ({ wishes, expected }) => {
  expect(suggestedTitle('The file', '1961', wishes)).toBe(expected);
});
