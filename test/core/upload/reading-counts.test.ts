import { expect, it, test } from '@jest/globals';
import type { Finding, FindingKind } from '../../../src/core/sheet/reading.ts';
import { countUnreadable } from '../../../src/core/upload/reading-counts.ts';
import { enReading } from '../../../src/core/words/en/reading.ts';

/** Left out, but not because cells could not be read. */
const NOT_CELLS = ['reading.rows-left-out', 'reading.months-left-out', 'reading.months-to-come'];

const finding = (kind: FindingKind, parts: Partial<Finding> = {}): Finding => ({
  kind,
  severity: 'warning',
  places: [{ sheet: 'Monthly', cells: ['B2'] }],
  params: {},
  ...parts,
});
const saysLeftOut = Object.entries(enReading)
  .filter(([, phrase]) => /left out/.test(typeof phrase === 'string' ? phrase : phrase.other))
  .map(([kind]) => kind as FindingKind)
  .filter((kind) => !NOT_CELLS.includes(kind));

it.each(saysLeftOut)('a cell of which %s says that it is left out is counted as such', (kind) => {
  expect(countUnreadable({ findings: [finding(kind)] })).toBe(1);
});

test.each([
  { name: 'nothing found is nothing left out', findings: [], expected: 0 },
  {
    name: 'every cell of every place counts',
    findings: [
      finding('reading.cell-error', {
        places: [
          { sheet: 'A', cells: ['B2', 'B3'] },
          { sheet: 'B', cells: ['C4'] },
        ],
      }),
    ],
    expected: 3,
  },
  {
    name: 'a finding that names only the first places says how many there are',
    findings: [finding('reading.cell-error', { params: { count: 40 } })],
    expected: 40,
  },
  {
    name: 'doubts about values that are sent do not count',
    findings: [finding('reading.flagged-values'), finding('quality.outlier')],
    expected: 0,
  },
])('countUnreadable: $name', ({ findings, expected }) => {
  expect(countUnreadable({ findings })).toBe(expected);
});
