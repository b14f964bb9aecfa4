import { expect, test } from '@jest/globals';
import { EMPTY_STATION } from '../../../src/core/dataset/station-form.ts';
import { differsFrom } from '../../../src/core/stations/differs-from.ts';
import { withFound } from '../../../src/core/stations/with-found.ts';

const FOUND = { name: 'Upton', latitude: 54.3512, longitude: -1.2844, elevation: 62 };

test.each([
  {
    name: 'cells fill what is empty',
    typed: { name: 'Mine' },
    filled: { name: 'Mine', latitude: '54.3512', longitude: '-1.2844', elevation: '62' },
  },
  {
    name: 'no half of a place is put beside one that was typed',
    typed: { longitude: '7' },
    filled: { name: 'Upton', latitude: '', longitude: '7', elevation: '62' },
  },
])('$name', ({ typed, filled }) => {
  expect(withFound({ ...EMPTY_STATION, ...typed }, FOUND)).toEqual({ ...EMPTY_STATION, ...filled });
});

test.each([
  { name: 'a place that was rounded is the same', record: { latitude: 54.4 }, differs: false },
  { name: 'so is the exact one', record: { latitude: 54.3512 }, differs: false },
  { name: 'another is not', record: { latitude: 54.5 }, differs: true },
  { name: 'nor is none', record: {}, differs: true },
])('of what a record says and cells say, $name', ({ record, differs }) => {
  const latitude = { value: 54.3512, sheet: 'Data', cell: 'B2' };
  expect(differsFrom(record, { latitude })).toEqual(differs ? ['latitude'] : []);
});
