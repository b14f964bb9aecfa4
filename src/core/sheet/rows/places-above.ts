import type { Table } from '../headers/table.ts';
import { placeInTitles } from '../tables/choose-station.ts';
import type { RawReading } from '../values/raw-series.ts';

/** A table with the titles right above it, and what was read from it. */
export type TableBelow = { table: Table; raw: RawReading };

/**
 * The place of each table, as "Station: Upton" above it says. "Upton" alone counts only if another table under another
 * title has other values for the same months.
 */
export function placesAbove(tables: readonly TableBelow[]): (string | undefined)[] {
  const stated = carriedOn(tables.map(({ table }) => placeInTitles(table.titles)));
  if (stated.some(Boolean)) return stated;
  const goOn = tables.some(({ table }) => table.goesOn);
  if (goOn) return carriedOn(tables.map(({ table }) => table.place || undefined));
  return stated;
}

/** A table without a place of its own is of the place above. */
function carriedOn(places: readonly (string | undefined)[]): (string | undefined)[] {
  let last: string | undefined;
  return places.map((place) => {
    last = place ?? last;
    return last;
  });
}
