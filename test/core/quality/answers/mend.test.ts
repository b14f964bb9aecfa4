import { describe, expect, it, test } from '@jest/globals';
import {
  canConfirm,
  marksOf,
  standingMarks,
  withoutConfirmed,
} from '../../../../src/core/quality/answers/confirmed-findings.ts';
import { mendOf } from '../../../../src/core/quality/answers/mend.ts';
import type { Cell, Finding, Grid } from '../../../../src/core/reading/reading.ts';

const SHEET = 'Farm';
const TOTAL: Cell[] = [1950, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 900];
const YEAR: Cell[] = [1950, null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function grid(...cells: Cell[][]): Grid[] {
  return [{ sheet: SHEET, cells }];
}

function finding(kind: Finding['kind'], cells: string[], params: Finding['params'] = {}): Finding {
  return { kind, severity: 'warning', places: [{ sheet: SHEET, cells }], params };
}

/** The month that is to take the first value has none. */
const MOVABLE = { movable: 1 };
const LATE = ['C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1', 'J1', 'K1', 'L1', 'M1'];

type Case = {
  name: string;
  of: Finding;
  in: Grid[];
  /** cells as `B1 5 → 12` */
  writes: string[] | null;
};

test.each<Case>([
  {
    name: 'two values that changed places change back',
    of: finding('quality.min-max-exchanged', ['B1', 'C1'], { max: 5, min: 12 }),
    in: grid([1950, 5, 12]),
    writes: ['B1 5 → 12', 'C1 12 → 5'],
  },
  {
    name: 'the first day of a month is not the month the finding speaks of',
    of: finding('quality.min-max-exchanged', ['B1', 'C1'], { max: 4.6, min: 11.3 }),
    in: grid([1950, 5, 12]),
    writes: null,
  },
  {
    name: 'a cell that is no number cannot be exchanged',
    of: finding('quality.min-max-exchanged', ['B1', 'C1']),
    in: grid([1950, 5, '12*']),
    writes: null,
  },
  {
    name: 'a lost minus comes back',
    of: finding('quality.outlier-sign', ['B1'], { value: 5.2, expected: -4 }),
    in: grid([1950, 5.2]),
    writes: ['B1 5.2 → -5.2'],
  },
  {
    name: 'a lost minus of a day comes back',
    of: finding('quality.day-outlier-sign', ['B1'], { value: 5.2, expected: -4 }),
    in: grid([1950, 5.2]),
    writes: ['B1 5.2 → -5.2'],
  },
  {
    name: 'ten times the rain of a day, where a tenth is a usual shower',
    of: finding('quality.day-rain-outlier', ['B1'], { value: 187, next: 30.3, usual: 3.2 }),
    in: grid([1950, 187]),
    writes: ['B1 187 → 18.7'],
  },
  {
    name: 'a cell in °F is not what the finding speaks of, so its sign is left alone',
    of: finding('quality.outlier-sign', ['B1'], { value: 5.2, expected: -4 }),
    in: grid([1950, 41.4]),
    writes: null,
  },
  {
    name: 'the decimal mark moves to where the value is expected, without digits nobody typed',
    of: finding('quality.outlier-decimal', ['B1'], { value: 0.83, expected: 8 }),
    in: grid([1950, 0.83]),
    writes: ['B1 0.83 → 8.3'],
  },
  {
    name: 'ten times the usual rain is a tenth of it',
    of: finding('quality.rain-outlier', ['B1'], { value: 655, usual: 60, next: 150 }),
    in: grid([1950, 655]),
    writes: ['B1 655 → 65.5'],
  },
  {
    name: 'rain of which a tenth is too little for its month is no slip of the mark',
    of: finding('quality.rain-outlier', ['B1'], { value: 400, usual: 250, next: 260 }),
    in: grid([1950, 400]),
    writes: null,
  },
  {
    name: 'a late year moves to the empty January, and leaves December empty',
    of: finding('quality.year-late-one', LATE, MOVABLE),
    in: grid(YEAR),
    writes: [
      ...LATE.map((cell, month) => {
        const before = String.fromCharCode(cell.charCodeAt(0) - 1);
        return `${before}1 ${month === 0 ? 'null' : month} → ${month + 1}`;
      }),
      'M1 11 → null',
    ],
  },
  {
    name: 'a year whose January is full would lose it',
    of: finding('quality.year-late-one', ['B1', ...LATE], MOVABLE),
    in: grid([1950, 0, ...YEAR.slice(2)]),
    writes: null,
  },
  {
    name: 'a note in the cell that would take January would be lost',
    of: finding('quality.year-late-one', LATE, MOVABLE),
    in: grid([1950, 'no reading', ...YEAR.slice(2)]),
    writes: null,
  },
  {
    name: 'an empty column beside the months is no month',
    of: finding('quality.year-late-one', LATE, { movable: 0 }),
    in: grid(YEAR),
    writes: null,
  },
  {
    name: 'a year with a hole in it does not move as one',
    of: finding(
      'quality.year-late-one',
      ['C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1', 'J1', 'K1', 'M1', 'N1'],
      MOVABLE,
    ),
    in: grid([...YEAR, 12]),
    writes: null,
  },
  {
    name: 'an early year moves the other way',
    of: finding(
      'quality.year-early-one',
      LATE.map((cell) => cell.replace(/\D/, (one) => String.fromCharCode(one.charCodeAt(0) - 1))),
      MOVABLE,
    ),
    in: grid([1950, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, null]),
    writes: [
      'M1 null → 11',
      ...Array.from(
        { length: 10 },
        (_, back) => `${String.fromCharCode(76 - back)}1 ${11 - back} → ${10 - back}`,
      ),
      'B1 1 → null',
    ],
  },
  {
    name: 'what is only doubted offers nothing to write',
    of: finding('quality.outlier', ['B1'], { value: 12, expected: 17 }),
    in: grid([1950, 12]),
    writes: null,
  },
])('$name', ({ of, in: grids, writes }) => {
  const changes = mendOf(of, grids)?.changes;
  const written = changes?.map(({ cell, from, to }) => `${cell} ${from} → ${to}`);
  expect(written ?? null).toEqual(writes);
});

describe('“it is right”', () => {
  const doubt = finding('quality.outlier', ['B1'], { value: 12 });
  const marks = marksOf(doubt, grid([1950, 12]));

  it('is not told again while the value stays', () => {
    expect(withoutConfirmed([doubt], grid([1950, 12]), marks)).toEqual({
      findings: [],
      answered: [doubt],
    });
  });

  it('is told again when the value changes', () => {
    expect(withoutConfirmed([doubt], grid([1950, 12.1]), marks)).toEqual({
      findings: [doubt],
      answered: [],
    });
  });

  it('is told again when a row above it moves the value to another cell', () => {
    const moved = finding('quality.outlier', ['B2'], { value: 12 });
    expect(withoutConfirmed([moved], grid([1949, 11], [1950, 12]), marks).findings).toEqual([
      moved,
    ]);
  });

  it('holds when the same value is doubted under another name of the same doubt', () => {
    const other = finding('quality.outlier-by-time', ['B1'], { value: 12 });
    expect(withoutConfirmed([other], grid([1950, 12]), marks).findings).toEqual([]);
  });

  it('is told again when the amount it was doubted for changes, though its own cell does not', () => {
    const totals = finding('quality.totals-disagree', ['N1'], { computed: 812 });
    const answered = marksOf(totals, grid(TOTAL));
    const later = { ...totals, params: { computed: 799 } };
    expect(withoutConfirmed([totals], grid(TOTAL), answered).findings).toEqual([]);
    expect(withoutConfirmed([later], grid(TOTAL), answered).findings).toEqual([later]);
  });

  it.each<{ why: string; mark: string; kept: boolean }>([
    { why: 'the cell still shows it', mark: 'outlier B1 12 12', kept: true },
    { why: 'another value stands there', mark: 'outlier B1 11 11', kept: false },
    { why: 'the value only begins alike', mark: 'outlier B1 1 1', kept: false },
    { why: 'the cell was emptied', mark: 'outlier C1 12 12', kept: false },
    { why: 'it is about a tab that was not read', mark: 'outlier Rain: all!B1 11 11', kept: true },
    {
      why: 'an amount was doubted, and that is looked at later',
      mark: 'totals B1 12 99',
      kept: true,
    },
  ])('is forgotten only when it can no longer be found: $why', ({ mark, kept }) => {
    expect(standingMarks([mark], grid([1950, 12]))).toEqual(kept ? [mark] : []);
  });

  it.each(['quality.day-streak', 'quality.weekday-dry', 'quality.days-late'] as const)(
    'can be said of %s, which hides no other doubt',
    (kind) => {
      expect(canConfirm(finding(kind, LATE))).toBe(true);
    },
  );

  it.each(['quality.years-equal', 'quality.streak-of-months', 'quality.year-late'] as const)(
    'can be said of %s: one mark, told again with what it explained as soon as one cell changes',
    (kind) => {
      const beneath = finding('quality.outlier', ['D1'], { value: 2 });
      const row = { ...finding(kind, LATE), beneath: [beneath] };
      const answered = marksOf(row, grid(YEAR));
      expect(answered).toHaveLength(1);
      expect(withoutConfirmed([row], grid(YEAR), answered)).toEqual({
        findings: [beneath],
        answered: [row],
      });
      const both = [...answered, ...marksOf(beneath, grid(YEAR))];
      expect(withoutConfirmed([row], grid(YEAR), both)).toEqual({
        findings: [],
        answered: [row, beneath],
      });
      const later = grid(YEAR.map((cell, column) => (column === 9 ? 99 : cell)));
      expect(withoutConfirmed([row], later, both)).toEqual({ findings: [row], answered: [] });
    },
  );

  it('of a whole row is kept until it is forgotten: its cells are not in the mark', () => {
    const answered = marksOf(finding('quality.year-late', LATE), grid(YEAR));
    expect(standingMarks(answered, grid(YEAR))).toEqual(answered);
  });

  it('cannot be said of what names more than forty cells one by one', () => {
    const cells = Array.from({ length: 41 }, (_, row) => `B${row + 1}`);
    expect(canConfirm(finding('quality.outlier-more', cells))).toBe(false);
  });

  it('does not answer another doubt about the cell', () => {
    const other = finding('quality.streak-of-months', ['B1']);
    expect(withoutConfirmed([other], grid([1950, 12]), marks).findings).toEqual([other]);
  });
});
