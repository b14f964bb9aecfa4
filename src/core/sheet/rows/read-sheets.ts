import { type Element, ofElement } from '../../dataset/columns.ts';
import { completenessOf } from '../../dataset/completeness.ts';
import { checkMonths } from '../../quality/check-months.ts';
import { keepBeneath } from '../../quality/without-explained.ts';
import type { MonthlyReading, StatedYear } from '../../reading/monthly-reading.ts';
import { oneRecord } from '../../reading/one-record.ts';
import type { Finding, Grid, LocaleAndYear, Reading, ReadOptions } from '../../reading/reading.ts';
import { countValues, placeAt, type Series, valueAt } from '../../reading/series.ts';
import { Doubts, graveAbove } from '../cells/doubts.ts';
import { CALCULATING } from '../cells/missing-codes.ts';
import { isText } from '../cells/sheet-cells.ts';
import { isStandard, quantityOf } from '../cells/units.ts';
import { EACH_TIME, noCounts, type Once } from '../keys/read-context.ts';
import { otherPlace, placesOfAll } from '../tables/choose-place.ts';
import { daysToMonths } from '../values/days-to-months.ts';
import { settleDaysWithoutRain } from '../values/days-without-rain.ts';
import type { RawReading, RawSeries } from '../values/raw-series.ts';
import { settleCodes } from '../values/settle-codes.ts';
import { type SettledUnits, settleUnits, withoutUnknownUnits } from '../values/settle-units.ts';
import { asInSheet, shownAt } from './as-in-sheet.ts';
import { proposeSheets } from './propose-sheets.ts';
import { readOneSheet } from './read-one-sheet.ts';
import { rowsOf } from './rows-of.ts';
import type { Reader, SheetReading } from './sheet-reading.ts';
import { withoutTimeToCome } from './time-to-come.ts';
import { understand } from './understand.ts';

/** Reads sheets: cells become rows of the contract, with what was understood and every finding. */
export function readSheets(
  grids: Grid[],
  wishes: ReadOptions,
  around: LocaleAndYear,
  check = checkMonths,
  once = EACH_TIME,
): Reading {
  const { sheets, counts, converted, doubts, months, rows, places } = readAndPropose(
    grids,
    wishes,
    around,
    once,
  );
  const fits = sheets.flatMap(({ tables }) => tables.map(({ fit }) => fit));
  return {
    rows,
    findings: joinFindings(doubts.list, rows.length ? asInSheet(check(months), converted) : []),
    understood: understand({
      fits,
      counts,
      converted,
      record: months.series,
      stations: { names: places.names, shareColumns: places.shareColumns },
    }),
    completeness: completenessOf(
      rows,
      months.partial.filter(({ used }) => !used),
    ),
    unseen: doubts.boxes,
  };
}

/**
 * What a graver finding answers is not asked beside it. °C up to 2000 and °F from then on: neither is the unit of all
 * values. Of half hours no better header makes a maximum.
 */
function joinFindings(read: readonly Finding[], checked: readonly Finding[]): Finding[] {
  const ofHours = read.some(({ kind }) => kind === 'reading.several-rows-a-day');
  const left = read.filter((finding) => {
    const change = checked.find(
      ({ kind, params: { element } }) =>
        kind === 'quality.unit-change' &&
        finding.kind === `reading.which-${quantityOf(element as Element)}-unit`,
    );
    if (change) keepBeneath(change, finding);
    return !change && !(ofHours && finding.kind === 'reading.columns-not-read');
  });
  return left.concat(checked);
}

type RowsRead = ReturnType<typeof readRows>;

function readAndPropose(
  grids: Grid[],
  wishes: ReadOptions,
  around: LocaleAndYear,
  once: Once,
): RowsRead {
  const read = readRows(grids, wishes, around, once);
  const wanted = wantedGrids(grids, wishes);
  if (grids.length > wanted.length && !wishes.sheets) {
    const { rows, doubts } = read;
    // The open tab is read again once its shown texts are known; those beside it are the same.
    const rowsAlone = (grid: Grid, answers: ReadOptions) =>
      once(
        `rows of ${[grid.book, grid.sheet]} alone, ${JSON.stringify(answers)}`,
        () => readRows([grid], answers, around, once).rows,
      );
    proposeSheets({ grids, read: wanted, rows, wishes, doubts, rowsAlone });
  }
  return read;
}

