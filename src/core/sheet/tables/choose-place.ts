import { columnLetters } from '../../reading/cell-address.ts';
import { isNoPlace, NONE_OF_THESE } from '../../reading/no-place.ts';
import { isSameName, isSameText } from '../../reading/plain-text.ts';
import type { Example, Stations } from '../../reading/reading.ts';
import { isDaily } from '../../reading/series.ts';
import { listed, MOST_OFFERED, type OfTable } from '../cells/doubts.ts';
import { holdsValue, holdsValues } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { indexesOf, type Table } from '../headers/table.ts';
import { NO_DATE } from '../keys/packed-date.ts';
import type { ReadContext, TakesRow } from '../keys/read-context.ts';
import { type Fit, valuesIn } from './layout.ts';
import { nameIn, type PlacesDown, placesAlone, placesDown } from './places-down.ts';
import {
  type DatedRow,
  hasSeveralRows,
  SEVERAL_ROWS_A_DAY,
  SEVERAL_ROWS_A_MONTH,
} from './several-rows.ts';

// A place is a key as time is: a header, a column or a title says it. Where there are several, one is read, and the
// person is asked which. They are never averaged.

type Asking = Pick<ReadContext, 'wishes'>;
type Option = { value: string; example?: Example };

/** The places of which one is read, and names that stand over or beside all rows, so that none was chosen. */
export type Places = Stations & { alone: readonly NameAlone[] };
/** `isPlace`: it is said that this is a place; otherwise it may be any word. */
type NameAlone = { name: string; isPlace: boolean };

const NO_PLACES: Places = { names: [], shareColumns: true, alone: [] };

/** Tables below each other may hold other places. */
export function placesOfAll(all: readonly Places[]): Places {
  return {
    names: [...new Set(all.flatMap(({ names }) => names))],
    shareColumns: all.every(({ shareColumns }) => shareColumns),
    alone: all.flatMap(({ alone }) => alone),
  };
}

/** What is read of a table; or what is asked, where nothing may be read before the person has answered. */
type Chosen = { fit: Fit; takesRow: TakesRow; places: Places } | { fit: null; told: OfTable };

/** Chooses one of several places in a table, or asks which one is meant. */
export function choosePlace(fit: Fit, context: ReadContext, isPointed = false): Chosen {
  // The words are no places: all is of one.
  if (context.wishes.station === NONE_OF_THESE) return allOf(fit);
  const beside = [...new Set(valuesIn(fit.parts).flatMap(({ station }) => station ?? []))];
  if (beside.length > 1) return chooseBeside(fit, beside, context);
  const places = context.once(`places of ${whereIs(fit)}`, () =>
    placesDown(fit, context, isPointed),
  );
  // What was sent as one record goes on as one.
  const several = context.around.sent?.length ? places.filter(({ overlaps }) => overlaps) : places;
  if (places.length > 0) return chooseDown(fit, several, context);
  return allOf(fit, placesAlone(fit));
}

function allOf(fit: Fit, alone: readonly NameAlone[] = []): Chosen {
  return { fit, takesRow: null, places: { ...NO_PLACES, alone } };
}

/** The same table in each reading of the same sheets. */
function whereIs({ table, layout, parts }: Fit): string {
  const { book, name, display } = table.sheet;
  return [book, name, display !== undefined, table.headerRow, layout, parts[0]?.keys.all].join();
}

function chooseBeside(fit: Fit, names: readonly string[], { wishes }: Asking): Chosen {
  const wished = placeCalled(names, wishes.station);
  if (wished === undefined) return { fit: null, told: whichPlace(optionsOf(names), wishes) };
  const parts = fit.parts.map((part) => ({
    ...part,
    values: part.values.filter(({ station }) => station === undefined || station === wished),
  }));
  return { fit: { ...fit, parts }, takesRow: null, places: among(names, false) };
}

function among(names: Iterable<string>, shareColumns: boolean): Places {
  return { names: [...names], shareColumns, alone: [] };
}

/** The person may have named the place by its state, its number or its name: every column is compared with the answer. */
function chooseDown(fit: Fit, places: readonly PlacesDown[], context: ReadContext): Chosen {
  const { wishes } = context;
  const [best] = [...places].sort((one, other) => one.repeats - other.repeats);
  if (!best) return allOf(fit);
  for (const own of places) {
    const wished = placeCalled([...own.spans.keys()], wishes.station);
    if (wished === undefined) continue;
    const isOwn = (rowIndex: number): boolean =>
      own.names[rowIndex - fit.table.firstRow] === wished;
    // The answer was a state, and the state has several places.
    if (own.repeats > best.repeats) {
      const ofState = new Set(best.names.filter((name, at) => name && own.names[at] === wished));
      return { fit: null, told: whichPlace(spanned(best, ofState), {}, best.columns) };
    }
    reportNameless(fit, own, context);
    return { fit, takesRow: isOwn, places: among(own.spans.keys(), true) };
  }
  if (wishes.station === undefined && areHours(fit, best)) {
    const ofDays = fit.parts.some(({ keys }) => isDaily(keys));
    return { fit: null, told: ofDays ? SEVERAL_ROWS_A_DAY : SEVERAL_ROWS_A_MONTH };
  }
  return { fit: null, told: whichPlace(spanned(best), wishes, best.columns) };
}

