import { collectDoubts, type Doubts } from './doubts.ts';
import { headerMeaning } from './header-meaning.ts';
import type { Fit, Part } from './layout.ts';
import { plainText } from './plain-text.ts';
import type { KeyContext } from './read-context.ts';
import { NO_DATE } from './read-date.ts';
import { readKeys } from './read-keys.ts';
import type { Cell, Wishes } from './reading.ts';
import { headerText, type SheetCells } from './sheet-cells.ts';
import type { Table } from './table.ts';

type StationChoice = {
  fit: Fit;
  /** null = every row; 'ask' = nothing may be read before the person has chosen */
  takesRow: ((row: readonly Cell[]) => boolean) | null | 'ask';
};

type Span = { first: number; last: number };
const MOST_STATIONS = 500;
const MOST_OPTIONS = 60;

/** Several places in one table are never averaged: one is chosen, or the person is asked. */
export function chooseStation(fit: Fit, context: KeyContext): StationChoice {
  const beside = stationsBeside(fit);
  if (beside.length > 1) return chooseBeside(fit, beside, context);
  const [part] = fit.parts;
  if (!part) return { fit, takesRow: null };
  for (const column of stationColumns(fit, part)) {
    const found = stationsDown(fit.table, part, column, context);
    if (found) return { fit, takesRow: chooseDown(fit.table, column, found, context) };
  }
  return { fit, takesRow: null };
}

function stationsBeside({ parts }: Fit): string[] {
  const names = new Set<string>();
  for (const { values } of parts)
    for (const { station } of values) if (station !== undefined) names.add(station);
  return [...names];
}

function chooseBeside(fit: Fit, names: string[], { wishes, doubts }: KeyContext): StationChoice {
  const wished =
    wishes.station === undefined
      ? undefined
      : names.find((name) => sameName(name, wishes.station ?? ''));
  if (wished === undefined) {
    ask(
      fit.table,
      doubts,
      names.map((name) => ({ value: name })),
      wishes.station,
    );
    return { fit, takesRow: 'ask' };
  }
  const parts = fit.parts.map((part) => ({
    ...part,
    values: part.values.filter(({ station }) => station === undefined || station === wished),
  }));
  return { fit: { ...fit, parts }, takesRow: null };
}

/** Columns of places by their header first; then any column of words that repeats. */
function stationColumns({ table }: Fit, part: Part): number[] {
  const taken = new Set([
    ...part.keys.all,
    ...part.values.map(({ index }) => index),
    part.rowElement?.index ?? -1,
  ]);
  const free = table.columns.filter(({ index }) => !taken.has(index));
  const named = free.filter(({ meaning }) => meaning.key === 'station');
  const wordy = free.filter(
    ({ meaning }) => !meaning.key && !meaning.refusal && !meaning.element && !meaning.month,
  );
  return [
    ...sortByWords(
      table,
      named.map(({ index }) => index),
    ),
    ...wordy.filter(({ index }) => words(table, index) > 0.8).map(({ index }) => index),
  ];
}

/** A name before a number: people know "Kerala", not 043. */
function sortByWords(table: Table, columns: number[]): number[] {
  return columns.sort((a, b) => Number(words(table, b) > 0.5) - Number(words(table, a) > 0.5));
}

function words(table: Table, column: number): number {
  const named = table.sample.filter((row) =>
    /\p{L}{2}/u.test(headerText(table.sheet.cells[row]?.[column])),
  );
  return named.length / Math.max(1, table.sample.length);
}

/** The places of a column, when the same month or day stands there for more than one of them. */
function stationsDown(
  table: Table,
  part: Part,
  column: number,
  context: KeyContext,
): Map<string, Span> | null {
  const names = namesIn(table, column);
  if (names.size < 2 || names.size > MOST_STATIONS) return null;
  // What there is to doubt is told when the rows are read in earnest.
  const keys = readKeys(table, part.keys, { ...context, doubts: collectDoubts() });
  const spans = new Map<string, Span>();
  const holder = new Map<string, string>();
  let overlap = false;
  let rows = 0;
  for (let rowIndex = table.firstRow; rowIndex < keys.end; rowIndex++) {
    const packed = keys.packed[rowIndex - table.firstRow] ?? NO_DATE;
    const row = table.sheet.cells[rowIndex] ?? [];
    const name = headerText(row[column]);
    if (packed < 0 || name === '') continue;
    rows++;
    const key = `${packed}|${part.rowElement ? headerText(row[part.rowElement.index]) : ''}`;
    overlap = overlap || (holder.get(key) ?? name) !== name;
    holder.set(key, name);
    widen(spans, name, Math.floor(packed / 10_000));
  }
  // What is different in every row numbers the rows.
  if (spans.size < 2 || spans.size === rows) return null;
  if (!overlap) tellInTurn(table, column, spans, context);
  return overlap || wishesOne(spans, context.wishes) ? spans : null;
}

