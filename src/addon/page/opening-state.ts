import type { ReadOptions } from '../../core/reading/reading.ts';
import { type RunLog, shownRuns } from '../../core/upload/run-log.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { suggestedTitle } from '../../core/upload/suggested-title.ts';
import {
  type AskedSent,
  asAsked,
  type Sent,
  sentWith,
  type UploadMemory,
} from '../../core/upload/upload-memory.ts';
import { shownPerson } from '../connection/connect.ts';
import type { Opening, SheetMemory } from '../page-types.ts';
import { jobStates, ownerDoubt } from '../schedule/job-states.ts';
import { permissionsMissing } from '../schedule/schedule-permissions.ts';
import { hasCells } from '../sheet/sheet-grid.ts';
import { BAKED_ADDRESS, VERSION } from '../workplace/baked.ts';
import { ownJobs, placeDecisions } from '../workplace/own-jobs.ts';
import type { Person } from '../workplace/person.ts';
import { rememberedWishes } from '../workplace/remembered-wishes.ts';
import type { Workplace } from '../workplace/workplace.ts';

/** A view that was asked for longer ago belongs to a sidebar that never opened. */
const WANTED_FOR_MS = 60_000;
const RUNS_SHOWN = 50;

export function openingOf(workplace: Workplace): Opening {
  const { spreadsheet, person, locale, startedAt } = workplace;
  placeDecisions(person, ownJobs(workplace));
  const active = spreadsheet.getActiveSheet();
  const logs = logsOf(person);
  const notices = [person.notice(), person.schedule().notice, ownerDoubt(workplace)];
  return {
    version: VERSION,
    locale,
    zone: spreadsheet.getSpreadsheetTimeZone(),
    now: startedAt,
    spreadsheetName: spreadsheet.getName(),
    startAt: wantedView(workplace),
    fixedAddress: BAKED_ADDRESS,
    connection: shownPerson(person),
    sheet: active && hasCells(active) ? sheetMemory(workplace, active) : null,
    sheets: spreadsheet
      .getSheets()
      .filter((sheet) => hasCells(sheet) && !sheet.isSheetHidden())
      .map((sheet) => ({ id: sheet.getSheetId(), name: sheet.getName() })),
    jobs: jobStates(workplace),
    runs: historyIn(logs, startedAt),
    sent: sentBefore(logs),
    permissions: permissionsMissing(workplace),
    notices: notices.flatMap((notice) => notice ?? []),
  };
}

/** What is remembered for one tab. Until somebody chooses a title, it is the name of the tab, and of the place on it. */
export function sheetMemory(
  { person, document, spreadsheet }: Workplace,
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  wishes?: ReadOptions,
): SheetMemory {
  const id = sheet.getSheetId();
  const name = sheet.getName();
  const known = wishes ?? rememberedWishes({ document, spreadsheet }, id);
  const sent = sentWith(id, known);
  const own = person.memory(sent);
  return {
    id,
    name,
    title: own?.title ?? suggestedTitle(tabOf(spreadsheet, name), known),
    description: own?.description ?? '',
    isPublic: own?.isPublic ?? decidedForAll(person.memories(id)),
    wishes: known,
    station: own?.station ?? null,
    lastUpload: person.log(sent).runs.find(({ outcome }) => outcome === 'sent') ?? null,
  };
}

function tabOf(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet, sheetName: string) {
  return {
    spreadsheetName: spreadsheet.getName(),
    sheetName,
    tabs: spreadsheet.getSheets().length,
  };
}

/** Who may see the other places of a sheet, if it is the same for all. */
function decidedForAll([first, ...others]: readonly UploadMemory[]): boolean | null {
  return first && others.every(({ isPublic }) => isPublic === first.isPublic)
    ? first.isPublic
    : null;
}

type Logged = { sent: Sent; log: RunLog };

function logsOf(person: Person): Logged[] {
  return person.logged().map((sent) => ({ sent, log: person.log(sent) }));
}

export function historyOf({ person, startedAt }: Workplace): RunRecord[] {
  return historyIn(logsOf(person), startedAt);
}

function historyIn(logs: readonly Logged[], now: number): RunRecord[] {
  return logs
    .flatMap(({ log }) => shownRuns(log, now))
    .sort((one, other) => other.startedAt - one.startedAt)
    .slice(0, RUNS_SHOWN);
}

/** The log of what arrived long ago may have no place for that run any more, but still knows of the success. */
function sentBefore(logs: readonly Logged[]): AskedSent[] {
  return logs.filter(({ log }) => log.lastSuccess !== null).map(({ sent }) => asAsked(sent));
}

function wantedView({ person, startedAt }: Workplace): Opening['startAt'] {
  const wanted = person.wantedView();
  return wanted && startedAt - wanted.at < WANTED_FOR_MS ? wanted.view : null;
}
