import { PERMISSIONS, SCOPE_OF } from '../../core/permission.ts';
import { type Problem, problemOf } from '../../core/problem.ts';
import { lackOf, missingOf } from './permissions.ts';
import { StorageFull, StoredUnreadable } from './properties.ts';

const NAMES_A_SCOPE = /googleapis\.com\/auth\//;

/** The problem that a person is shown for a bug, or for a refusal of a Google service. */
export function troubleOf(exception: unknown): Problem {
  const error = exception as Error;
  // The text is Google's, in the person's language. The log gets only the place in our code.
  console.error(JSON.stringify({ kind: 'stopped', name: error.name, stack: placeIn(error.stack) }));
  if (exception instanceof StorageFull) return problemOf('addon.storage-full');
  if (exception instanceof StoredUnreadable) return problemOf(`addon.stored-${exception.why}`);
  const text = String(error.message);
  if (namesAScope(text)) return lackNamedIn(text);
  return problemOf('addon.stopped', { text: text.slice(0, 200) });
}

/** A scope is an address in every language of Google's messages. */
export function namesAScope(text: string): boolean {
  return NAMES_A_SCOPE.test(text);
}

function lackNamedIn(text: string): Problem {
  const named = PERMISSIONS.find((permission) => text.includes(SCOPE_OF[permission]));
  if (!named) return problemOf('addon.permission-missing');
  return lackOf(named, missingOf([named]).url);
}

function placeIn(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}
