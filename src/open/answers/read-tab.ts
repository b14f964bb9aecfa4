import type { SheetMemory, SheetReading } from '../../addon/page-types.ts';
import { countRowValues } from '../../core/dataset/dataset.ts';
import { picturesOf } from '../../core/dataset/pictures-of.ts';
import { answerable } from '../../core/quality/answers/answerable.ts';
import { withoutConfirmed } from '../../core/quality/answers/confirmed-findings.ts';
import type { Finding, Grid, Reading, ReadOptions } from '../../core/reading/reading.ts';
import { readCredits } from '../../core/sheet/headers/read-credits.ts';
import { placesRead } from '../../core/sheet/rows/read-stations.ts';
import { topOfSheet } from '../../core/sheet/rows/top-of-sheet.ts';
import {
  findStations,
  type PlaceRead,
  type StationsFound,
} from '../../core/stations/find-stations.ts';
import { fingerprintOf } from '../../core/upload/fingerprint.ts';
import { countUnreadable } from '../../core/upload/reading-counts.ts';
import { suggestedTitle } from '../../core/upload/suggested-title.ts';
import { chosenTarget } from '../../core/upload/target.ts';
import { readFromFirst, withoutLists } from '../../workbench/read/read-together.ts';
import { type Book, shownTabs, stationOf, type Tab } from './book.ts';

export type TabRead = {
  tab: Tab;
  wishes: ReadOptions;
  grids: Grid[];
  reading: Reading;
  answered: Finding[];
  fingerprint: string;
  places: PlaceRead[];
  found: StationsFound;
};

/** A tab with those beside it, as `npm run read` reads files that were named together. */
export function readTab(book: Book, tab: Tab, asked: ReadOptions | null): TabRead {
  const wishes = asked ?? book.wishes.get(tab.id) ?? {};
  const grids = gridsFrom(book, tab);
  const whole = readFromFirst(grids, wishes, book.around);
  const places = placesRead(whole, wishes);
  const found = findStations(grids, places);
  const { findings } = withoutLists(whole, found);
  const settled = withoutConfirmed(findings, grids, book.confirmed.get(tab.id) ?? []);
  return {
    tab,
    wishes,
    grids,
    reading: { ...whole, findings: settled.findings },
    answered: settled.answered,
    fingerprint: fingerprintOf(whole.rows),
    places,
    found,
  };
}

/** That tab first, and what follows it before what stands before it. */
function gridsFrom(book: Book, tab: Tab): Grid[] {
  const tabs = shownTabs(book);
  const at = Math.max(0, tabs.indexOf(tab));
  return [...tabs.slice(at), ...tabs.slice(0, at)].map(({ grid }) => grid);
}

export function shownReading(book: Book, read: TabRead): SheetReading {
  const { reading, grids, wishes, tab } = read;
  const { headerRow } = reading.understood;
  const credits = readCredits(tab.grid, headerRow);
  return {
    sheet: memoryOf(book, tab, wishes),
    wishes,
    understood: reading.understood,
    findings: reading.findings.map((finding) => answerable(finding, grids)),
    confirmed: read.answered.length,
    completeness: reading.completeness,
    pictures: picturesOf(reading.rows),
    fingerprint: read.fingerprint,
    counts: {
      years: reading.rows.length,
      values: countRowValues(reading.rows),
      unreadable: countUnreadable(reading),
    },
    top: topOfSheet(tab.grid, book.around),
    unchanged: false,
    unsentMonths: 0,
    filtered: false,
    placeFound: read.found.stations[0] ?? { facts: {}, asked: [] },
    stationFound: credits.facts,
    creditsFound: credits.lines,
    takesStation: true,
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
  };
}
