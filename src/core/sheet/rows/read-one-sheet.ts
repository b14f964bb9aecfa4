import type { Grid, PointedTable } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { Doubts } from '../cells/doubts.ts';
import { isEmptyRow, type SheetCells } from '../cells/sheet-cells.ts';
import { elementNamed, titleMeaning } from '../headers/header-meaning.ts';
import { cornerOf, type Table } from '../headers/table.ts';
import { findKeys } from '../keys/find-keys.ts';
import type { Keys } from '../keys/keys.ts';
import { type Counts, noCounts, quietly, type ReadContext } from '../keys/read-context.ts';
import { keysAhead } from '../keys/read-keys.ts';
import { type MayBeOurs, type UnknownWords, unknownColumns } from '../tables/ask-columns.ts';
import { choosePlace, chooseTables, placesOfAll } from '../tables/choose-place.ts';
import {
  beginsTable,
  findNamelessTable,
  findTable,
  newPatience,
  type Patience,
} from '../tables/find-tables.ts';
import { type Asked, type Fit, valuesIn } from '../tables/layout.ts';
import {
  isOfSomethingElse,
  lacksElement,
  nameElements,
  type UnlikeOurs,
} from '../tables/name-elements.ts';
import { namesAgain, nextPointed, type Pointed } from '../tables/pointed-table.ts';
import { reportColumns } from '../tables/report-columns.ts';
import { hasHours, readsByHours, SEVERAL_ROWS_A_DAY } from '../tables/several-rows.ts';
import { sheetOfGrid } from '../tables/sheet-of-grid.ts';
import { rangeIfUnlike } from '../values/look-in-time.ts';
import { readParts } from '../values/read-values.ts';
import { askYear, dateOfTitles, type TitleDate } from './date-of-titles.ts';
import type { Reader, SheetReading, TableReading } from './sheet-reading.ts';
import { withStatedUnits } from './stated-units.ts';

/** 27 years of days across. What is wider takes too long to look through. */
const MOST_COLUMNS = 10_000;
const MOST_TABLES = 400;

/** Reads every table of a sheet from top to bottom, each by the layout that fits it best. */
export function readOneSheet(grid: Grid, reader: Reader): SheetReading {
  const isShown = grid.display !== undefined;
  const sheet = reader.once(`cells of ${[grid.book, grid.sheet, isShown]}`, () =>
    sheetOfGrid(grid, reader.around),
  );
  const reading: SheetReading = { sheet, tables: [], places: placesOfAll([]) };
  const { doubts, wishes } = reader;
  if (reportSize(sheet, doubts)) return reading;
  const { maxColumn: max, minColumn: min, rainColumn: rain, station } = wishes;
  const asked = { columns: { max, min, rain }, station };
  const found = readTables(asked, reader, reading);
  if (wishes.roles?.some((table) => table.sheet === sheet.name)) return reading;
  if (!found) reportNoTable(sheet, asked, reader);
  return reading;
}

/** Reports a sheet that is empty, or wider than any table. */
function reportSize(sheet: SheetCells, doubts: Doubts): boolean {
  const isEmpty = sheet.cells.every(isEmptyRow);
  const params = { count: sheet.width, limit: MOST_COLUMNS };
  if (isEmpty) doubts.ofSheet(sheet, { kind: 'reading.sheet-empty', severity: 'error' });
  else if (sheet.width > MOST_COLUMNS)
    doubts.ofSheet(sheet, { kind: 'reading.sheet-too-wide', severity: 'error', params });
  else return false;
  return true;
}

/** False if the sheet has no table. */
function readTables(asked: Asked, reader: Reader, reading: SheetReading): boolean {
  const { sheet } = reading;
  const pointed = reader.wishes.roles?.find((table) => table.sheet === sheet.name);
  const job = { ...reader, asked, patience: newPatience(sheet), pointed };
  const below: Table[] = [];
  const apart: Apart[] = [];
  let top = 0;
  let before: Fit | null = null;
  for (let tables = 0; tables < MOST_TABLES && top < sheet.cells.length; tables++) {
    const { fit, why }: Pointed = pointed
      ? nextPointed(sheet, pointed, { top, before })
      : { fit: fitFrom(top, before, sheet, job) };
    if (why) reader.doubts.ofTable(why.table, why.told);
    if (!fit) break;
    const { table } = fit;
    top = table.headerRow + 1;
    if (!pointed && reading.tables.length > 0 && isOfOtherThings(fit)) continue;
    before = fit;
    // What is missing and doubted in a table counts only if the table is of the place that is meant.
    const own = { doubts: new Doubts(), counts: noCounts() };
    const read = reading.tables.length;
    top = Math.max(top, readTable(fit, { ...job, ...own }, reading));
    const tablesOfFit = reading.tables.slice(read);
    apart.push({ ...own, tables: tablesOfFit });
    below.push(...tablesOfFit.map(() => table));
  }
  const { isWanted, places, told } = chooseTables(below, reader);
  reading.places = places;
  if (told) reader.doubts.ofSheet(sheet, told);
  keepWanted(reading, isWanted, apart, reader);
  return before !== null;
}

