import { describe, expect, test } from '@jest/globals';
import { mergedRows } from '../../../src/build/merged-rows.mjs';
import { ASIA_AND_AFRICA } from '../../../src/core/sheet/headers/vocabulary/asia-and-africa.ts';
import { CODES } from '../../../src/core/sheet/headers/vocabulary/codes.ts';
import { ENGLISH } from '../../../src/core/sheet/headers/vocabulary/english.ts';
import { GERMANIC } from '../../../src/core/sheet/headers/vocabulary/germanic.ts';
import { OTHER_EUROPE } from '../../../src/core/sheet/headers/vocabulary/other-europe.ts';
import { ROMANCE } from '../../../src/core/sheet/headers/vocabulary/romance.ts';
import { SEVERAL_FAMILIES } from '../../../src/core/sheet/headers/vocabulary/several-families.ts';
import { SLAVIC_AND_BALTIC } from '../../../src/core/sheet/headers/vocabulary/slavic-and-baltic.ts';
import { rowsIn } from '../../../src/core/sheet/headers/vocabulary/word-rows.ts';

test('words of several languages that have the same facets stand in one row', () => {
  const rows = '\n= sw\nyear: mwaka\nrain: mvua\n= id\nyear: thn\nmonths: |b|\nrain common: air\n';
  expect(mergedRows(rows)).toBe('year: mwaka thn\nrain: mvua\nmonths: |b|\nrain common: air\n');
});

/** What each word says. */
const saidIn = (text: string): string[] =>
  rowsIn(text)
    .flatMap(({ facets, words }) => words.map((word) => `${word} ${facets}`))
    .sort();

describe.each([
  { name: 'Asia and Africa', text: ASIA_AND_AFRICA },
  { name: 'codes', text: CODES },
  { name: 'English', text: ENGLISH },
  { name: 'Germanic', text: GERMANIC },
  { name: 'the rest of Europe', text: OTHER_EUROPE },
  { name: 'Romance', text: ROMANCE },
  { name: 'several families', text: SEVERAL_FAMILIES },
  { name: 'Slavic and Baltic', text: SLAVIC_AND_BALTIC },
])('$name', ({ text }) => {
  const merged = mergedRows(text);
  test('every word says what it said', () => expect(saidIn(merged)).toEqual(saidIn(text)));
  test('with fewer letters', () => expect(merged.length).toBeLessThan(text.length));
});
