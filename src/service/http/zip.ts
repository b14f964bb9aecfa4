import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';
import { bytesOf } from './streamed.ts';

/** A file of an archive; its lines are made when it is their turn. */
type Entry = { name: string; lines: Iterable<string> };

const DEFLATED = 8;
/** An archive knows no time before 1980, and a clock that was never set tells 1970. */
const FIRST_MOMENT_MS = Date.UTC(1980, 0, 2);

/**
 * An archive piece by piece, so that its size does not matter. Node packs beside the thread that answers;
 * the library would pack in it, and writes what stands around the files.
 */
export async function* zip(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  now: number,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, lines } of entries) {
    const file = { filename: name, compression: DEFLATED, mtime: momentOf(now), size: 0, crc: 0 };
    const added: ZipInputFile = file;
    archive.add(added);
    const read = Readable.from(counted(lines, file), { objectMode: false });
    for await (const packed of read.pipe(createDeflateRaw())) {
      added.ondata?.(null, packed, false);
      yield* made.splice(0);
    }
    added.ondata?.(null, new Uint8Array(), true);
  }
  archive.end();
  yield* made;
}

function* counted(lines: Iterable<string>, file: { size: number; crc: number }) {
  for (const bytes of bytesOf(lines)) {
    file.size += bytes.length;
    file.crc = crc32(bytes, file.crc);
    yield bytes;
  }
}

function momentOf(now: number): number {
  return Math.max(now, FIRST_MOMENT_MS);
}
