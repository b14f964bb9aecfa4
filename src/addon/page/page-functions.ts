import type { StationFacts } from '../../core/dataset/station.ts';
import { tidyStationForm } from '../../core/dataset/station-form.ts';
import { type Answer, err, errOf, ok, type Problem, problemOf } from '../../core/problem.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { onceForAll } from '../../core/sheet/keys/read-context.ts';
import { placesOfSheet } from '../../core/sheet/rows/read-stations.ts';
import { FOUND_FIELDS } from '../../core/stations/found-facts.ts';
import { withFound } from '../../core/stations/with-found.ts';
import { readingShape } from '../../core/upload/dataset-shape.ts';
import { isUnchanged, monthsToSend, type UploadQuestion } from '../../core/upload/decide-upload.ts';
import { destinationOf } from '../../core/upload/destination.ts';
import { isOpen, isUnderWay, type RunLog, runIn, withRun } from '../../core/upload/run-log.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { arrivedBefore } from '../../core/upload/start-run.ts';
import { isSamePlace, type Target, targetIn } from '../../core/upload/target.ts';
import { toldReading, toldStation } from '../../core/upload/told-reading.ts';
import type { Said } from '../../core/upload/upload-memory.ts';
import type { Context } from '../context/context.ts';
import { noteWaiting, ownJobOf } from '../context/own-jobs.ts';
import { withItsColumns } from '../context/remembered-wishes.ts';
import type {
  CheckedSheet,
  SheetReading,
  StationReading,
  UploadRequest,
  UploadResult,
} from '../page-types.ts';
import { readSheet, type SheetRead } from '../sheet/read-sheet.ts';
import { stationsOf } from '../sheet/stations-of.ts';
import { type TabsRead, tabsOf } from '../sheet/tabs-read.ts';
import { decisionFor, rememberDecision } from '../upload/decision.ts';
import { noteUnsent } from '../upload/note-unsent.ts';
import { type UploadEnd, uploadWatched, whyRecordIsGone } from '../upload/run-upload.ts';
import { keepStation } from './kept-station.ts';
import { sheetMemory } from './opening-state.ts';

/** The tab in front, or any other. */
export function readForPage(
  context: Context,
  asked: ReadOptions | null,
  sheetId?: number,
): Answer<SheetReading> {
  const { spreadsheet } = context;
  const sheet =
    sheetId === undefined ? spreadsheet.getActiveSheet() : spreadsheet.getSheetById(sheetId);
  if (!sheet) return err('addon.sheet-deleted');
  const wishes = asked && withItsColumns(context, sheet.getSheetId(), asked);
  const read = readSheet(context, sheet, { wishes, withNeighbours: true });
  if (!read.ok) return read;
  return ok({
    ...toldReading(read.value, context.user.session()?.takesStation === true),
    ...remembered(context, read.value),
    filtered: sheet.getFilter() !== null,
    placeFound: stationsOf(context, read.value).stations[0] ?? NO_FACTS,
  });
}

/** What is known of a reading beside its cells. */
function remembered(context: Context, { sheet, wishes, ...read }: SheetRead) {
  const session = context.user.session();
  const log = context.user.log(read);
  const { fingerprint, reading } = read;
  return {
    sheet: sheetMemory(context, sheet, wishes),
    wishes,
    unchanged:
      session !== null && isUnchanged({ log, fingerprint, destination: destinationOf(session) }),
    unsentMonths: session ? monthsToSend(log, destinationOf(session), reading.rows) : 0,
  };
}

/** A page waits, and shows which tab it is at: what is left is asked for again. */
const CHECKING_MS = 10_000;

/** Each tab is read once, and so is all that it holds. */
export function checkSheetsFor(context: Context, sheetIds: number[]): Answer<CheckedSheet[]> {
  const tabs = tabsOf(context.spreadsheet);
  const checked: CheckedSheet[] = [];
  for (const sheetId of Array.isArray(sheetIds) ? sheetIds : []) {
    if (checked.length > 0 && Date.now() - context.startedAt > CHECKING_MS) break;
    const sheet = context.spreadsheet.getSheetById(sheetId);
    const stations = sheet ? stationsIn(context, sheet, tabs) : err('addon.sheet-deleted');
    checked.push({ sheetId, stations, facts: sheet ? tabs.factsOf(sheet) : [] });
  }
  return ok(checked);
}

