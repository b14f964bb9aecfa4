import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseFull, DatabaseUnavailable } from '../database.ts';
import { type DatabaseThread, type Question, startDatabaseThread } from './database-thread.ts';
import { freeBytes, ROOM_TO_START } from './room-left.ts';

export type RunningDatabase = {
  ask: (question: Question) => Promise<unknown[]>;
  /** Throws where there is nobody to ask just now. */
  mustRun: () => void;
  isAnswering: () => boolean;
  syncs: () => number;
  close: () => Promise<void>;
};

type Log = (event: string, details: Record<string, string | number>) => void;

const LOOK_MS = 500;
/** No statement of ours takes so long; one that does will not come back. */
const HUNG_MS = 120_000;
/** A statement that was refused room meanwhile will not come back either. */
const HUNG_ON_FULL_DISK_MS = 3_000;
/** A late answer is still an answer; /healthz reports a wait longer than this. */
const UNWELL_MS = 10_000;
const CLOSE_PATIENCE_MS = 8_000;
const START_AGAIN_MS = 1_000;

/**
 * Watches the database's thread. One that hangs is ended, and started anew as soon as there is room;
 * until then every call is refused at once.
 */
export async function keepDatabaseRunning(
  folder: string | null,
  log: Log,
): Promise<RunningDatabase> {
  let thread: DatabaseThread | null = await startDatabaseThread(folder);
  let syncsBefore = 0;
  let isDiskFull = false;
  let isClosing = false;
  let restarting = Promise.resolve();
  const watching = setInterval(look, LOOK_MS);
  watching.unref();

  return {
    ask: (question) => current().ask(question),
    mustRun: () => void current(),
    isAnswering: () => thread !== null && !thread.isGone() && thread.waitingMs() < UNWELL_MS,
    syncs: () => syncsBefore + (thread?.syncs() ?? 0),
    close,
  };

  function current(): DatabaseThread {
    if (thread && !thread.isGone()) return thread;
    if (isDiskFull) throw new DatabaseFull('Cannot ask the database: its disk is full');
    throw new DatabaseUnavailable('Cannot ask the database: it is being started anew');
  }

  function look(): void {
    const looked = thread;
    if (looked?.isGone()) {
      isDiskFull = false;
      restarting = startAnew(looked, 'gone');
      return;
    }
    const waitingMs = looked?.waitingMs() ?? 0;
    if (!looked || waitingMs < HUNG_ON_FULL_DISK_MS) return;
    const isFull = looked.metFullDisk();
    if (waitingMs < HUNG_MS && !isFull) return;
    isDiskFull = isFull;
    restarting = startAnew(looked, isFull ? 'disk-full' : 'hung');
  }

  async function startAnew(hung: DatabaseThread, why: string): Promise<void> {
    thread = null;
    log('database-ended', { why });
    syncsBefore += hung.syncs();
    await hung.end();
    while (!isClosing && !thread) {
      if (folder !== null && (await freeBytes(folder)) >= ROOM_TO_START)
        thread = await startDatabaseThread(folder).catch(() => null);
      if (!thread) await sleep(START_AGAIN_MS);
    }
    if (thread) log('database-started', {});
  }

  async function close(): Promise<void> {
    isClosing = true;
    clearInterval(watching);
    await restarting;
    const last = thread;
    if (!last) return;
    // It brings everything to its place if it can; what it cannot finish it repairs at the next start.
    const closed = last.ask({ ask: 'close' }).catch(() => undefined);
    await Promise.race([closed, sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    await last.end();
  }
}
