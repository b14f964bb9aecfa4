import { crc32 } from './crc32.ts';
import { deflated } from './deflated.ts';
import { directory, type Filed, localHeader } from './zip-directory.ts';

/** A file of an archive; its lines are made when it is their turn. */
type Entry = { name: string; lines: Iterable<string> };

/**
 * An archive file by file (APPNOTE 4.3): one is in memory at a time. `deflated` does the work,
 * so that a library would only write these few records for us.
 */
export async function* zip(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  now: number,
): AsyncGenerator<Uint8Array> {
  const files: Filed[] = [];
  const moment = dosTime(now);
  let offset = 0;
  for await (const { name, lines } of entries) {
    const label = new TextEncoder().encode(name);
    const content = new TextEncoder().encode([...lines].join(''));
    const bytes = await deflated(content, 'deflate-raw');
    const sizes = { crc: crc32(content), packed: bytes.length, size: content.length };
    const file = { label, moment, ...sizes, offset };
    files.push(file);
    const local = localHeader(file);
    yield local;
    yield label;
    yield bytes;
    offset += local.length + label.length + bytes.length;
  }
  yield* directory(files, offset);
}

/** Two seconds a step, from 1980 on, in the archive's own bits. */
function dosTime(now: number): number {
  const at = new Date(now);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time =
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2);
  return ((day << 16) | time) >>> 0;
}
