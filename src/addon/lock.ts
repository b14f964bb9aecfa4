type Held<Value> = { held: true; value: Value } | { held: false };

const WAIT_MS = 30_000;

/** Guards what lies in user properties: the same person, in whatever spreadsheet. */
export function holdPersonLock<Value>(work: () => Value): Held<Value> {
  return hold(LockService.getUserLock(), work);
}

/** Guards what lies in document properties: everyone in the same spreadsheet. */
export function holdDocumentLock<Value>(work: () => Value): Held<Value> {
  return hold(LockService.getDocumentLock(), work);
}

/** Nothing in `work` may open a dialog: that would drop the lock. */
function hold<Value>(lock: GoogleAppsScript.Lock.Lock, work: () => Value): Held<Value> {
  if (!isTaken(lock)) return { held: false };
  try {
    return { held: true, value: work() };
  } finally {
    lock.releaseLock();
  }
}

function isTaken(lock: GoogleAppsScript.Lock.Lock): boolean {
  try {
    return lock.tryLock(WAIT_MS);
  } catch {
    // Too many lock operations at once reads the same as a lock that stays with somebody else.
    return false;
  }
}
