import { completenessOf } from '../../dataset/completeness.ts';
import { checkMonths } from '../../quality/check-months.ts';
import { collectDoubts, type Doubts } from '../cells/doubts.ts';
import { placeOf } from '../cells/sheet-cells.ts';
import { tellCalculating } from '../cells/still-calculating.ts';
import { toldMarks } from '../cells/told-marks.ts';
import type { Counts } from '../keys/read-context.ts';
import type { Around, Grid, Reading, Wishes } from '../reading.ts';
import { rememberedRoles } from '../tables/remembered-roles.ts';
import { daysToMonths } from '../values/days-to-months.ts';
import type { DailySeries, MonthlyReading } from '../values/monthly-value.ts';
import { eachValue, type RawSeries } from '../values/raw-series.ts';
import { settleCodes } from '../values/settle-codes.ts';
import { settleUnits } from '../values/settle-units.ts';
import { withoutUnknownUnits } from '../values/unit-wished.ts';
import { proposeSheets } from './propose-sheets.ts';
import { type Reader, readOneSheet, type SheetReading } from './read-one-sheet.ts';
import { rowsOf } from './rows-of.ts';
import { onlyAgreedValues } from './sheets-together.ts';
import { withoutTimeToCome } from './time-to-come.ts';
import { understand } from './understand.ts';
import { yearSlots } from './year-slots.ts';

/** The cells of a sheet as they are → contract rows, what was understood, and every doubt. */
export function readSheets(grids: Grid[], wishes: Wishes, around: Around): Reading {
  const { sheets, counts, doubts, months, years, rows } = readRows(grids, wishes, around);
  const wanted = wantedGrids(grids, wishes);
  if (rows.length > 0 && grids.length > wanted.length && !wishes.sheets) {
    const rowsAlone = (grid: Grid, own: Wishes) => readRows([grid], own, around).rows;
    proposeSheets({ grids, read: wanted, rows, wishes, doubts, rowsAlone });
  }
  return {
    rows,
    findings: doubts.list().concat(rows.length ? checkMonths(months) : []),
    understood: understand({ sheets, counts, years }),
    completeness: completenessOf(
      rows,
      months.partial.filter(({ used }) => !used),
    ),
    unseen: doubts.boxes(),
  };
}

/** What stands in the sheets, before anything is checked or proposed. */
function readRows(grids: Grid[], wishes: Wishes, around: Around) {
  const doubts = collectDoubts();
  const counts: Counts = { missing: 0, flagged: 0, trace: 0, yearRows: 0, otherRows: 0 };
  const roles = rememberedRoles(wishes, doubts);
  const marks = toldMarks();
  const reader: Reader = { wishes, around, doubts, counts, marks, roles };
  const wanted = wantedGrids(grids, wishes);
  if (grids.length === 0)
    doubts.add({ kind: 'reading.sheet-empty', severity: 'error', places: [], params: {} });
  tellCalculating(wanted, doubts);
  const sheets = wanted.map((grid) => readOneSheet(grid, reader));
  const read = monthsOf(sheets, reader);
  marks.tell(doubts);
  const agreed = holdsElementTwice(sheets) ? onlyAgreedValues(read, doubts) : read;
  const months = withoutTimeToCome(agreed, around.thisYear, doubts);
  const years = yearSlots(months.values);
  const rows = rowsOf(years);
  doubts.weigh(months.values.length);
  if (rows.length === 0) tellNothing(sheets, doubts);
  return { sheets, counts, doubts, months, years, rows };
}

/** The tables of each sheet and what their columns were taken for: for whoever asks why. */
export function tablesOf(grids: Grid[], wishes: Wishes, around: Around): SheetReading[] {
  const reader = quietReader(wishes, around);
  return grids.map((grid) => readOneSheet(grid, reader));
}

function quietReader(wishes: Wishes, around: Around): Reader {
  const counts: Counts = { missing: 0, flagged: 0, trace: 0, yearRows: 0, otherRows: 0 };
  const doubts = collectDoubts();
  const roles = rememberedRoles(wishes, doubts);
  return { wishes, around, doubts, counts, marks: toldMarks(), roles };
}

