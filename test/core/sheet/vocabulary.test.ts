import { expect, test } from '@jest/globals';
import { plainText } from '../../../src/core/sheet/cells/plain-text.ts';
import { MONTH_NAMES } from '../../../src/core/sheet/headers/vocabulary/month-names.ts';
import { ROLES, SUBJECTS, wordRows } from '../../../src/core/sheet/headers/vocabulary/word-rows.ts';

const ENTRIES = wordRows().flatMap(({ words, ...row }) => words.map((word) => ({ word, ...row })));

// A header is compared after plainText: a word with an accent or a final sigma would never be met.
test.each([
  { name: 'words', entries: ENTRIES.map(({ word }) => word) },
  { name: 'month names', entries: MONTH_NAMES.flatMap((list) => list.split(/\s+/)) },
])('the $name are written as headers are compared', ({ entries }) => {
  const plain = entries.map((entry) => entry.replace(/\*/g, '').replace(/_/g, ' '));
  expect(plain.filter((entry) => plainText(entry) !== entry)).toEqual([]);
});

test('every word stands once, with all its facets', () => {
  const words = ENTRIES.map(({ word }) => word);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('no word says again what its beginning says', () => {
  const stems = ENTRIES.filter(({ word }) => word.endsWith('*') && !word.startsWith('*'));
  const again = ENTRIES.filter(({ word, facets }) =>
    stems.some(
      (stem) =>
        stem.word !== word &&
        word.startsWith(stem.word.slice(0, -1)) &&
        facets.every((facet) => stem.facets.includes(facet)),
    ),
  );
  expect(again.map(({ word }) => word)).toEqual([]);
});

test('every facet is known, and has words', () => {
  const used = new Set<string>(ENTRIES.flatMap(({ facets }) => facets));
  expect([...used].sort()).toEqual([...SUBJECTS, ...ROLES].sort());
});

test('no two rows hold words of the same languages, source and facets', () => {
  const rows = wordRows().map(({ words: _words, ...row }) => JSON.stringify(row));
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
});
