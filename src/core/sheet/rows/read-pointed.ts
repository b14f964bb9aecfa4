import type { PointedTable } from '../../reading/reading.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import type { Table } from '../headers/table.ts';
import { askPlace } from '../tables/ask-place.ts';
import { chooseStation } from '../tables/choose-station.ts';
import { namesAgain, pointedFit } from '../tables/pointed-table.ts';
import { readParts } from '../values/read-values.ts';
import { askYear, dateOfTitles } from './date-of-titles.ts';
import type { Reader, SheetReading } from './read-one-sheet.ts';

/** Reads the table that a person pointed at. Where the row of names stands again, it goes on below. */
export function readPointed(
  sheet: SheetCells,
  pointed: PointedTable,
  reader: Reader,
  reading: SheetReading,
): void {
  const { doubts } = reader;
  let fit = pointedFit(sheet, pointed, doubts);
  const date = fit && dateOfTitles(fit, reader);
  if (fit && !date) askYear(fit, reader);
  while (fit && date) {
    const { table } = fit;
    const isHeader = (rowIndex: number): boolean => namesAgain(table, rowIndex);
    const context = { ...reader, ...date, takesRow: null, isHeader };
    const { takesRow, question } = chooseStation(fit, context);
    if (question) {
      askPlace(table, doubts, question);
      return;
    }
    const raw = readParts(fit, { ...context, takesRow });
    reading.tables.push({ fit, raw });
    const next = namesAgainFrom(table, raw.end);
    fit = next < 0 ? null : { ...fit, table: { ...table, firstRow: next + 1 } };
  }
}

/** The first row from `end` on that holds the names of the columns; -1 where none does. */
function namesAgainFrom(table: Table, end: number): number {
  const { cells } = table.sheet;
  return cells.findIndex((_, rowIndex) => rowIndex >= end && namesAgain(table, rowIndex));
}
