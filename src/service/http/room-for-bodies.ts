import type { HasRoom } from './read-json.ts';

/** Holds what comes while `work` runs, as far as there is room for it. */
export type RoomForBodies = <Result>(
  work: (hasRoom: HasRoom) => Promise<Result>,
) => Promise<Result>;

/**
 * Room in memory for bodies, a quarter of it for one caller. What counts is what has come: a length that is only stated
 * costs nothing, and nobody's body is cut for another's.
 */
export function roomForBodies(most: number, whose: () => string): RoomForBodies {
  let held = 0;
  const heldOf = new Map<string, number>();
  return async (work) => {
    const who = whose();
    let own = 0;
    const count = (bytes: number) => {
      own += bytes;
      held += bytes;
      heldOf.set(who, (heldOf.get(who) ?? 0) + bytes);
    };
    try {
      return await work((bytes) => {
        if (held + bytes > most || (heldOf.get(who) ?? 0) + bytes > most / 4) return false;
        count(bytes);
        return true;
      });
    } finally {
      count(-own);
      if (heldOf.get(who) === 0) heldOf.delete(who);
    }
  };
}
