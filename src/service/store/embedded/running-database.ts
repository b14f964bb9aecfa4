import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseFull, DatabaseUnavailable } from '../database.ts';
import { DatabaseThread, type Question } from './database-thread.ts';
import { freeBytes, ROOM_TO_START } from './room-left.ts';

type RunningOptions = {
  hungOnFullDiskMs: number;
  log: (event: string, details: Record<string, string | number>) => void;
};

const LOOK_MS = 500;
/** No statement of ours takes so long; one that does will not come back. */
const HUNG_MS = 120_000;
/** A late answer is still an answer; /healthz reports a wait longer than this. */
const UNWELL_MS = 10_000;
const CLOSE_PATIENCE_MS = 8_000;
const START_AGAIN_MS = 1_000;

/**
 * Watches the database's thread. One that hangs is ended, and started anew as soon as there is room;
 * until then every call is refused at once.
 */
export class RunningDatabase {
  private readonly folder: string | null;
  private readonly options: RunningOptions;
  private readonly watching = setInterval(() => this.look(), LOOK_MS);
  private thread: DatabaseThread | null;
  private syncsBefore = 0;
  private isDiskFull = false;
  private isClosing = false;
  private restarting = Promise.resolve();

  private constructor(folder: string | null, options: RunningOptions, thread: DatabaseThread) {
    this.folder = folder;
    this.options = options;
    this.thread = thread;
    this.watching.unref();
  }

  static async start(folder: string | null, options: RunningOptions): Promise<RunningDatabase> {
    return new RunningDatabase(folder, options, await DatabaseThread.start(folder));
  }

  ask(question: Question): Promise<unknown[]> {
    return this.current().ask(question);
  }

  /** Throws where there is nobody to ask just now. */
  mustRun(): void {
    this.current();
  }

  isAnswering(): boolean {
    const { thread } = this;
    return thread !== null && !thread.isGone() && thread.waitingMs() < UNWELL_MS;
  }

  syncs(): number {
    return this.syncsBefore + (this.thread?.syncs() ?? 0);
  }

  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.watching);
    await this.restarting;
    const last = this.thread;
    if (!last) return;
    // It brings everything to its place if it can; what it cannot finish it repairs at the next start.
    const closed = last.ask({ ask: 'close' }).catch(() => undefined);
    await Promise.race([closed, sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    await last.end();
  }

  private current(): DatabaseThread {
    if (this.thread && !this.thread.isGone()) return this.thread;
    if (this.isDiskFull) throw new DatabaseFull('Cannot ask the database: its disk is full');
    throw new DatabaseUnavailable('Cannot ask the database: it is being started anew');
  }

  private look(): void {
    const { thread } = this;
    if (thread?.isGone()) {
      this.isDiskFull = false;
      this.restarting = this.startAnew(thread, 'gone');
      return;
    }
    const waitingMs = thread?.waitingMs() ?? 0;
    if (!thread || waitingMs < this.options.hungOnFullDiskMs) return;
    const isFull = thread.metFullDisk();
    if (waitingMs < HUNG_MS && !isFull) return;
    this.isDiskFull = isFull;
    this.restarting = this.startAnew(thread, isFull ? 'disk-full' : 'hung');
  }

  private async startAnew(hung: DatabaseThread, why: string): Promise<void> {
    this.thread = null;
    this.options.log('database-ended', { why });
    this.syncsBefore += hung.syncs();
    await hung.end();
    while (!this.isClosing && !this.thread) {
      if (this.folder !== null && (await freeBytes(this.folder)) >= ROOM_TO_START)
        this.thread = await DatabaseThread.start(this.folder).catch(() => null);
      if (!this.thread) await sleep(START_AGAIN_MS);
    }
    if (this.thread) this.options.log('database-started', {});
  }
}
