import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../store/error-code.ts';

export type FolderLock = { release: () => Promise<void> };
type Problem =
  | { kind: 'folder-in-use'; folder: string; process: string }
  | { kind: 'database-not-opened'; folder: string };
type Locking = { ok: true; lock: FolderLock } | { ok: false; problem: Problem };

type Holder = { process: number; machine: string; id: string };

const NAME = 'in-use.lock';
const BEAT_MS = 5_000;
/** We cannot ask a holder on another machine. Without a beat for this time, it is gone. */
const DEAD_AFTER_MS = 30_000;
const GUARD_LOOKED_AT_MS = 20;

/** The ids of this process's locks, known before they can be read in the file. */
const heldHere = new Set<string>();

/**
 * Two processes in one folder ruin the embedded database, and it does not keep the second one out. So a
 * file names the process that is in there. A file left behind by a crash is taken over.
 */
export async function lockFolder(folder: string): Promise<Locking> {
  try {
    return await lock(folder);
  } catch (error) {
    if (!OUT_OF_REACH.includes(errorCode(error) ?? '')) throw error;
    return { ok: false, problem: { kind: 'database-not-opened', folder } };
  }
}

/**
 * Another account's, a disk that is read only or full, a path that goes through a file or ends in one, a link that
 * leads nowhere, or a folder as the lock.
 */
const OUT_OF_REACH = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
  'EISDIR',
];

async function lock(folder: string): Promise<Locking> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(resolve(folder), NAME);
  const id = randomUUID();
  const mine = JSON.stringify({ process: process.pid, machine: hostname(), id } satisfies Holder);
  heldHere.add(id);
  for (;;) {
    if (await create(file, mine)) return { ok: true, lock: hold(file, id) };
    const found = await textOf(file);
    if (found === null) continue;
    if (await isAlive(file, found)) {
      heldHere.delete(id);
      const { process: holder } = holderIn(found) ?? { process: 0 };
      return { ok: false, problem: { kind: 'folder-in-use', folder, process: String(holder) } };
    }
    await takeAway(file, found);
  }
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Null where there is no such file. One that is there and cannot be read would be asked for without end. */
async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
}

function hold(file: string, id: string): FolderLock {
  const beat = setInterval(() => {
    const now = new Date();
    // Somebody deleted the lock file by hand, so we do not write it again.
    utimes(file, now, now).catch(() => clearInterval(beat));
  }, BEAT_MS);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      heldHere.delete(id);
      await unlink(file).catch(() => undefined);
    },
  };
}

async function isAlive(file: string, found: string): Promise<boolean> {
  const holder = holderIn(found);
  if (holder?.machine !== hostname()) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < DEAD_AFTER_MS;
  }
  // In a container every start has the same number, so only our own list of locks tells.
  if (holder.process === process.pid) return heldHere.has(holder.id);
  try {
    process.kill(holder.process, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Several processes may find the same dead lock, and one could remove the new lock of another. So only
 * the process that holds the guard looks once more and removes.
 */
async function takeAway(file: string, dead: string): Promise<void> {
  const guard = `${file}.guard`;
  if (!(await create(guard, ''))) return awaitGuard(guard);
  try {
    const found = await textOf(file);
    if (found === dead && !(await isAlive(file, found))) await unlink(file);
  } finally {
    await unlink(guard);
  }
}

/** A guard is held for moments only. An older one belonged to a process that was killed. */
async function awaitGuard(guard: string): Promise<void> {
  const { mtimeMs } = await stat(guard).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs > DEAD_AFTER_MS) await unlink(guard).catch(() => undefined);
  else await sleep(GUARD_LOOKED_AT_MS);
}

function holderIn(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    // The machine went down while this was written. Without a beat, nobody holds the lock any more.
    return null;
  }
}
