import type { Cell } from '../../reading/reading.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { elementNamed } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import { type Column, cellsBelow, indexesOf, type Table } from '../headers/table.ts';
import { NO_DATE, yearOf } from '../keys/packed-date.ts';
import type { KeyContext, RowKeys } from '../keys/read-context.ts';
import { keysAhead } from '../keys/read-keys.ts';
import type { Fit, Part } from './layout.ts';
import { isStation } from './places-beside.ts';

/** What a column says of the rows beside it, if that may be where they are of. */
export type PlacesDown = {
  /** one, or a latitude and a longitude */
  columns: readonly number[];
  /** the years of each place */
  spans: ReadonlyMap<string, Span>;
  /** the place of each row from the table's first on */
  names: readonly (string | undefined)[];
  /** several places have the same month or day */
  overlaps: boolean;
  /** how many rows repeat a place and a date: this column does not tell them apart */
  repeats: number;
  /** the date of each row from the table's first on */
  packed: Int32Array;
};

type Span = { first: number; last: number };

/** The columns that say of which place each row is, those whose names people know first. */
export function placesDown(fit: Fit, context: KeyContext, isPointed = false): PlacesDown[] {
  const [part] = fit.parts;
  if (!part) return [];
  const isMeant = (column: Column): boolean => !isPointed || saysStation(column);
  const named = naming(fit, part)
    .filter(isMeant)
    .map((column) => [column]);
  const points = isPointed ? [] : pointColumns(fit.table);
  const several = [...named, points].filter((columns) =>
    columns.some(({ index }) => new Set(namesIn(fit.table, index)).size > 1),
  );
  if (several.length === 0) return [];
  const dates = keysAhead(fit.table, part.keys, context);
  return several
    .flatMap((columns) => placesIn(fit.table, part, columns, { dates, isPointed }) ?? [])
    .sort((one, other) => likeness(other) - likeness(one));
}

/** "Upton", where it stands in each row: no place is chosen. */
export function placesAlone(fit: Fit): { name: string; isPlace: boolean }[] {
  const [part] = fit.parts;
  return (part ? naming(fit, part) : []).flatMap((column) => {
    const [name, ...others] = new Set(namesIn(fit.table, column.index));
    const isOne = name !== undefined && others.length === 0;
    return isOne ? { name, isPlace: isStation(fit.table, column) } : [];
  });
}

function namesIn(table: Table, column: number): string[] {
  return cellsBelow(table, column).map(headerText).filter(Boolean);
}

/** The columns that may name places: those whose header says so, and columns of words. */
function naming({ table }: Fit, { keys, values, rowElement }: Part): Column[] {
  const taken = [...keys.all, ...indexesOf(values), rowElement?.index];
  const free = table.columns.filter(({ index }) => !taken.includes(index));
  return free.filter((column) => {
    const { index, meaning } = column;
    // "Source id" over codes may be the station's, and "Source" alone is a mark.
    if (meaning.key) return isStation(table, column);
    return !meaning.refusal && !rolesIn(meaning.plain).has('time') && holdsWords(table, index);
  });
}

/** Chinese tables set a name of two characters as wide as those of three: "杭  州". */
function holdsWords({ sampled }: Table, column: number): boolean {
  const words = sampled.filter((row) => /\p{L}\s*\p{L}/u.test(headerText(row[column])));
  return words.length > sampled.length * 0.8;
}

/** If fewer rows share their date with another place, the words are remarks. */
const LEAST_SHARED = 0.2;

const NEARLY_ALL = 0.9;

/** Null if the column has a single name, another word in each row, or remarks: it names no places. */
function placesIn(
  table: Table,
  part: Part,
  naming: readonly Column[],
  dated: Dated,
): PlacesDown | null {
  const rows = namedRows(table, part, naming, dated);
  const spans = spansOf(rows);
  const dates = countOf(rows, ({ date }) => date);
  // Words that differ in nearly every row number the rows, unless there are few dates: then each row may be a place.
  const areNumbers = spans.size > rows.length * NEARLY_ALL && dates * 2 > rows.length;
  // Under "State of the atmosphere": rain, cloud, clear.
  const areWeather = [...spans.keys()].some((name) => elementNamed(name));
  if (spans.size < 2 || areNumbers || areWeather) return null;
  const shared = sharing(rows);
  const areNamed = naming.some(saysStation) || areByLongitude(rows, spans.size);
  if (!areNamed && shared < rows.length * LEAST_SHARED) return null;
  return {
    columns: indexesOf(naming),
    spans,
    names: namesAt(rows),
    overlaps: shared > 0,
    repeats: rows.length - countOf(rows, ({ date, name }) => `${date}|${name}`),
    packed: dated.dates.packed,
  };
}

