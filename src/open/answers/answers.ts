import type {
  CheckedSheet,
  ConfirmRequest,
  FilesLook,
  FilesMade,
  FilesRequest,
  MendRequest,
  Opening,
  SheetReading,
} from '../../addon/page-types.ts';
import {
  EMPTY_STATION,
  readStationForm,
  tidyStationForm,
} from '../../core/dataset/station-form.ts';
import type { NativeFile } from '../../core/files/deposit.ts';
import type { FileFacts } from '../../core/files/file-format.ts';
import { filesLook } from '../../core/files/files-look.ts';
import { fileForOthers } from '../../core/files/files-of.ts';
import { type Answer, err, ok } from '../../core/problem.ts';
import { isStillOffered, stillDoubted } from '../../core/quality/answers/answerable.ts';
import { cellsMark } from '../../core/quality/answers/cells-mark.ts';
import { marksOf, standingMarks } from '../../core/quality/answers/confirmed-findings.ts';
import type { KeptStation } from '../../core/reading/kept-series.ts';
import type { Cell, Finding, Grid, ReadOptions } from '../../core/reading/reading.ts';
import { wishesFrom } from '../../core/reading/wishes-from.ts';
import { withSaid } from '../../core/reading/with-said.ts';
import { readStations, whatHolds } from '../../core/sheet/rows/read-stations.ts';
import { valuesOf } from '../../core/stations/found-facts.ts';
import { withFound } from '../../core/stations/with-found.ts';
import { type Target, targetIn, targetKey, withPlace } from '../../core/upload/target.ts';
import type { DatasetToSend } from '../worker/messages.ts';
import {
  type Book,
  nativesOf,
  putCell,
  shownTabs,
  stationOf,
  type Tab,
  tabNamed,
  tabOf,
} from './book.ts';
import {
  checkedTab,
  memoryOf,
  readAlone,
  readTab,
  shownReading,
  type TabRead,
} from './read-tab.ts';

/** What the sidebar's views ask, answered from the files that lie open. */
export function answersOf(book: Book) {
  const readTarget = ({ sheetId, place }: Target): Answer<TabRead> => {
    const tab = tabOf(book, sheetId);
    if (!tab) return err('addon.sheet-deleted');
    const wishes = book.wishes.get(sheetId) ?? {};
    return ok(readTab(book, tab, place === null ? wishes : { ...wishes, station: place }));
  };
  return {
    openingState: (): Answer<Opening> => ok(openingOf(book)),
    readActiveSheet: (asked: ReadOptions | null, sheetId?: number): Answer<SheetReading> => {
      const tab = tabOf(book, sheetId ?? book.front);
      if (!tab) return err('addon.sheet-deleted');
      return ok(shownReading(book, readTab(book, tab, asked && wishesFrom(asked))));
    },
    // A tab a time: the bar moves on.
    checkSheets: ([first]: number[]): Answer<CheckedSheet[]> =>
      ok(first === undefined ? [] : [checkedTab(book, first)]),
    keepProposals: (): Answer<null> => ok(null),
    rememberWishes: (sheetId: number, wishes: ReadOptions): Answer<null> => {
      book.wishes.set(sheetId, wishesFrom(wishes));
      return ok(null);
    },
    lookAtCells: (asked: Finding['places'][]): Answer<string[]> =>
      ok(
        asked.map((places) =>
          cellsMark(
            places,
            book.tabs.map(({ grid }) => grid),
          ),
        ),
      ),
    confirmFinding: (request: ConfirmRequest): Answer<null> => {
      const read = readTarget(targetIn(request));
      if (!read.ok) return read;
      const { reading, grids, tab } = read.value;
      const doubted = stillDoubted(reading.findings, request);
      if (!doubted) return err('addon.finding-gone');
      const known = standingMarks(book.confirmed.get(tab.id) ?? [], grids);
      book.confirmed.set(tab.id, [...new Set([...known, ...marksOf(doubted, grids)])]);
      return ok(null);
    },
    forgetConfirmed: ({ sheetId }: Target): Answer<null> => {
      book.confirmed.delete(sheetId);
      return ok(null);
    },
    mendCells: (request: MendRequest): Answer<null> => {
      const { mend } = request;
      const read = readTarget(targetIn(request));
      if (!read.ok) return read;
      const tab = tabNamed(book, mend.sheet);
      if (!tab || !isStillOffered(read.value.reading.findings, read.value.grids, mend))
        return err('addon.finding-gone');
      for (const { cell, from, to } of mend.changes)
        if (from !== to) putCell(tab, cell, to, shownAs(to));
      return ok(null);
    },
    lookAtFiles: (asked: Target): Answer<FilesLook> => {
      const read = readTarget(targetIn(asked));
      if (!read.ok) return read;
      const { grids, wishes, reading, found } = read.value;
      const unsettled = whatHolds(reading.findings).length;
      const stations = unsettled > 0 ? [] : readStations(grids, wishes, book.around, reading);
      return ok(filesLook({ unsettled, stations, found, factsOf: factsFor(book, read.value) }));
    },
    makeFiles: (request: FilesRequest): Answer<FilesMade> => {
      const target = targetIn(request);
      const station = tidyStationForm(request.station ?? {});
      if (!readStationForm(station).ok) return err('upload.station-odd');
      if (request.station) book.stations.set(targetKey(target), station);
      if (request.of) return madeOfAll(book, request, request.of);
      const read = readTarget(target);
      return read.ok ? madeOf(book, read.value, request) : read;
    },
    runHistory: () => ok([]),
  };
}

