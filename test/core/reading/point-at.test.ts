import { expect, test } from '@jest/globals';
import { pointedTable, pointingFrom } from '../../../src/core/reading/point-at.ts';
import type { SheetTop } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { AROUND } from '../sheet/shape-of.ts';

const CELLS = [
  ['Year', 'Month', '8 AM', '8 PM', 'Hour unknown'],
  ...Array.from({ length: 12 }, (_, at) => {
    const value = 20 + (at % 5) + 0.1;
    return [1871, at + 1, ...[0, 1, 2].map((third) => (at % 3 === third ? value : null))];
  }),
];
const TOP: SheetTop = {
  ...{ sheet: 'Upton', width: 5, height: CELLS.length },
  rows: CELLS.map((row) => row.map((cell) => String(cell ?? ''))),
};

test('an element goes on under the headers that a person names, and they find them chosen again', () => {
  const grids = [{ sheet: 'Upton', cells: CELLS }];
  const { understood } = readSheets(grids, {}, AROUND);
  const found = pointingFrom(understood, TOP);
  const keys = { year: 'A', month: 'B' };
  const pointing = {
    ...found,
    headerRow: 1,
    keys,
    values: { max: 'C' },
    goingOn: { max: ['D', 'E'] },
  };
  const roles = [pointedTable(pointing, TOP)];
  const reading = readSheets(grids, { roles }, AROUND);
  expect(Object.keys(reading.rows[0] ?? {})).toHaveLength(13);
  expect(pointingFrom(reading.understood, TOP, roles[0])).toEqual(pointing);
});

test.each([
  { name: 'of one element before those of the next', min: 'N', february: ['C', 'O'] },
  { name: 'of all elements by turns', min: 'C', february: ['D', 'E'] },
])('the months of a row stand side by side, $name', ({ min, february }) => {
  const { columns } = pointedTable(
    {
      headerRow: 1,
      onSide: false,
      rowOf: 'year',
      firstMonth: 1,
      keys: { year: 'A' },
      values: { max: 'B', min },
      goingOn: {},
    },
    { sheet: 'Upton', width: 25, height: 2, rows: [] },
  );
  const second = columns.filter(({ role }) => role.startsWith('02_'));
  expect(second.map(({ column }) => column)).toEqual(february);
});
