import type { Cell } from '../../reading/reading.ts';
import { numberInCell } from '../cells/read-number.ts';
import { transposeCells } from '../cells/sheet-cells.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import { type Table, tableAt } from '../headers/table.ts';
import { WRITTEN_DATES } from '../keys/date-notations.ts';
import { NO_DATE, packDate } from '../keys/packed-date.ts';
import { yearHeaded } from '../keys/year-notations.ts';

const FEWEST_YEARS = 2;
/** The header of a table that lies on its side is one of so many first columns. */
const DEEPEST_HEADER = 3;

/** Years, months or days across: the table turned, once for each column that may be its header. */
export function tablesOnSide(table: Table): Table[] {
  const { sheet, headerRow } = table;
  const { thisYear } = sheet;
  if (headerRow < 0 || sheet.transposed || !datesAcross(sheet.cells[headerRow], thisYear))
    return [];
  // A blank row stays for each title, so that addresses stay right. Turned, it is an empty column.
  const cells = sheet.cells.map((row, index) => (index < headerRow ? [] : row));
  const turned = transposeCells({ ...sheet, cells });
  return labelColumns(sheet.cells[headerRow], thisYear).map((column) => {
    const candidate = tableAt(turned, column, 0);
    candidate.titles = table.titles;
    // Keys are looked for among the first columns.
    candidate.columns.splice(0, headerRow);
    return candidate;
  });
}

/** Below a date stand values, and values name nothing. */
function labelColumns(header: readonly Cell[] = [], thisYear: number): number[] {
  const mayDate = (cell: Cell): boolean =>
    dateIn(cell, thisYear) !== NO_DATE || !Number.isNaN(numberInCell(cell));
  const first = header.findIndex(mayDate);
  const columns = Array.from({ length: DEEPEST_HEADER }, (_, column) => column);
  return first < 0 ? columns : columns.slice(0, first);
}

/** Dates that head columns only go up, or only down. Values that a sheet took for dates do both. */
function datesAcross(row: readonly Cell[] | undefined, thisYear: number): boolean {
  const dates = (row ?? [])
    .map((cell) => dateIn(cell, thisYear))
    .filter((date) => date !== NO_DATE);
  const steps = dates.slice(1).map((date, at) => Math.sign(date - (dates[at] ?? 0)));
  const [way] = steps;
  return dates.length >= FEWEST_YEARS && way !== 0 && steps.every((step) => step === way);
}

function dateIn(cell: Cell, thisYear: number): number {
  if (isTimeOfDay(cell)) return NO_DATE;
  // "2001-02" goes on behind "2001-01" as a month, and as a season it would be the year 2001 again.
  const date = WRITTEN_DATES.read(cell);
  const year = date === NO_DATE ? yearHeaded(cell, thisYear) : NaN;
  return Number.isNaN(year) ? date : packDate(year, 1, 0);
}
