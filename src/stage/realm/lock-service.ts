import type { StoreAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass } from './define-class.ts';
import { ask, theContext } from './session.ts';

type Api = GoogleAppsScript.Lock.Lock;

const newLock = defineClass<Api, { store: StoreAt }>('Lock.Lock', {
  hasLock() {
    return ask('lock.held', this.store);
  },
  releaseLock() {
    ask('lock.release', this.store);
  },
  tryLock(timeoutInMillis) {
    return ask('lock.take', this.store, timeoutInMillis);
  },
  waitLock(timeoutInMillis) {
    if (!ask('lock.take', this.store, timeoutInMillis)) throw exception('lock-timeout');
  },
});

export const LockService = defineClass<GoogleAppsScript.Lock.LockService, object>(
  'Lock.LockService',
  {
    getDocumentLock() {
      return (theContext().document === null ? null : newLock({ store: 'document' })) as Api;
    },
    getScriptLock() {
      return newLock({ store: 'script' });
    },
    getUserLock() {
      return newLock({ store: 'user' });
    },
  },
)({});
