import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import { headerText, holdsValues } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { isYearLike } from '../cells/year-like.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import { type Column, columnAt, indexesOf, sampleCells, type Table } from '../headers/table.ts';
import { monthOf, NO_DATE, yearOf } from '../keys/packed-date.ts';
import type { RowKeys, TakesRow } from '../keys/read-context.ts';
import type { Part } from './layout.ts';
import { nameIn, pointColumns } from './points.ts';

export type Span = { first: number; last: number };

export type PlacesDown = {
  /** one, or a latitude and a longitude */
  columns: readonly number[];
  spans: Map<string, Span>;
  /** how much its texts look like names that people know */
  likeness: number;
  /** the header says that the column names places */
  isNamed: boolean;
  /** all rows of a place stand together */
  isInBlocks: boolean;
  /** in the order of time each place follows another */
  isInTurn: boolean;
  /** the table says where each of them lies, and that is not where a station would move to; asked of those in turn */
  areApart: () => boolean;
  /** several places have the same month or day */
  overlaps: boolean;
  /** how many rows repeat a place and a date: this column does not tell them apart */
  repeats: number;
  /** the rows that have a date and values, and here nothing; looked for once a place is chosen */
  nameless: () => number[];
  /** its names come back at other dates, and nearly each row has its own name and date */
  isSteady: boolean;
};

/** If fewer rows share their date with another place, the words are remarks. */
const LEAST_SHARED = 0.2;

/** Null if the column has a single name, another word in each row, or remarks: it names no places. */
export function placesDown(
  table: Table,
  part: Part,
  columns: readonly number[],
  { keys, takesRow }: { keys: RowKeys; takesRow: TakesRow },
): PlacesDown | null {
  const [column = -1] = columns;
  const rows = namedRows(table, part, columns, keys).filter(
    ({ cells }) => takesRow?.(cells) !== false,
  );
  const spans = spansOf(rows);
  const dates = countOf(rows, ({ date }) => date);
  const header = columnAt(table, column);
  const isPoint = pointColumns(table).includes(column);
  const isNamed =
    isPoint ||
    header?.meaning.key === 'station' ||
    (header !== undefined && isOfGauges(table, header)) ||
    isByLongitude(rows, spans.size) ||
    (!isOfOtherWords(table, column) &&
      (areSeasons(rows, [...spans.keys()]) || areRecords(rows, spans)));
  // Words that differ in every row only number the rows, unless there are few dates: then each row may be a place.
  if (spans.size < 2 || (spans.size === rows.length && dates * 2 > rows.length)) return null;
  const shared = sharedDates(rows);
  const count = [...shared.values()].flat().length;
  const overlaps = isNamed ? count > 0 : count >= rows.length * LEAST_SHARED;
  if (!overlaps && !isNamed) return null;
  const repeats = rows.length - countOf(rows, ({ date, name }) => `${date}|${name}`);
  return {
    columns,
    spans,
    likeness: likenessOf(table, column, [...spans.keys()]),
    isNamed,
    isInBlocks: blocksOf(rows) === spans.size,
    isInTurn:
      !isPoint && !overlaps && comeInTurn(rows, spans.size, datedRows(table, keys, takesRow)),
    areApart: () => areApart(table, column),
    overlaps,
    repeats,
    nameless: () => namelessRows(table, part, columns, keys),
    isSteady: rows.length >= spans.size * 2 && repeats < rows.length * MOST_NAMESAKES,
  };
}

function namelessRows(
  { sheet, firstRow }: Table,
  { values }: Part,
  naming: readonly number[],
  { packed }: RowKeys,
): number[] {
  const columns = indexesOf(values);
  return Array.from(packed.keys(), (at) => firstRow + at).filter((rowIndex) => {
    const row = sheet.cells[rowIndex] ?? [];
    const isDated = (packed[rowIndex - firstRow] ?? NO_DATE) >= 0;
    return isDated && nameIn(row, naming) === '' && holdsValues(row, columns);
  });
}

/** A degree of latitude is 111 km, and heights are in metres or feet. A station that moves stays nearer. */
const FARTHEST = { latitude: 0.1, longitude: 0.1, elevation: 100 } as const;

/** "-48.541" in each row of one field and "-50.583" in each of the other. */
function areApart(table: Table, column: number): boolean {
  return table.columns.some(({ index, meaning }) => {
    const roles = rolesIn(meaning.plain);
    const [role] = (['latitude', 'longitude', 'elevation'] as const).filter((of) => roles.has(of));
    const places = role ? positionsIn(table, column, index) : [];
    return Math.max(...places) - Math.min(...places) > FARTHEST[role ?? 'latitude'];
  });
}

