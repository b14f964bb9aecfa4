import { inflateRawSync } from 'node:zlib';
import { FILE_LIMITS, MB } from './file-limits.ts';
import { DAMAGED, FileRefused, PASSWORD } from './file-problem.ts';

export type PackedFile = { name: string; content: Buffer };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** The end record stands last, before a comment of at most 64 KB. */
const END_WITHIN = 22 + 0xffff;

/**
 * The files of an archive (APPNOTE 4.3) under a limit for all of them together. An archive may lie about
 * its sizes, so each file may unpack to what is left of the limit and no further.
 */
export function unpack(bytes: Uint8Array): PackedFile[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return filesOf(archive);
  } catch (error) {
    if (isTooLong(error)) throw tooLarge();
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(DAMAGED);
  }
}

function filesOf(archive: Buffer): PackedFile[] {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > FILE_LIMITS.packedFiles) throw tooLarge();
  const files: PackedFile[] = [];
  let at = archive.readUInt32LE(end + 16);
  let left = FILE_LIMITS.unpackedBytes;
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(archive, at);
    const content = contentOf(archive, entry, left);
    left -= content.length;
    files.push({ name: entry.name, content });
    at = entry.next;
  }
  return files;
}

function endOf(archive: Buffer): number {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - END_WITHIN); at -= 1)
    if (archive.readUInt32LE(at) === END) return at;
  throw new FileRefused(DAMAGED);
}

function entryAt(archive: Buffer, at: number) {
  if (archive.readUInt32LE(at) !== CENTRAL) throw new FileRefused(DAMAGED);
  if (archive.readUInt16LE(at + 8) & ENCRYPTED) throw new FileRefused(PASSWORD);
  const nameLength = archive.readUInt16LE(at + 28);
  const rest = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  return {
    name: archive.toString('utf8', at + 46, at + 46 + nameLength),
    method: archive.readUInt16LE(at + 10),
    packedSize: archive.readUInt32LE(at + 20),
    local: archive.readUInt32LE(at + 42),
    next: at + 46 + nameLength + rest,
  };
}

function contentOf(archive: Buffer, entry: ReturnType<typeof entryAt>, left: number): Buffer {
  const { local, packedSize, method } = entry;
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + packedSize);
  if (packed.length < packedSize) throw new FileRefused(DAMAGED);
  if (packedSize === 0) return Buffer.alloc(0);
  if (method === STORED && packed.length > left) throw tooLarge();
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new FileRefused(DAMAGED);
  if (left <= 0) throw tooLarge();
  return inflateRawSync(packed, { maxOutputLength: left });
}

function tooLarge(): FileRefused {
  const most = FILE_LIMITS.unpackedBytes / MB;
  return new FileRefused(
    `It unpacks to more than ${most} MB, which no climate table needs. It was not opened.`,
  );
}

function isTooLong(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
}