/** The tab as a whole, or each of its places. */
function stationsIn(
  context: Context,
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  tabs: TabsRead,
): Answer<StationReading[]> {
  const once = onceForAll();
  const first = readSheet(context, sheet, { wishes: null, tabs, once });
  if (!first.ok) return first;
  const places = placesOfSheet(first.value.reading);
  if (places.length === 0) return ok([stationReading(context, first.value)]);
  const stations: StationReading[] = [];
  for (const place of places) {
    const isFirst = isSamePlace(place, first.value.place);
    const read = isFirst ? first : readSheet(context, sheet, { wishes: null, place, tabs, once });
    if (!read.ok) return read;
    stations.push(stationReading(context, read.value));
  }
  return ok(stations);
}

/** Where it is, is known once all tabs are read. */
function stationReading(context: Context, read: SheetRead): StationReading {
  const takesStation = context.user.session()?.takesStation === true;
  const told = toldStation(read, takesStation);
  return { ...told, ...remembered(context, read), placeFound: NO_FACTS };
}

const NO_FACTS = { facts: {}, asked: [] };

export function uploadForPage(
  context: Context,
  request: UploadRequest,
  tabs?: TabsRead,
): Answer<UploadResult> {
  // Asked first, or something would be remembered for a tab that is not there.
  if (!context.spreadsheet.getSheetById(request.sheetId)) return err('addon.sheet-deleted');
  const target = targetIn(request);
  const decided = decisionFor(context.user, target, saidIn(request));
  if (!decided.ok) return decided;
  const typed = decided.value.said && request.station;
  const kept = typed ? keepStation(context, target, tidyStationForm(typed)) : ok(null);
  if (!kept.ok) return kept;
  const read = readTarget(context, target, tabs);
  const end = read.ok
    ? uploadWatched(context, {
        read: read.value,
        decided: decided.value,
        by: 'sidebar',
        fingerprintSeen: request.fingerprint,
        confirmed: request.confirmed,
        isPublicSeen: request.isPublic,
      })
    : { state: 'stopped' as const, problem: read.problem };
  // What is sent keeps it with the claim. What was typed for the rest is kept, too.
  if (end.state !== 'ran') rememberDecision(context.user, target, decided.value);
  if (end.state === 'asks' && end.question === 'unchanged' && read.ok) {
    const gone = whyRecordIsGone(context, decided.value);
    if (gone) return ok({ state: 'ran', run: noteFailed(context, target, read, gone) });
    const isRunNow = request.fingerprint === null && ownJobOf(context, target) !== undefined;
    if (isRunNow) return ok({ state: 'ran', run: noteUnchanged(context, read.value, end.problem) });
  }
  return end.state === 'unsent'
    ? ok({ state: 'ran', run: noteFailed(context, target, read, end.problem) })
    : resultOf(end);
}

type SaidOf = Pick<
  UploadRequest,
  'title' | 'description' | 'isPublic' | 'station' | 'found' | 'anew'
>;

/** What a person typed, where they were asked; of the station also what they were shown that cells say. */
export function saidIn({ station, found, anew, ...typed }: SaidOf): Said | null {
  const { title, description, isPublic } = typed;
  if (isPublic === null) return null;
  const filled = found ? withFound(tidyStationForm(station ?? {}), factsIn(found)) : station;
  return {
    ...{ title, description, isPublic },
    ...(filled && { station: filled }),
    ...(anew && { anew }),
  };
}

/** A page may send anything: what is no fact is none. */
function factsIn(found: StationFacts): StationFacts {
  const facts = FOUND_FIELDS.map((field) => [field, found[field]] as const);
  return Object.fromEntries(facts.filter(([, fact]) => ['string', 'number'].includes(typeof fact)));
}

/** It is told in History, too, as what failed on its way is. */
function noteFailed(
  context: Context,
  target: Target,
  read: Answer<SheetRead>,
  reason: Problem,
): RunRecord {
  const found = read.ok ? read.value : null;
  return noteUnsent(context, target, 'sidebar', { outcome: 'failed', reason, read: found });
}