/** One of each name; none if a name has several, which say no place: the height of a plant grows. */
function positionsIn({ sheet, firstRow }: Table, column: number, index: number): number[] {
  const positions = new Map<string, number>();
  for (const row of sheet.cells.slice(firstRow)) {
    const [name, position] = [headerText(row[column]), numberInCell(row[index])];
    if (name === '' || !isNumber(position)) continue;
    if (position !== (positions.get(name) ?? position)) return [];
    positions.set(name, position);
  }
  return [...positions.values()];
}

/** Two states may have a district of the same name. */
const MOST_NAMESAKES = 0.05;

/** People know "Kumasi" and not "GH0042"; what stands under "Station name" they know best. */
function likenessOf({ columns }: Table, column: number, names: readonly string[]): number {
  const words = names.filter((name) => !/\d/.test(name)).length;
  const isCalledName = rolesIn(columns[column]?.meaning.plain ?? '').has('name');
  return words / names.length + (isCalledName ? 2 : 0);
}

/** "Observer", "Crop" and "Fuente" say what changes with the season: it is no place. */
function isOfOtherWords(table: Table, column: number): boolean {
  const words = columnAt(table, column)?.meaning.plain.split(' ') ?? [];
  return words.every((word) => OF_OTHERS.some((role) => rolesOf(word).has(role)));
}

const OF_OTHERS = ['common', 'source', 'footer', 'mark'] as const;

type NamedRow = {
  name: string;
  packed: number;
  date: string;
  cells: readonly Cell[];
  longitude: string;
};

/**
 * The rows with a date and a name. `date` also holds the element of the row and the hour of its stamp: rows that
 * differ in these do not share a date.
 */
function namedRows(table: Table, part: Part, naming: readonly number[], keys: RowKeys): NamedRow[] {
  const { sheet, firstRow, columns } = table;
  const at = columns.find(({ meaning }) => rolesIn(meaning.plain).has('longitude'))?.index;
  const isNamed = columnAt(table, naming[0])?.meaning.key === 'station';
  return sheet.cells.slice(firstRow, keys.end).flatMap((row, index) => {
    const packed = keys.packed[index] ?? NO_DATE;
    const name = nameIn(row, naming);
    if (packed < 0 || name === '' || isHeaderAgain(row, part)) return [];
    const stamp = isNamed ? '' : headerText(row[part.keys.date ?? -1]);
    const date = `${packed}|${stamp}|${headerText(row[part.rowElement?.index ?? -1])}`;
    return [{ name, packed, date, cells: row, longitude: headerText(row[at ?? -1]) }];
  });
}

/** "Station, Jan, Feb" on the next page, perhaps in another language: another word in each month. */
function isHeaderAgain(row: readonly Cell[], { values }: Part): boolean {
  const texts = values.map(({ index }) => headerText(row[index]));
  return (
    texts.length > 1 &&
    new Set(texts).size === texts.length &&
    texts.every((text) => /\p{L}/u.test(text))
  );
}

/** Marks of the weather and numbers of rows change more often than a station moves. */
const MOST_RETURNS = 2;
const LEAST_NAMED = 0.8;

/** True for two gauges that are read by turns. Marks of the weather leave most days blank; numbers of rows seldom return. */
function comeInTurn(rows: readonly NamedRow[], names: number, dated: number): boolean {
  return rows.length >= Math.max(names * MOST_RETURNS, dated * LEAST_NAMED);
}

function datedRows({ sheet, firstRow }: Table, { packed }: RowKeys, takesRow: TakesRow): number {
  const isTaken = (at: number): boolean => takesRow?.(sheet.cells[firstRow + at] ?? []) !== false;
  return packed.filter((date, at) => date >= 0 && isTaken(at)).length;
}

function inTime(rows: readonly NamedRow[]): NamedRow[] {
  return [...rows].sort((one, other) => one.packed - other.packed);
}

function blocksOf(rows: readonly NamedRow[]): number {
  return rows.filter(({ name }, at) => name !== rows[at - 1]?.name).length;
}

function spansOf(rows: readonly NamedRow[]): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const { name, packed } of rows) {
    const year = yearOf(packed);
    const { first, last } = spans.get(name) ?? { first: year, last: year };
    spans.set(name, { first: Math.min(first, year), last: Math.max(last, year) });
  }
  return spans;
}

function countOf(rows: readonly NamedRow[], textOf: (row: NamedRow) => string): number {
  return new Set(rows.map(textOf)).size;
}

