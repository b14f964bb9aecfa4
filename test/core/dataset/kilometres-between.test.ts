import { expect, test } from '@jest/globals';
import { kilometresBetween } from '../../../src/core/dataset/kilometres-between.ts';

const HOME = { latitude: 51.5, longitude: -0.1 };

// Of a sphere of 6,371 km: half a turn is 20,015 km and a degree 111.2, to a hundredth.
test.each([
  { name: 'one place is nowhere else', from: HOME, to: HOME, expected: 0 },
  {
    name: 'a degree at 60° north is half of one at the equator',
    from: { latitude: 60, longitude: 20 },
    to: { latitude: 60, longitude: 21 },
    expected: 55.6,
  },
  {
    name: 'a degree along the equator',
    from: { latitude: 0, longitude: 0 },
    to: { latitude: 0, longitude: 1 },
    expected: 111.2,
  },
  {
    name: 'across the date line is near',
    from: { latitude: 0, longitude: 179.5 },
    to: { latitude: 0, longitude: -179.5 },
    expected: 111.2,
  },
  {
    name: 'the poles are half a turn apart',
    from: { latitude: 90, longitude: 0 },
    to: { latitude: -90, longitude: 77 },
    expected: 20_015,
  },
])('kilometresBetween: $name', ({ from, to, expected }) => {
  expect(kilometresBetween(from, to) / (expected || 1)).toBeCloseTo(expected ? 1 : 0, 2);
});
