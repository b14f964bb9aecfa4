import { describe, expect, test } from '@jest/globals';
import { mergedRows } from '../../../src/build/merged-rows.mjs';
import { VOCABULARY } from '../../../src/core/sheet/vocabulary/vocabulary.ts';
import { rowsIn } from '../../../src/core/sheet/vocabulary/word-rows.ts';

test('words of several languages that have the same facets stand in one row', () => {
  const rows = '\n= sw\nyear: mwaka\nrain: mvua\n= id\nyear: thn\nmonths: |b|\nrain common: air\n';
  const merged = 'year: mwaka thn\nrain: mvua\nfeb: b\nrain common: air\n';
  expect(mergedRows(rowsIn(rows))).toBe(merged);
});

/** What each word says. */
const saidIn = (text: string): string[] =>
  rowsIn(text)
    .flatMap(({ facets, words }) => words.map((word) => `${word} ${facets}`))
    .sort();

describe('the whole vocabulary', () => {
  const merged = mergedRows(rowsIn(VOCABULARY));
  test('every word says what it said', () => expect(saidIn(merged)).toEqual(saidIn(VOCABULARY)));
  test('with a third fewer letters', () => {
    expect(merged.length).toBeLessThan(VOCABULARY.length * 0.7);
  });
});