function openingOf(book: Book): Opening {
  const { around, front } = book;
  const tab = tabOf(book, front);
  return {
    home: 'page',
    version: '',
    locale: around.locale,
    sheetLocale: around.locale,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: Date.now(),
    spreadsheetName: tab?.book ?? '',
    startAt: tab && isOneOfMany(book, tab) ? 'stations' : 'check',
    fixedAddress: null,
    connection: { state: 'none' },
    sheet: tab && memoryOf(book, tab, book.wishes.get(front) ?? {}),
    sheets: shownTabs(book).map(({ id, name }) => ({ id, name })),
    jobs: [],
    fileJobs: [],
    runs: [],
    permissions: { problems: [], toSchedule: [], url: null, isCopy: false, stopsSchedules: false },
    notices: [],
    batch: null,
  };
}

/** Whoever brings three stations or more looks at all of them first. */
function isOneOfMany(book: Book, tab: Tab): boolean {
  const { findings } = readTab(book, tab, null).reading;
  const others = findings.find(({ kind }) => kind === 'reading.sheets-of-others');
  return Number(others?.params.count) > 1;
}

/** What is published has its place rounded, unless the person typed it exactly. */
export function datasetToSend(book: Book): DatasetToSend | null {
  const tab = tabOf(book, book.front);
  if (!tab) return null;
  const { reading, wishes, found } = readTab(book, tab, null);
  const isHeld = reading.findings.some(({ severity }) => severity === 'error');
  if (isHeld || reading.rows.length === 0) return null;
  const { title, station } = memoryOf(book, tab, wishes);
  const checked = readStationForm(
    withFound(station ?? EMPTY_STATION, valuesOf(found.stations[0]?.facts ?? {})),
  );
  return { title, rows: reading.rows, station: checked.ok ? checked.facts : null };
}

/** A ZIP says of its files that they were made then. */
const MADE_AT = Date.UTC(2000, 0, 1, 12);

function madeOf(book: Book, read: TabRead, request: FilesRequest): Answer<FilesMade> {
  if (whatHolds(read.reading.findings).length > 0) return err('files.to-settle');
  const stations = keptIn(book, read);
  const { grids, fingerprint } = read;
  const factsOf = factsFor(book, read);
  return fileOf(request, { stations, factsOf, grids, fingerprint, natives: nativesOf(book) });
}

