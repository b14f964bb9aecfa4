import type { Problem } from '../../core/problem.ts';
import type { Session } from '../../core/session/session.ts';
import { sessionAt } from '../../core/session/session-at.ts';
import type { RunLog } from '../../core/upload/run-log.ts';
import {
  isOfPlace,
  type Sent,
  type UploadMemory,
  wholeSheet,
} from '../../core/upload/upload-memory.ts';
import type { View } from '../page-types.ts';
import { type PropertyStore, propertyStore } from '../platform/properties.ts';
import { BAKED_ADDRESS } from './baked.ts';
import { keptOfSent } from './kept-of-sent.ts';
import { logOf } from './stored-log.ts';
import { writeMakingRoom } from './write-making-room.ts';

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
  const kept = keptOfSent(store, spreadsheetId);
  return {
    ...sessionIn(store),
    ...decisionsIn(store, kept),
    ...logsIn(store, kept),
    ...scheduleIn(store, spreadsheetId),
    ...tagIn(store),
    ...noticesIn(store),
    ...wantedViewIn(store, spreadsheetId),
  };
}

type Part<Name extends keyof Person> = Pick<Person, Name>;
type Kept = ReturnType<typeof keptOfSent>;

function sessionIn(
  store: PropertyStore,
): Part<'session' | 'sessionAgain' | 'writeSession' | 'forgetSession'> {
  return {
    session: () => sessionAt(BAKED_ADDRESS, store.read(SESSION) as Session | null),
    sessionAgain: () => sessionAt(BAKED_ADDRESS, store.readAgain(SESSION) as Session | null),
    writeSession: (session) => writeMakingRoom(store, SESSION, session),
    forgetSession: () => store.remove(SESSION),
  };
}

function decisionsIn(
  store: PropertyStore,
  kept: Kept,
): Part<'memory' | 'memories' | 'writeMemory' | 'placeMemory'> {
  const memory = (sent: Sent) => kept.read('upload', sent) as UploadMemory | null;
  const writeMemory = (sent: Sent, decided: UploadMemory) =>
    writeMakingRoom(store, kept.keyToWrite('upload', sent), decided);
  return {
    memory(sent) {
      const known = memory(sent);
      return known && isOfPlace(known, sent.place) ? known : null;
    },
    memories: (sheetId) =>
      kept
        .all('upload')
        .filter((sent) => sent.sheetId === sheetId)
        .flatMap((sent) => memory(sent) ?? []),
    writeMemory,
    placeMemory({ sheetId, place = null }) {
      const whole = wholeSheet(sheetId);
      const known = memory(whole);
      if (known && known.place === undefined) writeMemory(whole, { ...known, place });
    },
  };
}

function logsIn(
  store: PropertyStore,
  kept: Kept,
): Part<'log' | 'logAgain' | 'writeLog' | 'logged'> {
  return {
    log: (sent) => logOf(kept.read('runs', sent)),
    logAgain: (sent) => logOf(kept.readAgain('runs', sent)),
    writeLog: (sent, log) => writeMakingRoom(store, kept.keyToWrite('runs', sent), log),
    logged: () => kept.all('runs'),
  };
}

function scheduleIn(
  store: PropertyStore,
  spreadsheetId: string,
): Part<'schedule' | 'scheduleAgain' | 'changeSchedule'> {
  const key = `schedule ${spreadsheetId}`;
  const schedule = () => scheduleOf(store.read(key));
  return {
    schedule,
    scheduleAgain: () => scheduleOf(store.readAgain(key)),
    changeSchedule: (change, before = schedule()) =>
      writeMakingRoom(store, key, { ...before, ...change }),
  };
}

function tagIn(
  store: PropertyStore,
): Part<'tag' | 'tagAgain' | 'hasUnreadableTag' | 'formerTagLostAt' | 'writeTag'> {
  return {
    tag: () => tagOf(store.read(TAG)),
    tagAgain: () => tagOf(store.readAgain(TAG)),
    hasUnreadableTag: () => store.keys().includes(TAG) && tagOf(store.read(TAG)) === null,
    formerTagLostAt: () => (store.read(TAG)?.lostAt as number | undefined) ?? null,
    writeTag: (tag, lostAt) => writeMakingRoom(store, TAG, lostAt ? { tag, lostAt } : { tag }),
  };
}

function noticesIn(
  store: PropertyStore,
): Part<'notice' | 'writeNotice' | 'missedSince' | 'writeMissedSince'> {
  const missedKey = (triggerUid: string) => `missed ${triggerUid}`;
  return {
    notice: () => store.read(NOTICE) as Problem | null,
    writeNotice: (notice) => (notice ? store.write(NOTICE, notice) : store.remove(NOTICE)),
    missedSince: (uid) => (store.read(missedKey(uid))?.at as number | undefined) ?? null,
    writeMissedSince: (uid, at) =>
      at === null ? store.remove(missedKey(uid)) : store.write(missedKey(uid), { at }),
  };
}

function wantedViewIn(
  store: PropertyStore,
  spreadsheetId: string,
): Part<'wantedView' | 'writeWantedView'> {
  return {
    wantedView() {
      const wanted = store.read(WANTED_VIEW);
      return wanted?.spreadsheetId === spreadsheetId ? (wanted as WantedView) : null;
    },
    writeWantedView: (view, at) => store.write(WANTED_VIEW, { spreadsheetId, view, at }),
  };
}

/** A field that is damaged is as if it was never set. */
function scheduleOf(stored: Record<string, unknown> | null): PersonSchedule {
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

function tagOf(stored: Record<string, unknown> | null): string | null {
  return textOrNull(stored?.tag);
}
