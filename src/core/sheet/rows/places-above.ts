import { titleMeaning } from '../headers/header-meaning.ts';
import type { Table } from '../headers/table.ts';
import { placeInTitles } from '../tables/choose-station.ts';
import type { RawReading, RawSeries } from '../values/raw-series.ts';

/** A table with the titles right above it, and what was read from it. */
export type TableBelow = { table: Table; raw: RawReading };

/**
 * The place of each table: "Station: Upton" above it says so. "Upton" alone may be any title, and is the
 * place where another table under another title has other values for the same months.
 */
export function placesAbove(tables: readonly TableBelow[]): (string | undefined)[] {
  const stated = carriedOn(tables.map(({ table }) => placeInTitles(table)));
  if (stated.some(Boolean)) return stated;
  const headings = carriedOn(tables.map(({ table }) => headingOf(table)));
  const isApart = tables.some(({ raw }, at) =>
    tables.some((other, place) => {
      return place > at && headings[place] !== headings[at] && contradicts(raw, other.raw);
    }),
  );
  return isApart ? headings : stated;
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
    const { about, refusal, said } = titleMeaning(title);
    return /\p{L}/u.test(title) && !about && !refusal && said.size === 0;
  });
}

function contradicts(one: RawReading, other: RawReading): boolean {
  return one.series.some((own) =>
    other.series.some(
      ({ element, granularity, ...rest }) =>
        element === own.element && granularity === own.granularity && mostlyDiffer(own, rest),
    ),
  );
}

function mostlyDiffer(one: RawSeries, other: Pick<RawSeries, 'start' | 'values'>): boolean {
  let balance = 0;
  one.values.forEach((value, index) => {
    const beside = other.values[index + one.start - other.start] ?? Number.NaN;
    if (!Number.isNaN(value) && !Number.isNaN(beside)) balance += value === beside ? -1 : 1;
  });
  return balance > 0;
}