function wishesOne(spans: ReadonlyMap<string, Span>, { station }: Wishes): boolean {
  return station !== undefined && [...spans.keys()].some((name) => sameName(name, station));
}

/** One place after the other: a station that moved or was renamed, or two that do not belong together. */
function tellInTurn(
  table: Table,
  column: number,
  spans: ReadonlyMap<string, Span>,
  { wishes, doubts }: KeyContext,
): void {
  const meaning = table.columns.find(({ index }) => index === column)?.meaning;
  if (meaning?.key !== 'station' || wishes.station !== undefined) return;
  const options = Array.from(spans, ([value, { first, last }]) => ({
    value,
    example: `${first}–${last}`,
  }));
  const found = options
    .map(({ value }) => value)
    .join(', ')
    .slice(0, 80);
  const doubt = {
    kind: 'reading.places-in-turn',
    severity: 'warning',
    params: { count: options.length, found },
    choices: { wish: 'station', options: options.slice(0, MOST_OPTIONS) },
  } as const;
  doubts.atColumns(table.sheet, doubt, table.headerRow, [column]);
}

function namesIn({ sheet, firstRow }: Table, column: number): Set<string> {
  const names = new Set<string>();
  for (
    let rowIndex = firstRow;
    rowIndex < sheet.cells.length && names.size <= MOST_STATIONS;
    rowIndex++
  ) {
    const name = headerText(sheet.cells[rowIndex]?.[column]);
    if (name !== '') names.add(name);
  }
  return names;
}

function widen(spans: Map<string, Span>, name: string, year: number): void {
  const span = spans.get(name);
  if (!span) spans.set(name, { first: year, last: year });
  else if (year < span.first) span.first = year;
  else if (year > span.last) span.last = year;
}

function chooseDown(
  table: Table,
  column: number,
  spans: Map<string, Span>,
  { wishes, doubts }: KeyContext,
): StationChoice['takesRow'] {
  const wished =
    wishes.station === undefined
      ? undefined
      : [...spans.keys()].find((name) => sameName(name, wishes.station ?? ''));
  if (wished !== undefined) return (row) => headerText(row[column]) === wished;
  const options = [...spans].map(([value, { first, last }]) => ({
    value,
    example: `${first}–${last}`,
  }));
  ask(table, doubts, options, wishes.station, column);
  return 'ask';
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

/** Tables one below the other, each under the name of a place: one is chosen, or the person is asked. */
export function choosePlaces(
  sheet: SheetCells,
  places: readonly (string | undefined)[],
  { wishes, doubts }: Pick<KeyContext, 'wishes' | 'doubts'>,
): (index: number) => boolean {
  const names = new Map<string, string>();
  for (const place of places) if (place) names.set(plainText(place), place);
  if (names.size < 2) return () => true;
  const wished = names.get(plainText(wishes.station ?? ''));
  if (wished === undefined)
    ask(
      { sheet, headerRow: 0 },
      doubts,
      [...names.values()].map((value) => ({ value })),
      wishes.station,
    );
  return (index) => wished !== undefined && sameName(places[index] ?? '', wished);
}

function sameName(a: string, b: string): boolean {
  return plainText(a) === plainText(b);
}

function ask(
  table: Pick<Table, 'sheet' | 'headerRow'>,
  doubts: Doubts,
  options: { value: string; example?: string }[],
  wished?: string,
  column?: number,
): void {
  const known = wished === undefined ? {} : { wished };
  const doubt = {
    kind: wished === undefined ? 'reading.which-station' : 'reading.station-not-here',
    severity: 'error',
    params: { count: options.length, ...known },
    choices: { wish: 'station', options: options.slice(0, MOST_OPTIONS) },
  } as const;
  doubts.atColumns(table.sheet, doubt, table.headerRow, column === undefined ? [] : [column]);
}