/** All rows of "FLO2022" have one longitude, all rows of "CN2024" another: these words name fields. */
function isByLongitude(rows: readonly NamedRow[], names: number): boolean {
  const placed = countOf(rows, ({ name, longitude }) => `${name}|${longitude}`);
  return placed === names && countOf(rows, ({ longitude }) => longitude) > 1;
}

/**
 * True for "Hof", "Ried" and "Berg" from April to September of one year each: the fields of a trial. The name changes
 * exactly where months are missing, as a remark does not. Seasons such as "FLO2022" and "FLO2023" are no fields.
 */
function areSeasons(rows: readonly NamedRow[], names: readonly string[]): boolean {
  const monthNumber = (date: number): number => yearOf(date) * 12 + monthOf(date);
  let season = 1;
  const named = inTime(rows).map(({ name, packed }, at, sorted) => {
    if (monthNumber(packed) - monthNumber(sorted[at - 1]?.packed ?? packed) > 1) season++;
    return `${season} ${name}`;
  });
  const isOneEach = season === names.length && new Set(named).size === season;
  return isOneEach && new Set(names.map((name) => name.replace(/\d{4}/, ''))).size > 1;
}

/**
 * True for "A" until December 2002 and "B" from January 2003 on: each is the record of whole years, or the older one
 * stands below the newer. An instrument changes in any month, a kind of year comes back, and "1990s" says when it was.
 */
function areRecords(rows: readonly NamedRow[], spans: ReadonlyMap<string, Span>): boolean {
  if (spans.size > MOST_RECORDS || sayWhen(spans)) return false;
  const sorted = inTime(rows);
  if (blocksOf(sorted) !== spans.size) return false;
  const begin = sorted.filter(({ name }, at) => at > 0 && name !== sorted[at - 1]?.name);
  const areOfYears =
    begin.every(({ packed }) => monthOf(packed) === 1) &&
    [...spans.values()].every(({ first, last }) => last > first);
  return areOfYears || (blocksOf(rows) === spans.size && turnsBack(rows));
}

const MOST_RECORDS = 6;

/** At each new name the dates go back, where they go on from row to row, or the other way round. */
function turnsBack(rows: readonly NamedRow[]): boolean {
  const steps = stepsIn(rows.map(({ packed }) => packed)).map(Math.sign);
  const isNew = (_: number, at: number): boolean => rows[at]?.name !== rows[at + 1]?.name;
  const way = steps.filter((step, at) => !isNew(step, at)).reduce((sum, step) => sum + step, 0);
  return steps.filter(isNew).every((step) => step * way < 0);
}

/** "1961-1990" and "1991-2020", "70er" and "80er": the names hold their own years, and nothing else tells them apart. */
function sayWhen(spans: ReadonlyMap<string, Span>): boolean {
  const rests = Array.from(spans, ([name, { first, last }]) => {
    const years = Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`);
    const isYear = (digits: string): boolean =>
      isYearLike(Number(digits)) ||
      (digits.length > 1 && years.some((year) => year.endsWith(digits)));
    return name.replace(/\d+/g, (digits) => (isYear(digits) ? '' : digits));
  });
  return new Set(rests).size < spans.size;
}

/** By their date the rows of another place than the row before, each with that row. */
type SharedDates = ReadonlyMap<string, readonly [NamedRow, NamedRow][]>;

function sharedDates(rows: readonly NamedRow[]): SharedDates {
  const holders = new Map<string, NamedRow>();
  const shared = new Map<string, [NamedRow, NamedRow][]>();
  for (const row of rows) {
    const before = holders.get(row.date) ?? row;
    holders.set(row.date, row);
    if (before.name === row.name) continue;
    const pairs = shared.get(row.date) ?? [];
    pairs.push([before, row]);
    shared.set(row.date, pairs);
  }
  return shared;
}

/** "Gauge" over 12.1 and 12.2 beside the rain names gauges. Few values come again and again, and none is 0. */
function isOfGauges(table: Table, { index, meaning }: Column): boolean {
  if (meaning.element !== 'rain' || !isInstrument(meaning.plain)) return false;
  const cells = sampleCells(table, index);
  const kinds = new Set(cells.map(headerText));
  const isFilled = cells.length >= table.sampled.length * MOSTLY;
  return (
    cells.length >= FEWEST_NAMED && isFilled && kinds.size * 3 <= cells.length && !kinds.has('0')
  );
}

/** "Gauge" and "Pluviómetro"; "Rain gauge" and "Average rain" are amounts. */
function isInstrument(plain: string): boolean {
  return plain.split(' ').every((word) => rolesOf(word).has('instrument'));
}

const MOSTLY = 0.9;
const FEWEST_NAMED = 8;
