export type Place = { latitude: number; longitude: number };

/** What of the world is to be seen. `east` goes beyond 180 where the frame lies across the date line. */
type Area = { west: number; south: number; east: number; north: number };

/** Everything a map draws with: its middle, and degrees from edge to edge. */
export type MapFrame = { middle: Place; width: number; height: number };

/** Width by height of the drawing. */
const ASPECT = 2;

/** Ice at the bottom would take a sixth of the map, and hardly any station. */
const INHABITED: Area = { west: -180, south: -58, east: 180, north: 82 };
const ROUND = 360;
const POLE = 90;
/** Towards a pole the degrees of longitude shrink to nothing, and the drawing must not. */
const NARROWEST = 0.2;

/** The frame of the given proportions around an area, and not smaller than `leastHeight` degrees. */
export function frameOf(area: Area, leastHeight = 0): MapFrame {
  const latitude = (area.south + area.north) / 2;
  const narrowing = narrowingAt(latitude);
  const byWidth = ((area.east - area.west) * narrowing) / ASPECT;
  const height = Math.min(Math.max(area.north - area.south, byWidth, leastHeight), 2 * POLE);
  const width = Math.min((height * ASPECT) / narrowing, ROUND);
  const inside = POLE - height / 2;
  return {
    middle: {
      latitude: Math.min(inside, Math.max(-inside, latitude)),
      longitude: (area.west + area.east) / 2,
    },
    width,
    height,
  };
}

/** The frame around all places. Without places it shows the whole inhabited world. */
export function frameAround(places: readonly Place[], leastHeight: number): MapFrame {
  const around = areaAround(places);
  return around ? frameOf(widened(around), leastHeight) : frameOf(INHABITED);
}

/** The smallest area around places: its edges lie at the widest gap between neighbours. */
function areaAround(places: readonly Place[]): Area | null {
  const longitudes = places.map(({ longitude }) => longitude).sort((one, other) => one - other);
  const [first] = longitudes;
  if (first === undefined) return null;
  let west = first;
  let widest = first + ROUND - (longitudes.at(-1) ?? first);
  for (const [index, longitude] of longitudes.entries()) {
    const gap = longitude - (longitudes[index - 1] ?? longitude);
    if (gap > widest) [widest, west] = [gap, longitude];
  }
  const latitudes = places.map(({ latitude }) => latitude);
  return {
    west,
    south: Math.min(...latitudes),
    east: west + ROUND - widest,
    north: Math.max(...latitudes),
  };
}

/** Where a place stands in the frame, from 0 at the left and at the top to 1. */
export function placeIn(frame: MapFrame, { latitude, longitude }: Place): { x: number; y: number } {
  const { middle, width, height } = frame;
  const east = longitude - middle.longitude;
  // Every place lies on the copy of the world that is nearest to the middle.
  const nearest = east - ROUND * Math.round(east / ROUND);
  return { x: 0.5 + nearest / width, y: 0.5 + (middle.latitude - latitude) / height };
}

/** A degree of longitude against one of latitude, in the middle of the frame. */
function narrowingAt(latitude: number): number {
  return Math.max(NARROWEST, Math.cos((latitude * Math.PI) / 180));
}

function widened({ west, south, east, north }: Area): Area {
  const [across, down] = [(east - west) / 10, (north - south) / 10];
  return { west: west - across, south: south - down, east: east + across, north: north + down };
}
