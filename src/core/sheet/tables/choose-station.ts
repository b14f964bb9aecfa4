import type { Cell } from '../../reading/reading.ts';
import { type Doubts, listed } from '../cells/doubts.ts';
import { isSameText, plainText } from '../cells/plain-text.ts';
import { headerText, type SheetCells } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import { columnAt, indexesOf, type Table } from '../headers/table.ts';
import { monthOf, NO_DATE, yearOf } from '../keys/packed-date.ts';
import { type KeyContext, quietly, type RowKeys, type TakesRow } from '../keys/read-context.ts';
import { readKeys } from '../keys/read-keys.ts';
import { askPlace, type PlaceQuestion } from './ask-place.ts';
import type { Fit, Part } from './layout.ts';
import { isOfCodes, isStation } from './places-beside.ts';

type StationChoice = {
  fit: Fit;
  takesRow: TakesRow;
  /** nothing may be read before the person has answered */
  question?: PlaceQuestion;
};

type Span = { first: number; last: number };
const MOST_OPTIONS = 60;
/** No station moves as often as marks of the weather come and go, or as rows change their number. */
const MOST_RETURNS = 2;

/** Chooses one of several places in a table, or says what to ask the person. The reader never averages places. */
export function chooseStation(fit: Fit, context: KeyContext): StationChoice {
  const beside = stationsBeside(fit);
  if (beside.length > 1) return chooseBeside(fit, beside, context);
  const [part] = fit.parts;
  if (!part) return { fit, takesRow: null };
  const columns = stationColumns(fit, part).filter((column) => hasPlaces(fit.table, column));
  if (columns.length === 0) return { fit, takesRow: null };
  const keys = readKeys(fit.table, part.keys, quietly(context));
  const places = columns
    .map((column) => placesDown(fit.table, part, column, keys))
    .filter((places) => places !== null)
    .sort((one, other) => other.likeness - one.likeness);
  return { fit, ...chooseAmong(fit.table, places, context) };
}

/** The person may have named the place by its state, its number or its name: every column is compared. */
function chooseAmong(
  table: Table,
  places: readonly PlacesDown[],
  context: KeyContext,
): Omit<StationChoice, 'fit'> {
  const { wishes, doubts } = context;
  const apart = places.filter(({ overlaps }) => overlaps);
  const [best] = apart.sort((one, other) => one.repeats - other.repeats);
  const { station } = wishes;
  if (station !== undefined)
    for (const { column, spans, repeats } of places) {
      const wished = [...spans.keys()].find((name) => isSameText(name, station));
      if (wished === undefined) continue;
      const takes = (row: readonly Cell[]) => headerText(row[column]) === wished;
      // The answer was a state, and the state has several places.
      return best && repeats > best.repeats
        ? questionDown(table, best, undefined, takes)
        : { takesRow: takes };
    }
  if (best) return questionDown(table, best, station, null);
  const inTurn = places.find(({ isNamed, isInTurn }) => isNamed && isInTurn);
  if (inTurn && station === undefined) reportInTurn(table, inTurn, doubts);
  return { takesRow: null };
}

function stationsBeside({ parts }: Fit): string[] {
  const names = new Set<string>();
  for (const { values } of parts)
    for (const { station } of values) if (station !== undefined) names.add(station);
  return [...names];
}

function chooseBeside(fit: Fit, names: string[], { wishes }: KeyContext): StationChoice {
  const wished = names.find((name) => isSameText(name, wishes.station ?? ''));
  if (wished !== undefined) return { fit: ofPlace(fit, wished), takesRow: null };
  const options = names.map((value) => ({ value }));
  return { fit, takesRow: null, question: { options, wished: wishes.station } };
}

/** Without the columns of other places beside it. */
export function ofPlace(fit: Fit, place: string): Fit {
  const parts = fit.parts.map((part) => ({
    ...part,
    values: part.values.filter(({ station }) => station === undefined || station === place),
  }));
  return { ...fit, parts };
}

/** The columns that may name places: first those whose header says so, then columns of words or codes. */
function stationColumns({ table }: Fit, part: Part): number[] {
  const taken = new Set([
    ...part.keys.all,
    ...indexesOf(part.values),
    part.rowElement?.index ?? -1,
  ]);
  const free = table.columns.filter(({ index }) => !taken.has(index));
  const named = free.filter((column) => isStation(table, column));
  const holdPlaces = free.filter(
    ({ index, meaning }) =>
      !meaning.key &&
      !meaning.refusal &&
      !rolesIn(meaning.plain).has('time') &&
      (holdsWords(table, index) || isOfCodes(table, index)),
  );
  return indexesOf(named.concat(holdPlaces));
}

