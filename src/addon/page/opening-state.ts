import type { ReadOptions } from '../../core/reading/reading.ts';
import { lastSent, type RunLog, shownRuns } from '../../core/upload/run-log.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { suggestedTitle } from '../../core/upload/suggested-title.ts';
import { chosenTarget, type Target } from '../../core/upload/target.ts';
import { shownConnection } from '../connection/connect.ts';
import { BAKED_ADDRESS, VERSION } from '../context/baked.ts';
import type { Context } from '../context/context.ts';
import { rememberedWishes } from '../context/remembered-wishes.ts';
import { unreadableHere } from '../context/unreadable.ts';
import type { UserView } from '../context/user-store.ts';
import type { Opening, SheetMemory } from '../page-types.ts';
import { fileJobStates } from '../schedule/file-job-states.ts';
import { jobStates } from '../schedule/job-states.ts';
import { permissionsMissing } from '../schedule/schedule-permissions.ts';
import { hasCells } from '../sheet/sheet-grid.ts';
import { decidedHere, isSentUnasked } from '../upload/decision.ts';
import { keptStation } from './kept-station.ts';

/** A view that was asked for longer ago belongs to a sidebar that never opened. */
const WANTED_FOR_MS = 60_000;
const RUNS_SHOWN = 50;

export function openingOf(context: Context): Opening {
  const { spreadsheet, user, notes, locale, startedAt } = context;
  const active = spreadsheet.getActiveSheet();
  const logs = logsOf(user);
  const notices = [notes.notice(), notes.tick().notice, ...unreadableHere(context)];
  return {
    version: VERSION,
    locale,
    sheetLocale: spreadsheet.getSpreadsheetLocale(),
    zone: spreadsheet.getSpreadsheetTimeZone(),
    now: startedAt,
    spreadsheetName: spreadsheet.getName(),
    startAt: wantedView(context),
    fixedAddress: BAKED_ADDRESS,
    connection: shownConnection(user),
    sheet: active && hasCells(active) ? sheetMemory(context, active) : null,
    sheets: spreadsheet
      .getSheets()
      .filter((sheet) => hasCells(sheet) && !sheet.isSheetHidden())
      .map((sheet) => ({ id: sheet.getSheetId(), name: sheet.getName() })),
    jobs: jobStates(context),
    fileJobs: fileJobStates(context),
    runs: historyIn(logs, startedAt),
    permissions: permissionsMissing(context),
    batch: batchNow(context),
    notices: notices.flatMap((notice) => notice ?? []),
  };
}

export function batchNow({ user }: Pick<Context, 'user'>): Opening['batch'] {
  const batch = user.batch();
  const [first] = batch;
  return first ? { left: batch.length, of: first.of } : null;
}

/** What is remembered for one tab. Until somebody chooses a title, it is the name of the tab, and of the place on it. */
export function sheetMemory(
  { user, document, spreadsheet }: Context,
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  wishes?: ReadOptions,
): SheetMemory {
  const id = sheet.getSheetId();
  const name = sheet.getName();
  const known = wishes ?? rememberedWishes({ document, spreadsheet }, id);
  const target = chosenTarget(id, known);
  const own = decidedHere(user, target);
  const lastUpload = lastSent(user.log(target));
  const suggested = suggestedTitle(tabOf(spreadsheet, name), known);
  const hasRecord = typeof own?.record === 'string';
  return {
    id,
    name,
    title: own?.said?.title ?? (hasRecord ? lastUpload?.title : null) ?? suggested,
    description: own?.said?.description ?? '',
    isPublic:
      own?.said?.isPublic ?? (hasRecord ? (lastUpload?.isPublic ?? null) : sentAlike(user, id)),
    hasRecord,
    wishes: known,
    station: keptStation({ document }, target),
    unasked: isSentUnasked(user, target),
    proposal: document.proposal(target),
    lastUpload,
  };
}

function tabOf(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet, sheetName: string) {
  return {
    spreadsheetName: spreadsheet.getName(),
    sheetName,
    tabs: spreadsheet.getSheets().length,
  };
}

/** Who may see the other places of a sheet, if it is the same for all that were sent. */
function sentAlike(user: UserView, sheetId: number): boolean | null {
  const sent = user
    .logged()
    .filter((target) => target.sheetId === sheetId)
    .flatMap((target) => lastSent(user.log(target)) ?? []);
  const [first] = sent;
  const isAlike = sent.every(({ isPublic }) => isPublic === first?.isPublic);
  return first && isAlike ? first.isPublic : null;
}

type Logged = { target: Target; log: RunLog };

function logsOf(user: UserView): Logged[] {
  return user.logged().map((target) => ({ target, log: user.log(target) }));
}

export function historyOf({ user, startedAt }: Context): RunRecord[] {
  return historyIn(logsOf(user), startedAt);
}

function historyIn(logs: readonly Logged[], now: number): RunRecord[] {
  return logs
    .flatMap(({ log }) => shownRuns(log, now))
    .sort((one, other) => other.startedAt - one.startedAt)
    .slice(0, RUNS_SHOWN);
}

function wantedView({ notes, startedAt }: Context): Opening['startAt'] {
  const wanted = notes.wantedView();
  return wanted && Math.abs(startedAt - wanted.at) < WANTED_FOR_MS ? wanted.view : null;
}
