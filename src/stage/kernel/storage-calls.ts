import type { CallName } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import type { Run } from './run.ts';
import { type CallHandlers, storeKey, type World } from './world.ts';

type Names = Extract<CallName, `properties.${string}` | `cache.${string}`>;

/** apps-script.md §4.1 and §4.2. */
const PROPERTY_LIMITS = { value: 9 * 1024, store: 500 * 1024, key: 8_066 };
const CACHE_LIMITS = { key: 250, value: 102_400, items: 1_000, seconds: 21_600 };
/** On overflow the oldest tenth goes. */
const EVICTED_SHARE = 0.1;

export function storageCalls(world: World): CallHandlers<Names> {
  const caches = new Map<string, Map<string, { value: string; until: number }>>();
  const propertiesOf = (run: Run, store: Parameters<typeof storeKey>[0]) =>
    storeAt(world, storeKey(store, run));
  const cacheOf = (run: Run, store: Parameters<typeof storeKey>[0]) => {
    const key = storeKey(store, run);
    const cache = caches.get(key) ?? new Map<string, { value: string; until: number }>();
    caches.set(key, cache);
    return cache;
  };
  const count = (run: Run, what: 'reads' | 'writes') =>
    run.user.spend('graphite property', 1, world.clock.now(), `graphite property ${what}`);

  return {
    'properties.all': (run, store) => {
      count(run, 'reads');
      return Object.fromEntries(propertiesOf(run, store));
    },
    'properties.get': (run, store, key) => {
      checkKey(key);
      count(run, 'reads');
      return propertiesOf(run, store).get(key) ?? null;
    },
    'properties.set': (run, store, values, only) => {
      count(run, 'writes');
      const properties = propertiesOf(run, store);
      const next = new Map([...(only ? [] : properties), ...Object.entries(values)]);
      checkProperties(world, values, next);
      if (only) properties.clear();
      for (const [key, value] of Object.entries(values)) properties.set(key, value);
      return null;
    },
    'properties.delete': (run, store, key) => {
      count(run, 'writes');
      const properties = propertiesOf(run, store);
      if (key === null) properties.clear();
      else properties.delete(key);
      return null;
    },
    'cache.get': (run, store, keys) => {
      const cache = cacheOf(run, store);
      for (const key of keys) checkCacheKey(key);
      return Object.fromEntries(
        keys.flatMap((key) => {
          const entry = cache.get(key);
          return entry && entry.until > world.clock.now() ? [[key, entry.value]] : [];
        }),
      );
    },
    'cache.put': (run, store, values, seconds) => {
      const cache = cacheOf(run, store);
      const until = world.clock.now() + Math.min(Math.max(seconds, 1), CACHE_LIMITS.seconds) * 1000;
      for (const [key, value] of Object.entries(values)) {
        checkCacheKey(key);
        if (Buffer.byteLength(value) > CACHE_LIMITS.value)
          throw exception('argument-too-large', { name: 'value' });
        cache.delete(key);
        cache.set(key, { value, until });
      }
      evict(cache, world.clock.now());
      return null;
    },
    'cache.remove': (run, store, keys) => {
      for (const key of keys) cacheOf(run, store).delete(key);
      return null;
    },
  };
}

export function storeAt(world: World, key: string): Map<string, string> {
  const known = world.properties.get(key) ?? new Map<string, string>();
  world.properties.set(key, known);
  return known;
}

function checkKey(key: string): void {
  if (key === '') throw exception('property-name-empty');
  if (Buffer.byteLength(key) > PROPERTY_LIMITS.key) throw exception('data-storage');
}

/** Nothing is written when one of several values is refused. */
function checkProperties(
  world: World,
  values: Record<string, string>,
  next: Map<string, string>,
): void {
  for (const [key, value] of Object.entries(values)) {
    checkKey(key);
    const tooLarge = Buffer.byteLength(value) > PROPERTY_LIMITS.value;
    if (tooLarge && world.opening.switches.propertyValueLimit)
      throw exception('argument-too-large', { name: 'value' });
  }
  const total = [...next].reduce(
    (sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value),
    0,
  );
  if (total > PROPERTY_LIMITS.store) throw exception('properties-full');
}

function checkCacheKey(key: string): void {
  if (key === '') throw exception('invalid-argument', { name: 'key' });
  if (key.length > CACHE_LIMITS.key) throw exception('argument-too-large', { name: 'key' });
}

function evict(cache: Map<string, { until: number }>, now: number): void {
  for (const [key, { until }] of cache) if (until <= now) cache.delete(key);
  if (cache.size <= CACHE_LIMITS.items) return;
  const surplus = cache.size - CACHE_LIMITS.items;
  const count = Math.max(surplus, Math.ceil(CACHE_LIMITS.items * EVICTED_SHARE));
  for (const key of [...cache.keys()].slice(0, count)) cache.delete(key);
}
