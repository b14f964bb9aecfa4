import { expect, test } from '@jest/globals';
import { readNumberText } from '../../../src/core/sheet/cells/read-number.ts';
import { anyWord, somewhere } from '../../../src/core/sheet/cells/words-of-texts.ts';
import { TEXT_WORDS } from '../../../src/core/sheet/vocabulary/text-words.ts';
import { rowsIn } from '../../../src/core/sheet/vocabulary/word-rows.ts';

const ROWS = rowsIn(TEXT_WORDS);
const ENTRIES = ROWS.flatMap(({ facets, words }) => words.map((word) => `${facets} ${word}`));

test('every word stands once with what it says', () => {
  expect(ENTRIES.filter((entry, at) => ENTRIES.indexOf(entry) !== at)).toEqual([]);
});

// A cell is looked up in small letters with "_" for its blanks: a word written otherwise is never met.
test('the words are written as cells are looked up', () => {
  const words = ROWS.flatMap((row) => row.words);
  expect(words.filter((word) => word !== word.normalize('NFKC').toLowerCase())).toEqual([]);
});

const WHOLE = ROWS.filter(({ facets: [facet = ''] }) =>
  ['missing', 'trace', 'nil'].includes(facet),
);
const CELLS = WHOLE.flatMap(({ languages, facets: [kind], words }) =>
  words.map((word) => ({ languages, kind, cell: word.replace(/_/g, ' ').replace('*', 'x') })),
);

test.each(CELLS)('a cell with “$cell” ($languages) is $kind', ({ kind, cell }) => {
  expect(readNumberText(cell, false)).toEqual({ kind });
  expect(readNumberText(` ${cell.toUpperCase()} `, false)).toEqual({ kind });
});

test.each(['nothing', 'drying', 'x 3', 'tracer', 'brakken', 'seco 3'])(
  'a cell with “%s” is none of them',
  (cell) => {
    expect(readNumberText(cell, false)).toMatchObject({ kind: 'unreadable' });
  },
);

test.each([{ facet: 'quantile', text: '1er Quartile', says: true }] as const)(
  '“$text” says $facet: $says',
  ({ facet, text, says }) => {
    expect(somewhere(facet)(text)).toBe(says);
  },
);

test('a word within a word is none', () => {
  expect(new RegExp(anyWord('unitNow')).test('total')).toBe(false);
  expect(new RegExp(anyWord('unitBefore')).test('converted from °f')).toBe(true);
});
