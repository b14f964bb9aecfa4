import { createHash, randomUUID } from 'node:crypto';
import { constants, createContext, Script } from 'node:vm';
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import { javaOffsetMs } from '../platform/old-offsets.ts';
import type {
  FromThread,
  Host,
  NativeName,
  StartMessage,
  ThreadData,
  ThreadMessage,
  ThreadState,
} from '../platform/thread-messages.ts';
import { isTimeZone, offsetMs } from '../platform/zoned-time.ts';

// A thread runs one execution at a time, each in a realm of its own that is gone afterwards. The
// next realm is made ready while nobody waits for it.
const { answers, bell, realmSource } = workerData as ThreadData<MessagePort>;
if (!parentPort) throw new Error('The script thread was started outside a worker');
const kernel: MessagePort = parentPort;

const platform = new Script(realmSource, { filename: 'apps-script-platform.js' });

/** The same text is compiled once and run in every realm: half a megabyte takes 20 ms. */
let compiled = new Map<string, Script>();

function scriptOf(source: string, filename: string): Script {
  const script = compiled.get(source) ?? new Script(source, { filename });
  compiled.set(source, script);
  return script;
}

/** A project's own text stays compiled from one stage of it to the next; of another it goes. */
function become(project: StartMessage['files']): void {
  files = project;
  const known = compiled;
  compiled = new Map();
  for (const { source } of project) {
    const script = known.get(source);
    if (script) compiled.set(source, script);
  }
}

type Execute = (start: StartMessage) => Promise<FromThread>;

function newRealm(): { execute: Execute; end: () => void } {
  // A realm that Node makes in its usual way answers for every global by a call out of the script, ten times as
  // slowly: an execution asks for `Math`, `Map` and `undefined` all the time.
  const realm = createContext(constants.DONT_CONTEXTIFY, { name: 'Apps Script' });
  let ended = false;
  const host: Host = {
    // A promise of a finished execution may still run; its calls are refused.
    call: (message) => (ended ? '-The execution is over' : waitForAnswer(message)),
    log(level, text) {
      if (!ended) kernel.postMessage({ type: 'log', level, text });
    },
    now,
    evaluate: (source, file) => scriptOf(source, file).runInContext(realm),
    native: (name, ...args) => natives[name](...args),
  };
  const end = () => {
    ended = true;
  };
  const boot = platform.runInContext(realm) as (host: Host) => Execute;
  return { execute: boot(host), end };
}

function waitForAnswer(message: unknown): string {
  Atomics.store(bell, 0, 0);
  kernel.postMessage(message);
  let answer = receiveMessageOnPort(answers);
  while (!answer) {
    Atomics.wait(bell, 0, 0);
    Atomics.store(bell, 0, 0);
    answer = receiveMessageOnPort(answers);
  }
  return answer.message as string;
}

function now(): number {
  const [base = 0, realBase = 0] = clock;
  return Math.floor(realBase > 0 ? base + Date.now() - realBase : base);
}

let next = newRealm();
let files: StartMessage['files'] = [];
let clock: Float64Array = new Float64Array(2);
kernel.on('message', (message: ThreadMessage) => {
  clock = message.clock;
  if (message.files) become(message.files);
  const { execute, end } = next;
  // Not before its promises have come to rest: those that never do would keep the next one waiting.
  void execute({ ...message, files }).then((done) => setImmediate(finish, done, end));
});

function finish(done: FromThread, end: () => void): void {
  end();
  kernel.postMessage(done);
  next = newRealm();
  tell({ type: 'ready' });
}

tell({ type: 'ready' });

function tell(message: ThreadState): void {
  kernel.postMessage(message);
}

/** Bytes travel as text, one character a byte. */
const natives: Record<NativeName, (...args: string[]) => string> = {
  'utf8-encode': (text = '') => Buffer.from(text, 'utf8').toString('latin1'),
  // A byte-order mark stays, as in Java; the web takes it off.
  'decode-charset': (text = '', charset = 'utf-8') =>
    new TextDecoder(charset, { ignoreBOM: true }).decode(Buffer.from(text, 'latin1')),
  uuid: () => randomUUID(),
  sha256: (text) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('hex'),
  base64: (bytes = '') => Buffer.from(bytes, 'latin1').toString('base64'),
  // What a zone's clocks have shown is found out once a thread: to ask the engine takes half a millisecond.
  'is-time-zone': (timeZone = '') => (isTimeZone(timeZone) ? 'yes' : ''),
  'offset-ms': (at, timeZone = '') => String(offsetMs(Number(at), timeZone)),
  'java-offset-ms': (at, timeZone = '') => String(javaOffsetMs(Number(at), timeZone)),
};
