import { expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const YEARS: Cell[][] = [1961, 1962, 1963].map((year) => [
  year,
  ...MONTHS.map((month) => (year % 7) * 9 + Number(month) * 11.5),
]);

const AROUND = { locale: 'en_GB', thisYear: 2026 };

test('a person sees which title named the element, and what they chose', () => {
  const cells = [['Rainfall at Grass Valley (mm)'], ['Year', ...MONTHS], ...YEARS];
  const read = (wishes: object) =>
    readSheets([{ sheet: 'Data', cells }], wishes, AROUND).understood.columns[1]?.because;
  expect(read({})).toEqual({ by: 'title', said: 'Rainfall at Grass Valley (mm)' });
  expect(read({ element: 'max' })).toEqual({ by: 'person', said: '' });
});
