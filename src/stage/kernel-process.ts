import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exchangeWith, type Hosts } from './hosts.ts';
import type {
  Command,
  Commands,
  FromKernel,
  Opening,
  StageEvent,
  ToKernel,
} from './kernel/protocol.ts';

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/** The process a project runs in: commands go in, answers, events and requests to hosts come out. */
export class KernelProcess {
  private readonly child: ChildProcess;
  private readonly exchange: ReturnType<typeof exchangeWith>;
  private readonly onEvent: (event: StageEvent) => void;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private closing = false;
  private readonly inTurns: boolean;
  private asked: Command[] = [];
  private seen = 0;
  private flushing = false;
  private readonly timeZone: string;
  /** What comes before that was meant for the stage before. */
  private isOpen = false;

  constructor(
    { timeZone, inTurns }: { timeZone: string; inTurns: boolean },
    hosts: Hosts,
    onEvent: (event: StageEvent) => void,
    before?: KernelProcess,
  ) {
    this.inTurns = inTurns;
    this.timeZone = timeZone;
    this.exchange = exchangeWith(hosts);
    this.onEvent = onEvent;
    this.child = before?.givenUp(timeZone) ?? newProcess(timeZone);
    this.child.on('message', this.receive);
    this.child.on('exit', this.ended);
  }

  async open(opening: Opening): Promise<null> {
    const opened = this.command('open', opening);
    await opened;
    this.isOpen = true;
    return opened;
  }

  /** Its process, for another stage in the same zone; none where something still runs or has ended it. */
  private givenUp(timeZone: string): ChildProcess | null {
    if (this.closing || this.waiting.size > 0 || this.timeZone !== timeZone) return null;
    this.closing = true;
    this.child.off('message', this.receive).off('exit', this.ended);
    return this.child;
  }

  command<Name extends keyof Commands>(
    command: Name,
    ...args: Parameters<Commands[Name]>
  ): Promise<ReturnType<Commands[Name]>> {
    if (this.closing) return Promise.reject(new Error('The stage is closed'));
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.child.channel?.ref();
      this.asked.push({ id, command, args });
      if (this.inTurns) this.flushSoon();
      else this.flush();
    });
  }

  /** What still runs is cut off. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    const over = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.ref();
    this.child.kill('SIGKILL');
    await over;
  }

  /** All commands of one turn of the caller go out together, so that their order does not depend on the pipe. */
  private flushSoon(): void {
    if (this.flushing) return;
    this.flushing = true;
    setImmediate(() => {
      this.flushing = false;
      if (!this.closing) this.flush();
    });
  }

  private flush(): void {
    this.send({ type: 'commands', commands: this.asked, seen: this.seen });
    this.asked = [];
    this.seen = 0;
  }

  /** The kernel pauses until its owner has received this message and sent the commands it leads to. */
  private saw(): void {
    if (!this.inTurns) return;
    this.seen += 1;
    this.flushSoon();
  }

  private send(message: ToKernel): void {
    // If the kernel was killed, nobody reads this message; `ended` then rejects whatever still waits.
    this.child.send(message, () => undefined);
  }

  private readonly receive = (message: FromKernel): void => {
    if (message.type !== 'event' || message.event.event === 'question') this.saw();
    switch (message.type) {
      case 'event':
        if (this.isOpen) this.onEvent(message.event);
        break;
      case 'exchange':
        void this.exchange(message.exchange).then((answer) => {
          if (!this.closing) this.send({ type: 'exchanged', id: message.id, answer });
        });
        break;
      case 'done':
        this.waiting.get(message.id)?.resolve(message.value as never);
        this.settle(message.id);
        break;
      default:
        this.waiting.get(message.id)?.reject(new Error(message.message));
        this.settle(message.id);
    }
  };

  /** While no command waits for an answer, the child does not keep its parent alive, closed or not. */
  private settle(id: number): void {
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.child.channel?.unref();
  }

  /** Commands that still wait are rejected, whether the stage was closed or the process died. */
  private readonly ended = (code: number | null, signal: NodeJS.Signals | null): void => {
    const how = signal ?? `exit ${code}`;
    const why = this.closing ? 'The stage is closed' : `The stage ended by itself (${how})`;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
    this.closing = true;
  };
}

function newProcess(timeZone: string): ChildProcess {
  const child = fork(join(builtFolder(), 'kernel.mjs'), [], {
    // Script threads count in the zone of their process.
    env: { ...process.env, NODE_OPTIONS: '', TZ: timeZone },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.unref();
  return child;
}

/** The build puts the kernel into dist/stage; this file may run from there or from the sources. */
function builtFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const built = join(folder, 'dist/stage');
    if (existsSync(join(built, 'kernel.mjs'))) return built;
    if (folder === dirname(folder))
      throw new Error('Cannot find dist/stage/kernel.mjs: run "npm run build" first');
  }
}
