import { createContext, runInContext, Script } from 'node:vm';
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import type { FromThread, Host, StartMessage } from '../platform/thread-messages.ts';
import { natives } from './natives.ts';

/** One thread runs one execution and dies: nothing of it can reach the next. */
type ThreadData = {
  answers: MessagePort;
  bell: Int32Array;
  clock: Float64Array;
  realmSource: string;
};

const { answers, bell, clock, realmSource } = workerData as ThreadData;
if (!parentPort) throw new Error('The script thread was started outside a worker');
const kernel: MessagePort = parentPort;

const realm = createContext(Object.create(null), { name: 'Apps Script' });
const boot = new Script(realmSource, { filename: 'apps-script-platform.js' }).runInContext(
  realm,
) as (host: Host) => (start: StartMessage) => Promise<FromThread>;

const host: Host = {
  call(message) {
    Atomics.store(bell, 0, 0);
    kernel.postMessage(message);
    let answer = receiveMessageOnPort(answers);
    while (!answer) {
      Atomics.wait(bell, 0, 0);
      Atomics.store(bell, 0, 0);
      answer = receiveMessageOnPort(answers);
    }
    return answer.message as string;
  },
  log(level, text) {
    kernel.postMessage({ type: 'log', level, text });
  },
  now() {
    const [base = 0, realBase = 0] = clock;
    return Math.floor(realBase > 0 ? base + Date.now() - realBase : base);
  },
  evaluate(source, file) {
    return runInContext(source, realm, { filename: file });
  },
  native(name, ...args) {
    return natives[name](...args);
  },
};

const start = boot(host);
kernel.once('message', (message: StartMessage) => {
  void start(message).then((done) => kernel.postMessage(done));
});
kernel.postMessage({ type: 'ready' });
