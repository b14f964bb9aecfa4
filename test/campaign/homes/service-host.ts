import { Worker } from 'node:worker_threads';
import { startService } from '../../../src/service/hosts/node/start-service.ts';
import type { FromHost, StrikeAt, ToHost } from './host-messages.ts';

/**
 * The real service in a process of its own, at the time it is told. The embedded database is a thread
 * of this process; what goes to and fro between them is counted, so that the process or the thread
 * dies at a certain word and not at some moment.
 */
const CHEAP_PASSWORDS = { logN: 8, r: 8, p: 1 };

let now = Number(process.env.CAMPAIGN_NOW);
let armed: (StrikeAt & { seen: number }) | null = null;
let isDiskFull = false;
let struck = false;

watchDatabaseThread();
const { CAMPAIGN_FOLDER: dataFolder = '', CAMPAIGN_DATABASE: databaseUrl } = process.env;
const service = await startService({
  port: 0,
  ...(databaseUrl ? { databaseUrl } : {}),
  dataFolder,
  now: () => now,
  passwordCost: CHEAP_PASSWORDS,
  log: (event, details) => process.stdout.write(`${JSON.stringify({ event, ...details })}\n`),
  settings: {
    siteUrl: 'https://almanac.example',
    jwtSecret: 'the secret all processes of a campaign share',
    // One machine stands for the addresses of many people here.
    signUpsPerAddress: 1_000_000,
    passwordsPerAddress: 1_000_000,
    databaseConnections: 2,
  },
});
process.on('message', (message: ToHost) => obey(message));
process.on('disconnect', () => process.exit());
tell({ is: 'listening', address: service.address });

function obey(message: ToHost): void {
  if (message.say === 'clock') now = message.now;
  else if (message.say === 'arm') armed = { ...message.at, seen: 0 };
  else if (message.say === 'disk') isDiskFull = message.full;
  else if (message.say === 'disarm') armed = null;
  else return void service.stop().then(() => process.exit());
  tell({ is: 'heard', struck });
  if (message.say === 'disarm') struck = false;
}

function tell(message: FromHost): void {
  process.send?.(message);
}

type Posted = { ask?: string; text?: string };
const GROWING = /insert into public\.dataset|update auth\.sessions/i;
const FULL = `do $$ begin raise exception 'no room' using errcode = '53100'; end $$`;

function watchDatabaseThread(): void {
  const { postMessage, emit } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: Posted, ...others: []) {
    if (message?.ask === 'query' && isDiskFull && GROWING.test(message.text ?? '')) {
      struck = true;
      return postMessage.call(this, { ...message, text: FULL, values: [] }, ...others);
    }
    if (message?.ask === 'query' && isStruck('before')) return strike(this);
    return postMessage.call(this, message, ...others);
  };
  Worker.prototype.emit = function (this: Worker, event: string, ...values: unknown[]) {
    const [message] = values as { is?: string }[];
    if (event === 'message' && message?.is === 'answered' && isStruck('after')) {
      strike(this);
      return true;
    }
    return emit.call(this, event, ...values);
  };
}

function isStruck(when: 'before' | 'after'): boolean {
  if (armed?.when !== when) return false;
  armed.seen += 1;
  return armed.seen === armed.nth;
}

function strike(thread: Worker): void {
  struck = true;
  if (armed?.what === 'process') process.kill(process.pid, 'SIGKILL');
  void thread.terminate();
}
