// Each export becomes a global function, callable by any page this add-on serves.
// Export only what a menu, a trigger or the sidebar names.
import { TO_WORK } from '../core/permission.ts';
import { ok } from '../core/problem.ts';
import type { Finding, ReadOptions } from '../core/reading/reading.ts';
import { wishesFrom } from '../core/reading/wishes-from.ts';
import type { UploadComparison } from '../core/upload/compare-upload.ts';
import type { RunRecord } from '../core/upload/run-record.ts';
import { type Target, targetIn } from '../core/upload/target.ts';
import { languageOf } from '../core/words/languages.ts';
import { connectPerson, disconnectPerson, testPerson } from './connection/connect.ts';
import { personLocale } from './context/context.ts';
import { rememberWishesFor } from './context/remembered-wishes.ts';
import { sayIn } from './context/say.ts';
import { removeDamagedFor } from './context/unreadable.ts';
import { fromMenu, fromTrigger, onPage } from './entry.ts';
import { confirmFindingFor, forgetConfirmedFor, mendCellsFor } from './page/answer-finding.ts';
import { sendSeveralFor } from './page/batch.ts';
import { compareForPage } from './page/compare-upload.ts';
import { lookAtFilesOf, makeFilesFor } from './page/files-for-others.ts';
import { keepProposalsFor } from './page/keep-proposals.ts';
import { batchNow, historyOf, openingOf } from './page/opening-state.ts';
import {
  checkSheetsFor,
  readForPage,
  readTarget,
  settleUnknownFor,
  uploadForPage,
} from './page/page-functions.ts';
import { changeRecordFor, lookAtRecordOf } from './page/record-of-page.ts';
import { addMenu, showSidebar } from './page/show.ts';
import type {
  BatchEnd,
  ChangeRequest,
  CheckedSheet,
  ConfirmRequest,
  Connection,
  ConnectionTest,
  ConnectRequest,
  FileJobRequest,
  FileJobState,
  FilesLook,
  FilesMade,
  FilesRequest,
  JobRequest,
  JobState,
  MendRequest,
  Opening,
  ProposalRequest,
  RecordChanged,
  RecordLook,
  Reply,
  SheetReading,
  TakeOverAllRequest,
  TakeOverAllResult,
  UploadRequest,
  UploadResult,
} from './page-types.ts';
import {
  deleteJobFor,
  pauseJobFor,
  removeOwnSchedule,
  repairScheduleFor,
  saveJobFor,
  takeOverJobFor,
} from './schedule/change-jobs.ts';
import { saveFileJobFor } from './schedule/file-jobs.ts';
import { runDueJobs } from './schedule/run-due.ts';
import { neededHere } from './schedule/schedule-permissions.ts';
import { takeOverAllFor } from './schedule/take-over-all.ts';
import { marksNow, showCellOf, writeReadingAsSheet } from './sheet/sheet-places.ts';
import { rememberUnasked } from './upload/decision.ts';

/** Runs before any consent, when only the menu may be touched. */
export function onOpen(): void {
  addMenu(sayIn(languageOf(personLocale())));
}

/** A person installs the add-on in an open document, so its menu is made now. */
export function onInstall(): void {
  onOpen();
}

export function uploadDataset(): void {
  fromMenu(TO_WORK, (context) => showSidebar(context, 'upload'));
}

export function openSidebar(): void {
  fromMenu(TO_WORK, (context) => showSidebar(context, null));
}

export function setUpToken(): void {
  fromMenu(TO_WORK, (context) => showSidebar(context, 'connect'));
}

export function scheduleUploads(): void {
  fromMenu(neededHere(), (context) => showSidebar(context, 'schedule'));
}

/** The hourly trigger. */
export function runDueUploads(event?: { triggerUid?: string }): void {
  fromTrigger(String(event?.triggerUid ?? ''), runDueJobs);
}

export function openingState(): Reply<Opening> {
  return onPage((context) => ok(openingOf(context)));
}

export function connect(request: ConnectRequest): Reply<ConnectionTest> {
  return onPage(({ user }) => connectPerson(user, request));
}

export function testConnection(): Reply<ConnectionTest> {
  return onPage(({ user }) => testPerson(user, { renew: true }));
}

/** Schedules of other spreadsheets stay. They hold until there is a connection again. */
export function disconnect(choice: { removeSchedules: boolean }): Reply<Connection> {
  return onPage((context) => {
    const removed = choice.removeSchedules ? removeOwnSchedule(context) : ok(null);
    return removed.ok ? disconnectPerson(context.user) : removed;
  });
}

/** With null, the remembered wishes are used. `sheetId`: the tab that is shown, whichever is in front. */
export function readActiveSheet(wishes: ReadOptions | null, sheetId?: number): Reply<SheetReading> {
  return onPage((context) => readForPage(context, wishes && wishesFrom(wishes), sheetId));
}

