import type { ChildProcess } from 'node:child_process';
import { exchangeWith, type Hosts } from './hosts.ts';
import type {
  Command,
  Commands,
  FromKernel,
  Opening,
  StageEvent,
  ToKernel,
} from './kernel/protocol.ts';
import type { Project } from './project.ts';
import { leaveKernel, type OwnKernel, takeKernel } from './spare-kernels.ts';

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/** Scripts run in threads, so that a kernel answers at once; one that hangs all the same is killed. */
const CLOSING_MS = 10_000;

/** The process a project runs in: commands go in, answers, events and requests to hosts come out. */
export class KernelProcess {
  private readonly kernel: OwnKernel;
  private readonly hasProject: boolean;
  private readonly exchange: ReturnType<typeof exchangeWith>;
  private readonly onEvent: (event: StageEvent) => void;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private closing = false;
  private over: () => void = () => undefined;
  private readonly inTurns: boolean;
  private asked: Command[] = [];
  private seen = 0;
  private flushing = false;

  constructor(
    opening: { project: Project; inTurns: boolean },
    hosts: Hosts,
    onEvent: (event: StageEvent) => void,
  ) {
    this.inTurns = opening.inTurns;
    this.exchange = exchangeWith(hosts);
    this.onEvent = onEvent;
    ({ kernel: this.kernel, hasProject: this.hasProject } = takeKernel(opening.project));
    this.child.on('message', this.receive);
    this.child.on('exit', this.ended);
  }

  open(opening: Opening): Promise<null> {
    return this.command('open', this.hasProject ? { ...opening, project: null } : opening);
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

  private get child(): ChildProcess {
    return this.kernel.child;
  }

  /** What still runs is cut off; the process is left to the next stage. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    const over = new Promise<void>((resolve) => {
      this.over = resolve;
    });
    this.child.channel?.ref();
    this.send({ type: 'close' });
    const patience = setTimeout(() => this.child.kill('SIGKILL'), CLOSING_MS);
    await over;
    clearTimeout(patience);
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
        this.onEvent(message.event);
        break;
      case 'exchange':
        void this.exchange(message.exchange).then((answer) => {
          if (!this.closing) this.send({ type: 'exchanged', id: message.id, answer });
        });
        break;
      case 'closed':
        this.leave();
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

  private leave(): void {
    this.child.off('message', this.receive);
    this.child.off('exit', this.ended);
    this.child.channel?.unref();
    leaveKernel(this.kernel);
    this.finish('The stage is closed');
  }

  private readonly ended = (code: number | null, signal: NodeJS.Signals | null): void => {
    const how = signal ?? `exit ${code}`;
    this.finish(this.closing ? 'The stage is closed' : `The stage ended by itself (${how})`);
  };

  /** Commands that still wait are rejected, whether the stage was closed or the process died. */
  private finish(why: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
    this.closing = true;
    this.over();
  }
}
