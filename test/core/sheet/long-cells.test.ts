import { expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { MONTHS, readCells } from './shape-of.ts';

/** What a cell of a sheet can hold at most. */
const LONGEST = 50_000;
/** 0.2 s are enough on a machine that does nothing else. */
const MOST_MS = 1000;

function table(): Cell[][] {
  const years = Array.from({ length: 4 }, (_, at) => [
    1961 + at,
    ...Array.from({ length: 12 }, (_, month) => 10 + ((at * 7 + month * 5) % 31)),
  ]);
  return [['Rainfall (mm)'], ['Year', ...MONTHS.split(',')], ...years];
}

// "JanJan…!" as a year once ended the reader, after it had looked for words in it for seconds.
test.each(['Jan', '1', '1 ', ', ', '1,', '(', '"', '-', 'a_', '°', '年', '1/1/', 'max min ', '\n'])(
  'a cell full of %j costs no more than its beginning, wherever it stands',
  (piece) => {
    const text = `${piece.repeat(LONGEST / piece.length)}!`.slice(-LONGEST);
    for (const [row, column] of [
      [0, 0],
      [1, 0],
      [1, 3],
      [3, 0],
      [3, 3],
    ] as const) {
      const cells = table();
      (cells[row] as Cell[])[column] = text;
      const startedAt = process.cpuUsage();
      readCells(cells);
      expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(MOST_MS);
    }
    expect(() => readCells([[text]])).not.toThrow();
  },
);
