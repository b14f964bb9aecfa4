// Each export becomes a global function, callable by any page this add-on serves.
// Export only what a menu, a trigger or the sidebar names.
import type { Wishes } from '../core/sheet/reading.ts';
import type { RunRecord } from '../core/upload/run-record.ts';
import type {
  Connection,
  ConnectionTest,
  ConnectRequest,
  JobRequest,
  JobState,
  Opening,
  Reply,
  SheetReading,
  UploadRequest,
  UploadResult,
} from './page-types.ts';
import { uploadThinSlice } from './thin-slice.ts';

export function onOpen(): void {
  SpreadsheetApp.getUi().createAddonMenu().addItem('Upload dataset', 'uploadDataset').addToUi();
}

export function onInstall(): void {
  onOpen();
}

export function uploadDataset(): void {
  uploadThinSlice();
}

export function openSidebar(): void {}

export function setUpToken(): void {}

export function scheduleUploads(): void {}

export function runDueUploads(): void {}

export function openingState(): Reply<Opening> {
  return notYet();
}

export function connect(_request: ConnectRequest): Reply<ConnectionTest> {
  return notYet();
}

export function testConnection(): Reply<ConnectionTest> {
  return notYet();
}

export function disconnect(_choice: { removeSchedules: boolean }): Reply<Connection> {
  return notYet();
}

/** null reads with the remembered wishes. */
export function readActiveSheet(_wishes: Wishes | null): Reply<SheetReading> {
  return notYet();
}

export function rememberWishes(_sheetId: number, _wishes: Wishes): Reply<null> {
  return notYet();
}

export function uploadSheet(_request: UploadRequest): Reply<UploadResult> {
  return notYet();
}

export function settleUnknown(_runId: string, _how: 'arrived' | 'send-again'): Reply<UploadResult> {
  return notYet();
}

export function saveJob(_request: JobRequest): Reply<JobState[]> {
  return notYet();
}

export function pauseJob(_choice: { sheetId: number; paused: boolean }): Reply<JobState[]> {
  return notYet();
}

export function deleteJob(_sheetId: number): Reply<JobState[]> {
  return notYet();
}

/** The new owner's own title, visibility and e-mail: the old owner's stay with the old owner. */
export function takeOverJob(_request: JobRequest): Reply<JobState[]> {
  return notYet();
}

export function repairSchedule(): Reply<JobState[]> {
  return notYet();
}

/** Jumps to one cell by the names a finding carries. */
export function showCell(_place: { sheet: string; cell: string }): Reply<null> {
  return notYet();
}

export function writeAsNewSheet(_sheetId: number): Reply<{ id: number; name: string }> {
  return notYet();
}

/** Newest first, of all sheets of this spreadsheet. */
export function runHistory(): Reply<RunRecord[]> {
  return notYet();
}

function notYet(): never {
  throw new Error('This page function is not built yet');
}
