import { describe, expect, it, test } from '@jest/globals';
import { frameAround, type Place, placeIn } from '../../src/site/map/map-frame.ts';

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });

test.each([
  {
    name: 'an ocean between two continents is left out',
    places: [at(40, -100), at(50, 10), at(45, -80)],
    middle: -45,
  },
  {
    name: 'Fiji and Samoa are neighbours across the date line',
    places: [at(-18, 178), at(-14, -171), at(-41, 174)],
    middle: 181.5,
  },
  { name: 'two stations at one place are one place', places: [at(10, 20), at(10, 20)], middle: 20 },
  { name: 'nothing is looked for in the whole world', places: [], middle: 0 },
])('frameAround: $name', ({ places, middle }) => {
  expect(frameAround(places, 20).middle.longitude).toBeCloseTo(middle);
});

describe('a frame', () => {
  const sets = {
    nobody: [],
    'a garden': [at(54.3, -1.3)],
    'a country': [at(48, 11), at(54, 8), at(51, 14)],
    'the South Sea': [at(-41, 174), at(-18, 178), at(-14, -171)],
    'the far north': [at(78, 15), at(82.5, -62)],
    'a pole': [at(-90, 0)],
    'the whole world': [at(82, -62), at(-90, 0), at(-37, 175), at(0, 0), at(50, 100)],
  };

  it.each(Object.entries(sets))(
    'shows every place of %s, and nothing beyond a pole',
    (_, places) => {
      const frame = frameAround(places, 20);
      for (const { x, y } of places.map((place) => placeIn(frame, place))) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1);
      }
      expect(frame.width).toBeLessThanOrEqual(360);
      expect(Math.abs(frame.middle.latitude) + frame.height / 2).toBeLessThanOrEqual(90 + 1e-9);
    },
  );

  it('puts a lone place in its middle, as wide as it is told', () => {
    const frame = frameAround([at(46.5, 8)], 24);
    expect(frame.height).toBeCloseTo(24);
    expect(placeIn(frame, at(46.5, 8))).toEqual({ x: 0.5, y: 0.5 });
  });

  it('is wider in degrees towards the poles, where a degree is shorter', () => {
    const at60 = frameAround([at(60, 0)], 10);
    expect(at60.width / at60.height).toBeCloseTo(4);
  });
});
