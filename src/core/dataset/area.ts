/** Degrees. West is larger than east where the date line lies between them. */
export type Area = { west: number; south: number; east: number; north: number };

const POLE = 90;
const ROUND = 360;
const KILOMETRES_A_DEGREE = 111;

/** What lies so many kilometres to each side of a place; its corners are further. */
export function areaAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  kilometres: number,
): Area {
  const reach = kilometres / KILOMETRES_A_DEGREE;
  const [south, north] = [Math.max(-POLE, latitude - reach), Math.min(POLE, latitude + reach)];
  // Towards a pole as many kilometres are more degrees of longitude.
  const narrowest = Math.cos((Math.max(-south, north) * Math.PI) / 180);
  const half = narrowest * (ROUND / 2) <= reach ? ROUND / 2 : reach / narrowest;
  if (half === ROUND / 2) return { west: -half, south, east: half, north };
  return { west: wrapped(longitude - half), south, east: wrapped(longitude + half), north };
}

/** West is larger than east where the date line lies between them. */
function wrapped(longitude: number): number {
  if (longitude < -ROUND / 2) return longitude + ROUND;
  return longitude > ROUND / 2 ? longitude - ROUND : longitude;
}

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
