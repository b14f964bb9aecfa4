import type { CheckedSheet, SheetMemory, SheetReading } from '../../addon/page-types.ts';
import { err, ok } from '../../core/problem.ts';
import { withoutConfirmed } from '../../core/quality/answers/confirmed-findings.ts';
import type { Finding, Grid, LocaleAndYear, ReadOptions } from '../../core/reading/reading.ts';
import { EACH_TIME, onceForAll } from '../../core/sheet/keys/read-context.ts';
import { readSheets } from '../../core/sheet/rows/read-sheets.ts';
import { placesOfSheet, placesRead } from '../../core/sheet/rows/read-stations.ts';
import { factsOf, findStations } from '../../core/stations/find-stations.ts';
import { fingerprintOf } from '../../core/upload/fingerprint.ts';
import { suggestedTitle } from '../../core/upload/suggested-title.ts';
import { chosenTarget } from '../../core/upload/target.ts';
import { toldReading, toldStation } from '../../core/upload/told-reading.ts';
import { readFromFirst, withoutLists } from '../../workbench/read/read-together.ts';
import { type Book, type LastRead, shownTabs, stationOf, type Tab, tabOf } from './book.ts';

export type TabRead = Omit<LastRead, 'of'> & {
  tab: Tab;
  wishes: ReadOptions;
  grids: Grid[];
  around: LocaleAndYear;
  answered: Finding[];
};

/** A tab with those beside it. */
export function readTab(book: Book, tab: Tab, asked: ReadOptions | null): TabRead {
  const wishes = asked ?? book.wishes.get(tab.id) ?? {};
  const grids = gridsFrom(book, tab);
  const { reading, ...read } = readOnce(book, grids, wishes);
  const settled = withoutConfirmed(reading.findings, grids, book.confirmed.get(tab.id) ?? []);
  return {
    ...{ ...read, tab, wishes, grids, around: book.around, answered: settled.answered },
    reading: { ...reading, findings: settled.findings },
  };
}

/**
 * As `npm run read` reads files that were named together. The views ask about one reading many times, and of a hundred
 * years of days each would take a second. A grid that changes is another one.
 */
function readOnce(book: Book, grids: Grid[], wishes: ReadOptions): Omit<LastRead, 'of'> {
  const of = [JSON.stringify(wishes), ...grids];
  const isLast =
    book.read?.of.length === of.length && of.every((one, at) => one === book.read?.of[at]);
  if (book.read && isLast) return book.read;
  const whole = readFromFirst(grids, wishes, book.around);
  const places = placesRead(whole, wishes);
  const found = findStations(grids, places);
  const reading = withoutLists(whole, found);
  book.read = { of, reading, places, found, fingerprint: fingerprintOf(reading.rows) };
  return book.read;
}

/** A tab by itself, as one of several stations is read; `place`: of a tab with several. */
export function readAlone(
  book: Book,
  tab: Tab,
  place: string | null,
  once = EACH_TIME,
): Omit<TabRead, 'places' | 'found'> {
  const kept = book.wishes.get(tab.id) ?? {};
  const wishes = place === null ? kept : { ...kept, station: place };
  const grids = [tab.grid];
  const reading = readSheets(grids, wishes, book.around, undefined, once);
  const settled = withoutConfirmed(reading.findings, grids, book.confirmed.get(tab.id) ?? []);
  const fingerprint = fingerprintOf(reading.rows);
  return {
    ...{ tab, wishes, grids, around: book.around, answered: settled.answered, fingerprint },
    reading: { ...reading, findings: settled.findings },
  };
}

/** The stations of a tab, for the list of them all. */
export function checkedTab(book: Book, sheetId: number): CheckedSheet {
  const tab = tabOf(book, sheetId);
  if (!tab) return { sheetId, stations: err('addon.sheet-deleted'), facts: [] };
  const once = onceForAll();
  const whole = readAlone(book, tab, null, once);
  const places = placesOfSheet(whole.reading);
  const reads =
    places.length > 0 ? places.map((place) => readAlone(book, tab, place, once)) : [whole];
  const stations = reads.map((read) => ({ ...toldStation(read, true), ...remembered(book, read) }));
  return { sheetId, stations: ok(stations), facts: [factsOf(tab.grid)] };
}

function remembered(book: Book, { tab, wishes }: Pick<TabRead, 'tab' | 'wishes'>) {
  return {
    sheet: memoryOf(book, tab, wishes),
    wishes,
    unchanged: false,
    unsentMonths: 0,
    placeFound: { facts: {}, asked: [] },
  };
}

/** That tab first, and what follows it before what stands before it. */
function gridsFrom(book: Book, tab: Tab): Grid[] {
  const tabs = shownTabs(book);
  const at = Math.max(0, tabs.indexOf(tab));
  return [...tabs.slice(at), ...tabs.slice(0, at)].map(({ grid }) => grid);
}

export function shownReading(book: Book, read: TabRead): SheetReading {
  return {
    ...toldReading(read, true),
    ...remembered(book, read),
    filtered: false,
    placeFound: read.found.stations[0] ?? { facts: {}, asked: [] },
  };
}

export function memoryOf(book: Book, tab: Tab, wishes: ReadOptions): SheetMemory {
  const shown = { spreadsheetName: tab.book, sheetName: tab.name, tabs: shownTabs(book).length };
  return {
    id: tab.id,
    name: tab.name,
    title: suggestedTitle(shown, wishes),
    description: '',
    isPublic: null,
    hasRecord: false,
    wishes,
    lastUpload: null,
    station: stationOf(book, chosenTarget(tab.id, wishes)),
    unasked: false,
    proposal: null,
  };
}
