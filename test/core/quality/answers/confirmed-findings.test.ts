import { expect, test } from '@jest/globals';
import {
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
