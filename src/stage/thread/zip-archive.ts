import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

type ZipEntry = { name: string; bytes: string };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

/** A plain archive: deflated entries and their directory (APPNOTE 4.3), bytes as text. */
export function zip(entries: ZipEntry[]): string {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const content = Buffer.from(bytes, 'latin1');
    const packed = deflateRawSync(content);
    const label = Buffer.from(name, 'utf8');
    const fields = entryFields(checksum(content), packed.length, content.length, label.length);
    const local = Buffer.concat([number32(LOCAL), number16(20), fields, label, packed]);
    parts.push(local);
    const rest = Buffer.concat([Buffer.alloc(10), number32(offset)]);
    directory.push(
      Buffer.concat([number32(CENTRAL), number16(20), number16(20), fields, rest, label]),
    );
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  return Buffer.concat([
    ...parts,
    listing,
    endRecord(entries.length, listing.length, offset),
  ]).toString('latin1');
}

function entryFields(crc: number, packed: number, size: number, nameLength: number): Buffer {
  // Bit 11: names are UTF-8. The time stays zero, so that equal content makes equal archives.
  return Buffer.concat([
    number16(0x0800),
    number16(DEFLATED),
    number32(0),
    number32(crc),
    number32(packed),
    number32(size),
    number16(nameLength),
    number16(0),
  ]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  return Buffer.concat([
    number32(END),
    number32(0),
    number16(count),
    number16(count),
    number32(size),
    number32(offset),
    number16(0),
  ]);
}

export function unzip(text: string): ZipEntry[] {
  const archive = Buffer.from(text, 'latin1');
  const end = archive.lastIndexOf(number32(END));
  if (end === -1) throw new Error('Cannot unzip: this is no ZIP archive');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const entry = readEntry(archive, at);
    at = entry.next;
    return { name: entry.name, bytes: entry.content.toString('latin1') };
  });
}

function readEntry(archive: Buffer, at: number) {
  const method = archive.readUInt16LE(at + 10);
  const packedSize = archive.readUInt32LE(at + 20);
  const lengths = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
  const [nameLength = 0, extra = 0, comment = 0] = lengths;
  const local = archive.readUInt32LE(at + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + packedSize);
  return {
    name: archive.toString('utf8', at + 46, at + 46 + nameLength),
    content: method === DEFLATED ? inflateRawSync(packed) : packed,
    next: at + 46 + nameLength + extra + comment,
  };
}

/** `crc32` came with Node 20.15; older ones of that line have no such function. */
function checksum(content: Buffer): number {
  return crc32(content);
}

function number16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function number32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