/** The table at this row or further down; null where there is none. */
function fitFrom(top: number, before: Fit | null, sheet: SheetCells, job: TableJob): Fit | null {
  const { asked, patience } = job;
  const found =
    findTable(sheet, top, asked, patience) ?? (before ? null : findNamelessTable(sheet, asked));
  return found && withInheritedTitles(found, before);
}

/** Of places that stand one below the other, only the wanted are read and doubted. */
function keepWanted(
  reading: SheetReading,
  wanted: (index: number) => boolean,
  apart: readonly Apart[],
  reader: Reader,
): void {
  const unwanted = reading.tables.filter((_, index) => !wanted(index));
  reading.tables = reading.tables.filter((_, index) => wanted(index));
  for (const { tables, doubts, counts } of apart)
    if (!tables.some((table) => unwanted.includes(table))) takeInto(reader, { doubts, counts });
}

type Apart = Pick<Reader, 'doubts' | 'counts'> & { tables: TableReading[] };

function takeInto(reader: Reader, own: Pick<Reader, 'doubts' | 'counts'>): void {
  reader.doubts.take(own.doubts);
  for (const what of Object.keys(own.counts) as (keyof Counts)[])
    reader.counts[what] += own.counts[what];
}

/** A table below the first whose title says "WIND SPEED" and that holds no element. */
function isOfOtherThings({ parts, table: { titles } }: Fit): boolean {
  return parts.length === 0 && titles.slice(0, 2).some(isOfSomethingElse);
}

/**
 * A header that is repeated further down has the titles of the table above, too. It does not if its own
 * title says "Sunshine", or its corner "Wind".
 */
function withInheritedTitles(fit: Fit, before: Fit | null): Fit {
  if (!before) return fit;
  const titles = fit.table.titles.slice(0, -1);
  const [nearest = ''] = titles;
  const corner = cornerOf(fit.table);
  const isOther = corner && corner !== cornerOf(before.table);
  // "Temperature" below a table of minima may be the mean.
  const isWarmth = titleMeaning(nearest).facts.has('temperature') && !elementNamed(nearest);
  if (isOther || isWarmth || isOfSomethingElse(nearest)) return fit;
  // "Absolute maximum" above is not about "Mean minimum" here. "Extremes" may be about the whole page.
  const named = titles.some(elementNamed);
  const inherited = before.table.titles.filter((title) => !named || !titleMeaning(title).about);
  return { ...fit, table: { ...fit.table, titles: titles.concat(inherited) } };
}

type TableJob = Reader & { asked: Asked; patience: Patience; pointed: PointedTable | undefined };

/** Reads a table into the sheet's; gives the index of the row after it. */
function readTable(fit: Fit, job: TableJob, reading: SheetReading): number {
  const { table } = fit;
  const end = rowsIn(table);
  const date = dateOfTitles(fit, job);
  if (!date) {
    askYear(fit, job);
    return end;
  }
  const context = contextOf(fit, job, date);
  const named = job.pointed ? fit : asSaid(fit, job, context);
  if (!named) return endUnread(fit, context);
  const chosen = choosePlace(named, context, job.pointed !== undefined);
  if (!chosen.fit) {
    job.doubts.ofTable(table, chosen.told);
    return end;
  }
  const { takesRow, places } = chosen;
  const raw = readParts(chosen.fit, { ...context, takesRow });
  reading.tables.push({ fit: chosen.fit, raw, places });
  return table.sheet.transposed ? end : raw.end;
}

