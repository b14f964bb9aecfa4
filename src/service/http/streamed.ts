import { setImmediate } from 'node:timers/promises';

/** Text goes out in pieces of about this size. */
const PIECE_CHARACTERS = 32 * 1024;

export type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A body that is made while it is read: a slow reader does not fill the memory. */
export function streamed(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return ReadableStream.from(pieces);
}

/** The whole of a body; between its pieces, what others asked for goes on. */
export async function whole(pieces: Pieces): Promise<Blob> {
  const made: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of pieces) {
    made.push(new Uint8Array(piece));
    await setImmediate();
  }
  return new Blob(made);
}

/** Lines as bytes, in pieces of some size. */
export function* bytesOf(lines: Iterable<string>): Generator<Uint8Array> {
  let waiting = '';
  for (const line of lines) {
    waiting += line;
    if (waiting.length < PIECE_CHARACTERS) continue;
    yield new TextEncoder().encode(waiting);
    waiting = '';
  }
  if (waiting !== '') yield new TextEncoder().encode(waiting);
}
