import { readWigos } from '../dataset/wigos.ts';
import { cellAddress } from '../reading/cell-address.ts';
import type { Cell, Grid } from '../reading/reading.ts';
import { cellText, isEmpty, isText } from '../sheet/cells/sheet-cells.ts';
import { type FactLabel, labelOf } from './fact-label.ts';
import type { Found, FoundFacts } from './found-facts.ts';
import {
  type FactRead,
  factText,
  type NumberField,
  type OddKind,
  readHourFact,
  readNumberFact,
} from './read-fact.ts';

/** What one source says of a station: each slot's different values, and what nobody can tell. */
export type Said = {
  place: FoundFacts[];
  elevation: FoundFacts[];
  identifier: FoundFacts[];
  name: FoundFacts[];
  hours: FoundFacts[];
  odd: { kind: OddKind; field: SlotField; written: Found<string> }[];
};
export type Slot = 'place' | 'elevation' | 'identifier' | 'name' | 'hours';
export type SlotField = 'latitude' | 'longitude' | 'elevation' | 'identifier' | 'hours';

/** The rows of one station. */
export type StationRows = Said & {
  sheet: string;
  /** by which other sheets may know it */
  codes: string[];
  names: string[];
  /** by which the reader may know it */
  aliases: string[];
};
export function noStation(sheet: string): StationRows {
  const said = { place: [], elevation: [], identifier: [], name: [], hours: [], odd: [] };
  return { sheet, codes: [], names: [], aliases: [], ...said };
}

/** A table that says in columns where its stations are: a list of them, or their values beside it. */
export type FactTable = { sheet: string; stations: StationRows[] };

/** More different values than these are measured and no fact. */
const MOST_DIFFERENT = 4;

/** A row names the columns if it speaks of two facts; from there on the rows are of stations, until the next one does. */
export function factTables(grid: Grid): FactTable[] {
  const tables: FactTable[] = [];
  let from = -1;
  let columns: FactColumn[] = [];
  const end = (until: number): void => {
    if (from >= 0) tables.push(tableOf(grid, columns, from + 1, until));
  };
  grid.cells.forEach((row, rowIndex) => {
    const named = columnsIn(row, grid.cells[rowIndex + 1]);
    if (!named) return;
    end(rowIndex);
    [from, columns] = [rowIndex, named];
  });
  end(grid.cells.length);
  return tables.filter(({ stations }) => stations.length > 0);
}

/**
 * `parts`: columns of minutes, seconds and the side, which belong to the degrees before them. `isUnsure`: a column without
 * a word goes on beside it, and may hold such a part.
 */
type FactColumn = { index: number; label: FactLabel; parts: number[]; isUnsure: boolean };

function columnsIn(row: readonly Cell[], below: readonly Cell[] = []): FactColumn[] | null {
  const columns: FactColumn[] = [];
  for (let index = 0; index < row.length; index++) {
    const cell = row[index];
    const { label } = isText(cell) ? labelOf(cell.trim()) : { label: null };
    if (!label) continue;
    // "Latitude | 54.2": a line says it of the whole table.
    if (label.kind in NUMBERS && typeof row[index + 1] === 'number') return null;
    const column = { index, label: withUnitBelow(label, below[index]), parts: [] };
    columns.push({ ...column, isUnsure: false });
  }
  if (new Set(columns.map(({ label }) => label.kind)).size < 2) return null;
  return joinedParts(columns, row, below);
}

const NUMBERS = { latitude: true, longitude: true, elevation: true };

function withUnitBelow(label: FactLabel, unit: Cell | undefined): FactLabel {
  const isFeet = isText(unit) && /^\(?(ft|feet)\)?$/i.test(unit.trim());
  return isFeet ? { ...label, inFeet: true } : label;
}

/** "Lat deg, Lat min, Lat sec, N/S", or "Latitude" merged over "Deg, Min". */
function joinedParts(
  columns: readonly FactColumn[],
  row: readonly Cell[],
  below: readonly Cell[],
): FactColumn[] {
  const joined: FactColumn[] = [];
  for (const column of columns) {
    const { index, label } = column;
    const before = joined[joined.length - 1];
    const text = cellText(row[index]);
    const goesOn =
      before?.label.kind === label.kind && label.kind in PLACE && index === lastOf(before) + 1;
    if (before && goesOn && PART.test(text)) before.parts.push(index);
    else joined.push(column);
  }
  for (const column of joined) {
    if (!(column.label.kind in PLACE)) continue;
    const isMerged = (): boolean => isEmpty(row[lastOf(column) + 1]);
    while (isMerged() && PART.test(cellText(below[lastOf(column) + 1])))
      column.parts.push(lastOf(column) + 1);
    column.isUnsure = isMerged() && !isEmpty(below[lastOf(column) + 1]);
  }
  return joined;
}

