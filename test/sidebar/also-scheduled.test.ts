import { expect, it } from '@jest/globals';
import type { JobState } from '../../src/addon/page-types.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import { alsoScheduled } from '../../src/sidebar/state/also-scheduled.ts';

const SHEETS = [
  { id: 1, name: 'Book' },
  { id: 2, name: 'Farm' },
];
const SHOWN = { sheetId: 1, place: 'Garden' };

const job = (sheetId: number, place: string | null = null, mine = true) =>
  ({ sheetId, place, mine }) as JobState;

it.each([
  ['nothing was sent or scheduled', [], [], []],
  ['a schedule of another place of the tab', [job(1, 'Shore')], [], ['Book, Shore']],
  ['the schedule that is shown', [job(1, 'Garden')], [], []],
  ['the same place in other letters', [job(1, 'garden')], [], []],
  ['another’s schedule', [job(2, null, false)], [], []],
  ['another’s schedule of what this person sent', [job(2, null, false)], [wholeSheet(2)], []],
  ['a tab that was sent', [], [wholeSheet(2)], ['Farm']],
  ['a place that was sent', [], [{ sheetId: 1, place: 'Shore' }], ['Book, Shore']],
  ['what was sent and is shown', [], [{ sheetId: 1, place: 'Garden' }], []],
  ['what was sent and is scheduled', [job(2)], [wholeSheet(2)], ['Farm']],
  ['a tab that is gone', [job(9)], [wholeSheet(8)], []],
  [
    'tabs in their order',
    [job(2)],
    [
      { sheetId: 1, place: 'Shore' },
      { sheetId: 2, place: 'Mill' },
    ],
    ['Book, Shore', 'Farm', 'Farm, Mill'],
  ],
])('offers the same schedule: %s', (_, jobs, sent, names) => {
  const others = alsoScheduled({ sheets: SHEETS, jobs, sent }, SHOWN);
  expect(others.map(({ name }) => name)).toEqual(names);
});
