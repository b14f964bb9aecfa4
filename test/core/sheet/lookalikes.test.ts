import { expect, test } from '@jest/globals';
import { readNumberText } from '../../../src/core/sheet/read-number.ts';

test.each([
  { text: '29 1', because: 'two numbers are not 291' },
  { text: '12.3 4', because: 'nor 12.34' },
  { text: '0 5', because: 'a lost point is not made up' },
  { text: '106 1)', because: 'a footnote of figures is not the last digit' },
  { text: '29 1234', because: 'thousands come in threes' },
  { text: '29.5 123', because: 'and not behind the point' },
])('"$text" is no number: $because', ({ text }) => {
  expect(readNumberText(text, false)).toEqual({ kind: 'unreadable', why: 'text' });
});

test.each([
  { text: '1 234', value: 1234 },
  { text: '1 234,5', value: 1234.5 },
  { text: '12’345.6', value: 12345.6 },
  { text: '12.3 *', value: 12.3 },
  { text: '12,5 mm', value: 12.5 },
])('"$text" is $value', ({ text, value }) => {
  expect(readNumberText(text, false)).toMatchObject({ kind: 'number', value });
});
