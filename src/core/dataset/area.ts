/** Degrees. West is larger than east where the date line lies between them. */
export type Area = { west: number; south: number; east: number; north: number };

/** As a query says it. A ten-thousandth of a degree is about ten metres. */
export function writeArea({ west, south, east, north }: Area): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(4))).join(',');
}

/** Null for what is no area, or one beyond the poles or the date line. */
export function readArea(text: string): Area | null {
  const edges = text.split(',').map(Number);
  const [west = 0, south = 0, east = 0, north = 0] = edges;
  const isArea =
    edges.length === 4 &&
    south <= north &&
    [south, north].every(isWithin(90)) &&
    [west, east].every(isWithin(180));
  return isArea ? { west, south, east, north } : null;
}

function isWithin(most: number) {
  return (degrees: number) => Math.abs(degrees) <= most;
}