/** Whoever runs a schedule wants what its trigger does: a sheet that is as it was sent waits for nobody. */
function noteUnchanged(context: Context, read: SheetRead, reason: Problem): RunRecord {
  const run = noteUnsent(context, read, 'sidebar', { outcome: 'skipped', reason, read });
  noteWaiting(context, read, null);
  return run;
}

/** `tabs`: where several are read in one execution */
export function readTarget(
  context: Context,
  { sheetId, place }: Target,
  tabs?: TabsRead,
): Answer<SheetRead> {
  const sheet = context.spreadsheet.getSheetById(sheetId);
  if (!sheet) return err('addon.sheet-deleted');
  return readSheet(context, sheet, { wishes: null, place, ...(tabs && { tabs }) });
}

/** A person looked in the Directory and says whether the dataset is there. */
export function settleUnknownFor(
  context: Context,
  runId: string,
  how: 'arrived' | 'send-again',
): Answer<UploadResult> {
  const found = historyRun(context, runId);
  if (!found) return err('upload.no-such-run');
  const { target, run } = found;
  const read = readTarget(context, target);
  const change = how === 'arrived' ? markArrived(context, found, read) : markLost(run);
  const settled = settleIfOpen(context, found, change);
  if (!settled.ok) return settled;
  if (how === 'arrived') return ok({ state: 'ran', run: runIn(settled.value, run) });
  return sendAgain(context, target, read);
}

/** Since the page showed the run, a tick may have taken it up again, or settled it. */
function settleIfOpen(
  { user: store }: Context,
  { target, run }: OpenRun,
  change: (log: RunLog) => RunLog,
): Answer<RunLog> {
  const held = store.hold((user): Answer<RunLog> => {
    const before = user.log(target);
    if (isUnderWay(before, Date.now())) return err('upload.under-way');
    if (!openRunIn(before, run.id)) return err('upload.no-such-run');
    const log = change(before);
    user.writeLog(target, log);
    return ok(log);
  });
  return held.held ? held.value : err('connection.lock-busy');
}

function markArrived({ user }: Context, { target, run }: OpenRun, read: Answer<SheetRead>) {
  const last = user.log(target).lastSuccess;
  return (log: RunLog): RunLog =>
    arrivedBefore(log, run, {
      // If the sheet cannot be read now, the next run is compared with the upload before this one.
      shape: read.ok
        ? readingShape(read.value.reading)
        : (last?.shape ?? { roles: [], months: 0, firstYear: 0 }),
      monthHashes: null,
      now: Date.now(),
    });
}

function markLost(run: RunRecord) {
  const lost: RunRecord = {
    ...run,
    outcome: 'failed',
    reason: problemOf('upload.said-lost'),
    endedAt: Date.now(),
  };
  return (log: RunLog): RunLog => withRun({ ...log, claim: null }, lost);
}

/** A person has just looked at this and wants it sent, so its questions are answered. */
const ANSWERED: UploadQuestion[] = ['unchanged', 'unreadable-cells', 'changed-since-seen'];

function sendAgain(
  context: Context,
  target: Target,
  read: Answer<SheetRead>,
): Answer<UploadResult> {
  if (!read.ok) return read;
  const decided = context.user.memory(target);
  if (!decided) return err('upload.visibility-missing');
  return resultOf(
    uploadWatched(context, {
      read: read.value,
      decided,
      by: 'sidebar',
      fingerprintSeen: null,
      confirmed: ANSWERED,
      isPublicSeen: null,
    }),
  );
}

function openRunIn({ runs }: RunLog, runId: string): RunRecord | null {
  return runs.find((run) => run.id === runId && isOpen(run)) ?? null;
}

type OpenRun = { target: Target; run: RunRecord };

function historyRun({ user }: Context, runId: string): OpenRun | null {
  for (const target of user.logged()) {
    const run = openRunIn(user.log(target), runId);
    if (run) return { target, run };
  }
  return null;
}

function resultOf(end: UploadEnd): Answer<UploadResult> {
  return end.state === 'stopped' || end.state === 'unsent' ? errOf(end.problem) : ok(end);
}