/** The rows of a table on its side are the sheet's columns: no other table begins in one. */
function contextOf({ table }: Fit, job: TableJob, date: TitleDate): ReadContext {
  const { asked, patience, pointed, ...reader } = job;
  const isHeader = (rowIndex: number): boolean =>
    pointed
      ? namesAgain(table, rowIndex)
      : !table.sheet.transposed &&
        beginsTable(table.sheet, rowIndex, table.firstRow, asked, patience);
  return { ...reader, ...date, takesRow: null, isHeader };
}

/** With an element and a unit for each column, where words say them. Null if nothing may be read. */
function asSaid(fit: Fit, job: TableJob, context: ReadContext): Fit | null {
  if (reportHours(fit, job.doubts)) return null;
  const { fit: named, told } = nameElements(fit, job.wishes, (unnamed, isDoubted) =>
    valuesUnlikeOurs(unnamed, context, isDoubted),
  );
  if (told) job.doubts.ofTable(fit.table, told);
  if (named) reportColumns(named, job.doubts);
  return named && withStatedUnits(named);
}

function reportHours(fit: Fit, doubts: Doubts): boolean {
  const { table, parts } = fit;
  const isNamed = valuesIn(parts).some(({ element }) => element);
  // Beside readings at hours a column of differences is no anomaly.
  const keys = parts.length > 0 ? parts.map((part) => part.keys) : keysAlone(fit);
  const areHours =
    (parts.some(lacksElement) && keys.some((one) => hasHours(table, one))) ||
    (!isNamed && keys.some((one) => readsByHours(table, one)));
  if (!areHours) return false;
  doubts.ofSheet(table.sheet, SEVERAL_ROWS_A_DAY);
  return true;
}

/** Of a table none of whose columns is read. */
function keysAlone({ table, unclear }: Fit): Keys[] {
  const keys = unclear.length > 0 ? null : findKeys(table, table.columns);
  return keys ? [keys] : [];
}

/** Tells of a column whether its values could be temperature or rain. */
function valuesJudge(context: ReadContext, isDoubted: boolean): MayBeOurs {
  return (table, keys, index) => {
    const fit = { table, parts: [{ keys, values: [{ index }] }] };
    return valuesUnlikeOurs(fit, context, isDoubted) === undefined;
  };
}

/** The columns without an element, if no values in them could be temperature or rain. */
function valuesUnlikeOurs(
  { table, parts }: Pick<Fit, 'table' | 'parts'>,
  context: ReadContext,
  isDoubted: boolean,
): UnlikeOurs | undefined {
  const columns = valuesIn(parts).filter(({ annual }) => !annual);
  const [first] = columns;
  const ofPlace = parts.map(({ keys, values }) => ({
    keys,
    values: values
      .filter((column) => columns.includes(column) && column.station === first?.station)
      .map((column) => ({ ...column, element: 'max' as const })),
  }));
  const [series] = readParts({ table, parts: ofPlace }, quietly(context)).series;
  const range = series && rangeIfUnlike(series, isDoubted);
  return first && range ? { index: first.index, ...range } : undefined;
}

const OF_ONE_COLUMN = { takesRow: null, isHeader: () => false };

/** A table that is not read ends where the next one begins. */
function endUnread({ table, parts: [part] }: Fit, context: ReadContext): number {
  const isRead = part && !table.sheet.transposed;
  return isRead ? keysAhead(table, part.keys, context).end : rowsIn(table);
}

function rowsIn({ sheet }: Table): number {
  return sheet.transposed ? sheet.width : sheet.cells.length;
}

function reportNoTable(sheet: SheetCells, asked: Asked, reader: Reader): void {
  const { doubts } = reader;
  const mayBeOurs = valuesJudge({ ...reader, ...OF_ONE_COLUMN }, false);
  const unknown = unknownColumns(sheet, asked, mayBeOurs);
  if (unknown && 'told' in unknown) {
    for (const told of unknown.told) doubts.ofTable(unknown.table, told);
    return;
  }
  const rows = sheet.cells.filter((row) => !isEmptyRow(row)).length;
  doubts.ofSheet(sheet, {
    kind: kindOfNoTable(unknown),
    severity: 'error',
    params: { rows, columns: sheet.width, found: unknown?.found ?? '' },
  });
}

function kindOfNoTable(unknown: UnknownWords | null): ReadingKind {
  if (!unknown) return 'reading.no-table';
  return unknown.isOfYears ? 'reading.only-years' : 'reading.words-not-understood';
}