/** Reads sheets without checks and without proposals. */
export function readRows(
  grids: Grid[],
  wishes: ReadOptions,
  around: LocaleAndYear,
  once = EACH_TIME,
) {
  const reader = readerOf(wishes, around, once);
  const { doubts, counts, converted } = reader;
  const wanted = wantedGrids(grids, wishes);
  if (grids.length === 0)
    doubts.add({ kind: 'reading.sheet-empty', severity: 'error', places: [], params: {} });
  reportCalculating(wanted, doubts);
  const all = wanted.map((grid) => readOneSheet(grid, reader));
  const [first] = all;
  const places = placesOfAll(
    all.flatMap((sheet) => [sheet.places, ...sheet.tables.map((table) => table.places)]),
  );
  const other = first && otherPlace(places, reader);
  if (other) doubts.ofSheet(first.sheet, other);
  const sheets = other ? [] : all;
  const { months, raw } = monthsOf(sheets, reader);
  const rows = rowsOf(months.series);
  const count = (some: readonly Series[]): number =>
    some.reduce((all, series) => all + countValues(series), 0);
  const values = count(months.series);
  doubts.weigh(values, Math.max(values, count(months.days)));
  if (rows.length === 0) reportNothing(sheets, months, doubts);
  return { sheets, counts, converted, doubts, months, raw, rows, places };
}

/**
 * Reports cells that show "Loading...", as IMPORTRANGE does for a moment. Sent now, such a value would
 * be a gap, and such a date would lose its row.
 */
function reportCalculating(grids: readonly Grid[], doubts: Doubts): void {
  const doubt = { kind: 'reading.still-calculating', severity: 'error' } as const;
  for (const { sheet, cells } of grids)
    cells.forEach((row, rowIndex) => {
      for (let columnIndex = 0; columnIndex < row.length; columnIndex++) {
        const cell = row[columnIndex];
        if (isText(cell) && CALCULATING.test(cell))
          doubts.atPlace(doubt, { sheet, rowIndex, columnIndex }, cell);
      }
    });
}

function readerOf(wishes: ReadOptions, around: LocaleAndYear, once: Once): Reader {
  const doubts = new Doubts();
  return { wishes, around, doubts, counts: noCounts(), once, converted: [] };
}

/** The sheets that the person chose; else the first, which is the open one. */
function wantedGrids(grids: Grid[], wishes: ReadOptions): Grid[] {
  const wished = grids.filter(({ sheet }) => wishes.sheets?.includes(sheet));
  return wished.length ? wished : grids.slice(0, 1);
}

function monthsOf(
  sheets: readonly SheetReading[],
  reader: Reader,
): { months: MonthlyReading; raw: readonly RawSeries[] } {
  const { around, doubts } = reader;
  const read: MonthlyReading = { series: [], days: [], statedYears: [], partial: [] };
  const raw = sheets.flatMap((sheet) => settledSeries(sheet, read, reader));
  settleDaysWithoutRain(raw, reader.wishes, reader.doubts);
  for (const series of raw) addSeries(series, read, reader);
  const agreed = oneRecord(read.series, (series, index) => {
    const doubt = { kind: 'reading.tables-disagree', severity: graveAbove(0.1) } as const;
    const [place, value] = [placeAt(series, index), valueAt(series, index)];
    doubts.atPlace(doubt, place, place ? shownAt(place, value, reader.converted) : value);
  });
  const series = withoutTimeToCome(agreed, around.thisYear, reader);
  return { months: { ...read, series, days: oneRecord(read.days) }, raw };
}

/** The series of a sheet in standard units and without missing codes. Its yearly figures go into `read`. */
function settledSeries(
  { tables }: SheetReading,
  read: MonthlyReading,
  reader: Reader,
): readonly RawSeries[] {
  const { wishes, doubts } = reader;
  const all = tables.reduce<RawSeries[]>((some, { raw }) => some.concat(raw.series), []);
  const known = withoutUnknownUnits(all, wishes, doubts);
  const isAlone = known.length === 1;
  for (const series of known) settleCodes(series, { ...reader, isAlone });
  const units = settleUnits(known, wishes, doubts);
  reader.converted.push(...known.filter(({ converted }) => converted));
  read.statedYears = tables.reduce(
    (some, { raw }) => some.concat(inStandardUnits(raw, units)),
    read.statedYears,
  );
  return known;
}

function addSeries(series: RawSeries, read: MonthlyReading, reader: Reader): void {
  if (series.granularity === 'month') read.series.push(series);
  else {
    read.series.push(daysToMonths(series, read.partial, reader));
    read.days.push(series);
  }
}

/** Keeps the yearly figures in °C and mm: only these are compared with the months. */
function inStandardUnits({ series, statedYears }: RawReading, units: SettledUnits): StatedYear[] {
  return statedYears.filter(({ element }) => {
    const unit = series.find(ofElement(element))?.unit;
    return isStandard(unit ?? units[quantityOf(element)]);
  });
}

/** Reports that there are no values, if no other error explains it. */
function reportNothing(
  sheets: readonly SheetReading[],
  { partial }: MonthlyReading,
  doubts: Doubts,
): void {
  if (doubts.list.some(({ severity }) => severity === 'error')) return;
  const kind = partial.length > 0 ? 'reading.no-whole-month' : 'reading.no-values';
  const places = sheets.map(({ sheet }) => ({ sheet: sheet.name, cells: [] }));
  doubts.add({ kind, severity: 'error', places, params: {} });
}
