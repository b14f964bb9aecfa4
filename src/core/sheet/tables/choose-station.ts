import { isSameName, isSameText } from '../../reading/plain-text.ts';
import type { Cell, Example } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import { headerText, isEmpty, isText, type SheetCells } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import { cellsBelow, columnAt, indexesOf, type Table } from '../headers/table.ts';
import type { KeyContext, ReadContext, TakesRow } from '../keys/read-context.ts';
import { keysAhead } from '../keys/read-keys.ts';
import { askPlace, type PlaceQuestion } from './ask-place.ts';
import type { Fit, Part } from './layout.ts';
import { isStation } from './places-beside.ts';
import { type PlacesDown, placesDown, type Span } from './places-down.ts';
import { nameIn, pointColumns } from './points.ts';

type StationChoice = {
  fit: Fit;
  takesRow: TakesRow;
  /** nothing may be read before the person has answered */
  question?: PlaceQuestion;
};

/** Chooses one of several places in a table, or says what to ask the person. The reader never averages places. */
export function chooseStation(fit: Fit, context: ReadContext): StationChoice {
  const beside = stationsBeside(fit);
  if (beside.length > 1) return chooseBeside(fit, beside, context);
  const [part] = fit.parts;
  const { takesRow } = context;
  if (!part) return { fit, takesRow };
  const naming = stationColumns(fit, part);
  const columns = naming.filter((column) => hasPlaces(fit.table, column));
  const points = pointsDown(fit, part);
  if (columns.length + points.length === 0) {
    for (const column of naming) noteAlone(fit.table, column, context.doubts);
    return { fit, takesRow };
  }
  const keys = keysAhead(fit.table, part.keys, context);
  const places = [...columns.map((column) => [column]), ...points]
    .map((naming) => placesDown(fit.table, part, naming, { keys, takesRow }))
    .filter((places) => places !== null)
    .sort((one, other) => other.likeness - one.likeness);
  return { fit, ...chooseAmong(fit.table, places, context) };
}

/** Compares every column with the answer: the person may have named the place by its state, its number or its name. */
function chooseAmong(
  table: Table,
  places: readonly PlacesDown[],
  context: ReadContext,
): Omit<StationChoice, 'fit'> {
  const { wishes, doubts, around } = context;
  const [best] = bestFirst(places);
  const { station } = wishes;
  if (station !== undefined)
    for (const { columns, spans, repeats, nameless } of places) {
      const wished = placeCalled([...spans.keys()], station);
      if (wished === undefined) continue;
      const takes = (row: readonly Cell[]) =>
        nameIn(row, columns) === wished && context.takesRow?.(row) !== false;
      // The answer was a state, and the state has several places.
      if (best && repeats > best.repeats)
        return questionDown(table, withNames(table, best, places), undefined, takes);
      reportNameless(table, columns, nameless(), doubts);
      doubts.choseAmong(spans.keys(), true);
      return { takesRow: takes };
    }
  if (best) return questionDown(table, withNames(table, best, places), station, null);
  const inTurn = places.find(({ isNamed, isInTurn }) => isNamed && isInTurn);
  // What was sent as one record goes on as one.
  if (inTurn?.areApart() && !around.sent?.length) return questionDown(table, inTurn, station, null);
  return { takesRow: context.takesRow };
}

function isPartOf(columns: readonly number[], all: readonly number[]): boolean {
  return columns.some((column) => all.includes(column));
}

/** "BLZ.28604" of "Cayo": two countries have a "La Paz", so the codes are offered, each with its name. */
function withNames(table: Table, best: PlacesDown, places: readonly PlacesDown[]): NamedPlaces {
  const named = places.find(
    ({ likeness, columns }) => likeness > best.likeness && !isPartOf(columns, best.columns),
  );
  const names = new Map<string, string>();
  for (const row of named ? table.sheet.cells.slice(table.firstRow) : []) {
    const [code, name] = [best, named].map((one) => nameIn(row, one?.columns ?? []));
    if (code && name && (names.get(code) ?? name) !== name) return best;
    if (code && name) names.set(code, name);
  }
  return { ...best, names };
}

type NamedPlaces = PlacesDown & { names?: ReadonlyMap<string, string> };

/** Rows that belong to nobody, where a name stands in the middle of its rows. */
function reportNameless(
  { sheet }: Table,
  columns: readonly number[],
  rows: number[],
  doubts: Doubts,
): void {
  const doubt = { kind: 'reading.row-without-place', severity: 'warning' } as const;
  for (const rowIndex of rows) doubts.atRow(doubt, sheet, rowIndex, [...columns]);
}

/** "_id" and "Hof_2017_Jan" are other in each row, and name no place where "District" does. */
function namingPlaces(places: readonly PlacesDown[]): PlacesDown[] {
  const apart = places.filter(({ overlaps }) => overlaps);
  const steady = apart.filter(({ isSteady }) => isSteady);
  return steady.length > 0 ? steady : apart;
}

function bestFirst(places: readonly PlacesDown[]): PlacesDown[] {
  return namingPlaces(places).sort((one, other) => one.repeats - other.repeats);
}

/** What a person calls "saint eloi" or "garden"; where two are called so but for accents or marks, it is none. */
function placeCalled(names: readonly string[], asked: string | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const exactly =
    names.find((name) => name === asked) ?? names.find((name) => isSameName(name, asked));
  const [alike, ...others] = names.filter((name) => isSameText(name, asked));
  return exactly ?? (others.length === 0 ? alike : undefined);
}