/** Chinese tables set a name of two characters as wide as those of three: "杭  州". */
function holdsWords({ sampled }: Table, column: number): boolean {
  const words = sampled.filter((row) => /\p{L}\s*\p{L}/u.test(headerText(row[column])));
  return words.length > sampled.length * 0.8;
}

/** People know "Kumasi" and not "GH0042"; what stands under "Station name" they know best. */
function likenessOf({ columns }: Table, column: number, names: readonly string[]): number {
  const words = names.filter((name) => !/\d/.test(name)).length;
  const isCalledName = rolesIn(columns[column]?.meaning.plain ?? '').has('name');
  return words / names.length + (isCalledName ? 2 : 0);
}

type PlacesDown = {
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

const LEAST_NAMED = 0.8;
/** At least this share of rows must have a date that another place has, too. Else the words are remarks. */
const LEAST_SHARED = 0.2;

/** Null if the column has a single name, another word in each row, or remarks: it names no places. */
function placesDown(table: Table, part: Part, column: number, keys: RowKeys): PlacesDown | null {
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

/** Reports places that follow one another: the station moved, was renamed, or there are two stations. */
function reportInTurn(table: Table, { column, spans }: PlacesDown, doubts: Doubts): void {
  const options = optionsOf(spans);
  const found = listed(options.map(({ value }) => value));
  const doubt = {
    kind: 'reading.places-in-turn',
    severity: 'warning',
    params: { count: options.length, found },
    choices: { wish: 'station', options: options.slice(0, MOST_OPTIONS) },
  } as const;
  doubts.atColumns(table, doubt, [column]);
}

function optionsOf(spans: ReadonlyMap<string, Span>): { value: string; example: string }[] {
  return Array.from(spans, ([value, { first, last }]) => ({
    value,
    example: `${first}–${last}`,
  }));
}

function hasPlaces({ sheet, firstRow }: Table, column: number): boolean {
  let first = '';
  return sheet.cells.some((row, rowIndex) => {
    const name = rowIndex < firstRow ? '' : headerText(row[column]);
    first ||= name;
    return name !== '' && name !== first;
  });
}

/**
 * Which of the names down a column is meant; `among` leaves only the names in some rows. "validated" and
 * "provisional" by turns under an unknown word need not be places: then it is which rows are meant.
 */
function questionDown(
  table: Table,
  { column, spans, isNamed, isInBlocks }: PlacesDown,
  wished: string | undefined,
  among: TakesRow,
): Omit<StationChoice, 'fit'> {
  const names = new Set(
    table.sheet.cells.filter((row) => among?.(row)).map((row) => headerText(row[column])),
  );
  const options = optionsOf(spans).filter(({ value }) => !among || names.has(value));
  const isPlace = isNamed || isInBlocks || isOfCodes(table, column);
  return { takesRow: null, question: { options, wished, column, isPlace } };
}

/** "Station: Upton" in a line above a table. */
export function placeInTitles({ titles }: Table): string | undefined {
  for (const title of titles.slice(0, -1)) {
    const [, key = '', name = ''] = /^([^:=]{2,30})[:=]\s*(\S.{0,60})$/.exec(title) ?? [];
    const { key: kind, plain } = headerMeaning(key);
    if (name && kind === 'station' && !plain.includes(' ')) return name.trim();
  }
  return undefined;
}

/** Of tables below each other, each under the name of a place, chooses one place or asks the person. */
export function choosePlaces(
  sheet: SheetCells,
  places: readonly (string | undefined)[],
  { wishes, doubts }: Pick<KeyContext, 'wishes' | 'doubts'>,
): (index: number) => boolean {
  const names = new Map<string, string>();
  for (const place of places) if (place) names.set(plainText(place), place);
  if (names.size < 2) return () => true;
  const wished = names.get(plainText(wishes.station ?? ''));
  const options = [...names.values()].map((value) => ({ value }));
  if (wished === undefined)
    askPlace({ sheet, headerRow: 0 }, doubts, { options, wished: wishes.station });
  return (index) => wished !== undefined && isSameText(places[index] ?? '', wished);
}
