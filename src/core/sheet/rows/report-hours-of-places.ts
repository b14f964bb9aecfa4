import type { Cell } from '../../reading/reading.ts';
import { Doubts } from '../cells/doubts.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { noCounts, type ReadContext, type RowKeys } from '../keys/read-context.ts';
import { readKeys } from '../keys/read-keys.ts';
import { chooseStation } from '../tables/choose-station.ts';
import type { Fit } from '../tables/layout.ts';
import { FEWEST_ROWS, hasSeveralRows, mayHaveSeveralRows } from '../tables/several-rows.ts';
import { rowsWithValues } from '../values/read-values.ts';

/**
 * Where the rows of every place are hours, no answer to which place is meant would lead to a reading. Of a
 * logger and a gauge that is read each morning, the gauge can be read.
 */
export function reportHoursOfPlaces(fit: Fit, context: ReadContext): boolean {
  const { table, parts } = fit;
  if (context.wishes.station !== undefined) return false;
  const tried = new Doubts();
  const quiet = { ...context, doubts: tried, counts: noCounts() };
  const { takesRow, column } = chooseStation(fit, quiet);
  if (takesRow !== 'ask' || parts.some(({ keys }) => keys.granularity !== 'day')) return false;
  const keys = parts.map((part) => readKeys(table, part.keys, quiet));
  if (!keys.some(({ packed }) => mayHaveSeveralRows(packed))) return false;
  const places = tried.list[0]?.choices?.options.map(({ value }) => value) ?? [];
  if (!areAllHours(places, (place) => rowsOf(fit, keys, quiet, { place, column }))) return false;
  context.doubts.ofSheet(table.sheet, { kind: 'reading.several-rows-a-day', severity: 'error' });
  return true;
}

type Rows = Parameters<typeof hasSeveralRows>[0] & readonly unknown[];

/** A place with a few values or none has no month to read, either. */
function areAllHours(places: readonly string[], rowsOfPlace: (place: string) => Rows): boolean {
  let found = 0;
  for (const place of places) {
    const rows = rowsOfPlace(place);
    if (rows.length < FEWEST_ROWS) continue;
    if (!hasSeveralRows(rows)) return false;
    found++;
  }
  return found > 0;
}

type OfPlace = { place: string; column: number | undefined };

/** The rows of a place, whose name stands down a column or over its own columns. */
function rowsOf(
  fit: Fit,
  keys: readonly RowKeys[],
  quiet: ReadContext,
  { place, column }: OfPlace,
): Rows {
  const isAbove = column === undefined;
  const takesRow = isAbove ? null : (row: readonly Cell[]) => headerText(row[column]) === place;
  const chosen = isAbove ? chooseStation(fit, { ...quiet, wishes: { station: place } }).fit : fit;
  const context = { ...quiet, takesRow };
  return chosen.parts.flatMap((part, at) => {
    const own = keys[at];
    return own ? [...rowsWithValues({ table: fit.table, part, keys: own, context })] : [];
  });
}
