import { crc32 } from './crc32.ts';

/** A file of an archive; its lines are made when it is their turn. */
type Entry = { name: string; lines: Iterable<string> };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
/** Names are UTF-8. */
const FLAGS = 0x0800;

/**
 * An archive file by file (APPNOTE 4.3): one is in memory at a time. The web's own compression does the
 * work and runs in every home, so that a library would only write these few records for us.
 */
export async function* zip(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  now: number,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  const moment = dosTime(now);
  let offset = 0;
  for await (const { name, lines } of entries) {
    const label = new TextEncoder().encode(name);
    const content = new TextEncoder().encode([...lines].join(''));
    const packed = await deflated(content);
    const sizes = [crc32(content), packed.length, content.length];
    const shared = [...u16(20, FLAGS, DEFLATED), ...u32(moment, ...sizes), ...u16(label.length)];
    const local = Uint8Array.of(...u32(LOCAL), ...shared, ...u16(0));
    const place = [...u16(0, 0, 0, 0), ...u32(0, offset)];
    directory.push(Uint8Array.of(...u32(CENTRAL), ...u16(20), ...shared, ...place), label);
    yield local;
    yield label;
    yield packed;
    offset += local.length + label.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = directory.length / 2;
  yield* directory;
  yield Uint8Array.of(...u32(END), ...u16(0, 0, count, count), ...u32(size, offset), ...u16(0));
}

async function deflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function u16(...values: number[]): number[] {
  return values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff]);
}

function u32(...values: number[]): number[] {
  return values.flatMap((value) => [...u16(value), ...u16(value >>> 16)]);
}

/** Two seconds a step, from 1980 on, in the archive's own bits. */
function dosTime(now: number): number {
  const at = new Date(now);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time =
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2);
  return ((day << 16) | time) >>> 0;
}
