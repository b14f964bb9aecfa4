import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../database.ts';
import type { FromWorker, ToWorker, WorkerData, WorkerError } from './worker-messages.ts';

export type DatabaseThread = {
  /** Rejects with the database's own error, or with `DatabaseUnavailable` when the thread is gone. */
  ask: (question: Question) => Promise<unknown[]>;
  /** How long the oldest question has had no answer; 0 where none is open. */
  waitingMs: () => number;
  syncs: () => number;
  /** Whether the disk had no room for the oldest question that has no answer. */
  metFullDisk: () => boolean;
  /** It ended by itself: out of memory, or by a fault nobody caught. */
  isGone: () => boolean;
  /** Ends it, whatever it is doing. */
  end: () => Promise<void>;
};

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Question = WithoutId<ToWorker>;

type Open = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void; at: number };

/** Opening makes the first files or repairs after a crash: long on a slow disk, but not for ever. */
const OPENING_MS = 180_000;

/** Starts the database in a thread of its own; rejects where it cannot be opened. */
export async function startDatabaseThread(folder: string | null): Promise<DatabaseThread> {
  const withoutRoom = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerData = { folder, withoutRoom };
  const worker = new Worker(builtWorker(), { workerData });
  const open = new Map<number, Open>();
  let lastId = 0;
  let syncs = 0;
  let isGone = false;
  let withoutRoomBefore = 0;
  worker.on('message', (message: FromWorker) => {
    if (message.is !== 'answered' && message.is !== 'refused') return;
    const { id } = message;
    // A full disk it met before is over, or it would not have answered.
    withoutRoomBefore = Atomics.load(withoutRoom, 0);
    const asked = open.get(id);
    open.delete(id);
    if (message.is === 'refused') asked?.reject(asError(message.error));
    else {
      syncs = message.syncs;
      asked?.resolve(message.rows);
    }
  });
  const gone = () => {
    isGone = true;
    for (const { reject } of open.values())
      reject(new DatabaseUnavailable('Cannot hear the database: its thread has ended'));
    open.clear();
  };
  worker.on('exit', gone);
  // The end of the thread follows, and says all we need.
  worker.on('error', () => {});
  await opened(worker);
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (isGone) return reject(new DatabaseUnavailable('Cannot ask the database: it has ended'));
        const id = ++lastId;
        open.set(id, { resolve, reject, at: performance.now() });
        worker.postMessage({ ...question, id } satisfies ToWorker);
      }),
    waitingMs: () => {
      const [oldest] = open.values();
      return oldest ? performance.now() - oldest.at : 0;
    },
    syncs: () => syncs,
    metFullDisk: () => Atomics.load(withoutRoom, 0) > withoutRoomBefore,
    isGone: () => isGone,
    end: async () => {
      gone();
      await worker.terminate();
    },
  };
}

async function opened(worker: Worker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (why: string) => {
      clearTimeout(timer);
      worker.terminate();
      reject(new DatabaseUnavailable(`Cannot open the embedded database: ${why}`));
    };
    const timer = setTimeout(() => refuse('it did not open in time'), OPENING_MS);
    worker.once('message', (message: FromWorker) => {
      if (message.is !== 'ready') return refuse(message.is === 'broken' ? message.why : 'no word');
      clearTimeout(timer);
      resolve();
    });
    worker.once('error', (error) => refuse(error.message));
    // Has no effect once the thread has said that it is ready.
    worker.once('exit', () => refuse('its thread has ended'));
  });
}

function asError({ name, message, code }: WorkerError): Error {
  return Object.assign(new Error(message), { name, ...(code === null ? {} : { code }) });
}

/** Beside the program once built; from the source, and for `src/build/run.mjs`, in the build. */
function builtWorker(): string {
  const places = ['database-worker.js', '../../../../dist/service/database-worker.js'];
  const found = [...places, '../../../dist/service/database-worker.js']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find(existsSync);
  if (!found) throw new Error("Cannot find the database's thread: the build is not whole");
  return found;
}
