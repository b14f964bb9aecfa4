/** Text goes out in pieces of about this size. */
const PIECE_CHARACTERS = 32 * 1024;

type Pieces = Iterable<string> | AsyncIterable<Uint8Array>;

/** A body that is made while it is read: a slow reader does not fill the memory. */
export function streamed(pieces: Pieces): ReadableStream<Uint8Array> {
  const bytes = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : encoded(pieces);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await bytes.return?.(undefined)),
  });
}

async function* encoded(lines: Iterable<string>): AsyncGenerator<Uint8Array> {
  let waiting = '';
  for (const line of lines) {
    waiting += line;
    if (waiting.length < PIECE_CHARACTERS) continue;
    yield new TextEncoder().encode(waiting);
    waiting = '';
  }
  if (waiting !== '') yield new TextEncoder().encode(waiting);
}
