import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../store/error-code.ts';

export type FolderLock = { release: () => Promise<void> };
type Problem =
  | { kind: 'folder-in-use'; folder: string; process: string }
  | { kind: 'database-not-opened'; folder: string };
type Locking = { ok: true; lock: FolderLock } | { ok: false; problem: Problem };

const STANDARD = {
  /** Another process has the lock now: this one was still for longer than anybody waits. */
  lost: () => {},
  /** How often a holder beats. */
  beatMs: 1_000,
  /** Without a beat for so long, a holder is dead. */
  watchMs: 5_000,
};

const LOOK_MS = 20;

/** Another account's, a full disk or one that only reads, or something else in the place of folder or lock. */
const OUT_OF_REACH = /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|EEXIST|ENOENT|EISDIR)$/;

/**
 * Two processes in one folder ruin the embedded database, and it does not keep the second one out. So whoever is in
 * there touches a file again and again, and whoever comes watches whether it moves. The number in the file is for a
 * person to read: in containers all numbers are equal, and after a crash another program may have it.
 */
export async function lockFolder(
  folder: string,
  options: Partial<typeof STANDARD> = {},
): Promise<Locking> {
  const file = join(resolve(folder), 'in-use.lock');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await lock({ folder, file }, { ...STANDARD, ...options });
  } catch (error) {
    if (!OUT_OF_REACH.test(errorCode(error) ?? '')) throw error;
    return { ok: false, problem: { kind: 'database-not-opened', folder } };
  }
}

async function lock(
  { folder, file }: { folder: string; file: string },
  options: typeof STANDARD,
): Promise<Locking> {
  const mine = JSON.stringify({ process: process.pid, id: randomUUID() });
  const held = () => ({ ok: true, lock: hold(file, mine, options) }) as const;
  for (;;) {
    if (await isMade(file, mine)) return held();
    const dead = await seen(file);
    const now = dead && (await watched(file, dead, options.watchMs));
    // It was given back.
    if (!dead || !now) continue;
    if (!isSame(now, dead))
      return { ok: false, problem: { kind: 'folder-in-use', folder, process: numberIn(now.text) } };
    // Of several that saw it dead the last one to write has it; a holder that was only asleep sees it at its next beat.
    if (readFileSync(file, 'utf8') === dead.text) writeFileSync(file, mine);
    await sleep(2 * options.beatMs);
    if ((await seen(file))?.text === mine) return held();
  }
}

async function isMade(file: string, text: string): Promise<boolean> {
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

/** As it is when it has moved, is gone, or has been still for so long. */
async function watched(file: string, before: Seen, ms: number): Promise<Seen | null> {
  const end = performance.now() + ms;
  for (;;) {
    await sleep(LOOK_MS);
    const now = await seen(file);
    if (!now || !isSame(now, before) || performance.now() > end) return now;
  }
}

function isSame(one: Seen, other: Seen): boolean {
  return one.text === other.text && one.beatAt === other.beatAt;
}

function hold(file: string, mine: string, { lost, beatMs }: typeof STANDARD): FolderLock {
  const isMine = async () => (await readFile(file, 'utf8').catch(() => null)) === mine;
  let isReleased = false;
  const beat = setInterval(async () => {
    const isStillMine = await isMine();
    if (isReleased) return;
    if (isStillMine) return void utimes(file, new Date(), new Date()).catch(() => undefined);
    clearInterval(beat);
    lost();
  }, beatMs);
  beat.unref();
  return {
    release: async () => {
      isReleased = true;
      clearInterval(beat);
      if (await isMine()) await unlink(file).catch(() => undefined);
    },
  };
}

/** Nothing where the machine went down while it was written. */
function numberIn(text: string): string {
  return /"process":(\d+)/.exec(text)?.[1] ?? '0';
}
