import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type {
  FromThread,
  StartMessage,
  ThreadData,
  ThreadMessage,
  ThreadState,
} from '../platform/thread-messages.ts';

export type Sources = { thread: string; realm: string };

/** How long threads wait that are more than those kept. */
const IDLE_MS = 1_000;

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
      } else this.listener?.(message);
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
    this.answers.postMessage(text);
    Atomics.store(this.bell, 0, 1);
    Atomics.notify(this.bell, 0);
  }

  terminate(): void {
    this.listener = null;
    this.dead = true;
    void this.worker.terminate();
    this.arrived();
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

/** Keeps a thread whose realm stands ready, so that an execution starts at once. */
export class ThreadPool {
  private readonly sources: Sources;
  private thinningOut: NodeJS.Timeout | null = null;
  private readonly idle: Thread[];

  constructor(sources: Sources) {
    this.sources = sources;
    this.idle = [new Thread(sources)];
  }

  async take(): Promise<Thread> {
    // The thread that has been idle longest: its next realm is the likeliest to be ready.
    const thread = this.idle.shift() ?? new Thread(this.sources);
    await thread.ready;
    return thread.dead ? this.take() : thread;
  }

  giveBack(thread: Thread): void {
    if (thread.dead) thread.terminate();
    else this.idle.push(thread);
    if (this.idle.length > 1) this.thinOutLater();
  }

  /** Where several executions ran at once, more do soon: a new thread takes 30 ms of processor time. */
  private thinOutLater(): void {
    this.thinningOut ??= setTimeout(() => {
      this.thinningOut = null;
      for (const thread of this.idle.splice(1)) thread.terminate();
    }, IDLE_MS).unref();
  }
}
