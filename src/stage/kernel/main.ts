import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { commands } from './commands.ts';
import { Kernel } from './kernel.ts';
import type {
  Command,
  Commands,
  Exchange,
  ExchangeAnswer,
  FromKernel,
  Opening,
  StageEvent,
  ToKernel,
} from './protocol.ts';
import { ThreadPool } from './thread-pool.ts';

// The process of one stage at a time. Its TZ is the zone of the project that is open, so that `Date` in
// every script thread counts in it; it lives at most as long as the process that started it.
const here = new URL('.', import.meta.url);
const sources = {
  thread: fileURLToPath(new URL('thread.cjs', here)),
  realm: readFileSync(new URL('realm.js', here), 'utf8'),
};
const methods = emulatedMethods();
const threads = new ThreadPool(sources);

/** A fault may wait for these, `Range.getValues`: the realm's own code names them. */
function emulatedMethods(): string[] {
  const realm = runInNewContext(sources.realm) as { emulated: () => string[] };
  return [...realm.emulated()];
}

const exchanges = new Map<number, (answer: ExchangeAnswer) => void>();
let lastExchange = 0;
let handlers: Record<string, (...args: never[]) => unknown> | null = null;

let kernel: Kernel | null = null;
/** How many stages are closed. What their executions still do is reported to nobody. */
let over = 0;

/** After each of these messages the owner may send commands before the stage goes on. */
const ANSWERED = (message: FromKernel) =>
  message.type !== 'event' || message.event.event === 'question';

/** Where nothing else is told meanwhile. To tell the time after each call takes a tenth of an execution's time. */
const CLOCK_MS = 20;
let clockToTell: StageEvent | null = null;
let isClockAwaited = false;

/** A call may move the clock; the owner learns the new time before any other event. */
function tell(event: StageEvent): void {
  if (event.event !== 'clock') {
    send({ type: 'event', event });
    return;
  }
  clockToTell = event;
  if (!isClockAwaited) setTimeout(tellClockInTime, CLOCK_MS);
  isClockAwaited = true;
}

function tellClockInTime(): void {
  isClockAwaited = false;
  tellClock();
}

function tellClock(): void {
  if (clockToTell) write({ type: 'event', event: clockToTell });
  clockToTell = null;
}

function send(message: FromKernel): void {
  tellClock();
  if (ANSWERED(message)) kernel?.world.turns.pause();
  write(message);
}

/** An owner that was killed reads nothing; this process ends below, when it sees the channel closed. */
function write(message: FromKernel): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

/** The same object for all its stages: a thread that has its files is not sent them again. */
let lastProject: Opening['project'] | null = null;

function open({ project: sent, ...opening }: Parameters<Commands['open']>[0]): null {
  const project = sent ?? lastProject;
  if (!project) throw new Error('The first stage of a kernel brings its project');
  lastProject = project;
  moveTo(project.manifest.timeZone);
  const visit = whileOpen(visitHost);
  kernel = new Kernel({ ...opening, project }, methods, threads, whileOpen(tell), (exchange) => {
    return new Promise((resolve) => visit(exchange, resolve));
  });
  handlers = commands(kernel) as typeof handlers;
  return null;
}

/** Node tells its engine of a new TZ, and a thread counts in the zone in which it was made. */
function moveTo(timeZone: string): void {
  if (process.env.TZ === timeZone) return;
  process.env.TZ = timeZone;
  threads.forget();
}

/** Does nothing any more when the stage that is open now is over. */
function whileOpen<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const mine = over;
  return (...args) => {
    if (mine === over) act(...args);
  };
}

function visitHost(exchange: Exchange, resolve: (answer: ExchangeAnswer) => void): void {
  lastExchange += 1;
  exchanges.set(lastExchange, resolve);
  send({ type: 'exchange', id: lastExchange, exchange });
}

async function close(): Promise<void> {
  const closed = kernel;
  over += 1;
  kernel = null;
  handlers = null;
  clockToTell = null;
  exchanges.clear();
  await closed?.close();
  write({ type: 'closed' });
}

async function obey(command: keyof Commands, args: unknown[]): Promise<unknown> {
  if (command === 'open') return open(args[0] as Parameters<Commands['open']>[0]);
  const handler = handlers?.[command];
  if (!handler) throw new Error(`The stage does not know the command ${command}`);
  return handler(...(args as never[]));
}

function carryOut({ id, command, args }: Command): void {
  const answer = whileOpen(send);
  obey(command, args).then(
    (value) => answer({ type: 'done', id, value }),
    (error: Error) => answer({ type: 'refused', id, message: error.message }),
  );
}

process.on('message', (message: ToKernel) => {
  if (message.type === 'close') {
    void close();
    return;
  }
  if (message.type === 'exchanged') {
    exchanges.get(message.id)?.(message.answer);
    exchanges.delete(message.id);
    return;
  }
  for (const command of message.commands) carryOut(command);
  kernel?.world.turns.resume(message.seen);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of a terminal, and the owner still has to ask for the state to save.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
