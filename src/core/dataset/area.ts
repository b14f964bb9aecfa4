/** Degrees. West is larger than east where the date line lies between them. */
export type Area = { west: number; south: number; east: number; north: number };

/** As a query says it. A ten-thousandth of a degree is about ten metres. */
export function writeArea({ west, south, east, north }: Area): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(4))).join(',');
}
