import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { FromThread, StartMessage, ThreadMessage } from '../platform/thread-messages.ts';

/** `methods`: the full names of all that is published. */
export type Sources = { thread: string; realm: string; methods: string[] };

type Listener = (message: FromThread) => void;

/** One worker: it runs one execution at a time, each in a fresh realm. */
export class Thread {
  ready: Promise<void>;
  dead = false;
  private readonly worker: Worker;
  private readonly answers: MessagePort;
  private readonly bell = new Int32Array(new SharedArrayBuffer(4));
  private listener: Listener | null = null;
  private files: StartMessage['files'] | null = null;
  private arrived: () => void = () => undefined;

  constructor(sources: Sources, clock: Float64Array) {
    const { port1, port2 } = new MessageChannel();
    this.answers = port1;
    this.worker = new Worker(sources.thread, {
      workerData: { answers: port2, bell: this.bell, clock, realmSource: sources.realm },
      transferList: [port2],
    });
    this.ready = this.nextReady();
    this.worker.on('message', (message: FromThread | { type: 'ready' }) => {
      if (message.type === 'ready') this.arrived();
      else this.listener?.(message);
    });
    this.worker.on('error', (error) => {
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

  start(message: StartMessage): void {
    this.ready = this.nextReady();
    const files = message.files === this.files ? null : message.files;
    this.files = message.files;
    this.worker.postMessage({ ...message, files } satisfies ThreadMessage);
  }

  /** The answer is written before the bell rings, because the thread waits for the bell alone. */
  answer(text: string): void {
    this.answers.postMessage(text);
    Atomics.store(this.bell, 0, 1);
    Atomics.notify(this.bell, 0);
  }

  terminate(): Promise<number> {
    this.listener = null;
    return this.worker.terminate();
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

/** Keeps a few threads whose realm stands ready, so that an execution starts at once. */
export class ThreadPool {
  private readonly sources: Sources;
  private readonly clock: Float64Array;
  private readonly kept: number;
  private idle: Thread[] = [];

  constructor(sources: Sources, clock: Float64Array, kept: number) {
    this.sources = sources;
    this.clock = clock;
    this.kept = kept;
    while (this.idle.length < kept) this.idle.push(new Thread(sources, clock));
  }

  async take(): Promise<Thread> {
    // The thread that has been idle longest: its next realm is the likeliest to be ready.
    const thread = this.idle.shift() ?? new Thread(this.sources, this.clock);
    await thread.ready;
    return thread;
  }

  giveBack(thread: Thread): void {
    if (!thread.dead && this.idle.length < Math.max(this.kept, 1)) this.idle.push(thread);
    else this.destroy(thread);
  }

  destroy(thread: Thread): void {
    void thread.terminate();
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.map((thread) => thread.terminate()));
    this.idle = [];
  }
}
