import type { Cell } from '../../reading/reading.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import { columnAt, type Table } from '../headers/table.ts';
import { monthOf, NO_DATE, yearOf } from '../keys/packed-date.ts';
import type { RowKeys, TakesRow } from '../keys/read-context.ts';
import type { Part } from './layout.ts';
import { nameIn, pointColumns } from './points.ts';
import { mayTellTwice, saySameTwice } from './several-rows.ts';

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
    (!isOfOtherWords(table, column) &&
      (areSeasons(rows, [...spans.keys()]) || areRecords(rows, spans)));
  // Words that differ in every row only number the rows, unless there are few dates: then each row may be a place.
  if (spans.size < 2 || (spans.size === rows.length && dates * 2 > rows.length)) return null;
  const shared = sharedDates(rows);
  const count = [...shared.values()].flat().length;
  const overlaps = isNamed
    ? count > 0
    : count >= rows.length * LEAST_SHARED && !isToldTwice(table, part, rows, shared);
  if (!overlaps && !isNamed) return null;
  const repeats = rows.length - countOf(rows, ({ date, name }) => `${date}|${name}`);
  return {
    columns,
    spans,
    likeness: likenessOf(table, column, [...spans.keys()]),
    isNamed,
    isInBlocks: blocksOf(rows) === spans.size,
    isInTurn: false,
    areApart: () => false,
    overlaps,
    repeats,
    nameless: () => [],
    isSteady: rows.length >= spans.size * 2 && repeats < rows.length * MOST_NAMESAKES,
  };
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

/** "Lunch" and "Dinner" beside the weather of each day. Where one of two fields goes on alone, they are two. */
function isToldTwice(
  table: Table,
  part: Part,
  rows: readonly NamedRow[],
  shared: SharedDates,
): boolean {
  const dates = countOf(rows, ({ date }) => date);
  const goesOn = longestAlone(rows, shared) > dates * MOST_ALONE;
  if (goesOn || mayTellTwice(table, part) !== 'values') return false;
  const valuesOf = ({ cells }: NamedRow): string =>
    part.values.map(({ index }) => headerText(cells[index])).join('|');
  const pairs = [...shared.values()].flat();
  return saySameTwice(pairs.map(([one, other]) => [valuesOf(one), valuesOf(other)]));
}

const MOST_ALONE = 0.1;

/** On how many dates, one after the other, the same name stands alone. */
function longestAlone(rows: readonly NamedRow[], shared: SharedDates): number {
  let [longest, now, before] = [0, 0, ''];
  for (const { date, name } of inTime(rows)) {
    now = shared.has(date) ? 0 : name === before ? now + 1 : 1;
    before = name;
    longest = Math.max(longest, now);
  }
  return longest;
}

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
  if (spans.size > MOST_RECORDS) return false;
  const sorted = inTime(rows);
  if (blocksOf(sorted) !== spans.size) return false;
  const begin = sorted.filter(({ name }, at) => at > 0 && name !== sorted[at - 1]?.name);
  const areOfYears =
    begin.every(({ packed }) => monthOf(packed) === 1) &&
    [...spans.values()].every(({ first, last }) => last > first);
  return areOfYears;
}

const MOST_RECORDS = 6;

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