function stationsBeside({ parts }: Fit): string[] {
  const names = new Set<string>();
  for (const { values } of parts)
    for (const { station } of values) if (station !== undefined) names.add(station);
  return [...names];
}

function chooseBeside(fit: Fit, names: string[], context: ReadContext): StationChoice {
  const { wishes, doubts, takesRow } = context;
  const wished = placeCalled(names, wishes.station);
  if (wished !== undefined) {
    doubts.choseAmong(names);
    return { fit: ofPlace(fit, wished), takesRow };
  }
  const options = names.map((value) => ({ value }));
  return { fit, takesRow: null, question: { options, wished: wishes.station } };
}

/** Leaves out the columns of other places. */
function ofPlace(fit: Fit, place: string): Fit {
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
  const holdPlaces = free.filter(({ index, meaning }) => {
    // "Source id" over codes may be the station's, and "Source" alone is a mark.
    const isRefused = meaning.refusal;
    if (meaning.key || isRefused || rolesIn(meaning.plain).has('time')) return false;
    return holdsWords(table, index) || holdsLabelsInTurn(table, index);
  });
  return indexesOf(named.concat(holdPlaces));
}

/** "23.25, 69.75": a latitude and a longitude that are free, and come back at other dates. */
function pointsDown({ table }: Fit, part: Part): (readonly number[])[] {
  const taken = part.keys.all.concat(indexesOf(part.values));
  const columns = pointColumns(table).filter((column) => !taken.includes(column));
  const differ = columns.some((column) => hasPlaces(table, column));
  return differ ? [columns] : [];
}

/** "A" in row after row and then "B", or 1 and then 2. */
function holdsLabelsInTurn(table: Table, column: number): boolean {
  const labels = new Set<string>();
  let last: string | undefined;
  for (const row of table.sheet.cells.slice(table.firstRow)) {
    const cell = row[column];
    if (isEmpty(cell)) continue;
    const label = headerText(cell);
    // Columns of values end here after a few rows.
    if (!(isText(cell) || Number.isInteger(cell)) || (label !== last && labels.has(label)))
      return false;
    last = label;
    if (labels.add(label).size === FEWEST_ROWS) return false;
  }
  return true;
}

/** A month of many stations is nobody's record. */
const FEWEST_ROWS = 6;

/** Chinese tables set a name of two characters as wide as those of three: "杭  州". */
function holdsWords({ sampled }: Table, column: number): boolean {
  const texts = sampled.map((row) => headerText(row[column]));
  const words = texts.filter((text) => /\p{L}\s*\p{L}/u.test(text));
  return words.length > sampled.length * 0.8 && !areOfWind(texts);
}

/** "NNW, SE, E, WSW", or "NNO, SO, O" where east or west begins with O: so many are no corners of a field. */
function areOfWind(texts: readonly string[]): boolean {
  const points = new Set(texts.filter((text) => text !== ''));
  return points.size > CORNERS && [...points].every((text) => /^[NSEWO]{1,3}$/i.test(text));
}

const CORNERS = 4;

function optionsOf(
  spans: ReadonlyMap<string, Span>,
  names: ReadonlyMap<string, string> = new Map(),
): { value: string; example: Example }[] {
  return Array.from(spans, ([value, { first, last }]) => ({
    value,
    example: [[names.get(value) ?? [], `${first}–${last}`].flat().join(', ')],
  }));
}

function hasPlaces(table: Table, column: number): boolean {
  let first = '';
  return cellsBelow(table, column).some((cell) => {
    const name = headerText(cell);
    first ||= name;
    return name !== '' && name !== first;
  });
}

function noteAlone(table: Table, index: number, doubts: Doubts): void {
  const name = cellsBelow(table, index).map(headerText).find(Boolean);
  const column = columnAt(table, index);
  if (name && column) doubts.alone.push({ name, isPlace: isStation(table, column) });
}

/**
 * Which of the names down a column is meant; `among` leaves only the names in some rows. "validated" and
 * "provisional" by turns under an unknown word need not be places: then it is which rows are meant.
 */
function questionDown(
  table: Table,
  { columns, spans, isNamed, isInBlocks, names: called }: NamedPlaces,
  wished: string | undefined,
  among: TakesRow,
): Omit<StationChoice, 'fit'> {
  const names = new Set(
    table.sheet.cells.filter((row) => among?.(row)).map((row) => nameIn(row, columns)),
  );
  const options = optionsOf(spans, called).filter(({ value }) => !among || names.has(value));
  const isPlace = isNamed || isInBlocks;
  return { takesRow: null, question: { options, wished, columns, isPlace } };
}

/** "Station: Upton" in a line above a table. */
export function placeInTitles(titles: readonly string[]): string | undefined {
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
  const names: string[] = [];
  for (const place of places)
    if (place && !names.some((name) => isSameName(name, place))) names.push(place);
  if (names.length < 2) {
    for (const name of names) doubts.alone.push({ name, isPlace: true });
    return () => true;
  }
  const wished = placeCalled(names, wishes.station);
  const options = names.map((value) => ({ value }));
  if (wished === undefined)
    askPlace({ sheet, headerRow: 0 }, doubts, { options, wished: wishes.station });
  else doubts.choseAmong(names);
  return (index) => wished !== undefined && isSameName(places[index] ?? '', wished);
}
