import type { FileJob } from '../../core/schedule/file-job.ts';
import type { Session } from '../../core/session/session.ts';
import { sessionAt } from '../../core/session/session-at.ts';
import { keptLog, logFrom, type RunLog } from '../../core/upload/run-log.ts';
import { type Target, targetIn } from '../../core/upload/target.ts';
import type { UploadMemory } from '../../core/upload/upload-memory.ts';
import type { UploadRequest } from '../page-types.ts';
import { type Held, holdLock } from '../platform/lock.ts';
import type { PropertyStore, UnreadableValue } from '../platform/properties.ts';
import { BAKED_ADDRESS } from './baked.ts';
import { targetKeys } from './target-keys.ts';
import { writeMakingRoom } from './write-making-room.ts';

/** Kept for one person and nobody else: the session, and the decisions and runs of one spreadsheet. */
export type UserView = {
  session: () => Session | null;
  memory: (target: Target) => UploadMemory | null;
  log: (target: Target) => RunLog;
  /** All that has a log. */
  logged: () => Target[];
  schedule: () => UserSchedule;
  fileJob: (target: Target) => FileJob | null;
  /** Without those that were deleted. */
  fileJobs: () => { target: Target; job: FileJob }[];
  /** What this person pressed for together and was not tried yet, in its order. */
  batch: () => OfBatch[];
  /** Marks this person's jobs in the document. Others see the mark, and it does not tell who it is. */
  tag: () => string | null;
  /** Of this spreadsheet, or of all. */
  unreadable: () => UnreadableValue[];
};

/** Handed out with the lock alone, and reads what stands there now. */
export type UserWriter = UserView & {
  writeSession: (session: Session) => void;
  forgetSession: () => void;
  writeMemory: (target: Target, memory: UploadMemory) => void;
  writeLog: (target: Target, log: RunLog) => void;
  writeSchedule: (schedule: UserSchedule) => void;
  writeFileJob: (target: Target, job: FileJob) => void;
  writeTag: (tag: string) => void;
  writeBatch: (requests: readonly UploadRequest[]) => void;
  forgetOfBatch: (target: Target) => void;
  removeDamaged: () => void;
};

/** Outside its lock it only reads, and what it read at first stays as it was. */
export type UserStore = UserView & {
  hold: <Value>(work: (user: UserWriter) => Value) => Held<Value>;
  /** Does the work without the lock where that does not come free: to write late would be worse. */
  holdIfFree: <Value>(work: (user: UserWriter) => Value) => Value;
};

/** `at`: its place among the `of` that were pressed for. */
export type OfBatch = { request: UploadRequest; at: number; of: number };

type UserSchedule = {
  /** The address for failure mails, or null. */
  email: string | null;
  /** The person's locale when they saved it, because Google promises none when nobody is present. */
  locale: string | null;
};

const SESSION = 'session';
const TAG = 'tag';

export function openUserStore(properties: PropertyStore, spreadsheetId: string): UserStore {
  const memories = targetKeys(properties, `upload ${spreadsheetId} `);
  const logs = targetKeys(properties, `runs ${spreadsheetId} `);
  const batches = targetKeys(properties, `batch ${spreadsheetId} `);
  const fileJobs = targetKeys(properties, `files ${spreadsheetId} `);
  const scheduleKey = `schedule ${spreadsheetId}`;
  const write = (key: string, value: object) => writeMakingRoom(properties, key, value);
  const read = <Value>(key: string) => properties.read(key) as Value | null;
  const view: UserView = {
    session: () => sessionAt(BAKED_ADDRESS, read(SESSION)),
    memory: (target) => read(memories.of(target)),
    log: (target) => logFrom(read(logs.of(target))),
    logged: () =>
      logs
        .all()
        .filter(({ key }) => properties.read(key))
        .map(({ target }) => target),
    batch: () =>
      batches
        .all()
        .flatMap(({ key }) => read<OfBatch>(key) ?? [])
        .sort((one, other) => one.at - other.at),
    fileJob: (target) => read(fileJobs.of(target)),
    fileJobs: () =>
      fileJobs.all().flatMap(({ key, target }) => {
        const job = read<FileJob>(key);
        return job && job.formats.length > 0 ? [{ target, job }] : [];
      }),
    schedule: () => read(scheduleKey) ?? { email: null, locale: null },
    tag: () => read<{ tag: string }>(TAG)?.tag ?? null,
    unreadable: () => properties.unreadable().filter(({ key }) => isOf(key, spreadsheetId)),
  };
  const writer: UserWriter = {
    ...view,
    writeSession: (session) => write(SESSION, session),
    forgetSession: () => properties.remove(SESSION),
    writeMemory: (target, memory) => write(memories.of(target), memory),
    writeLog: (target, log) => write(logs.of(target), keptLog(log)),
    writeSchedule: (schedule) => write(scheduleKey, schedule),
    writeFileJob: (target, job) => write(fileJobs.of(target), job),
    writeTag: (tag) => write(TAG, { tag }),
    writeBatch: (requests) => {
      const of = requests.length;
      const all = requests.map((request, at) => [
        batches.of(targetIn(request)),
        { request, at, of },
      ]);
      properties.writeAll(Object.fromEntries(all));
    },
    forgetOfBatch: (target) => properties.remove(batches.of(target)),
    removeDamaged: properties.removeDamaged,
  };
  const afresh = <Value>(work: (user: UserWriter) => Value): Value => {
    properties.lookAgain();
    return work(writer);
  };
  const hold = <Value>(work: (user: UserWriter) => Value) =>
    holdLock(LockService.getUserLock(), () => afresh(work));
  return {
    ...view,
    hold,
    holdIfFree(work) {
      const held = hold(work);
      return held.held ? held.value : afresh(work);
    },
  };
}

const OF_ONE_SPREADSHEET = ['runs', 'upload', 'batch', 'schedule', 'files', 'ticked'];

function isOf(key: string, spreadsheetId: string): boolean {
  const [kind = '', id] = key.split(' ');
  return !OF_ONE_SPREADSHEET.includes(kind) || id === spreadsheetId;
}
