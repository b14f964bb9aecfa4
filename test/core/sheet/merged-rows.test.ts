import { describe, expect, test } from '@jest/globals';
import { mergedRows } from '../../../src/build/merged-rows.mjs';
import { isUnbroken } from '../../../src/core/sheet/headers/known-words.ts';
import { TEXT_WORDS } from '../../../src/core/sheet/vocabulary/text-words.ts';
import { UNIT_WORDS } from '../../../src/core/sheet/vocabulary/unit-words.ts';
import { VOCABULARY } from '../../../src/core/sheet/vocabulary/vocabulary.ts';
import { rowsIn } from '../../../src/core/sheet/vocabulary/word-rows.ts';
import type { Words } from '../../../src/core/sheet/vocabulary/words.ts';

test('words of several languages that have the same facets stand in one row', () => {
  const rows = [
    {
      sw: { year: 'mwaka', rain: 'mvua' },
      id: { year: 'thn', months: '|b|', 'rain common': 'air' },
    },
  ];
  const merged = { year: 'mwaka thn', rain: 'mvua', feb: 'b', 'rain common': 'air' };
  expect(mergedRows(rowsIn(rows))).toEqual(merged);
});

/** What each word says. */
const saidIn = (lists: readonly Words[]): string[] =>
  rowsIn(lists)
    .flatMap(({ facets, words }) => words.map((word) => `${word} ${facets}`))
    .sort();

describe.each([
  { name: 'the whole vocabulary', rows: VOCABULARY },
  { name: 'the words of units', rows: UNIT_WORDS },
  { name: 'the words of texts', rows: TEXT_WORDS },
])('$name', ({ rows }) => {
  const merged = [{ any: mergedRows(rowsIn(rows)) }];
  test('say what they said', () => expect(saidIn(merged)).toEqual(saidIn(rows)));
  test('with fewer letters', () => {
    const [before, after] = [rows, merged].map((lists) => JSON.stringify(lists).length);
    expect(after).toBeLessThan((before ?? 0) * 0.75);
  });
});

// Of scripts without blanks the first part that a word holds counts: 摄氏度 before 度.
test('the first part that a unit holds says the same', () => {
  const words = rowsIn(UNIT_WORDS).flatMap((row) => row.words);
  const firstIn = (lists: readonly Words[]) => (word: string) =>
    rowsIn(lists).find((row) =>
      row.words.some((part) => !part.endsWith('*') && word.includes(part)),
    )?.facets;
  const unbroken = words.filter((word) => isUnbroken(word));
  expect(unbroken.map(firstIn([{ any: mergedRows(rowsIn(UNIT_WORDS)) }]))).toEqual(
    unbroken.map(firstIn(UNIT_WORDS)),
  );
});
