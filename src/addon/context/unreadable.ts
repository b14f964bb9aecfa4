import { type Answer, err, ok, type Problem, problemOf } from '../../core/problem.ts';
import type { UnreadableValue } from '../platform/properties.ts';
import type { Context } from './context.ts';

type Stores = Pick<Context, 'user' | 'document'>;

/** What is kept here and cannot be read, each sentence once. */
export function unreadableHere({ user, document }: Stores): Problem[] {
  return problemsOf([...user.unreadable(), ...document.unreadable()]);
}

/** Why no schedule sends this sheet: how it is read or what was sent of it is not known. */
export function unreadableOf({ user, document }: Stores, sheetId: number): Problem | null {
  const isOfSheet = (at: number) => (value: UnreadableValue) =>
    value.key.split(' ')[at] === String(sheetId);
  const ofUser = user.unreadable().filter(isOfSheet(2));
  return problemsOf([...ofUser, ...document.unreadable().filter(isOfSheet(1))])[0] ?? null;
}

/** What a later program wrote stays. */
export function removeDamagedFor({ user, document }: Context): Answer<null> {
  const held = user.hold((store) => store.removeDamaged());
  if (!held.held) return err('connection.lock-busy');
  return document.hold('addon.answer-busy', (store) => {
    store.removeDamaged();
    return ok(null);
  });
}

function problemsOf(values: readonly UnreadableValue[]): Problem[] {
  const kinds = new Set(values.map(({ why }) => `addon.stored-${why}` as const));
  return [...kinds].map((kind) => problemOf(kind));
}
