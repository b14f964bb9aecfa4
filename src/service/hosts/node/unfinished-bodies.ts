import type { IncomingMessage, ServerResponse } from 'node:http';
import { MEBIBYTE } from '../../store/units.ts';

export type BodyLimits = {
  /** The largest body there is. */
  bodyMebibytes: number;
  /** Of all requests that have arrived and are not answered. */
  bodiesMebibytes: number;
  /** Requests of one network address whose bodies are still arriving. */
  bodiesOfOne: number;
};

type Body = { address: string; bytes: number; cut: () => void };

/**
 * One bound on all bodies that are held at once, and one on those of an address. Each counts with the length it
 * states. Where there are too many, the one that has been arriving longest gives way: its connection ends without
 * a word. Whoever sends at the speed of a line is done before that.
 */
export function unfinishedBodies({ bodyMebibytes, bodiesMebibytes, bodiesOfOne }: BodyLimits) {
  const largest = bodyMebibytes * MEBIBYTE;
  const most = Math.max(bodiesMebibytes * MEBIBYTE, largest);
  const mostOfOne = Math.max(most / 4, largest);
  let held = 0;
  const all = new Set<Body>();
  // Sets keep the order in which their members came: the first has been arriving longest.
  const arriving = new Set<Body>();
  const arrivingOf = new Map<string, { bodies: Set<Body>; bytes: number }>();

  return {
    /** False: there is no room for this one, and nothing that is still arriving could give way. */
    admit: (incoming: IncomingMessage, outgoing: ServerResponse, address: string): boolean => {
      const bytes = Math.min(lengthOf(incoming) ?? largest, largest);
      if (bytes === 0) return true;
      const own = arrivingOf.get(address);
      const isTooManyOfOne = () =>
        own !== undefined && (own.bodies.size >= bodiesOfOne || own.bytes + bytes > mostOfOne);
      while (isTooManyOfOne() && cutFirst(own?.bodies));
      while (held + bytes > most && cutFirst(arriving));
      if (held + bytes > most) return false;
      hold({ address, bytes, cut: () => incoming.socket.destroy() }, incoming, outgoing);
      return true;
    },
  };

  function hold(body: Body, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const own = arrivingOf.get(body.address) ?? { bodies: new Set(), bytes: 0 };
    arrivingOf.set(body.address, own);
    own.bodies.add(body);
    own.bytes += body.bytes;
    arriving.add(body);
    all.add(body);
    held += body.bytes;
    incoming.once('end', () => hasArrived(body));
    outgoing.once('close', () => release(body));
  }

  function cutFirst(bodies: Set<Body> | undefined): boolean {
    const [first] = bodies ?? [];
    if (!first) return false;
    release(first);
    first.cut();
    return true;
  }

  function release(body: Body): void {
    hasArrived(body);
    if (all.delete(body)) held -= body.bytes;
  }

  function hasArrived(body: Body): void {
    if (!arriving.delete(body)) return;
    const own = arrivingOf.get(body.address);
    own?.bodies.delete(body);
    if (own) own.bytes -= body.bytes;
    if (own?.bodies.size === 0) arrivingOf.delete(body.address);
  }
}

/** Null where a body says no length; 0 where there is none. */
function lengthOf({ headers }: IncomingMessage): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}

/** How much more of a body a refusal takes, and how long it waits for it. */
export type UnreadBody = { bytes: number; ms: number };

/** Three of the largest bodies, and as long as a stop waits for requests under way. */
export function unreadBody(largestMebibytes: number): UnreadBody {
  return { bytes: Math.max(32, 3 * largestMebibytes) * MEBIBYTE, ms: 10_000 };
}

/**
 * Takes the rest of a body that nobody reads. Many clients write everything before they read: if they were answered
 * and the connection closed before, they would report a broken pipe and never learn why they were refused.
 */
export function takeRest(
  incoming: IncomingMessage,
  { bytes, ms }: UnreadBody,
): Promise<'whole' | 'cut'> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve('whole');
  return new Promise((resolve) => {
    let left = bytes;
    const timer = setTimeout(() => end('cut'), ms);
    const end = (how: 'whole' | 'cut') => {
      clearTimeout(timer);
      resolve(how);
    };
    // A reader that began and gave up would stop the body again at every piece.
    incoming.removeAllListeners('data');
    incoming.on('data', (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) end('cut');
    });
    incoming.once('end', () => end('whole'));
    incoming.once('close', () => end('whole'));
    incoming.resume();
  });
}
