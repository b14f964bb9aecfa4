import type { IncomingMessage, ServerResponse } from 'node:http';
import { MEBIBYTE } from '../../store/mebibyte.ts';

/** How much more of a body a refusal takes, and how long it waits for it. */
export type UnreadBody = { bytes: number; ms: number };

const LEAST_MEBIBYTES = 32;

/** Three of the largest bodies, and as long as a stop waits for requests under way. */
export function unreadBody(largestMebibytes: number): UnreadBody {
  return { bytes: Math.max(LEAST_MEBIBYTES, 3 * largestMebibytes) * MEBIBYTE, ms: 10_000 };
}

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };

/**
 * The same answer, sent at once, but ended only when the rest of the body has arrived. Many clients write
 * everything before they read. If the connection closed before, they would report a broken pipe and
 * never learn why they were refused.
 */
export async function keepOpenForBody(
  response: Response,
  { incoming, outgoing }: Exchange,
  most: UnreadBody,
): Promise<Response> {
  if (incoming.complete || incoming.destroyed) return response;
  const discarded = discard(incoming, most).then((end) => {
    if (end === 'cut') outgoing.once('finish', () => incoming.socket.destroySoon());
  });
  if (response.body === null) {
    await discarded;
    return response;
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  // With it the client knows that it has the whole answer before the connection ends.
  headers.set('content-length', String(bytes.length));
  return new Response(endedAfter(discarded, bytes), { status: response.status, headers });
}

function endedAfter(done: Promise<void>, bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    pull: async (controller) => {
      await done;
      controller.close();
    },
  });
}

function discard(incoming: IncomingMessage, { bytes, ms }: UnreadBody): Promise<'over' | 'cut'> {
  return new Promise((resolve) => {
    let left = bytes;
    const timer = setTimeout(() => end('cut'), ms);
    const end = (how: 'over' | 'cut') => {
      clearTimeout(timer);
      resolve(how);
    };
    // A reader that began and gave up would stop the body again at every piece.
    incoming.removeAllListeners('data');
    incoming.on('data', (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) end('cut');
    });
    incoming.once('end', () => end('over'));
    incoming.once('close', () => end('over'));
    incoming.resume();
  });
}
