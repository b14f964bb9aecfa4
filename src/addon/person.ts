import type { Problem } from '../core/problem.ts';
import type { Session } from '../core/session/session.ts';
import { sessionAt } from '../core/session/session-at.ts';
import { EMPTY_RUN_LOG, type RunLog } from '../core/upload/run-log.ts';
import type { UploadMemory } from '../core/upload/upload-memory.ts';
import { BAKED_ADDRESS } from './baked.ts';
import type { View } from './page-types.ts';
import { type PropertyStore, propertyStore, StorageFull } from './properties.ts';

/** A spreadsheet and a sheet in it, because all spreadsheets of a person share the user properties. */
export type SheetKey = { spreadsheetId: string; sheetId: number };

/** Kept for one person and nobody else: the session, decisions and runs. */
export type Person = {
  session: () => Session | null;
  sessionAgain: () => Session | null;
  writeSession: (session: Session) => void;
  forgetSession: () => void;
  memory: (sheet: SheetKey) => UploadMemory | null;
  writeMemory: (sheet: SheetKey, memory: UploadMemory) => void;
  log: (sheet: SheetKey) => RunLog;
  logAgain: (sheet: SheetKey) => RunLog;
  writeLog: (sheet: SheetKey, log: RunLog) => void;
  /** Sheets of this spreadsheet that have a log. */
  loggedSheets: (spreadsheetId: string) => number[];
  schedule: (spreadsheetId: string) => PersonSchedule;
  writeSchedule: (spreadsheetId: string, schedule: PersonSchedule) => void;
  /** Marks this person's jobs in the document. Others see the mark, and it does not tell who it is. */
  tag: () => string | null;
  writeTag: (tag: string) => void;
  /** The problem of a trigger that was not permitted to look at its spreadsheet. */
  notice: () => Problem | null;
  writeNotice: (notice: Problem | null) => void;
  /** Since when a trigger has found no spreadsheet; null for one that has. */
  missedSince: (triggerUid: string) => number | null;
  writeMissedSince: (triggerUid: string, at: number | null) => void;
  wantedView: () => WantedView | null;
  writeWantedView: (view: WantedView) => void;
};

type PersonSchedule = {
  lastTick: number;
  /** The address for failure mails, or null. */
  email: string | null;
  /** The person's locale when they saved it, because Google promises none when nobody is present. */
  locale: string | null;
  /** The problem of a tick that could do nothing else. */
  notice: Problem | null;
};

type WantedView = { spreadsheetId: string; view: View; at: number };

const NO_SCHEDULE: PersonSchedule = { lastTick: 0, email: null, locale: null, notice: null };
const SESSION = 'session';
const TAG = 'tag';
const NOTICE = 'notice';
const WANTED_VIEW = 'wanted-view';

export function openPerson(): Person {
  const store = propertyStore(() => PropertiesService.getUserProperties());
  const logKey = (sheet: SheetKey) => `runs ${sheet.spreadsheetId} ${sheet.sheetId}`;
  const memoryKey = (sheet: SheetKey) => `upload ${sheet.spreadsheetId} ${sheet.sheetId}`;
  const missedKey = (triggerUid: string) => `missed ${triggerUid}`;
  const scheduleKey = (spreadsheetId: string) => `schedule ${spreadsheetId}`;
  return {
    session: () => sessionAt(BAKED_ADDRESS, store.read(SESSION) as Session | null),
    sessionAgain: () => sessionAt(BAKED_ADDRESS, store.readAgain(SESSION) as Session | null),
    writeSession: (session) => writeMakingRoom(store, SESSION, session),
    forgetSession: () => store.remove(SESSION),
    memory: (sheet) => store.read(memoryKey(sheet)) as UploadMemory | null,
    writeMemory: (sheet, memory) => writeMakingRoom(store, memoryKey(sheet), memory),
    log: (sheet) => logOf(store.read(logKey(sheet))),
    logAgain: (sheet) => logOf(store.readAgain(logKey(sheet))),
    writeLog: (sheet, log) => writeMakingRoom(store, logKey(sheet), log),
    loggedSheets: (spreadsheetId) =>
      store
        .keys()
        .filter((key) => key.startsWith(`runs ${spreadsheetId} `))
        .map((key) => Number(key.slice(key.lastIndexOf(' ')))),
    schedule: (spreadsheetId) => ({ ...NO_SCHEDULE, ...store.read(scheduleKey(spreadsheetId)) }),
    writeSchedule: (spreadsheetId, schedule) =>
      writeMakingRoom(store, scheduleKey(spreadsheetId), schedule),
    tag: () => (store.read(TAG)?.tag as string | undefined) ?? null,
    writeTag: (tag) => writeMakingRoom(store, TAG, { tag }),
    notice: () => store.read(NOTICE) as Problem | null,
    writeNotice: (notice) => (notice ? store.write(NOTICE, notice) : store.remove(NOTICE)),
    missedSince: (uid) => (store.read(missedKey(uid))?.at as number | undefined) ?? null,
    writeMissedSince: (uid, at) =>
      at === null ? store.remove(missedKey(uid)) : store.write(missedKey(uid), { at }),
    wantedView: () => store.read(WANTED_VIEW) as WantedView | null,
    writeWantedView: (view) => store.write(WANTED_VIEW, view),
  };
}

/** An earlier version may have written the value, so newer fields get their defaults. */
function logOf(stored: Record<string, unknown> | null): RunLog {
  return { ...EMPTY_RUN_LOG, ...stored };
}

/**
 * All properties of a person hold 500 KB. When Google refuses a value, old history makes room for it,
 * because a lost session or claim would cost more than last year's runs.
 */
function writeMakingRoom(store: PropertyStore, key: string, value: object): void {
  for (const makeRoom of [shortenHistories, forgetHistories]) {
    try {
      store.write(key, value);
      return;
    } catch (refusal) {
      if (!isNearlyFull(store)) throw refusal;
      makeRoom(store, key);
    }
  }
  try {
    store.write(key, value);
  } catch {
    throw new StorageFull('Cannot store a setting: the store is full');
  }
}

/** Google's message is in the person's language, so we look at the size. */
function isNearlyFull(store: PropertyStore): boolean {
  return store.size() > STORE_BYTES * 0.9;
}

const STORE_BYTES = 500 * 1024;
const RUNS_LEFT_WHEN_FULL = 3;

function shortenHistories(store: PropertyStore, except: string): void {
  for (const [key, log] of otherLogs(store, except))
    if (log.runs.length > RUNS_LEFT_WHEN_FULL)
      store.write(key, { ...log, runs: log.runs.slice(0, RUNS_LEFT_WHEN_FULL) });
}

/** Deletes the older half. Their sheets are sent next time as if for the first time. */
function forgetHistories(store: PropertyStore, except: string): void {
  const logs = otherLogs(store, except).sort(([, a], [, b]) => lastUse(a) - lastUse(b));
  for (const [key] of logs.slice(0, Math.ceil(logs.length / 2))) store.remove(key);
}

function otherLogs(store: PropertyStore, except: string): [string, RunLog][] {
  const keys = store.keys().filter((key) => key.startsWith('runs ') && key !== except);
  return keys.map((key) => [key, logOf(store.read(key))]);
}

function lastUse({ runs, lastSuccess }: RunLog): number {
  return Math.max(runs[0]?.startedAt ?? 0, lastSuccess?.at ?? 0);
}
