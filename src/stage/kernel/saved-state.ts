import { documentFrom, savedDocument } from '../sheets/saved-document.ts';
import type { SavedState } from './protocol.ts';
import { userOf, type World } from './world.ts';

export function savedState(world: World): SavedState {
  return {
    version: 1,
    now: world.clock.now(),
    documents: [...world.documents.values()].map(savedDocument),
    properties: Object.fromEntries(
      [...world.properties].map(([key, store]) => [key, Object.fromEntries(store)]),
    ),
    triggers: [...world.triggers.all.values()].map(
      ({ id, handler, plan, user, document, created, disabled }) => ({
        id,
        handler,
        plan,
        user: user.email,
        document,
        created,
        disabled,
      }),
    ),
    outbox: world.outbox,
    users: [...world.users.values()].map((user) => user.saved()),
    enabled: [...world.enabled],
  };
}

export function restoreState(world: World, saved: SavedState): void {
  for (const document of saved.documents) world.documents.set(document.id, documentFrom(document));
  for (const [key, values] of Object.entries(saved.properties))
    world.properties.set(key, new Map(Object.entries(values)));
  for (const trigger of saved.triggers)
    world.triggers.keep({
      ...trigger,
      user: userOf(world, trigger.user),
      nextAt: null,
      cancel: () => undefined,
    });
  world.outbox.push(...saved.outbox);
  for (const user of saved.users) world.users.get(user.email)?.restore(user);
  for (const document of saved.enabled) world.enabled.add(document);
}
