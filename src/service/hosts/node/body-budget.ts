import type { IncomingMessage } from 'node:http';

export type BodyBudget = {
  /**
   * Counts the bytes that arrive of a body until `done`. `cut` is called when this body has to give way:
   * all bodies together hold too much, its caller holds the most of them, and it is the caller's largest.
   */
  watch: (incoming: IncomingMessage, whose: () => string, cut: () => void) => () => void;
};

type Body = {
  bytes: number;
  whose: () => string;
  cut: () => void;
  isCut: boolean;
  incoming: IncomingMessage;
};

/**
 * A bound on the bytes of all bodies that have arrived and are not yet answered. A hundred callers
 * who never finish would otherwise hold a gigabyte, and keep it. A body that is whole is answered soon,
 * and may be stored already: only unfinished ones give way.
 */
export function bodyBudget(mostBytes: number): BodyBudget {
  const bodies = new Set<Body>();
  let held = 0;

  return {
    watch: (incoming, whose, cut) => {
      const body: Body = { bytes: 0, whose, cut, isCut: false, incoming };
      bodies.add(body);
      countArriving(body, (bytes) => {
        if (!bodies.has(body)) return;
        body.bytes += bytes;
        held += bytes;
        while (held > mostBytes && giveWay());
      });
      return () => forget(body);
    },
  };

  /** Cuts the largest unfinished body of the caller that holds the most. */
  function giveWay(): boolean {
    const heldBy = new Map<string, number>();
    for (const { whose, bytes } of bodies) heldBy.set(whose(), (heldBy.get(whose()) ?? 0) + bytes);
    const unfinished = [...bodies].filter(({ incoming, bytes }) => !incoming.complete && bytes > 0);
    const [victim] = unfinished.sort(
      (one, other) =>
        (heldBy.get(other.whose()) ?? 0) - (heldBy.get(one.whose()) ?? 0) ||
        other.bytes - one.bytes,
    );
    if (!victim) return false;
    forget(victim);
    victim.isCut = true;
    victim.cut();
    return true;
  }

  function forget(body: Body): void {
    if (bodies.delete(body)) held -= body.bytes;
  }
}

/**
 * At Node's own `push` all bytes are seen without being read here. Of a body that
 * was cut nothing more is handed on, not even its end: it must not be taken for whole.
 */
function countArriving(body: Body, count: (bytes: number) => void): void {
  const { incoming } = body;
  const push = incoming.push.bind(incoming);
  incoming.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Uint8Array) count(chunk.length);
    return body.isCut ? false : push(chunk, encoding);
  };
}
