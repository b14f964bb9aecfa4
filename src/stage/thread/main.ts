import { createContext, Script } from 'node:vm';
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import type { FromThread, Host, StartMessage, ThreadMessage } from '../platform/thread-messages.ts';
import { natives } from './natives.ts';
import { optimizeLate } from './optimize-late.ts';

// A thread runs one execution at a time, each in a realm of its own that is gone afterwards. The
// next realm is made ready while nobody waits for it.
type ThreadData = {
  answers: MessagePort;
  bell: Int32Array;
  realmSource: string;
};

const { answers, bell, realmSource } = workerData as ThreadData;
if (!parentPort) throw new Error('The script thread was started outside a worker');
const kernel: MessagePort = parentPort;

// Not in the kernel: what Node keeps compiled of its own serves only a thread that starts before.
optimizeLate();

const platform = new Script(realmSource, { filename: 'apps-script-platform.js' });
/** By the text, and then by the file that errors name. */
const compiled = new Map<string, Map<string, Script>>();

/** The same text is compiled once a thread and run in every realm. */
function scriptOf(source: string, file: string): Script {
  const ofFiles = compiled.get(source) ?? new Map<string, Script>();
  compiled.set(source, ofFiles);
  const known = ofFiles.get(file) ?? new Script(source, { filename: file });
  ofFiles.set(file, known);
  return known;
}

/** A project's own text stays compiled from one stage of it to the next; of another it goes. */
function become(project: StartMessage['files']): void {
  files = project;
  const texts = new Set(files.flatMap(({ source, functions }) => [source, functions]));
  for (const text of compiled.keys()) if (!texts.has(text)) compiled.delete(text);
}

type Execute = (start: StartMessage) => Promise<FromThread>;

function newRealm(): { execute: Execute; end: () => void } {
  const realm = createContext(Object.create(null), { name: 'Apps Script' });
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
  void execute({ ...message, files }).then((done) => {
    end();
    kernel.postMessage(done);
    next = newRealm();
    kernel.postMessage({ type: 'ready' });
  });
});
kernel.postMessage({ type: 'ready' });