/** Each under a name of its own: two tabs may hold a place of one name. */
function madeOfAll(
  book: Book,
  request: FilesRequest,
  all: NonNullable<FilesRequest['of']>,
): Answer<FilesMade> {
  const facts = new Map<string, FileFacts>();
  const stations: KeptStation[] = [];
  const grids = new Set<Grid>();
  for (const { found, ...target } of all) {
    const tab = tabOf(book, target.sheetId);
    if (!tab) return err('addon.sheet-deleted');
    const read = readAlone(book, tab, target.place);
    const full = withPlace(tab.name, target.place);
    if (whatHolds(read.reading.findings).length > 0)
      return err('files.station-to-settle', { sheet: full });
    for (const grid of read.grids) grids.add(grid);
    const short = target.place ?? tab.name;
    const name = facts.has(short) ? full : short;
    stations.push(...keptIn(book, read).map((kept) => ({ ...kept, name })));
    const form = withFound(stationOf(book, target) ?? EMPTY_STATION, found);
    const checked = readStationForm({ ...form, exactPlace: true });
    facts.set(name, { name, ...(checked.ok && checked.facts) });
  }
  const factsOf = (name: string) => facts.get(name) ?? { name };
  const shared = { grids: [...grids], fingerprint: '', natives: nativesOf(book) };
  return fileOf(request, { stations, factsOf, ...shared });
}

function keptIn(book: Book, read: Omit<TabRead, 'places' | 'found'>): KeptStation[] {
  const { reading, grids, wishes, answered } = read;
  const leavesOut = wishes.impossible === 'left-out';
  const said = { findings: reading.findings, answered, mended: mendedIn(book), leavesOut };
  return readStations(grids, wishes, book.around, reading).map((one) => withSaid(one, said));
}

type ForFile = {
  stations: readonly KeptStation[];
  factsOf: (name: string) => FileFacts;
  grids: readonly Grid[];
  fingerprint: string;
  natives: readonly NativeFile[];
};

function fileOf(
  { format, month }: FilesRequest,
  { stations, factsOf, grids, fingerprint, natives }: ForFile,
): Answer<FilesMade> {
  const createdAt = new Date().toISOString();
  const making = { madeAt: MADE_AT, month, forExcel: true, grids, natives, createdAt };
  const made = fileForOthers(format, stations, factsOf, making);
  if (!made.ok) return err(made.unfit.kind, made.unfit.params);
  const { name, bytes } = made.file;
  const base64 = base64Of(bytes);
  return ok({ as: 'download', name, base64, next: null, bytes: bytes.length, fingerprint });
}

function mendedIn({ tabs }: Book) {
  return tabs.flatMap(({ name, mended }) =>
    [...mended].map(([cell, before]) => ({ sheet: name, cell, before: shownAs(before) })),
  );
}

/** What the person typed, else what cells say. Nothing is rounded: a file goes to nobody but the person. */
function factsFor(book: Book, { tab, wishes, places, found }: TabRead) {
  return (name: string): FileFacts => {
    const place = name === '' ? (places[0]?.name ?? null) : name;
    const own = stationOf(book, { sheetId: tab.id, place: wishes.station ?? (name || null) });
    const at = places.length === 1 ? 0 : places.findIndex((one) => one.name === name);
    const typed = withFound(own ?? EMPTY_STATION, valuesOf(found.stations[at]?.facts ?? {}));
    const checked = readStationForm({ ...typed, exactPlace: true });
    return { name: name || place || tab.name, ...(checked.ok && checked.facts) };
  };
}

export function shownAs(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${value.year}-${two(value.month)}-${two(value.day)}`;
}

/** Of a whole file at once `String.fromCharCode` would be given too many arguments. */
function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 32_768)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 32_768)));
  return btoa(parts.join(''));
}