/** Several tabs, as many as the time allows, beginning with the first. */
export function checkSheets(sheetIds: number[]): Reply<CheckedSheet[]> {
  return onPage(checkSheetsFor, sheetIds);
}

/** What is ticked and was looked at among several stations. */
export function keepProposals(proposals: ProposalRequest[]): Reply<null> {
  return onPage(keepProposalsFor, proposals);
}

export function rememberWishes(sheetId: number, wishes: ReadOptions): Reply<null> {
  return onPage((context) => rememberWishesFor(context, sheetId, wishesFrom(wishes)));
}

export function uploadSheet(request: UploadRequest): Reply<UploadResult> {
  return onPage(uploadForPage, request);
}

/** Several sheets, one after the other in this execution. Null goes on with what is left, and none forgets it. */
export function sendSeveral(requests: UploadRequest[] | null): Reply<BatchEnd> {
  return onPage(sendSeveralFor, requests);
}

/** How many of them wait. */
export function lookAtBatch(): Reply<Opening['batch']> {
  return onPage((context) => ok(batchNow(context)));
}

/** Whether the menu item sends this sheet without asking. */
export function sendUnasked(choice: Target & { unasked: boolean }): Reply<null> {
  return onPage(({ user }) => rememberUnasked(user, targetIn(choice), choice.unasked === true));
}

/** What an upload of this sheet would change at the service. */
export function compareUpload(asked: Target): Reply<UploadComparison> {
  return onPage((context) => compareForPage(context, targetIn(asked)));
}

/** The record of this sheet as the service has it, title and visibility among it. */
export function lookAtRecord(asked: Target): Reply<RecordLook> {
  return onPage((context) => lookAtRecordOf(context, targetIn(asked)));
}

/** Title, visibility and station of a record, for all its versions. */
export function changeRecord(request: ChangeRequest): Reply<RecordChanged> {
  return onPage(changeRecordFor, request);
}

export function settleUnknown(runId: string, how: 'arrived' | 'send-again'): Reply<UploadResult> {
  return onPage(settleUnknownFor, runId, how);
}

export function saveJob(request: JobRequest): Reply<JobState[]> {
  return onPage(saveJobFor, request);
}

export function pauseJob(choice: Target & { paused: boolean }): Reply<JobState[]> {
  return onPage((context) => pauseJobFor(context, targetIn(choice), choice.paused));
}

export function deleteJob(asked: Target): Reply<JobState[]> {
  return onPage((context) => deleteJobFor(context, targetIn(asked)));
}

/** The new owner gives a title, visibility and e-mail. The old owner's stay with the old owner. */
export function takeOverJob(request: JobRequest): Reply<JobState[]> {
  return onPage(takeOverJobFor, request);
}

/** All schedules of somebody who left, with the records of an offer where its link is given. */
export function takeOverAll(request: TakeOverAllRequest): Reply<TakeOverAllResult> {
  return onPage(takeOverAllFor, request);
}

/** The files of a month, on a day of each. Without a format there are none any more. */
export function saveFileJob(request: FileJobRequest): Reply<FileJobState[]> {
  return onPage(saveFileJobFor, request);
}

export function repairSchedule(): Reply<JobState[]> {
  return onPage(repairScheduleFor);
}

/** Whether somebody has changed a cell of these findings since the sheet was read. */
export function lookAtCells(asked: Finding['places'][]): Reply<string[]> {
  return onPage(marksNow, asked);
}

/** Jumps to one cell by the names a finding carries. */
export function showCell(place: { sheet: string; cell: string }): Reply<null> {
  return onPage(showCellOf, place);
}

/** “It is right”: not told again while the value stays. */
export function confirmFinding(request: ConfirmRequest): Reply<null> {
  return onPage(confirmFindingFor, request);
}

export function forgetConfirmed(asked: Target): Reply<null> {
  return onPage((context) => forgetConfirmedFor(context, targetIn(asked)));
}

/** Writes what a finding offers and the person was shown, and a note with the old value. */
export function mendCells(request: MendRequest): Reply<null> {
  return onPage(mendCellsFor, request);
}

export function writeAsNewSheet(asked: Target): Reply<{ id: number; name: string }> {
  return onPage((context) => {
    const read = readTarget(context, targetIn(asked));
    return read.ok ? writeReadingAsSheet(context, read.value) : read;
  });
}

/** What others would take of this sheet, and what not. */
export function lookAtFiles(asked: Target): Reply<FilesLook> {
  return onPage((context) => lookAtFilesOf(context, targetIn(asked)));
}

/** A file for others: to the page, which saves it, or as new tabs. */
export function makeFiles(request: FilesRequest): Reply<FilesMade> {
  return onPage(makeFilesFor, request);
}

/** What is damaged and told so at opening; what a later version wrote stays. */
export function removeDamaged(): Reply<null> {
  return onPage(removeDamagedFor);
}

/** Newest first, of all sheets of this spreadsheet. */
export function runHistory(): Reply<RunRecord[]> {
  return onPage((context) => ok(historyOf(context)));
}
