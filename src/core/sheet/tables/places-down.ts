import { headerText } from '../cells/sheet-cells.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import { columnAt, type Table } from '../headers/table.ts';
import { monthOf, NO_DATE, yearOf } from '../keys/packed-date.ts';
import type { RowKeys } from '../keys/read-context.ts';
import type { Part } from './layout.ts';

export type Span = { first: number; last: number };

export type PlacesDown = {
  column: number;
  spans: Map<string, Span>;
  /** how much its texts look like names that people know */
  likeness: number;
  /** the header says that the column names places */
  isNamed: boolean;
  /** all rows of a place stand together */
  isInBlocks: boolean;
  /** in the order of time each place follows another */
  isInTurn: boolean;
  /** several places have the same month or day */
  overlaps: boolean;
  /** how many rows repeat a place and a date: this column does not tell them apart */
  repeats: number;
};

/** At least this share of rows must have a date that another place has, too. Else the words are remarks. */
const LEAST_SHARED = 0.2;

/** Null if the column has a single name, another word in each row, or remarks: it names no places. */
export function placesDown(
  table: Table,
  part: Part,
  column: number,
  keys: RowKeys,
): PlacesDown | null {
  const rows = namedRows(table, part, column, keys);
  const spans = spansOf(rows);
  const dates = countOf(rows, ({ date }) => date);
  const isNamed =
    columnAt(table, column)?.meaning.key === 'station' ||
    isByLongitude(rows, spans.size) ||
    (!isOfOtherWords(table, column) && areSeasons(rows, [...spans.keys()]));
  // Words that differ in every row number the rows. With few dates each row may be of another place.
  if (spans.size < 2 || (spans.size === rows.length && dates * 2 > rows.length)) return null;
  const shared = sharedDates(rows);
  const overlaps = isNamed ? shared > 0 : shared >= rows.length * LEAST_SHARED;
  if (!overlaps && !isNamed) return null;
  return {
    column,
    spans,
    likeness: likenessOf(table, column, [...spans.keys()]),
    isNamed,
    isInBlocks: blocksOf(rows) === spans.size,
    isInTurn: !overlaps && (comeInTurn(rows, spans.size, keys) || staysLong(rows, spans.size)),
    overlaps,
    repeats: rows.length - countOf(rows, ({ date, name }) => `${date}|${name}`),
  };
}

/** People know "Kumasi" and not "GH0042"; what stands under "Station name" they know best. */
function likenessOf({ columns }: Table, column: number, names: readonly string[]): number {
  const words = names.filter((name) => !/\d/.test(name)).length;
  const isCalledName = rolesIn(columns[column]?.meaning.plain ?? '').has('name');
  return words / names.length + (isCalledName ? 2 : 0);
}

/** "Observer" and "Crop" say what changes with the season: it is no place. */
function isOfOtherWords(table: Table, column: number): boolean {
  const words = columnAt(table, column)?.meaning.plain.split(' ') ?? [];
  return words.every((word) => rolesOf(word).has('common'));
}

type NamedRow = { name: string; packed: number; date: string; longitude: string };

/**
 * The rows with a date and a name. A date that has a row for each element is that of its element, and the hours of
 * a day are told apart by their own stamps, whatever words stand beside them.
 */
function namedRows(table: Table, part: Part, column: number, keys: RowKeys): NamedRow[] {
  const { sheet, firstRow, columns } = table;
  const at = columns.find(({ meaning }) => rolesIn(meaning.plain).has('longitude'))?.index;
  const isNamed = columnAt(table, column)?.meaning.key === 'station';
  return sheet.cells.slice(firstRow, keys.end).flatMap((row, index) => {
    const packed = keys.packed[index] ?? NO_DATE;
    const name = headerText(row[column]);
    if (packed < 0 || name === '') return [];
    const stamp = isNamed ? '' : headerText(row[part.keys.date ?? -1]);
    const date = `${packed}|${stamp}|${headerText(row[part.rowElement?.index ?? -1])}`;
    return [{ name, packed, date, longitude: headerText(row[at ?? -1]) }];
  });
}

/** No station moves as often as marks of the weather come and go, or as rows change their number. */
const MOST_RETURNS = 2;
const LEAST_NAMED = 0.8;

/** Two gauges may be read by turns. Marks of the weather leave most days blank, and numbers of rows seldom return. */
function comeInTurn(rows: readonly NamedRow[], names: number, { packed }: RowKeys): boolean {
  const dated = packed.filter((date) => date >= 0).length;
  return rows.length >= Math.max(names * MOST_RETURNS, dated * LEAST_NAMED);
}

/** In the order of time a station seldom comes back to where it was, and stays for more than a row. */
function staysLong(rows: readonly NamedRow[], names: number): boolean {
  const stays = blocksOf(inTime(rows));
  return stays <= names * MOST_RETURNS && stays * 2 <= rows.length;
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
 * "Hof", "Ried" and "Berg" from April to September of a year each: the fields of a trial. A remark does not change
 * where months are left out and only there, and a season is called by its year.
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

/** How many rows have the date of an earlier row of another place. */
function sharedDates(rows: readonly NamedRow[]): number {
  const holders = new Map<string, string>();
  return rows.filter(({ date, name }) => {
    const before = holders.get(date) ?? name;
    holders.set(date, name);
    return before !== name;
  }).length;
}
