import { expect, test } from '@jest/globals';
import { areaAround, writeArea } from '../../../src/core/dataset/area.ts';

test.each([
  {
    name: 'as wide as high at the equator',
    place: [0, 10],
    reach: 111,
    expected: '8.9998,-1,11.0002,1',
  },
  { name: 'wider in the north', place: [59, 10], reach: 111, expected: '8,58,12,60' },
  {
    name: 'across the date line',
    place: [0, 179.5],
    reach: 111,
    expected: '178.4998,-1,-179.4998,1',
  },
  { name: 'all around at a pole', place: [89.5, 10], reach: 111, expected: '-180,88.5,180,90' },
])('areaAround: $name', ({ place: [latitude = 0, longitude = 0], reach, expected }) => {
  expect(writeArea(areaAround({ latitude, longitude }, reach))).toBe(expected);
});
