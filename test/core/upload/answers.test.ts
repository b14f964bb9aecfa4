import { expect, test } from '@jest/globals';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { answersIn, changedAnswer } from '../../../src/core/upload/answers.ts';

const pointed = (sheet: string): NonNullable<ReadOptions['roles']> => [
  { sheet, headerRow: 1, width: 2, columns: [{ column: 'B', header: 'Max', role: 'max' }] },
];
type Case = { name: string; before: ReadOptions; now: ReadOptions; changed: string | null };

test.each<Case>([
  { name: 'another unit', before: {}, now: { temperatureUnit: 'F' }, changed: 'unit' },
  {
    name: 'what a blank day stands for',
    before: { blankRainDay: 'missing' },
    now: { blankRainDay: 'dry' },
    changed: 'blankRule',
  },
  {
    name: 'another element',
    before: { element: 'max' },
    now: { element: 'min' },
    changed: 'element',
  },
  {
    name: 'columns that were pointed at',
    before: {},
    now: { roles: pointed('Data') },
    changed: 'whichColumns',
  },
  {
    name: 'a tab that was renamed',
    before: { roles: pointed('Data'), sheets: ['Data', 'B'], years: { Data: 1961 } },
    now: { roles: pointed('Days'), sheets: ['Days', 'B'], years: { Days: 1961 } },
    changed: null,
  },
  {
    name: 'the place that is chosen, which is no answer but another target',
    before: { station: 'Upton' },
    now: { station: 'Garden' },
    changed: null,
  },
])('changed answers: $name', ({ before, now, changed }) => {
  expect(changedAnswer(answersIn(before), answersIn(now))).toBe(changed);
});
