import type { StationFacts } from '../../core/dataset/station.ts';
import {
  EMPTY_STATION,
  readStationForm,
  type StationForm,
} from '../../core/dataset/station-form.ts';
import type { FileFacts } from '../../core/files/file-format.ts';
import { type FilesLook, filesLook } from '../../core/files/files-look.ts';
import { fileForOthers } from '../../core/files/files-of.ts';
import { type FactsOf, filesIn } from '../../core/files/formats.ts';
import { type Answer, err, ok } from '../../core/problem.ts';
import type { KeptStation } from '../../core/reading/kept-series.ts';
import type { Grid } from '../../core/reading/reading.ts';
import { withSaid } from '../../core/reading/with-said.ts';
import { readStations, whatHolds } from '../../core/sheet/rows/read-stations.ts';
import { valuesOf } from '../../core/stations/found-facts.ts';
import { withFound } from '../../core/stations/with-found.ts';
import { fingerprintOfTexts } from '../../core/upload/fingerprint.ts';
import { type Target, targetIn, withPlace } from '../../core/upload/target.ts';
import type { Context } from '../context/context.ts';
import type { FilesMade, FilesRequest } from '../page-types.ts';
import type { SheetRead } from '../sheet/read-sheet.ts';
import { notesIn } from '../sheet/sheet-notes.ts';
import { writeTextsAsSheets } from '../sheet/sheet-texts.ts';
import { stationsOf } from '../sheet/stations-of.ts';
import { type TabsRead, tabsOf } from '../sheet/tabs-read.ts';
import { keepTypedStation, keptStation } from './kept-station.ts';
import { readTarget } from './page-functions.ts';

export function lookAtFilesOf(context: Context, target: Target): Answer<FilesLook> {
  const read = readTarget(context, target);
  if (!read.ok) return read;
  const { grids, wishes, around, reading } = read.value;
  const unsettled = whatHolds(reading.findings).length;
  const stations = unsettled > 0 ? [] : readStations(grids, wishes, around, reading);
  const found = stationsOf(context, read.value);
  const factsOf = factsFor(context, read.value, found);
  return ok(filesLook({ unsettled, stations, found, factsOf }));
}

export function makeFilesFor(context: Context, request: FilesRequest): Answer<FilesMade> {
  const target = targetIn(request);
  if (request.station) {
    const kept = keepTypedStation(context, target, request.station);
    if (!kept.ok) return kept;
  }
  const read = request.of ? readAll(context, request.of) : readOne(context, target);
  if (!read.ok) return read;
  if (request.from > 0 && request.seen !== read.value.fingerprint)
    return err('files.changed-meanwhile');
  return request.as === 'tab'
    ? asTabs(context, request, read.value)
    : asDownload(request, read.value);
}

/** `tabs`: where several are read in one execution. */
export function readOne(context: Context, target: Target, tabs?: TabsRead): Answer<ForFiles> {
  const read = readTarget(context, target, tabs);
  if (!read.ok) return read;
  const { grids, wishes, around, reading, fingerprint } = read.value;
  if (whatHolds(reading.findings).length > 0) return err('files.to-settle');
  const said = saidOf(context, read.value);
  const stations = readStations(grids, wishes, around, reading).map((one) => withSaid(one, said));
  const factsOf = factsFor(context, read.value, stationsOf(context, read.value, tabs));
  return ok({ stations, factsOf, fingerprint, grids });
}

