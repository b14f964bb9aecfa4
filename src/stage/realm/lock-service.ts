import type { StoreAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, defineService } from './define-class.ts';
import { ask, theContext } from './session.ts';

type Api = GoogleAppsScript.Lock.Lock;

/** A wait that is over before it began takes nothing, not even a free lock (§9). */
function take(store: StoreAt, waitMs: number): boolean {
  return waitMs >= 0 && ask('lock.take', store, waitMs);
}

const newLock = defineClass<Api, { store: StoreAt }>('Lock', {
  hasLock() {
    return ask('lock.held', this.store);
  },
  releaseLock() {
    ask('lock.release', this.store);
  },
  tryLock(timeoutInMillis) {
    return take(this.store, timeoutInMillis);
  },
  waitLock(timeoutInMillis) {
    if (!take(this.store, timeoutInMillis)) throw exception('lock-timeout');
  },
});

export const LockService = defineService<GoogleAppsScript.Lock.LockService>('LockService', {
  getDocumentLock() {
    return (theContext().document === null ? null : newLock({ store: 'document' })) as Api;
  },
  getScriptLock() {
    return newLock({ store: 'script' });
  },
  getUserLock() {
    return newLock({ store: 'user' });
  },
});