const PLACE = { latitude: true, longitude: true };
/** "Lat min", "Latm", "minutes", "'", "N/S" */
const PART =
  /^(?:lat|long?)(?:m|s)$|(^|[\s_(])(min\w*|sec\w*|seg\w*|['’′"”″]|[ns]\/[ns]|[ew]\/[ew]|dir\w*|hem\w*)\)?$/i;

function lastOf({ index, parts }: FactColumn): number {
  return parts[parts.length - 1] ?? index;
}

function tableOf(
  grid: Grid,
  columns: readonly FactColumn[],
  from: number,
  until: number,
): FactTable {
  const identities = columns.filter(({ label }) => IDENTITIES.includes(label.kind));
  const facts = columns.filter((column) => !identities.includes(column));
  const taken = new Set(columns.flatMap(({ index, parts }) => [index, ...parts]));
  const ofRow = new Map<string, StationRows>();
  const before = new Map<StationRows, (Cell | undefined)[][]>();
  const { sheet } = grid;
  for (let rowIndex = from; rowIndex < until; rowIndex++) {
    const row = grid.cells[rowIndex] ?? [];
    const texts = identities.map(({ index }) => cellText(row[index]));
    const isNameless = texts.every((text) => text === '');
    if (identities.length > 0 && isNameless) continue;
    const key = identities.length > 0 ? texts.join('\u0001') : pointOf(row, facts);
    const known = ofRow.get(key);
    const station = known ?? noStation(sheet);
    if (!known) {
      ofRow.set(key, station);
      if (identities.length === 0) station.names.push(key);
      takeIdentity(station, calledIn(grid, rowIndex, identities));
    }
    takeAliases(station, row, { isNew: !known, taken });
    const said = facts.map(({ index, parts }) => [index, ...parts].map((at) => row[at]));
    // Thousands of rows of values say the same beside them.
    if (known && isSameAs(before.get(known), said)) continue;
    before.set(station, said);
    takeFacts(station, { grid, rowIndex, columns: facts });
  }
  const stations = [...ofRow.values()];
  return { sheet, stations: withoutNumbering(stations).map(withoutMeasured) };
}

const IDENTITIES: readonly string[] = ['wigos', 'code', 'name', 'station', 'region'];

/** Words under another header, the same in all rows of a station: the reader may call the place so. */
function takeAliases(
  station: StationRows,
  row: readonly Cell[],
  { isNew, taken }: { isNew: boolean; taken: ReadonlySet<number> },
): void {
  if (isNew)
    station.aliases = row.map((cell, index) =>
      isText(cell) && !taken.has(index) ? cell.trim() : '',
    );
  else
    station.aliases.forEach((alias, index) => {
      const cell = row[index];
      if (alias !== '' && (!isText(cell) || cell.trim() !== alias)) station.aliases[index] = '';
    });
}

/** As the reader calls a place that only its latitude and longitude tell. */
function pointOf(row: readonly Cell[], facts: readonly FactColumn[]): string {
  const places = facts.filter(({ label }) => label.kind in PLACE);
  return places.map(({ index }) => cellText(row[index])).join(', ');
}

function calledIn(grid: Grid, rowIndex: number, columns: readonly FactColumn[]): CalledSo[] {
  return columns.flatMap(({ index, label }) => {
    const text = factText(grid.cells[rowIndex]?.[index]);
    const at = { sheet: grid.sheet, cell: cellAddress(rowIndex, index) };
    return text === '' ? [] : [{ label, text, at }];
  });
}

type OfRow = { grid: Grid; rowIndex: number; columns: readonly FactColumn[] };

/** What a cell calls a station. */
export type CalledSo = {
  label: FactLabel;
  text: string;
  at: Pick<Found<string>, 'sheet' | 'cell'>;
};

export function takeIdentity(station: StationRows, called: readonly CalledSo[]): void {
  const ranked = [...called].sort((one, other) => rankOf(one) - rankOf(other));
  for (const one of ranked) {
    const { kind } = one.label;
    const found = { value: one.text, ...one.at };
    const isCode = rankOf(one) < OF_NAMES;
    (isCode ? station.codes : station.names).push(one.text);
    if (kind === 'wigos' && readWigos(one.text) === null)
      station.odd.push({ kind: 'station.unreadable', field: 'identifier', written: found });
    else if (isCode) station.identifier.push({ identifier: found });
    else if (!isCode && kind !== 'region' && station.name.length === 0)
      station.name.push({ name: found });
  }
}

const OF_NAMES = 3;

/** A WIGOS identifier before a code, and a code that is called one before one that looks like it. */
function rankOf({ label: { kind }, text }: CalledSo): number {
  if (kind === 'wigos') return 0;
  if (kind === 'code') return 1;
  if (kind === 'station' && LIKE_CODE.test(text)) return 2;
  return kind === 'region' ? OF_NAMES + 2 : kind === 'name' ? OF_NAMES : OF_NAMES + 1;
}

/** "USC00305801", "09480", "C-12": digits, and no word of letters beside them. */
const LIKE_CODE = /^(?=.*\d{2})[\p{Lu}\d._:-]+$/u;

/** A column that numbers the rows of a list from 1 holds no codes. */
function withoutNumbering(stations: StationRows[]): StationRows[] {
  const isNumbered =
    stations.length > 1 && stations.every(({ codes: [code] }, at) => code === String(at + 1));
  if (!isNumbered) return stations;
  return stations.map((station) => {
    const [number = '', ...codes] = station.codes;
    const identifier = station.identifier.slice(1);
    return { ...station, codes, names: [...station.names, number], identifier };
  });
}

/** What takes many values at one station was measured there. */
function withoutMeasured(station: StationRows): StationRows {
  const facts = <One>(some: One[]): One[] => (some.length > MOST_DIFFERENT ? [] : some);
  const { place, elevation, hours, odd } = station;
  return {
    ...station,
    place: facts(place),
    elevation: facts(elevation),
    hours: facts(hours),
    odd: facts(odd),
  };
}

function takeFacts(station: StationRows, at: OfRow): void {
  const number =
    (field: NumberField) =>
    (cell: Cell, { inFeet }: FactLabel) =>
      readNumberFact(cell, field, inFeet);
  const latitudes = foundIn(station, at, 'latitude', number('latitude'));
  const longitudes = foundIn(station, at, 'longitude', number('longitude'));
  const areInPairs = latitudes.length === longitudes.length;
  latitudes.forEach((latitude, pair) => {
    const beside = areInPairs ? longitudes.slice(pair, pair + 1) : longitudes;
    for (const longitude of beside) takeNew(station.place, { latitude, longitude });
  });
  for (const elevation of foundIn(station, at, 'elevation', number('elevation')))
    takeNew(station.elevation, { elevation });
  const hour = (cell: Cell, { inUtc }: FactLabel) => readHourFact(cell, inUtc);
  for (const hours of foundIn(station, at, 'hours', hour)) takeNew(station.hours, { hours });
}

function foundIn<Value>(
  station: StationRows,
  { grid, rowIndex, columns }: OfRow,
  field: SlotField,
  read: (cell: Cell, label: FactLabel) => FactRead<Value>,
): Found<Value>[] {
  const row = grid.cells[rowIndex] ?? [];
  return columns.flatMap((column) => {
    const { index, label, isUnsure } = column;
    if (label.kind !== field) return [];
    const cell = cellIn(row, column);
    const said = read(cell, label);
    const at = { sheet: grid.sheet, cell: cellAddress(rowIndex, index) };
    if (said.is === 'value' && !isUnsure) return [{ value: said.value, ...at }];
    if (said.is !== 'missing') {
      const kind = said.is === 'odd' ? said.kind : 'station.unreadable';
      const written = { value: cellText(cell), ...at };
      if (!station.odd.some((odd) => odd.field === field && odd.written.value === written.value))
        station.odd.push({ kind, field, written });
    }
    return [];
  });
}

function isSameAs(
  before: readonly (Cell | undefined)[][] | undefined,
  now: readonly (Cell | undefined)[][],
): boolean {
  return (
    before?.every((cells, at) => cells.every((cell, part) => cell === now[at]?.[part])) ?? false
  );
}

/** Degrees with the minutes, seconds and side that stand beside them: "54:21:30 N". */
function cellIn(row: readonly Cell[], { index, parts }: FactColumn): Cell {
  const texts = parts.map((part) => cellText(row[part])).filter((text) => text !== '');
  if (texts.length === 0) return row[index] ?? null;
  const isSide = (text: string): boolean => /^\p{L}+$/u.test(text);
  const numbers = [cellText(row[index]), ...texts.filter((text) => !isSide(text))];
  return [numbers.join(':'), ...texts.filter(isSide)].join(' ');
}

export function takeNew(some: FoundFacts[], facts: FoundFacts): void {
  const textOf = (one: FoundFacts): string =>
    Object.values(one)
      .map(({ value }) => value)
      .join();
  if (!some.some((one) => textOf(one) === textOf(facts))) some.push(facts);
}