/** The hours or days of several places: whichever is chosen, none of its days or months could be read. */
function areHours({ table, parts }: Fit, { names, packed, spans }: PlacesDown): boolean {
  const values = valuesIn(parts);
  const rowsOf = (name: string): DatedRow[] =>
    Array.from(packed).flatMap((date, at) => {
      const row = table.sheet.cells[table.firstRow + at] ?? [];
      const filled = values.filter(({ index }) => holdsValue(row[index]));
      const isOf = names[at] === name && date >= 0 && filled.length > 0;
      return isOf ? [{ date, label: '', columns: indexesOf(filled) }] : [];
    });
  const isPlain = parts.every(({ rowElement, keys }) => !rowElement && keys.granularity !== 'year');
  const some = [...spans.keys()].slice(0, MOST_LOOKED_AT);
  return isPlain && some.every((name) => hasSeveralRows(rowsOf(name)));
}

const MOST_LOOKED_AT = 3;

/** "Upton, 1961–1990" */
function spanned({ spans }: PlacesDown, among?: ReadonlySet<string | undefined>): Option[] {
  const all = Array.from(spans, ([value, { first, last }]) => ({
    value,
    example: [`${first}–${last}`],
  }));
  return all.filter(({ value }) => !among || among.has(value));
}

/** Rows that belong to nobody, where a name stands in the middle of its rows. */
function reportNameless(
  fit: Fit,
  { columns, names, packed }: PlacesDown,
  context: ReadContext,
): void {
  const { table, parts } = fit;
  const doubt = { kind: 'reading.row-without-place', severity: 'warning' } as const;
  const nameless = context.once(`nameless rows of ${whereIs(fit)} ${columns}`, () => {
    const values = indexesOf(valuesIn(parts));
    return Array.from(packed.keys(), (at) => table.firstRow + at).filter((rowIndex, at) => {
      const row = table.sheet.cells[rowIndex] ?? [];
      const isNameless = names[at] === undefined && nameIn(row, columns) === '';
      return (packed[at] ?? NO_DATE) > NO_DATE && isNameless && holdsValues(row, values);
    });
  });
  for (const rowIndex of nameless) context.doubts.atRow(doubt, table.sheet, rowIndex, [...columns]);
}

/** What a person calls "saint eloi" or "garden"; where two are called so but for accents or marks, it is none. */
function placeCalled(names: readonly string[], asked: string | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const exactly =
    names.find((name) => name === asked) ?? names.find((name) => isSameName(name, asked));
  const [alike, ...others] = names.filter((name) => isSameText(name, asked));
  return exactly ?? (others.length === 0 ? alike : undefined);
}

function optionsOf(names: Iterable<string>): Option[] {
  return Array.from(names, (value) => ({ value }));
}

/** Asks which place is meant. The person may answer: none. */
function whichPlace(
  options: readonly Option[],
  { station: wished }: Asking['wishes'],
  columns: readonly number[] = [],
): OfTable {
  const found = listed(options.map(({ value }) => value));
  const params = { count: options.length, found, column: columns.map(columnLetters).join() };
  return {
    kind: wished === undefined ? 'reading.which-station' : 'reading.station-not-here',
    severity: 'error',
    params: wished === undefined ? params : { ...params, wished },
    choices: {
      wish: 'station',
      options: [...options.slice(0, MOST_OFFERED), { value: NONE_OF_THESE }],
    },
    columns,
  };
}

type ChosenTables = { isWanted: (index: number) => boolean; places: Places; told?: OfTable };

/** Of tables below each other, each under the name of a place, chooses those of one place or asks the person. */
export function chooseTables(tables: readonly Table[], { wishes }: Asking): ChosenTables {
  const places = placesOf(tables);
  const names = places.filter(
    (name, at) => name && at === places.findIndex((one) => isSameName(one, name)),
  );
  if (names.length < 2 || wishes.station === NONE_OF_THESE) {
    const alone = names.map((name) => ({ name, isPlace: true }));
    return { isWanted: () => true, places: { ...NO_PLACES, alone } };
  }
  const wished = placeCalled(names, wishes.station);
  if (wished === undefined)
    return {
      isWanted: () => false,
      places: NO_PLACES,
      told: whichPlace(optionsOf(names), wishes),
    };
  return {
    isWanted: (index) => isSameName(places[index] ?? '', wished),
    places: among(names, false),
  };
}

/** The place of each table, as "Station: Upton" above it says. A table without one is of the place above. */
function placesOf(tables: readonly Table[]): string[] {
  let last = '';
  return tables.map(({ titles }) => {
    last = titles.slice(0, -1).flatMap(placeInTitle)[0] ?? last;
    return last;
  });
}

function placeInTitle(title: string): string | [] {
  const [, key = '', name = ''] = /^([^:=]{2,30})[:=]\s*(\S.{0,60})$/.exec(title) ?? [];
  const { key: kind, plain } = headerMeaning(key);
  return kind === 'station' && !plain.includes(' ') ? name.trim() : [];
}

/** A person chose Garden, and Shore is the only place that still stands there: its values are not Garden's. */
export function otherPlace(
  { names, alone }: Places,
  { wishes, doubts }: Pick<ReadContext, 'wishes' | 'doubts'>,
): OfTable | null {
  const isAsked = doubts.list.some(({ choices }) => choices?.wish === 'station');
  const places = new Set(alone.flatMap(({ name, isPlace }) => (isPlace ? name : [])));
  if (isNoPlace(wishes.station) || isAsked || names.length > 0 || places.size === 0) return null;
  if (alone.some(({ name }) => isSameText(name, wishes.station ?? ''))) return null;
  return whichPlace(optionsOf(places), wishes);
}
