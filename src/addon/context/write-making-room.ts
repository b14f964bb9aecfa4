import { keptLog, leftOpen, logFrom, type RunLog, shortened } from '../../core/upload/run-log.ts';
import { type PropertyStore, StorageFull, StoredUnreadable } from '../platform/properties.ts';

/**
 * All properties of a person hold 500 KB. When Google refuses a value, old history makes room for it,
 * because a lost session or claim would cost more than last year's runs.
 */
export function writeMakingRoom(store: PropertyStore, key: string, value: object): void {
  for (const makeRoom of [shortenHistories, forgetHistories]) {
    try {
      store.write(key, value);
      return;
    } catch (refusal) {
      if (refusal instanceof StoredUnreadable) throw refusal;
      // Since this execution began, another may have filled the store, or claimed a run: its log is not put back.
      store.lookAgain();
      if (!isNearlyFull(store)) throw refusal;
      makeRoom(store, key);
    }
  }
  try {
    store.write(key, value);
  } catch {
    throw new StorageFull('Cannot store a setting: the store is full');
  }
}

/** Google's message is in the person's language, so we look at the size. */
function isNearlyFull(store: PropertyStore): boolean {
  return store.size() > STORE_BYTES * 0.9;
}

const STORE_BYTES = 500 * 1024;

function shortenHistories(store: PropertyStore, except: string): void {
  for (const [key, log] of otherLogs(store, except)) {
    const short = shortened(log);
    if (short.runs.length < log.runs.length) store.write(key, keptLog(short));
  }
}

/**
 * Gives up the older half. Their sheets are sent next time as if for the first time; but a run of unknown
 * outcome stays, because sent again it may be there twice.
 */
function forgetHistories(store: PropertyStore, except: string): void {
  const logs = otherLogs(store, except).sort(([, a], [, b]) => lastUse(a) - lastUse(b));
  for (const [key, log] of logs.slice(0, Math.ceil(logs.length / 2))) {
    const open = leftOpen(log);
    if (!open) store.remove(key);
    // A full store refuses a value that is no shorter than the one before.
    else if (open.runs.length < log.runs.length || log.lastSuccess) store.write(key, keptLog(open));
  }
}

function otherLogs(store: PropertyStore, except: string): [string, RunLog][] {
  const keys = store.keys().filter((key) => key.startsWith('runs ') && key !== except);
  return keys.flatMap((key): [string, RunLog][] => {
    const kept = store.read(key);
    return kept ? [[key, logFrom(kept)]] : [];
  });
}

function lastUse({ runs, lastSuccess }: RunLog): number {
  return Math.max(runs[0]?.startedAt ?? 0, lastSuccess?.at ?? 0);
}
