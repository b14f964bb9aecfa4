import { expect, test } from '@jest/globals';
import { plainText } from '../../../src/core/sheet/cells/plain-text.ts';
import { HEADER_WORDS } from '../../../src/core/sheet/headers/vocabulary/header-words.ts';
import { MONTH_NAMES } from '../../../src/core/sheet/headers/vocabulary/month-names.ts';

// A header is compared after plainText: a word with an accent or a final sigma would never be met.
test.each([
  { name: 'header words', words: Object.values(HEADER_WORDS) },
  { name: 'month names', words: MONTH_NAMES },
])('the $name are written as headers are compared', ({ words }) => {
  const entries = words
    .flatMap((list) => list.split(/\s+/))
    .map((entry) => entry.replace(/\*/g, '').replace(/_/g, ' '));
  expect(entries.filter((entry) => plainText(entry) !== entry)).toEqual([]);
});
