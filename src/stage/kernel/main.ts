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

// The process of a stage, or of several one after the other. Its TZ is the zone of the project, so that `Date` in every script thread counts in it; it
// lives at most as long as the process that started it.
const here = new URL('.', import.meta.url);
const sources = {
  thread: fileURLToPath(new URL('thread.cjs', here)),
  realm: readFileSync(new URL('realm.js', here), 'utf8'),
};

/** A fault may wait for these, `Range.getValues`: the realm's own code names them. */
function emulatedMethods(): string[] {
  const realm = runInNewContext(sources.realm) as { emulated: () => string[] };
  return [...realm.emulated()];
}

const exchanges = new Map<number, (answer: ExchangeAnswer) => void>();
let lastExchange = 0;
let kernel: Kernel | null = null;
let handlers: Record<string, (...args: never[]) => unknown> = { open };

const threads = new ThreadPool(sources);
const methods = emulatedMethods();

/** Once for each stage of this process; what the one before still had to tell of its time goes with it. */
function open(opening: Opening): null {
  clockToTell = null;
  kernel = new Kernel(opening, methods, threads, tell, visitHost);
  handlers = { ...(commands(kernel) as typeof handlers), open };
  return null;
}

function visitHost(exchange: Exchange): Promise<ExchangeAnswer> {
  return new Promise((resolve) => {
    lastExchange += 1;
    exchanges.set(lastExchange, resolve);
    send({ type: 'exchange', id: lastExchange, exchange });
  });
}

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

async function obey(command: keyof Commands, args: unknown[]): Promise<unknown> {
  const handler = handlers[command];
  if (!handler) throw new Error(`The stage does not know the command ${command}`);
  return handler(...(args as never[]));
}

function carryOut({ id, command, args }: Command): void {
  obey(command, args).then(
    (value) => send({ type: 'done', id, value }),
    (error: Error) => send({ type: 'refused', id, message: error.message }),
  );
}

process.on('message', (message: ToKernel) => {
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
