import { link, mkdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { errorCode } from '../../store/error-code.ts';

export type FolderLock = { release: () => Promise<void> };
export type Locking =
  | { ok: true; lock: FolderLock }
  | { ok: false; problem: { kind: 'folder-in-use'; folder: string; process: string } };

type Holder = { process: number; machine: string };

const NAME = 'in-use.lock';
const BEAT_MS = 5_000;
/** A holder on another machine cannot be asked, only watched: so long without a beat, it is gone. */
const DEAD_AFTER_MS = 30_000;

const heldHere = new Set<string>();

/**
 * The embedded database does not keep a second process out of its folder, and two of them ruin it.
 * So a file says who is in there; one that was left behind by a crash is taken over.
 */
export async function lockFolder(folder: string): Promise<Locking> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(resolve(folder), NAME);
  const mine = JSON.stringify({ process: process.pid, machine: hostname() } satisfies Holder);
  for (;;) {
    if (await create(file, mine)) return { ok: true, lock: hold(file) };
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found === null) continue;
    if (await isAlive(file, found)) {
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

function hold(file: string): FolderLock {
  heldHere.add(file);
  const beat = setInterval(() => {
    const now = new Date();
    // A lock file somebody deleted by hand is not ours to bring back.
    utimes(file, now, now).catch(() => clearInterval(beat));
  }, BEAT_MS);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      heldHere.delete(file);
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
  // A container gives every start the same number: only this process knows whether it holds it.
  if (holder.process === process.pid) return heldHere.has(file);
  try {
    process.kill(holder.process, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Two that find the same dead lock race: whoever moved a live one by mistake puts it back. */
async function takeAway(file: string, dead: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== dead) await link(aside, file).catch(() => undefined);
  await unlink(aside);
}

function holderIn(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    // Written half when the machine went down: nobody holds it any more once it stops beating.
    return null;
  }
}
