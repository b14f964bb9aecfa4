import { isRecord } from '../../core/http/http-answer.ts';
import type { Problem } from '../../core/problem.ts';
import type { Session } from '../../core/session/session.ts';
import { sessionAt } from '../../core/session/session-at.ts';
import { EMPTY_RUN_LOG, leftOpen, type RunLog, shortened } from '../../core/upload/run-log.ts';
import {
  isOfPlace,
  type Sent,
  type UploadMemory,
  wholeSheet,
} from '../../core/upload/upload-memory.ts';
import type { View } from '../page-types.ts';
import { type PropertyStore, propertyStore, StorageFull } from '../platform/properties.ts';
import { BAKED_ADDRESS } from './baked.ts';
import { keptOfSent } from './kept-of-sent.ts';

/** Kept for one person and nobody else: the session, and the decisions and runs of one spreadsheet. */
export type Person = {
  session: () => Session | null;
  sessionAgain: () => Session | null;
  writeSession: (session: Session) => void;
  forgetSession: () => void;
  memory: (sent: Sent) => UploadMemory | null;
  /** What was decided of a sheet and of each of its places. */
  memories: (sheetId: number) => UploadMemory[];
  writeMemory: (sent: Sent, memory: UploadMemory) => void;
  /** What an earlier version decided for a sheet was decided for the place that is chosen, or for the whole. */
  placeMemory: (sent: Sent) => void;
  log: (sent: Sent) => RunLog;
  logAgain: (sent: Sent) => RunLog;
  writeLog: (sent: Sent, log: RunLog) => void;
  /** All that has a log. */
  logged: () => Sent[];
  schedule: () => PersonSchedule;
  /** The same as it stands now. A tick runs for minutes, and the sidebar may have changed it meanwhile. */
  scheduleAgain: () => PersonSchedule;
  changeSchedule: (change: Partial<PersonSchedule>, before?: PersonSchedule) => void;
  /** Marks this person's jobs in the document. Others see the mark, and it does not tell who it is. */
  tag: () => string | null;
  /** The same as it stands now, for whoever holds the lock. */
  tagAgain: () => string | null;
  /** There is a mark and nobody can read it, so none of this person's jobs is known as theirs. */
  hasUnreadableTag: () => boolean;
  /** When this mark took the place of one that nobody could read; null where it never did. */
  formerTagLostAt: () => number | null;
  /** `lostAt`: in the place of one that nobody can read */
  writeTag: (tag: string, lostAt: number | null) => void;
  /** The problem of a trigger that was not permitted to look at its spreadsheet. */
  notice: () => Problem | null;
  writeNotice: (notice: Problem | null) => void;
  /** Since when a trigger has found no spreadsheet; null for one that has. */
  missedSince: (triggerUid: string) => number | null;
  writeMissedSince: (triggerUid: string, at: number | null) => void;
  /** The view that a menu item asked for, and when. */
  wantedView: () => WantedView | null;
  writeWantedView: (view: View, at: number) => void;
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

type WantedView = { view: View; at: number };

const NO_SCHEDULE: PersonSchedule = { lastTick: 0, email: null, locale: null, notice: null };
const SESSION = 'session';
const TAG = 'tag';
const NOTICE = 'notice';
const WANTED_VIEW = 'wanted-view';

/** All spreadsheets of a person share the user properties. '' where there is no spreadsheet to ask for. */
export function openPerson(spreadsheetId: string): Person {
  const store = propertyStore(() => PropertiesService.getUserProperties());
  const scheduleKey = `schedule ${spreadsheetId}`;
  const kept = keptOfSent(store, spreadsheetId);
  const memory = (sent: Sent) => kept.read('upload', sent) as UploadMemory | null;
  const missedKey = (triggerUid: string) => `missed ${triggerUid}`;
  const schedule = () => scheduleIn(store.read(scheduleKey));
  return {
    session: () => sessionAt(BAKED_ADDRESS, store.read(SESSION) as Session | null),
    sessionAgain: () => sessionAt(BAKED_ADDRESS, store.readAgain(SESSION) as Session | null),
    writeSession: (session) => writeMakingRoom(store, SESSION, session),
    forgetSession: () => store.remove(SESSION),
    memory(sent) {
      const known = memory(sent);
      return known && isOfPlace(known, sent.place) ? known : null;
    },
    memories: (sheetId) =>
      kept
        .all('upload')
        .filter((sent) => sent.sheetId === sheetId)
        .flatMap((sent) => memory(sent) ?? []),
    writeMemory: (sent, memory) => writeMakingRoom(store, kept.keyToWrite('upload', sent), memory),
    placeMemory({ sheetId, place = null }) {
      const whole = wholeSheet(sheetId);
      const known = memory(whole);
      if (known && known.place === undefined)
        writeMakingRoom(store, kept.keyToWrite('upload', whole), { ...known, place });
    },
    log: (sent) => logOf(kept.read('runs', sent)),
    logAgain: (sent) => logOf(kept.readAgain('runs', sent)),
    writeLog: (sent, log) => writeMakingRoom(store, kept.keyToWrite('runs', sent), log),
    logged: () => kept.all('runs'),
    schedule,
    scheduleAgain: () => scheduleIn(store.readAgain(scheduleKey)),
    changeSchedule: (change, before = schedule()) =>
      writeMakingRoom(store, scheduleKey, { ...before, ...change }),
    tag: () => tagIn(store.read(TAG)),
    tagAgain: () => tagIn(store.readAgain(TAG)),
    hasUnreadableTag: () => store.keys().includes(TAG) && tagIn(store.read(TAG)) === null,
    formerTagLostAt: () => (store.read(TAG)?.lostAt as number | undefined) ?? null,
    writeTag: (tag, lostAt) => writeMakingRoom(store, TAG, lostAt ? { tag, lostAt } : { tag }),
    notice: () => store.read(NOTICE) as Problem | null,
    writeNotice: (notice) => (notice ? store.write(NOTICE, notice) : store.remove(NOTICE)),
    missedSince: (uid) => (store.read(missedKey(uid))?.at as number | undefined) ?? null,
    writeMissedSince: (uid, at) =>
      at === null ? store.remove(missedKey(uid)) : store.write(missedKey(uid), { at }),
    wantedView() {
      const wanted = store.read(WANTED_VIEW);
      return wanted?.spreadsheetId === spreadsheetId ? (wanted as WantedView) : null;
    },
    writeWantedView: (view, at) => store.write(WANTED_VIEW, { spreadsheetId, view, at }),
  };
}

/** A field that is damaged is as if it was never set. */
function scheduleIn(stored: Record<string, unknown> | null): PersonSchedule {
  const known = { ...NO_SCHEDULE, ...stored };
  return {
    lastTick: Number(known.lastTick) || 0,
    email: textOrNull(known.email),
    locale: textOrNull(known.locale),
    notice: known.notice,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function tagIn(stored: Record<string, unknown> | null): string | null {
  return textOrNull(stored?.tag);
}

/**
 * Another version may have written the value: a field that it lacks, or has in another form, is as in a new
 * log, and so is what cannot be compared with. A log that cannot be read would keep the whole sidebar shut.
 */
function logOf(stored: Record<string, unknown> | null): RunLog {
  const known: Record<string, unknown> = { ...EMPTY_RUN_LOG };
  for (const [name, value] of Object.entries(stored ?? {}))
    if (!(name in known) || formOf(value) === formOf(known[name])) known[name] = value;
  const { runs, lastSuccess, ...rest } = known as RunLog;
  return {
    ...rest,
    runs: runs.filter(isRecord),
    lastSuccess: lastSuccess && areTexts(lastSuccess.shape?.roles) ? lastSuccess : null,
  };
}

function areTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((one) => typeof one === 'string');
}

function formOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
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
      // Since this execution began, another may have filled the store, or claimed a run: its log is not put back.
      store.lookAgain();
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
function shortenHistories(store: PropertyStore, except: string): void {
  for (const [key, log] of otherLogs(store, except)) writeIfShorter(store, key, shortened(log));
}

/**
 * Gives up the older half. Their sheets are sent next time as if for the first time; but a run of unknown
 * outcome stays, because sent again it may be there twice.
 */
function forgetHistories(store: PropertyStore, except: string): void {
  const logs = otherLogs(store, except).sort(([, a], [, b]) => lastUse(a) - lastUse(b));
  for (const [key, log] of logs.slice(0, Math.ceil(logs.length / 2))) {
    const open = leftOpen(log);
    if (open) writeIfShorter(store, key, open);
    else store.remove(key);
  }
}

/** A log of an earlier version has fewer fields, and grows when it is written: a full store would refuse it. */
function writeIfShorter(store: PropertyStore, key: string, log: RunLog): void {
  const lengthOf = (value: unknown) => JSON.stringify(value).length;
  if (lengthOf(log) < lengthOf(store.read(key))) store.write(key, log);
}

function otherLogs(store: PropertyStore, except: string): [string, RunLog][] {
  const keys = store.keys().filter((key) => key.startsWith('runs ') && key !== except);
  return keys.map((key) => [key, logOf(store.read(key))]);
}

function lastUse({ runs, lastSuccess }: RunLog): number {
  return Math.max(runs[0]?.startedAt ?? 0, lastSuccess?.at ?? 0);
}
