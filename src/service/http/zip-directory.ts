/** What stands in front of a file of an archive, and where. */
export type Filed = {
  label: Uint8Array;
  moment: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DEFLATED = 8;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
const VERSION_64 = 45;
/** A field that is full of ones says that the number stands in a larger one elsewhere. */
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;
const EXTRA_64 = 0x0001;
/** What follows the length itself in the larger end. */
const END_64_REST = 44;

export function localHeader(file: Filed): Uint8Array {
  return Uint8Array.of(...u32(LOCAL), ...u16(VERSION), ...shared(file), ...u16(0));
}

/**
 * The list of all files and its end (APPNOTE 4.3.12 to 4.3.16). An archive of more than 65,534 files or
 * 4 GiB has the larger fields of Zip64 as well; one file never needs them, because no dataset is so large.
 */
export function* directory(files: readonly Filed[], offset: number): Generator<Uint8Array> {
  let size = 0;
  for (const file of files) {
    const header = centralHeader(file);
    size += header.length;
    yield header;
  }
  if (files.length >= FULL_16 || size >= FULL_32 || offset >= FULL_32)
    yield largeEnd(files.length, size, offset);
  const count = Math.min(files.length, FULL_16);
  const where = [Math.min(size, FULL_32), Math.min(offset, FULL_32)];
  yield Uint8Array.of(...u32(END), ...u16(0, 0, count, count), ...u32(...where), ...u16(0));
}

function centralHeader(file: Filed): Uint8Array {
  const { label, offset } = file;
  const isFar = offset >= FULL_32;
  const extra = isFar ? [...u16(EXTRA_64, 8), ...u64(offset)] : [];
  const version = isFar ? VERSION_64 : VERSION;
  const fields = [
    ...[...u32(CENTRAL), ...u16(version, version), ...shared(file), ...u16(extra.length)],
    ...[...u16(0, 0, 0), ...u32(0, Math.min(offset, FULL_32))],
  ];
  return Uint8Array.of(...fields, ...label, ...extra);
}

function shared({ label, moment, crc, packed, size }: Filed): number[] {
  return [...u16(FLAGS, DEFLATED), ...u32(moment, crc, packed, size), ...u16(label.length)];
}

function largeEnd(count: number, size: number, offset: number): Uint8Array {
  return Uint8Array.of(
    ...[...u32(END_64), ...u64(END_64_REST), ...u16(VERSION_64, VERSION_64), ...u32(0, 0)],
    ...[...u64(count), ...u64(count), ...u64(size), ...u64(offset)],
    ...[...u32(LOCATOR_64, 0), ...u64(offset + size), ...u32(1)],
  );
}

function u16(...values: number[]): number[] {
  return values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff]);
}

function u32(...values: number[]): number[] {
  return values.flatMap((value) => [...u16(value), ...u16(value >>> 16)]);
}

/** Exact for everything a number counts exactly, which is more than any disk holds. */
function u64(value: number): number[] {
  return u32(value % 2 ** 32, Math.floor(value / 2 ** 32));
}
