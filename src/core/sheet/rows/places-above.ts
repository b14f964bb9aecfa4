import { titleMeaning } from '../headers/header-meaning.ts';
import type { Table } from '../headers/table.ts';
import { placeInTitles } from '../tables/choose-station.ts';
import type { RawReading } from '../values/raw-series.ts';
import { valuesContradict } from '../values/values-contradict.ts';

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
  if (goOn || tables.some((one) => tables.some((other) => shareHeader(one.table, other.table))))
    return carriedOn(tables.map(({ table }) => table.place || undefined));
  const names = carriedOn(tables.map(({ table }) => headingOf(table)));
  return tables.some(({ raw }, at) =>
    tables.some((other, place) => names[place] !== names[at] && valuesContradict(raw, other.raw)),
  )
    ? names
    : stated;
}

/** True where years go on below names, and begin anew below none. */
export function mayBeOne(tables: readonly TableBelow[]): boolean {
  const named = tables.slice(1).filter(({ table }) => table.place);
  return named.length > 0 && named.every(({ table }) => table.goesOn);
}

/** Names alone between the rows of one header are of two places, even where the years go on. */
function shareHeader(one: Table, other: Table): boolean {
  return (
    one.headerRow === other.headerRow &&
    Boolean(one.place && other.place) &&
    one.place !== other.place
  );
}

/** A table without a place of its own is of the place above. */
function carriedOn(places: readonly (string | undefined)[]): (string | undefined)[] {
  let last: string | undefined;
  return places.map((place) => {
    last = place ?? last;
    return last;
  });
}

/** The nearest title that says nothing of what is measured. The last title is the name of the tab. */
function headingOf({ titles }: Table): string | undefined {
  return titles.slice(0, -1).find((title) => {
    return /\p{L}/u.test(title) && !titleMeaning(title).about;
  });
}
