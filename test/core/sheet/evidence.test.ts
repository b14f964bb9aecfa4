import { expect, test } from '@jest/globals';
import { EVIDENCE, type Look } from '../../../src/core/sheet/cells/evidence.ts';

/** Months that nothing speaks against. */
const PLAIN: Look = {
  count: 120,
  least: 5,
  most: 30,
  mean: 15,
  middle: 15,
  spread: 5,
  whole: false,
  dry: 0,
  offScale: 0,
  counts: false,
  daily: false,
};

test.each(EVIDENCE.map((line) => ({ ...line, name: String(line.shows) })))(
  'numbers show it and others do not: $name',
  ({ shows, yes, no, warmth, rain }) => {
    expect(shows({ ...PLAIN, ...yes })).toBe(true);
    expect(shows({ ...PLAIN, ...no })).toBe(false);
    expect(warmth ?? rain).toBeDefined();
  },
);
