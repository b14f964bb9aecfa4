import type { Cell } from '../../reading/reading.ts';
import { isDaily } from '../../reading/series.ts';
import { quietly, type ReadContext, type RowKeys } from '../keys/read-context.ts';
import { keysAhead } from '../keys/read-keys.ts';
import type { PlaceQuestion } from '../tables/ask-place.ts';
import { ofPlace } from '../tables/choose-station.ts';
import type { Fit } from '../tables/layout.ts';
import { nameIn } from '../tables/points.ts';
import {
  type DatedRow,
  FEWEST_ROWS,
  hasSeveralRows,
  mayHaveSeveralRows,
  SEVERAL_ROWS_A_DAY,
} from '../tables/several-rows.ts';
import { rowsWithValues } from '../values/read-values.ts';

/**
 * True if the rows of every place are hours: then it is useless to ask which place is meant. Beside a logger there may
 * be a gauge that is read each morning, and that can be read.
 */
export function reportHoursOfPlaces(
  fit: Fit,
  { options, columns }: PlaceQuestion,
  context: ReadContext,
): boolean {
  const { table, parts } = fit;
  if (context.wishes.station !== undefined) return false;
  if (parts.some(({ keys }) => !isDaily(keys))) return false;
  const quiet = quietly(context);
  const keys = parts.map((part) => keysAhead(table, part.keys, context));
  if (!keys.some(({ packed }) => mayHaveSeveralRows(packed))) return false;
  let places = 0;
  for (const { value } of options) {
    const rows = rowsOf(value, columns, { fit, keys, quiet });
    // A place with a few values or none has no month to read, either.
    if (rows.length < FEWEST_ROWS) continue;
    if (!hasSeveralRows(rows)) return false;
    places++;
  }
  if (places > 0) context.doubts.ofSheet(table.sheet, SEVERAL_ROWS_A_DAY);
  return places > 0;
}

type Look = { fit: Fit; keys: readonly RowKeys[]; quiet: ReadContext };

/** The rows of a place, whose name stands down a column or over its own columns. */
function rowsOf(
  place: string,
  columns: readonly number[] | undefined,
  { fit, keys, quiet }: Look,
): readonly DatedRow[] {
  const takesRow = columns ? (row: readonly Cell[]) => nameIn(row, columns) === place : null;
  const { table, parts } = columns ? fit : ofPlace(fit, place);
  const context = { ...quiet, takesRow };
  return parts.flatMap((part, at) => {
    const rows = keys[at];
    return rows ? [...rowsWithValues({ table, part, keys: rows, context })] : [];
  });
}
