import { expect, test } from '@jest/globals';
import { answeredWishes, wishesForStation } from '../../src/sidebar/state/answered-wishes.ts';
import { aReading } from './support/fixtures.ts';

const choices = {
  wish: 'temperatureUnit' as const,
  options: [{ value: 'C' }, { value: 'F' }, { value: 'none' }],
};

test('a unit that is chosen again over what the sheet states is kept without a further doubt', () => {
  const doubt = { kind: 'reading.unit-chosen-otherwise' as const, choices, places: [] };
  const before = { temperatureUnit: 'F' as const, overruled: { rainUnit: 'mm' } };
  const overruled = { rainUnit: 'mm', temperatureUnit: 'C' };
  expect(answeredWishes(doubt, 'F', before)).toEqual({ temperatureUnit: 'F', overruled });
});

test('a unit that the sheet leaves open overrules nothing', () => {
  const question = { kind: 'reading.which-temperature-unit' as const, choices, places: [] };
  expect(answeredWishes(question, 'F', {})).toEqual({ temperatureUnit: 'F' });
});

test.each([
  {
    name: 'goes with the columns that were corrected',
    shareColumns: true,
    kept: ['roles', 'station'],
  },
  { name: 'leaves those of one station to it', shareColumns: false, kept: ['station'] },
])('another station of the sheet $name', ({ shareColumns, kept }) => {
  const { understood } = aReading();
  const stations = { names: ['Garden', 'Shore'], shareColumns };
  const before = { station: 'Garden', rainUnit: 'in' as const, roles: [] };
  const read = { wishes: before, understood: { ...understood, stations } };
  const wishes = wishesForStation(read, 'Shore');
  expect(wishes).toMatchObject({ station: 'Shore', rainUnit: 'in' });
  expect(Object.keys(wishes).sort()).toEqual(['rainUnit', ...kept].sort());
  expect(wishesForStation(read, undefined)).not.toHaveProperty('station');
});
