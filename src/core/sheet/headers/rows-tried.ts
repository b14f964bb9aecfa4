const MOST_ROWS = 50;
const FEWEST_ROWS = 5;
/** So many cells are looked at as headers: the wider a sheet, the fewer of its rows. */
const MOST_CELLS = 100_000;

/** How many rows of a sheet are tried as the header of a table. */
export function rowsTried(width: number): number {
  return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, Math.floor(MOST_CELLS / width)));
}
