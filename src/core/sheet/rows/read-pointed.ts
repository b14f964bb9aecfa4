import type { PointedTable } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import { choosePlace } from '../tables/choose-place.ts';
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
  const chosen = choosePlace(fit, context, true);
  if (!chosen) return end;
  const { takesRow } = chosen;
  const raw = readParts(fit, { ...context, takesRow });
  reading.tables.push({ fit, raw });
  return raw.end;
}
