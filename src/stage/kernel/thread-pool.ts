import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import {
  CUT_OFF,
  type FromThread,
  type StartMessage,
  type ThreadData,
  type ThreadMessage,
  type ThreadState,
} from '../platform/thread-messages.ts';

export type Sources = { thread: string; realm: string };

/** How long threads wait that are more than those kept. */
const IDLE_MS = 1_000;

/** How long an execution that was cut off may compute on. */
const CUT_OFF_MS = 100;

type Listener = (message: FromThread) => void;

/** One worker: it runs one execution at a time, each in a fresh realm. */
export class Thread {
  ready: Promise<void>;
  dead = false;
  private hasStood = false;
  private readonly worker: Worker;
  private readonly answers: MessagePort;
  private readonly bell = new Int32Array(new SharedArrayBuffer(4));
  private listener: Listener | null = null;
  private files: StartMessage['files'] | null = null;
  private arrived: () => void = () => undefined;
  private waitsForAnswer = false;
  private ending: Promise<number> | null = null;

  constructor(sources: Sources) {
    const { port1, port2 } = new MessageChannel();
    this.answers = port1;
    this.worker = new Worker(sources.thread, {
      workerData: {
        answers: port2,
        bell: this.bell,
        realmSource: sources.realm,
      } satisfies ThreadData<MessagePort>,
      transferList: [port2],
    });
    this.ready = this.nextReady();
    this.worker.on('message', (message: FromThread | ThreadState) => {
      if (message.type === 'ready') {
        this.hasStood = true;
        this.arrived();
      } else {
        this.waitsForAnswer = message.type === 'call';
        this.listener?.(message);
      }
    });
    this.worker.on('error', (error) => {
      // Whoever waits for it would wait for ever: without its threads this process is of no use.
      if (!this.hasStood) throw error;
      this.dead = true;
      this.listener?.(crashed(error));
    });
    this.worker.unref();
    port1.unref();
  }

  private nextReady(): Promise<void> {
    return new Promise((resolve) => {
      this.arrived = resolve;
    });
  }

  listen(listener: Listener | null): void {
    this.listener = listener;
  }

  /** `clock`: where the time of its stage stands. */
  start(message: StartMessage, clock: Float64Array): void {
    this.ready = this.nextReady();
    const files = message.files === this.files ? null : message.files;
    this.files = message.files;
    this.worker.postMessage({ ...message, files, clock } satisfies ThreadMessage);
  }

  /** The answer is written before the bell rings, because the thread waits for the bell alone. */
  answer(text: string): void {
    this.waitsForAnswer = false;
    this.answers.postMessage(text);
    Atomics.store(this.bell, 0, 1);
    Atomics.notify(this.bell, 0);
  }

  /** Tells an execution that it is over. False where it waits for no answer: nobody can tell it anything. */
  cutOff(): boolean {
    if (!this.waitsForAnswer || this.dead) return false;
    this.answer(CUT_OFF);
    return true;
  }

  /** Resolves when it computes no more for the execution before. */
  async atRest(): Promise<void> {
    await this.ready;
    await this.ending;
  }

  terminate(): Promise<number> {
    this.listener = null;
    this.dead = true;
    this.ending = this.worker.terminate();
    this.arrived();
    return this.ending;
  }
}

function crashed(error: Error): FromThread {
  const { name, message, stack = '' } = error;
  return {
    type: 'done',
    value: null,
    failure: { name, message, stack },
    wants: null,
    localCalls: {},
    notEmulated: [],
  };
}

/**
 * Keeps a few threads whose realm stands ready, so that an execution starts at once. They outlive the
 * stage they began with: a realm serves one execution, whosever it is.
 */
export class ThreadPool {
  private readonly sources: Sources;
  private kept = 1;
  private thinningOut: NodeJS.Timeout | null = null;
  private readonly idle: Thread[] = [];
  private readonly leaving = new Set<Promise<unknown>>();

  constructor(sources: Sources) {
    this.sources = sources;
  }

  keep(count: number): void {
    this.kept = Math.max(count, 1);
    while (this.idle.length < count) this.idle.push(new Thread(this.sources));
  }

  async take(): Promise<Thread> {
    // The thread that has been idle longest: its next realm is the likeliest to be ready.
    const thread = this.idle.shift() ?? new Thread(this.sources);
    await thread.ready;
    return thread.dead ? this.take() : thread;
  }

  giveBack(thread: Thread): void {
    if (thread.dead) this.destroy(thread);
    else this.idle.push(thread);
    if (this.idle.length > this.kept) this.thinOutLater();
  }

  /**
   * After an execution was killed. Most wait for an answer then: what they still do is heard by nobody, and soon over,
   * and their thread takes the next. To end it and make a new one takes 40 ms of processor time.
   */
  cutOff(thread: Thread): void {
    if (!thread.cutOff()) {
      this.destroy(thread);
      return;
    }
    this.giveBack(thread);
    const patience = setTimeout(() => this.destroy(thread), CUT_OFF_MS);
    const left = thread.atRest().finally(() => {
      clearTimeout(patience);
      this.leaving.delete(left);
    });
    this.leaving.add(left);
  }

  /** Where several executions ran at once, more do soon: a new thread takes 30 ms of processor time. */
  private thinOutLater(): void {
    this.thinningOut ??= setTimeout(() => {
      this.thinningOut = null;
      for (const thread of this.idle.splice(this.kept)) this.destroy(thread);
    }, IDLE_MS).unref();
  }

  /** While no stage is open, all threads that live are idle. */
  forget(): void {
    for (const thread of this.idle.splice(0)) this.destroy(thread);
  }

  destroy(thread: Thread): void {
    if (this.idle.includes(thread)) this.idle.splice(this.idle.indexOf(thread), 1);
    const left = thread.terminate().finally(() => this.leaving.delete(left));
    this.leaving.add(left);
  }

  /** Resolves when those that were destroyed compute no more. */
  async quiet(): Promise<void> {
    await Promise.all(this.leaving);
  }
}
