import { ownOf } from './define-class.ts';

/**
 * What a page gets of a returned value (docs/apps-script.md §8.3): `undefined` is null, a `Date` anywhere
 * turns the whole answer to null, a circular value fails.
 */
export function pageAnswer(value: unknown): string {
  if (holdsDate(value, [])) return 'null';
  return JSON.stringify(plain(value)) ?? 'null';
}

function holdsDate(value: unknown, path: unknown[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (path.includes(value)) throw new TypeError('Failed due to circular reference.');
  if (Object.prototype.toString.call(value) === '[object Date]') return true;
  return Object.values(value).some((item) => holdsDate(item, [...path, value]));
}

function plain(value: unknown): unknown {
  if (value === undefined || typeof value === 'function') return null;
  if (typeof value !== 'object' || value === null) return value;
  // On Google an object of the platform arrives as garbage; an empty object is the mildest form of that.
  if (ownOf(value)) return {};
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}
