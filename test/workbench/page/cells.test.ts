import { expect, test } from '@jest/globals';
import { columnWidths } from '../../../src/browser/table/column-widths.ts';
import { pastedTexts } from '../../../src/browser/table/pasted-texts.ts';
import { addressOf, placesOf } from '../../../src/core/reading/a1.ts';

test.each([
  { name: 'one letter', address: 'C14', row: 14, column: 3 },
  { name: 'the last single letter', address: 'Z1', row: 1, column: 26 },
  { name: 'the first two letters', address: 'AA1', row: 1, column: 27 },
  { name: 'two letters after Z', address: 'AK2', row: 2, column: 37 },
])('A1 addresses: $name', ({ address, row, column }) => {
  expect(addressOf({ row, column })).toBe(address);
  expect(placesOf(address)).toEqual({ first: { row, column }, last: { row, column } });
});

test.each([
  { name: 'a range has two ends', address: 'B3:D9', last: { row: 9, column: 4 } },
  { name: 'dollar signs do not matter', address: '$B$3', last: { row: 3, column: 2 } },
])('A1 addresses: $name', ({ address, last }) => {
  expect(placesOf(address)?.last).toEqual(last);
});

test.each([
  {
    name: 'tabs and lines become columns and rows',
    clipboard: '1961\t7.2\r\n1962\t6.9\r\n',
    expected: [
      { row: 4, column: 2, text: '1961' },
      { row: 4, column: 3, text: '7.2' },
      { row: 5, column: 2, text: '1962' },
      { row: 5, column: 3, text: '6.9' },
    ],
  },
  {
    name: 'quotes hold a line end inside one cell',
    clipboard: '"Hill\nFarm"\tx',
    expected: [
      { row: 4, column: 2, text: 'Hill\nFarm' },
      { row: 4, column: 3, text: 'x' },
    ],
  },
  {
    name: 'an empty cell empties the one below it',
    clipboard: 'a\t\tb',
    expected: [
      { row: 4, column: 2, text: 'a' },
      { row: 4, column: 3, text: '' },
      { row: 4, column: 4, text: 'b' },
    ],
  },
])('a paste: $name', ({ clipboard, expected }) => {
  expect(pastedTexts({ row: 4, column: 2 }, clipboard)).toEqual(expected);
});

test('a long title does not widen the column of years below it', () => {
  const years = Array.from({ length: 30 }, (_, index) => [String(1990 + index), '12.5']);
  const [titled] = columnWidths(
    [['A long title over the whole table, with its source'], ...years],
    2,
  );
  const [plain] = columnWidths(years, 2);
  expect(titled).toBe(plain);
});