/** `isPointed`: a name that is merged over its rows stands in the first of them. */
type Dated = { dates: RowKeys; isPointed: boolean };

type NamedRow = {
  at: number;
  name: string;
  date: string;
  year: number;
  longitude: string;
};

function namesAt(rows: readonly NamedRow[]): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const { at, name } of rows) names[at] = name;
  return names;
}

/**
 * The rows with a date and a name. `date` also holds the element of the row and the hour of its stamp: rows that
 * differ in these do not share a date.
 */
function namedRows(
  table: Table,
  part: Part,
  naming: readonly Column[],
  { dates: { packed, end }, isPointed }: Dated,
): NamedRow[] {
  const isNamed = naming.some(saysStation);
  const [longitudes] = columnsOf(table, 'longitude');
  const columns = indexesOf(naming);
  let last = '';
  return table.sheet.cells.slice(table.firstRow, end).flatMap((cells, at) => {
    const date = packed[at] ?? NO_DATE;
    const name = nameIn(cells, columns) || (isPointed ? last : '');
    last = name;
    if (date < 0 || name === '' || isHeaderAgain(cells, part)) return [];
    const stamp = isNamed ? '' : headerText(cells[part.keys.date ?? -1]);
    const element = headerText(cells[part.rowElement?.index ?? -1]);
    const longitude = headerText(cells[longitudes?.index ?? -1]);
    return [{ at, name, date: `${date}|${stamp}|${element}`, year: yearOf(date), longitude }];
  });
}

/** What a row says under some columns: "Upton", or "23.25, 69.75" under a latitude and a longitude. */
export function nameIn(row: readonly Cell[], columns: readonly number[]): string {
  const texts = columns.map((index) => headerText(row[index]));
  return texts.includes('') ? '' : texts.join(', ');
}

/** The latitude and the longitude that say of which point a row is. None where a way begins and ends. */
export function pointColumns(table: Table): readonly Column[] {
  const [latitudes, longitudes] = [columnsOf(table, 'latitude'), columnsOf(table, 'longitude')];
  return latitudes.length === 1 && longitudes.length < 2 ? [...latitudes, ...longitudes] : [];
}

function columnsOf({ columns }: Table, role: 'latitude' | 'longitude'): Column[] {
  return columns.filter(({ meaning }) => rolesIn(meaning.plain).has(role));
}

function saysStation({ meaning }: Column): boolean {
  return meaning.key === 'station';
}

/** "Station, Jan, Feb" on the next page, perhaps in another language: another word in each month. */
function isHeaderAgain(row: readonly Cell[], { values }: Part): boolean {
  const texts = values.map(({ index }) => headerText(row[index]));
  const differ = texts.length > 1 && new Set(texts).size === texts.length;
  return differ && texts.every((text) => /\p{L}/u.test(text));
}

function spansOf(rows: readonly NamedRow[]): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const { name, year } of rows) {
    const { first, last } = spans.get(name) ?? { first: year, last: year };
    spans.set(name, { first: Math.min(first, year), last: Math.max(last, year) });
  }
  return spans;
}

function countOf(rows: readonly NamedRow[], textOf: (row: NamedRow) => string): number {
  return new Set(rows.map(textOf)).size;
}

/** All rows of "FLO2022" have one longitude, all rows of "CN2024" another: these words name fields. */
function areByLongitude(rows: readonly NamedRow[], names: number): boolean {
  const placed = countOf(rows, ({ name, longitude }) => `${name}|${longitude}`);
  return placed === names && countOf(rows, ({ longitude }) => longitude) > 1;
}

/** How many rows have the date of another place. */
function sharing(rows: readonly NamedRow[]): number {
  const holders = new Map<string, string>();
  return rows.filter(({ name, date }) => {
    const before = holders.get(date) ?? name;
    holders.set(date, name);
    return before !== name;
  }).length;
}

/** People know "Kumasi" and not "GH0042". */
function likeness({ spans }: PlacesDown): number {
  return [...spans.keys()].filter((name) => !/\d/.test(name)).length / spans.size;
}
