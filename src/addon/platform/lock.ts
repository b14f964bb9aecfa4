import { type Answer, err } from '../../core/problem.ts';
import type { ProblemKind } from '../../core/problem-kinds.ts';

type Held<Value> = { held: true; value: Value } | { held: false };

const WAIT_MS = 30_000;

/** Guards user properties: the same person, in any spreadsheet. */
export function holdPersonLock<Value>(work: () => Value): Held<Value> {
  return hold(LockService.getUserLock(), work);
}

/** Guards document properties: everyone in the same spreadsheet. */
function holdDocumentLock<Value>(work: () => Value): Held<Value> {
  return hold(LockService.getDocumentLock(), work);
}

/** The answer of `work`, or `busy` while somebody else changes the same spreadsheet. */
export function underDocumentLock<Value>(
  busy: ProblemKind,
  work: () => Answer<Value>,
): Answer<Value> {
  const held = holdDocumentLock(work);
  return held.held ? held.value : err(busy);
}

/** `work` must not open a dialog, because a dialog drops the lock. */
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
    // Too many lock operations at once look the same as a lock that somebody else keeps.
    return false;
  }
}
