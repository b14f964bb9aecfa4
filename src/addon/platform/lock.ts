export type Held<Value> = { held: true; value: Value } | { held: false };

const WAIT_MS = 30_000;

let holdsOne = false;

/**
 * Two locks guard what is kept: the user's, over all their spreadsheets, and the document's, over all its editors. Nobody
 * takes one while holding the other, so two executions never wait for each other.
 * `work` must not open a dialog, because a dialog drops the lock.
 */
export function holdLock<Value>(lock: GoogleAppsScript.Lock.Lock, work: () => Value): Held<Value> {
  if (holdsOne) throw new Error('Cannot take a lock: this execution holds one already');
  if (!isTaken(lock)) return { held: false };
  holdsOne = true;
  try {
    return { held: true, value: work() };
  } finally {
    holdsOne = false;
    lock.releaseLock();
  }
}

function isTaken(lock: GoogleAppsScript.Lock.Lock): boolean {
  try {
    return lock.tryLock(WAIT_MS);
  } catch {
    // Too many lock operations at once look the same as a lock that somebody else keeps.
    return false;
  }
}
