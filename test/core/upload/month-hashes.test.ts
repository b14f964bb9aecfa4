import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COLUMN_KEYS } from '../../../src/core/dataset/columns.ts';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import {
  compareMonths,
  type MonthHashes,
  monthHashes,
} from '../../../src/core/upload/month-hashes.ts';

const ROWS: Row[] = [
  { Year: 1990, '01_max': 3, '02_max': 5 },
  { Year: 1991, '01_max': 4, '01_rain': 60 },
];

describe('compareMonths', () => {
  it.each<[string, Row[], object]>([
    ['equal rows', ROWS, { old: 3, changed: [], removed: [], added: [], yearsGone: [] }],
    [
      'another value in January 1990',
      [{ Year: 1990, '01_max': 3.1, '02_max': 5 }, ROWS[1] as Row],
      { changed: [{ year: 1990, month: 1 }], removed: [], added: [], yearsGone: [] },
    ],
    [
      'nothing, where an element came to the months that were sent',
      ROWS.map((row) => ({ ...row, '01_min': -4, '02_min': -3 })),
      { changed: [], removed: [], added: [], yearsGone: [] },
    ],
    [
      'the same figure under another element',
      [{ Year: 1990, '01_min': 3, '02_max': 5 }, ROWS[1] as Row],
      { removed: [{ year: 1990, month: 1 }] },
    ],
    [
      'the year 1990 gone',
      [ROWS[1] as Row],
      {
        removed: [
          { year: 1990, month: 1 },
          { year: 1990, month: 2 },
        ],
        yearsGone: [1990],
      },
    ],
    [
      'a month of 1990 gone, and the year still there',
      [{ Year: 1990, '01_max': 3 }, ROWS[1] as Row],
      { removed: [{ year: 1990, month: 2 }], yearsGone: [] },
    ],
    [
      'a month that has come, and a year before the first',
      [{ Year: 1988, '06_rain': 0 }, ROWS[0] as Row, { ...(ROWS[1] as Row), '02_max': 6 }],
      {
        changed: [],
        added: [
          { year: 1988, month: 6 },
          { year: 1991, month: 2 },
        ],
      },
    ],
  ])('finds %s', (_, now, expected) => {
    expect(compareMonths(hashes(ROWS), now)).toMatchObject(expected);
  });

  it('sees nearly every change of a single value', () => {
    const years = Array.from({ length: 100 }, (_, index) => yearOf(1900 + index, 10 + index / 10));
    const later = years.map((row) => ({ ...row, '07_max': (row['07_max'] ?? 0) + 0.1 }));
    expect(compareMonths(hashes(years), later)?.changed.length).toBeGreaterThan(90);
  });

  it('never takes equal rows for others, whatever their order', () => {
    const row = fc.record({ Year: fc.integer({ min: 1900, max: 1950 }), '05_min': fc.float() });
    const rows = fc.uniqueArray(row, { selector: ({ Year }) => Year, minLength: 1 });
    fc.assert(
      fc.property(rows, (some) => {
        const changes = compareMonths(hashes(some), [...some].reverse());
        return (
          changes !== null && [changes.changed, changes.removed, changes.added].flat().length === 0
        );
      }),
    );
  });
});

describe('monthHashes', () => {
  it.each<[string, Row[]]>([
    ['no rows', []],
    ['a year that stands twice', [ROWS[0] as Row, ROWS[0] as Row]],
    [
      'a span too long for a property',
      [
        { Year: 1500, '01_max': 1 },
        { Year: 1800, '01_max': 1 },
      ],
    ],
  ])('keeps nothing of %s', (_, rows) => {
    expect(monthHashes(rows)).toBeNull();
  });

  it('leaves the property of 9 KB room for a history beside 300 years', () => {
    const years = Array.from({ length: 300 }, (_, index) => yearOf(1700 + index, index));
    expect(monthHashes(years)?.hashes).toHaveLength(3_600);
    expect(JSON.stringify(monthHashes(years)).length).toBeLessThan(4_000);
  });
});

function hashes(rows: readonly Row[]): MonthHashes {
  const made = monthHashes(rows);
  if (!made) throw new Error('These rows have no hashes');
  return made;
}

function yearOf(Year: number, value: number): Row {
  return Object.fromEntries([['Year', Year], ...COLUMN_KEYS.map((key) => [key, value])]) as Row;
}
