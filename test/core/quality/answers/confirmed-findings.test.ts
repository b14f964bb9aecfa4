import { expect, test } from '@jest/globals';
import {
  canConfirm,
  marksOf,
  withoutConfirmed,
} from '../../../../src/core/quality/answers/confirmed-findings.ts';
import type { Finding, Grid } from '../../../../src/core/reading/reading.ts';

const DOUBT: Finding = {
  ...{ kind: 'quality.min-above-max', severity: 'warning', params: {} },
  places: [{ sheet: 'Data', cells: ['A1', 'B1'] }],
};
const gridOf = (...cells: number[]): Grid[] => [{ sheet: 'Data', cells: [cells] }];

test.each([
  { name: 'stays answered while both its cells are as they were', now: [3, 4], told: 0 },
  { name: 'is told again once the first has changed', now: [5, 4], told: 1 },
  { name: 'is told again once the second has changed', now: [3, 5], told: 1 },
])('a doubt about two cells $name', ({ now, told }) => {
  const marks = marksOf(DOUBT, gridOf(3, 4));
  expect(withoutConfirmed([DOUBT], gridOf(...now), marks).findings).toHaveLength(told);
});

const QUESTION = { ...DOUBT, kind: 'reading.which-rain-unit', severity: 'error' } as const;
const errorOf = (kind: Finding['kind'], cells = 1, beneath?: Finding[]): Finding => ({
  ...{ kind, severity: 'error', params: {}, ...(beneath && { beneath }) },
  places: [{ sheet: 'Data', cells: Array.from({ length: cells }, (_, at) => `A${at + 1}`) }],
});

test.each([
  { may: true, doubt: errorOf('quality.unit-change') },
  { may: true, doubt: errorOf('quality.min-max-swapped', 400) },
  { may: true, doubt: errorOf('quality.min-equals-max', 400) },
  { may: false, doubt: errorOf('quality.value-impossible') },
  { may: false, doubt: errorOf('quality.day-impossible') },
  { may: false, doubt: errorOf('quality.rain-year-impossible') },
  { may: false, doubt: QUESTION },
])(
  'what stops an upload is right if a person says so, but no value that no place has had: $doubt.kind',
  ({ may, doubt }) => {
    expect(canConfirm(doubt)).toBe(may);
  },
);

test('a change of unit that is right after all leaves the question that it answered', () => {
  const change = errorOf('quality.unit-change', 1, [QUESTION]);
  const marks = marksOf(change, gridOf(3, 4));
  expect(withoutConfirmed([change], gridOf(3, 4), marks).findings).toEqual([QUESTION]);
});
