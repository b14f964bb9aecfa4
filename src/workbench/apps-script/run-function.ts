import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the script's world holds; the thread that runs the script asks for it call by call. */
export type World = {
  sheet: { name: string; values: unknown[][] };
  userProperties: Record<string, string>;
  fetch: (request: Request) => Promise<Response>;
};

type Call = { service: string; args: unknown[] };

/** The thin slice of the stage: one function of a built project, in a fresh realm and thread. */
export async function runFunction(folder: string, name: string, world: World): Promise<unknown> {
  const code = await readFile(join(folder, 'Code.js'), 'utf8');
  const answer = new SharedArrayBuffer(1 << 20);
  const worker = new Worker(THREAD, { eval: true, workerData: { code, name, answer } });
  try {
    return await new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (message: Call | { result: unknown }) => {
        if ('result' in message) resolve(message.result);
        else callService(message, world).then((value) => reply(answer, value), reject);
      });
    });
  } finally {
    await worker.terminate();
  }
}

async function callService({ service, args }: Call, world: World): Promise<unknown> {
  switch (service) {
    case 'Sheet.getName':
      return world.sheet.name;
    case 'Range.getValues':
      return world.sheet.values;
    case 'Properties.getProperty':
      return world.userProperties[String(args[0])] ?? null;
    case 'UrlFetchApp.fetch':
      return fetchFor(args as [string, FetchOptions], world);
    default:
      throw new Error(`${service} is not emulated yet`);
  }
}

type FetchOptions = {
  method: string;
  contentType: string;
  headers: Record<string, string>;
  payload: string;
};

async function fetchFor([url, options]: [string, FetchOptions], world: World): Promise<unknown> {
  const { method, contentType, headers, payload } = options;
  const init = { method, body: payload, headers: { ...headers, 'content-type': contentType } };
  const response = await world.fetch(new Request(url, init));
  return { status: response.status, text: await response.text() };
}

/** The first word is the lock the thread sleeps on, the second the answer's length. */
function reply(answer: SharedArrayBuffer, value: unknown): void {
  const bytes = Buffer.from(JSON.stringify(value));
  new Uint8Array(answer, 8).set(bytes);
  const words = new Int32Array(answer, 0, 2);
  words[1] = bytes.length;
  Atomics.store(words, 0, 1);
  Atomics.notify(words, 0);
}

const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const vm = require('node:vm');
const { code, name, answer } = workerData;
const words = new Int32Array(answer, 0, 2);
function ask(service, ...args) {
  Atomics.store(words, 0, 0);
  parentPort.postMessage({ service, args });
  Atomics.wait(words, 0, 0);
  return JSON.parse(Buffer.from(new Uint8Array(answer, 8, words[1])).toString());
}
const sheet = {
  getName: () => ask('Sheet.getName'),
  getDataRange: () => ({ getValues: () => ask('Range.getValues') }),
};
const globals = {
  SpreadsheetApp: { getActiveSpreadsheet: () => ({ getActiveSheet: () => sheet }) },
  PropertiesService: {
    getUserProperties: () => ({ getProperty: (key) => ask('Properties.getProperty', key) }),
  },
  UrlFetchApp: {
    fetch: (url, options) => {
      const response = ask('UrlFetchApp.fetch', url, options);
      return { getResponseCode: () => response.status, getContentText: () => response.text };
    },
  },
};
const realm = vm.createContext(globals);
vm.runInContext(code, realm, { filename: 'Code.js' });
parentPort.postMessage({ result: vm.runInContext(name + '()', realm) });
`;
