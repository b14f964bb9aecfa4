import { expect, test } from '@jest/globals';
import { wishesFrom } from '../../../src/core/reading/wishes-from.ts';

const WHOLE = {
  station: 'Hill farm',
  element: 'none',
  maxColumn: 'Tmax',
  minColumn: 'none',
  rainColumn: 'RR',
  temperatureUnit: '0.1C',
  rainUnit: 'in',
  years: { Monthly: 1961 },
  dayMonthOrder: 'dmy',
  seasonYear: 'last',
  missingDays: 'strict',
  blankRainDay: 'dry',
  rainMarks: 'by-year',
  impossible: 'left-out',
  twice: 'last',
  sheets: ['Monthly', 'Other'],
  roles: [
    {
      sheet: 'Monthly',
      headerRow: 3,
      width: 14,
      columns: [
        { header: 'T', column: 'B', role: 'max' },
        { header: 'Jan', column: 'C', role: '01_rain' },
      ],
    },
    {
      sheet: 'Other',
      headerRow: 0,
      width: 3,
      onSide: true,
      columns: [
        { header: '', column: '2', role: 'element' },
        { header: '', column: '3', role: 'day-31' },
      ],
      labels: [{ label: 'RR', element: 'rain' }],
    },
  ],
};

test.each([
  { name: 'every wish there is', given: WHOLE, expected: WHOLE },
  {
    name: 'answers that no unit is meant',
    given: { temperatureUnit: 'none', rainUnit: 'none' },
    expected: { temperatureUnit: 'none', rainUnit: 'none' },
  },
  { name: 'nothing', given: {}, expected: {} },
  { name: 'no object', given: 'mm', expected: {} },
  { name: 'a list', given: [WHOLE], expected: {} },
  {
    name: 'a word of an older version',
    given: { station: 'A', colour: 'red' },
    expected: { station: 'A' },
  },
  {
    name: 'an object for a unit, which no comparison bears',
    given: { temperatureUnit: { toString: 1 }, rainUnit: 'mm' },
    expected: { rainUnit: 'mm' },
  },
  { name: 'a unit nobody knows', given: { rainUnit: 'ell' }, expected: {} },
  { name: 'a text for tabs', given: { sheets: 'Monthly' }, expected: {} },
  { name: 'a year that is a text', given: { years: { Monthly: '1961' } }, expected: {} },
  {
    name: 'a role that nothing has',
    given: {
      roles: [{ ...WHOLE.roles[0], columns: [{ header: 'T', column: 'B', role: 'constructor' }] }],
    },
    expected: {},
  },
  { name: 'roles without columns', given: { roles: [{ sheet: 'Monthly' }] }, expected: {} },
])('wishesFrom keeps of $name what is a wish', ({ given, expected }) => {
  expect(wishesFrom(given)).toEqual(expected);
});
