import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../database.ts';
import type { FromWorker, ToWorker, WorkerData, WorkerError } from './worker-messages.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Question = WithoutId<ToWorker>;

type Open = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void; at: number };

/** Opening makes the first files or repairs after a crash: long on a slow disk, but not for ever. */
const OPENING_MS = 180_000;

/** The database in a thread of its own, which keeps its process alive only while somebody waits for an answer. */
export class DatabaseThread {
  private readonly worker: Worker;
  private readonly open = new Map<number, Open>();
  private readonly withoutRoom: Int32Array;
  private withoutRoomBefore = 0;
  private lastId = 0;
  private lastSyncs = 0;
  private hasEnded = false;

  private constructor(folder: string | null) {
    const withoutRoom = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: WorkerData = { folder, withoutRoom };
    this.withoutRoom = withoutRoom;
    this.worker = new Worker(builtWorker(), { workerData });
    this.worker.on('message', (message: FromWorker) => this.hear(message));
    this.worker.on('exit', () => this.gone());
    // The end of the thread follows, and says all we need.
    this.worker.on('error', () => {});
  }

  /** Rejects where the database cannot be opened. */
  static async start(folder: string | null): Promise<DatabaseThread> {
    const thread = new DatabaseThread(folder);
    await opened(thread.worker);
    thread.worker.unref();
    return thread;
  }

  /** Rejects with the database's own error, or with `DatabaseUnavailable` when the thread is gone. */
  ask(question: Question): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.hasEnded)
        return reject(new DatabaseUnavailable('Cannot ask the database: it has ended'));
      const id = ++this.lastId;
      this.worker.ref();
      this.open.set(id, { resolve, reject, at: performance.now() });
      this.worker.postMessage({ ...question, id } satisfies ToWorker);
    });
  }

  /** How long the oldest question has had no answer; 0 where none is open. */
  waitingMs(): number {
    const [oldest] = this.open.values();
    return oldest ? performance.now() - oldest.at : 0;
  }

  syncs(): number {
    return this.lastSyncs;
  }

  /** Whether the disk had no room for the oldest question that has no answer. */
  metFullDisk(): boolean {
    return Atomics.load(this.withoutRoom, 0) > this.withoutRoomBefore;
  }

  /** It ended by itself: out of memory, or by a fault nobody caught. */
  isGone(): boolean {
    return this.hasEnded;
  }

  /** Ends it, whatever it is doing. */
  async end(): Promise<void> {
    this.gone();
    await this.worker.terminate();
  }

  private hear(message: FromWorker): void {
    if (message.is !== 'answered' && message.is !== 'refused') return;
    // A full disk it met before is over, or it would not have answered.
    this.withoutRoomBefore = Atomics.load(this.withoutRoom, 0);
    const asked = this.open.get(message.id);
    this.open.delete(message.id);
    if (this.open.size === 0) this.worker.unref();
    if (message.is === 'refused') asked?.reject(asError(message.error));
    else {
      this.lastSyncs = message.syncs;
      asked?.resolve(message.rows);
    }
  }

  private gone(): void {
    this.hasEnded = true;
    for (const { reject } of this.open.values())
      reject(new DatabaseUnavailable('Cannot hear the database: its thread has ended'));
    this.open.clear();
  }
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
