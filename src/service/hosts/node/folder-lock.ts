import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../store/error-code.ts';

export type FolderLock = { release: () => Promise<void> };
type Problem =
  | { kind: 'folder-in-use'; folder: string; process: string }
  | { kind: 'database-not-opened'; folder: string };
type Locking = { ok: true; lock: FolderLock } | { ok: false; problem: Problem };

type LockOptions = {
  /** Another process has the lock now: this one was still for longer than anybody waits. */
  lost?: () => void;
  /** How often a holder beats. */
  beatMs?: number;
  /** Without a beat for so long, a holder is dead. */
  watchMs?: number;
};

const NAME = 'in-use.lock';
const LOOK_MS = 20;

/**
 * Two processes in one folder ruin the embedded database, and it does not keep the second one out. So whoever is in
 * there touches a file again and again, and whoever comes watches whether it moves. The number in the file is for a
 * person to read: in containers all numbers are equal, and after a crash another program may have it.
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<Locking> {
  try {
    return await lock(folder, { lost: () => {}, beatMs: 1_000, watchMs: 5_000, ...options });
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

async function lock(folder: string, options: Required<LockOptions>): Promise<Locking> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(resolve(folder), NAME);
  const mine = JSON.stringify({ process: process.pid, id: randomUUID() });
  for (;;) {
    if (await create(file, mine)) return { ok: true, lock: hold(file, mine, options) };
    const found = await seen(file);
    if (found === null) continue;
    const watched = await watch(file, found, options.watchMs);
    if (watched === 'moves')
      return { ok: false, problem: { kind: 'folder-in-use', folder, process: numberIn(found) } };
    if (watched === 'still') await takeAway(file, found, options.watchMs);
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

type Seen = { text: string; beatAt: number };

/** Null where there is no such file. One that is there and cannot be read would be asked for without end. */
async function seen(file: string): Promise<Seen | null> {
  try {
    return { text: await readFile(file, 'utf8'), beatAt: (await stat(file)).mtimeMs };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function hold(file: string, mine: string, { lost, beatMs }: Required<LockOptions>): FolderLock {
  let isReleased = false;
  const beat = setInterval(async () => {
    const found = await readFile(file, 'utf8').catch(() => null);
    if (isReleased) return;
    if (found === mine) {
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
    } else {
      clearInterval(beat);
      lost();
    }
  }, beatMs);
  beat.unref();
  return {
    release: async () => {
      isReleased = true;
      clearInterval(beat);
      if ((await seen(file).catch(() => null))?.text === mine) await unlink(file).catch(() => {});
    },
  };
}

/** What it does within that time. One that is gone was given back. */
async function watch(file: string, before: Seen, ms: number): Promise<'moves' | 'still' | 'gone'> {
  const end = performance.now() + ms;
  do {
    await sleep(LOOK_MS);
    const now = await seen(file);
    if (now === null) return 'gone';
    if (!isSame(now, before)) return 'moves';
  } while (performance.now() < end);
  return 'still';
}

function isSame(one: Seen, other: Seen): boolean {
  return one.text === other.text && one.beatAt === other.beatAt;
}

/**
 * Several processes may find the same dead lock, and one could remove the new lock of another. So only
 * the process that holds the guard looks once more and removes.
 */
async function takeAway(file: string, dead: Seen, watchMs: number): Promise<void> {
  const guard = `${file}.guard`;
  if (!(await create(guard, ''))) return awaitGuard(guard, watchMs);
  try {
    const found = await seen(file);
    if (found && isSame(found, dead)) await unlink(file);
  } finally {
    await unlink(guard).catch(() => {});
  }
}

/** A guard is held for moments only. One that stays belonged to a process that was killed. */
async function awaitGuard(guard: string, watchMs: number): Promise<void> {
  const before = await seen(guard);
  if (before && (await watch(guard, before, watchMs)) === 'still')
    await unlink(guard).catch(() => {});
}

function numberIn({ text }: Seen): string {
  try {
    return String((JSON.parse(text) as { process: unknown }).process);
  } catch {
    // The machine went down while this was written.
    return '0';
  }
}
