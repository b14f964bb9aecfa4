import { expect, it, test } from '@jest/globals';
import type { Finding, FindingKind } from '../../../src/core/reading/reading.ts';
import { countUnreadable, unreadablePlaces } from '../../../src/core/upload/reading-counts.ts';
import { WORDS } from '../../../src/core/words/words.ts';

/** Left out, but not because cells could not be read. */
const NOT_CELLS = ['reading.rows-left-out', 'reading.months-left-out', 'reading.months-to-come'];

const finding = (kind: FindingKind, parts: Partial<Finding> = {}): Finding => ({
  kind,
  severity: 'warning',
  places: [{ sheet: 'Monthly', cells: ['B2'] }],
  params: {},
  ...parts,
});
const saysLeftOut = Object.entries(WORDS.en.reading)
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

const cells = (sheet: string, ...named: string[]) =>
  finding('reading.cell-error', { places: [{ sheet, cells: named }] });

test.each([
  { name: 'one cell', findings: [cells('A', 'B2')], expected: 'A!B2' },
  {
    name: 'three cells of two findings',
    findings: [cells('A', 'B2', 'B3'), cells('B', 'C4')],
    expected: 'A!B2, A!B3, B!C4',
  },
  {
    name: 'the first of four',
    findings: [cells('A', 'B2', 'B3', 'B4', 'B5')],
    expected: 'A!B2, A!B3, A!B4, …',
  },
  {
    name: 'a row that names only its sheet',
    findings: [finding('reading.row-without-date', { places: [{ sheet: 'A', cells: [] }] })],
    expected: 'A',
  },
  {
    name: 'no doubt about a value that is sent',
    findings: [finding('quality.outlier'), cells('A', 'B2')],
    expected: 'A!B2',
  },
])('unreadablePlaces: $name', ({ findings, expected }) => {
  expect(unreadablePlaces({ findings })).toBe(expected);
});
