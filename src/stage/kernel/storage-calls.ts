import type { CallName } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import type { Run } from './run.ts';
import { type CallHandlers, storeKey, type World } from './world.ts';

type Names = Extract<CallName, `properties.${string}`>;

/** docs/apps-script.md §4.1. */
const PROPERTY_LIMITS = { value: 9 * 1024, store: 500 * 1024, key: 8_066 };

export function storageCalls(world: World): CallHandlers<Names> {
  const propertiesOf = (run: Run, store: Parameters<typeof storeKey>[0]) =>
    storeAt(world, storeKey(store, run));
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
      checkProperties(values, next);
      if (only) properties.clear();
      for (const [key, value] of Object.entries(values)) properties.set(key, value);
      return null;
    },
    'properties.delete': (run, store, key) => {
      count(run, 'writes');
      propertiesOf(run, store).delete(key);
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
function checkProperties(values: Record<string, string>, next: Map<string, string>): void {
  for (const [key, value] of Object.entries(values)) {
    checkKey(key);
    if (Buffer.byteLength(value) > PROPERTY_LIMITS.value)
      throw exception('argument-too-large', { name: 'value' });
  }
  const total = [...next].reduce(
    (sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value),
    0,
  );
  if (total > PROPERTY_LIMITS.store) throw exception('properties-full');
}
