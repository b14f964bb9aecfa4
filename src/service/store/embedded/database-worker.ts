import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { errorCode } from '../error-code.ts';
import { DurableFiles, syncFolder } from './durable-files.ts';
import { PreparedQuery } from './prepared-query.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

/**
 * The database's own thread. It may hang in a call that never returns (a disk without room), and
 * then the service's thread still answers, and ends this one.
 */
const port = parentPort;
if (!port) throw new Error('Cannot run the database: this is not a thread');
const { folder, withoutRoom } = workerData as WorkerData;
const files =
  folder === null ? null : new DurableFiles(folder, () => void Atomics.add(withoutRoom, 0, 1));
const post = (message: FromWorker) => port.postMessage(message);

/**
 * Without `-F`, which switches fsync off. A small journal, because the disk may be small too. At each start
 * PostgreSQL fills its pages in memory with zeros; it has 128 MB where nothing is said, and a journal in memory
 * of a 32nd of that.
 */
const SETTINGS = [
  ...['fsync=on', 'wal_sync_method=fsync', 'max_wal_size=128MB'],
  ...['shared_buffers=32MB', 'wal_buffers=4MB'],
];
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
];

const database = await open().catch((error: unknown) => {
  post({ is: 'broken', why: errorCode(error) ?? 'unknown' });
  throw error;
});
const prepared = new PreparedQuery(database);
post({ is: 'ready' });

// One after the other, in the order they were asked: a transaction is a row of such messages.
let before = Promise.resolve();
port.on('message', (message: ToWorker) => {
  before = before.then(() => answer(message));
});

async function open(): Promise<PGlite> {
  const isNew = folder !== null && !existsSync(join(folder, 'PG_VERSION'));
  const opened = await PGlite.create({
    ...(files ? { fs: files, startParams: START } : {}),
  });
  if (isNew) syncFolder(folder);
  return opened;
}

async function answer(message: ToWorker): Promise<void> {
  const { id } = message;
  try {
    const rows = await act(message);
    post({ is: 'answered', id, rows, syncs: files?.syncs ?? 0 });
  } catch (error) {
    const { name, message: text } = error as Error;
    post({ is: 'refused', id, error: { name, message: text, code: errorCode(error) } });
  }
}

async function act(message: ToWorker): Promise<unknown[]> {
  switch (message.ask) {
    case 'query':
      return prepared.rows(message.text, message.values);
    case 'run':
      await database.exec(message.script);
      await prepared.forget();
      return [];
    case 'close':
      await database.close();
      return [];
  }
}
