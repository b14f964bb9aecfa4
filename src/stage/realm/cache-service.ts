import type { StoreAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, defineService } from './define-class.ts';
import { allText } from './properties-service.ts';
import { ask, theContext } from './session.ts';

const DEFAULT_SECONDS = 600;

const newCache = defineClass<GoogleAppsScript.Cache.Cache, { store: StoreAt }>(
  'Cache.Cache',
  () => ({
    get(key) {
      return ask('cache.get', this.store, [keyText(key)])[keyText(key)] ?? null;
    },
    getAll(keys) {
      return ask('cache.get', this.store, keys.map(keyText));
    },
    put(key: string, value: string, expirationInSeconds: number = DEFAULT_SECONDS) {
      ask('cache.put', this.store, { [keyText(key)]: String(value) }, expirationInSeconds);
    },
    putAll(values: Record<string, unknown>, expirationInSeconds: number = DEFAULT_SECONDS) {
      ask('cache.put', this.store, allText('values', values), expirationInSeconds);
    },
    remove(key) {
      ask('cache.remove', this.store, [keyText(key)]);
    },
    removeAll(keys) {
      ask('cache.remove', this.store, keys.map(keyText));
    },
  }),
);

function keyText(key: unknown): string {
  if (key === null || key === undefined) throw exception('invalid-argument', { name: 'key' });
  return String(key);
}

export const CacheService = defineService<GoogleAppsScript.Cache.CacheService>(
  'Cache.CacheService',
  () => ({
    getDocumentCache() {
      return theContext().document === null ? null : newCache({ store: 'document' });
    },
    getScriptCache() {
      return newCache({ store: 'script' });
    },
    getUserCache() {
      return newCache({ store: 'user' });
    },
  }),
);