/** Each under a name of its own: two tabs may hold a place of one name. */
function readAll(context: Context, all: NonNullable<FilesRequest['of']>): Answer<ForFiles> {
  const tabs = tabsOf(context.spreadsheet);
  const stations: KeptStation[] = [];
  const facts = new Map<string, FileFacts>();
  const fingerprints: string[] = [];
  const allGrids: Grid[] = [];
  for (const { found, ...one } of all) {
    const target = targetIn(one);
    const read = readTarget(context, target, tabs);
    if (!read.ok) return read;
    const { grids, wishes, around, reading, sheetName, fingerprint } = read.value;
    const full = withPlace(sheetName, target.place);
    if (whatHolds(reading.findings).length > 0)
      return err('files.station-to-settle', { sheet: full });
    const said = saidOf(context, read.value);
    const short = target.place ?? sheetName;
    const name = facts.has(short) ? full : short;
    for (const kept of readStations(grids, wishes, around, reading))
      stations.push({ ...withSaid(kept, said), name });
    facts.set(name, factsOfForm(name, keptStation(context, target), found));
    fingerprints.push(fingerprint);
    allGrids.push(...grids.filter((grid) => !allGrids.some(({ sheet }) => sheet === grid.sheet)));
  }
  const factsOf = (name: string) => facts.get(name) ?? { name };
  const fingerprint = fingerprintOfTexts(fingerprints);
  return ok({ stations, factsOf, fingerprint, grids: allGrids });
}

function saidOf({ spreadsheet, say }: Context, { reading, answered, grids, wishes }: SheetRead) {
  const leavesOut = wishes.impossible === 'left-out';
  return { findings: reading.findings, answered, leavesOut, ...notesIn(spreadsheet, grids, say) };
}

/**
 * Of several places each has what was typed for it, else what cells say, and nothing is rounded: a file goes to nobody but
 * the person. Without a name a file has that of the tab.
 */
function factsFor(
  context: Context,
  { sheetId, place, sheetName }: SheetRead,
  { places, stations }: Pick<ReturnType<typeof stationsOf>, 'places' | 'stations'>,
) {
  return (name: string): FileFacts => {
    const own = keptStation(context, { sheetId, place: name === '' ? place : name });
    const at = places.length === 1 ? 0 : places.findIndex((one) => one.name === name);
    const found = valuesOf(stations[at]?.facts ?? {});
    return factsOfForm(name || (place ?? sheetName), own, found);
  };
}

function factsOfForm(name: string, typed: StationForm | null, found: StationFacts): FileFacts {
  const form = withFound(typed ?? EMPTY_STATION, found);
  const checked = readStationForm({ ...form, exactPlace: true });
  return { name, ...(checked.ok && checked.facts) };
}

type ForFiles = {
  stations: readonly KeptStation[];
  factsOf: FactsOf;
  fingerprint: string;
  grids: readonly Grid[];
};

/** A multiple of three bytes, so that the parts in base64 are one text. A page waits for an answer of this size for seconds. */
const PART_BYTES = 3_000_000;
/** What a ZIP says of when its files were made, alike in every part. */
const MADE_AT = Date.UTC(2000, 0, 1, 12);

function asDownload(
  { format, month, from }: FilesRequest,
  { stations, factsOf, fingerprint, grids }: ForFiles,
): Answer<FilesMade> {
  const createdAt = `${new Date().toISOString().slice(0, 10)}T00:00:00Z`;
  const making = { madeAt: MADE_AT, month, forExcel: true, grids, createdAt };
  const made = fileForOthers(format, stations, factsOf, making);
  if (!made.ok) return err(made.unfit.kind, made.unfit.params);
  const { name, bytes } = made.file;
  const until = Math.min(from + PART_BYTES, bytes.length);
  // Google's bytes are signed.
  const part = Array.from(bytes.subarray(from, until), (byte) => (byte << 24) >> 24);
  const base64 = Utilities.base64Encode(part);
  const next = until < bytes.length ? until : null;
  return ok({ as: 'download', name, base64, next, bytes: bytes.length, fingerprint });
}

/** More would take longer than a page waits, and bury the spreadsheet. */
const MOST_TABS = 6;

function asTabs(
  { spreadsheet }: Context,
  { format, month }: FilesRequest,
  { stations, factsOf }: ForFiles,
): Answer<FilesMade> {
  const made = filesIn(format, stations, { factsOf, month });
  if (!made.ok) return err(made.unfit.kind, made.unfit.params);
  const count = made.files.length;
  if (count > MOST_TABS) return err('files.too-many-tabs', { found: count, limit: MOST_TABS });
  return ok({ as: 'tab', names: writeTextsAsSheets(spreadsheet, made.files) });
}
