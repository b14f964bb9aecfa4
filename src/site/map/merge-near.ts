import type { MapCell } from '../../core/dataset/directory.ts';
import { type MapFrame, placeIn } from './map-frame.ts';

/**
 * Cells whose marks would lie over each other become one. `least` is the distance of two marks, of the width of
 * the map. The fullest cell comes first and takes in what is near it.
 */
export function mergeNear(cells: readonly MapCell[], frame: MapFrame, least: number): MapCell[] {
  const merged: MapCell[] = [];
  for (const cell of cells) {
    const near = merged.findIndex((other) => distance(cell, other, frame) < least);
    const other = merged[near];
    if (other) merged[near] = together(other, cell);
    else merged.push(cell);
  }
  // A mark moves when it takes in another, and may then be near a third.
  return merged.length < cells.length ? mergeNear(merged, frame, least) : merged;
}

/** Cells on two sides of the date line have no area in common, and stay two. */
function distance(one: MapCell, other: MapCell, frame: MapFrame): number {
  if (Math.abs(one.area.west - other.area.west) > 180) return Number.POSITIVE_INFINITY;
  const [a, b] = [placeIn(frame, one), placeIn(frame, other)];
  // A map is twice as wide as it is high.
  return Math.hypot(a.x - b.x, (a.y - b.y) / 2);
}

function together(one: MapCell, other: MapCell): MapCell {
  const datasets = one.datasets + other.datasets;
  const mean = (name: 'latitude' | 'longitude') =>
    (one[name] * one.datasets + other[name] * other.datasets) / datasets;
  return {
    datasets,
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    area: {
      west: Math.min(one.area.west, other.area.west),
      south: Math.min(one.area.south, other.area.south),
      east: Math.max(one.area.east, other.area.east),
      north: Math.max(one.area.north, other.area.north),
    },
    dataset: null,
  };
}
