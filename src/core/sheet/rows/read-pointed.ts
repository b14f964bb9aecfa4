import { isSameName } from '../../reading/plain-text.ts';
import type { Cell, PointedTable } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import { headerText, type SheetCells } from '../cells/sheet-cells.ts';
import { indexesOf } from '../headers/table.ts';
import { NO_DATE } from '../keys/packed-date.ts';
import type { KeyContext } from '../keys/read-context.ts';
import { keysAhead } from '../keys/read-keys.ts';
import { askPlace } from '../tables/ask-place.ts';
import type { Fit } from '../tables/layout.ts';
import { namesAgain, pointedFit } from '../tables/pointed-table.ts';
import { readParts } from '../values/read-values.ts';
import { askYear, dateOfTitles } from './date-of-titles.ts';
import type { Reader, SheetReading } from './sheet-reading.ts';

/** The table that a person pointed at; below it those over which the same names stand once more. */
export function nextPointed(
  sheet: SheetCells,
  pointed: PointedTable,
  { top, before, doubts }: { top: number; before: Fit | null; doubts: Doubts },
): Fit | null {
  if (!before) return pointedFit(sheet, pointed, top, doubts);
  if (before.table.sheet.transposed || pointed.headerRow === 0) return null;
  const again = sheet.cells.findIndex((_, row) => row >= top && namesAgain(before.table, row));
  const headerRow = again + 1;
  return again < 0 ? null : pointedFit(sheet, { ...pointed, headerRow }, top, doubts);
}

/** Reads it into the sheet's; gives the index of the row after it. */
export function readPointed(fit: Fit, reader: Reader, reading: SheetReading): number {
  const { table } = fit;
  const end = table.sheet.cells.length;
  const date = dateOfTitles(fit, reader);
  if (!date) {
    askYear(fit, reader);
    return end;
  }
  const isHeader = (rowIndex: number): boolean => namesAgain(table, rowIndex);
  const context = { ...reader, ...date, takesRow: null, isHeader };
  const places = placesPointed(fit, context);
  const { station } = reader.wishes;
  const wanted = places.names.find((name) => station !== undefined && isSameName(name, station));
  if (places.names.length > 1 && wanted === undefined) {
    const options = places.names.map((value) => ({ value }));
    askPlace(table, reader.doubts, { options, wished: station, columns: places.columns });
    return end;
  }
  const takesRow =
    wanted === undefined ? null : (row: readonly Cell[]) => places.ofRow.get(row) === wanted;
  const raw = readParts(fit, { ...context, takesRow });
  reading.tables.push({ fit, raw });
  return raw.end;
}

/** Which place each row with a date is of. A name that is merged over its rows stands in the first of them. */
function placesPointed({ table, parts }: Fit, context: KeyContext) {
  const columns = indexesOf(table.columns.filter(({ meaning }) => meaning.key === 'station'));
  const ofRow = new Map<readonly Cell[], string>();
  const [column] = columns;
  const [part] = parts;
  if (column === undefined || !part) return { columns, names: [], ofRow };
  const { packed } = keysAhead(table, part.keys, context);
  let name = '';
  table.sheet.cells.slice(table.firstRow).forEach((row, at) => {
    name = headerText(row[column]) || name;
    if ((packed[at] ?? NO_DATE) >= 0) ofRow.set(row, name);
  });
  return { columns, names: [...new Set(ofRow.values())].filter(Boolean), ofRow };
}
