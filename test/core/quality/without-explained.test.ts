import { expect, test } from '@jest/globals';
import { withoutExplained } from '../../../src/core/quality/without-explained.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';

function finding(kind: Finding['kind'], ...cells: string[]): Finding {
  return { kind, severity: 'warning', places: [{ sheet: 'Farm', cells }], params: {} };
}

const LATE = finding('quality.year-late-one', 'B5', 'C5', 'D5', 'E5');
const STREAK = finding('quality.streak-of-months', 'C5', 'D5', 'E5', 'F5');
const IMPOSSIBLE = finding('quality.value-impossible', 'D5');
const OUTLIER = finding('quality.outlier', 'D5');
const WIDE = finding('quality.range-too-wide', 'C5', 'D5');
const WIDE_OFTEN = finding('quality.range-too-wide', 'C5', 'D5', 'G8', 'H8', 'G9', 'H9');
const ELSEWHERE = finding('quality.outlier', 'D9');

const ofMax = { params: { element: 'max' } };
const CHANGE: Finding = { ...finding('quality.unit-change', 'B9'), severity: 'error', ...ofMax };
const COLD = { ...finding('quality.outlier', 'B12'), ...ofMax };

const STEP = { ...finding('quality.level-higher', 'B9'), params: { year: 1961, by: 4.5 } };
const december = (value: number) => ({
  ...finding('quality.outlier', 'M8'),
  params: { year: 1960, month: 12, value, expected: 3.4 },
});

type Case = { name: string; found: Finding[]; told: { kind: string; beneath?: string[] }[] };

test.each<Case>([
  {
    name: 'a value filled down makes its year fit other months: the streak is told',
    found: [LATE, STREAK],
    told: [{ kind: STREAK.kind, beneath: [LATE.kind] }],
  },
  {
    name: 'one impossible value makes no year late: both are told',
    found: [LATE, IMPOSSIBLE],
    told: [{ kind: IMPOSSIBLE.kind }, { kind: LATE.kind }],
  },
  {
    name: 'a minimum that cannot be lies too far from its maximum',
    found: [WIDE, IMPOSSIBLE],
    told: [{ kind: IMPOSSIBLE.kind, beneath: [WIDE.kind] }],
  },
  {
    name: 'one value that cannot be does not say why other months are too wide',
    found: [WIDE_OFTEN, IMPOSSIBLE],
    told: [{ kind: IMPOSSIBLE.kind }, { kind: WIDE.kind }],
  },
  {
    name: 'the one of two values too far apart that is wrong is named alone',
    found: [WIDE, OUTLIER],
    told: [{ kind: OUTLIER.kind }],
  },
  {
    name: 'a month of a late year is kept beneath it, for the year may be right',
    found: [OUTLIER, LATE],
    told: [{ kind: LATE.kind, beneath: [OUTLIER.kind] }],
  },
  {
    name: 'what is part of a change of unit is kept beneath it, for the person may say that it is right',
    found: [CHANGE, COLD],
    told: [{ kind: CHANGE.kind, beneath: [COLD.kind] }],
  },
  {
    name: 'a month of another year is told beside it',
    found: [ELSEWHERE, LATE],
    told: [{ kind: LATE.kind }, { kind: ELSEWHERE.kind }],
  },
  {
    name: 'a month beside the step is off because the next one is',
    found: [december(1.1), STEP],
    told: [{ kind: STEP.kind }],
  },
  {
    name: 'a month beside the step that is further off than the step is wrong by itself',
    found: [december(-8), STEP],
    told: [{ kind: STEP.kind }, { kind: 'quality.outlier' }],
  },
])('$name', ({ found, told }) => {
  const copies = found.map((one) => ({ ...one }));
  expect(
    withoutExplained(copies).map(({ kind, beneath }) => ({
      kind,
      ...(beneath && { beneath: beneath.map((one) => one.kind) }),
    })),
  ).toEqual(told);
});
