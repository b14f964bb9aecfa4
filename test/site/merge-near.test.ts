import { expect, test } from '@jest/globals';
import type { MapCell } from '../../src/core/dataset/directory.ts';
import { frameAround } from '../../src/site/map/map-frame.ts';
import { mergeNear } from '../../src/site/map/merge-near.ts';

const WORLD = frameAround([], 10);

test.each([
  { name: 'far ones stay apart', cells: [cell(50, 0, 3), cell(0, 90, 2)], counts: [3, 2] },
  { name: 'two that would overlap are one', cells: [cell(50, 0, 3), cell(51, 4, 2)], counts: [5] },
  {
    name: 'one that moved takes in a third',
    cells: [cell(50, 0, 1), cell(50, 14, 1), cell(50, 25, 1)],
    counts: [3],
  },
  {
    name: 'the date line keeps two sides apart',
    cells: [cell(-18, 178, 2), cell(-14, -175, 2)],
    counts: [2, 2],
  },
])('mergeNear: $name', ({ cells, counts }) => {
  const merged = mergeNear(cells, WORLD, 0.05);
  expect(merged.map(({ datasets }) => datasets)).toEqual(counts);
  for (const { area, latitude, longitude } of merged) {
    expect(latitude).toBeGreaterThanOrEqual(area.south);
    expect(longitude).toBeLessThanOrEqual(area.east);
  }
});

test('mergeNear: one alone keeps its dataset, and two have none', () => {
  const dataset = { id: 'a', record: 'b', name: 'Mere' };
  const alone = { ...cell(10, 10, 1), dataset };
  expect(mergeNear([alone], WORLD, 0.05)).toEqual([alone]);
  expect(mergeNear([alone, cell(11, 11, 1)], WORLD, 0.05)).toMatchObject([{ dataset: null }]);
});

function cell(latitude: number, longitude: number, datasets: number): MapCell {
  const area = {
    west: longitude - 1,
    south: latitude - 1,
    east: longitude + 1,
    north: latitude + 1,
  };
  return { datasets, latitude, longitude, area, dataset: null };
}
