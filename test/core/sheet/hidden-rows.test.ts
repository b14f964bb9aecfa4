import { describe, expect, it, test } from '@jest/globals';
import { hiddenRowsSentence, rowsToAsk } from '../../../src/core/sheet/hidden-rows.ts';

describe('rowsToAsk', () => {
  it.each([0, 1, 9, 120])('asks every one of %d rows once', (rows) => {
    const asked = rowsToAsk(rows).sort((one, other) => one - other);
    expect(asked).toEqual(Array.from({ length: rows }, (_, index) => index + 1));
  });

  it.each([121, 5000, 400_000])('asks at most 120 of %d rows, from the top to the end', (rows) => {
    const asked = rowsToAsk(rows);
    expect(asked.length).toBeLessThanOrEqual(120);
    expect(new Set(asked).size).toBe(asked.length);
    const gaps = [...asked.sort((one, other) => one - other), rows].map(
      (row, index, all) => row - (all[index - 1] ?? 0),
    );
    expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.ceil(rows / 60));
  });

  it('has seen all parts of the sheet when it is stopped after a quarter', () => {
    const asked = rowsToAsk(100).slice(0, 25);
    expect(asked.filter((row) => row <= 50).length).toBeGreaterThan(10);
    expect(asked.filter((row) => row > 50).length).toBeGreaterThan(10);
  });
});

test.each([
  { name: 'nothing hidden is nothing to say', hidden: 0, isEveryRowSeen: true, expected: null },
  {
    name: 'a count is told when it is one',
    hidden: 3,
    isEveryRowSeen: true,
    expected: { kind: 'upload.rows-hidden', params: { count: 3 } },
  },
  {
    name: 'a sample that found some gives no count',
    hidden: 3,
    isEveryRowSeen: false,
    expected: { kind: 'upload.some-rows-hidden', params: {} },
  },
  {
    name: 'a sample that found none proves nothing',
    hidden: 0,
    isEveryRowSeen: false,
    expected: { kind: 'upload.rows-perhaps-hidden', params: {} },
  },
])('hiddenRowsSentence: $name', ({ hidden, isEveryRowSeen, expected }) => {
  expect(hiddenRowsSentence({ hidden, isEveryRowSeen })).toEqual(expected);
});