/** Months and days alone, each with its cell, before any doubt about them. */
export function readMonths(grids: Grid[], wishes: Wishes, around: Around): MonthlyReading {
  const reader = quietReader(wishes, around);
  return monthsOf(
    wantedGrids(grids, wishes).map((grid) => readOneSheet(grid, reader)),
    reader,
  );
}

/** Only then can two values stand for one month. */
function holdsElementTwice(sheets: readonly SheetReading[]): boolean {
  const elements = sheets.reduce<string[]>(
    (all, { tables }) =>
      tables.reduce((some, { raw }) => some.concat(raw.series.map(({ element }) => element)), all),
    [],
  );
  return new Set(elements).size < elements.length;
}

/** The sheets wished for; else the first, which is the one the person looks at. */
function wantedGrids(grids: Grid[], wishes: Wishes): Grid[] {
  const wished = grids.filter(({ sheet }) => wishes.sheets?.includes(sheet));
  return wished.length ? wished : grids.slice(0, 1);
}

function monthsOf(sheets: readonly SheetReading[], reader: Reader): MonthlyReading {
  const { wishes, doubts } = reader;
  const into: MonthlyReading = { values: [], statedYears: [], partial: [], days: [] };
  for (const { sheet, tables } of sheets) {
    const all = tables.reduce<RawSeries[]>((some, { raw }) => some.concat(raw.series), []);
    const series = withoutUnknownUnits(all, wishes, doubts);
    for (const one of series) settleCodes(one, reader);
    const units = settleUnits(series, wishes, doubts);
    for (const one of series) addMonths(one, wishes, into, doubts);
    for (const { raw } of tables)
      for (const one of raw.statedYears) {
        const unit = raw.series.find(({ element }) => element === one.element)?.unit;
        // A yearly figure in another unit than the standard one would need its own conversion to compare.
        if (
          (unit ?? (one.element === 'rain' ? units.rain : units.temperature)) !==
          (one.element === 'rain' ? 'mm' : 'C')
        )
          continue;
        const [rowIndex, columnIndex] = placeOf(sheet, one.row, one.column);
        into.statedYears.push({
          element: one.element,
          year: one.year,
          value: one.value,
          sheet: sheet.name,
          rowIndex,
          columnIndex,
        });
      }
  }
  return into;
}

function addMonths(series: RawSeries, wishes: Wishes, into: MonthlyReading, doubts: Doubts): void {
  if (series.granularity === 'day') {
    daysToMonths(series, wishes, into, doubts);
    into.days.push(dailySeries(series));
    return;
  }
  const { element, sheet } = series;
  const { pasted, transposed, name } = sheet;
  eachValue(series, (value, place, { rows, columns }, year) => {
    const row = rows[place] ?? 0;
    const column = columns[place] ?? 0;
    // `placeOf` in place: a list for each of thousands of values is most of what reading costs.
    into.values.push({
      element,
      year,
      month: place + 1,
      value,
      sheet: name,
      rowIndex: transposed ? column : row,
      columnIndex: pasted ? 0 : transposed ? row : column,
    });
  });
}

function dailySeries({ element, sheet, years }: RawSeries): DailySeries {
  const days: DailySeries = { element, sheet: sheet.name, years: new Map() };
  for (const [year, of] of years) {
    const rows = Int32Array.from(of.rows);
    const columns = Int32Array.from(of.columns);
    days.years.set(year, {
      values: Float64Array.from(of.values),
      rowIndexes: sheet.transposed ? columns : rows,
      columnIndexes: sheet.pasted ? new Int32Array(rows.length) : sheet.transposed ? rows : columns,
    });
  }
  return days;
}

/** Something blocked the reading and has been told, or the table holds no value at all. */
function tellNothing(sheets: readonly SheetReading[], doubts: Doubts): void {
  if (doubts.list().some(({ severity }) => severity === 'error')) return;
  const places = sheets.map(({ sheet }) => ({ sheet: sheet.name, cells: [] }));
  doubts.add({ kind: 'reading.no-values', severity: 'error', places, params: {} });
}
