import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

/** `line` holds a place in `palette` (`#rrggbb`) for each point from left to right. */
type Striped = { line: Uint8Array; height: number; palette: readonly string[] };

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BITS_A_POINT = 8;
const WITH_PALETTE = 3;
const SAME_AS_ABOVE = 2;

/**
 * A PNG whose lines are all the same (W3C, Portable Network Graphics, third edition). Every line but
 * the first says that it is the one above, so that little is left to compress.
 */
export function stripedPng({ line, height, palette }: Striped): Uint8Array<ArrayBuffer> {
  const size = new DataView(new ArrayBuffer(13));
  size.setUint32(0, line.length);
  size.setUint32(4, height);
  size.setUint8(8, BITS_A_POINT);
  size.setUint8(9, WITH_PALETTE);
  const lines = new Uint8Array((line.length + 1) * height);
  lines.set(line, 1);
  for (let y = 1; y < height; y += 1) lines[y * (line.length + 1)] = SAME_AS_ABOVE;
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', new Uint8Array(size.buffer)),
    ...chunk('PLTE', Uint8Array.from(palette.flatMap(partsOf))),
    ...chunk('IDAT', deflateSync(lines)),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, content: Uint8Array): Uint8Array[] {
  const named = Buffer.concat([new TextEncoder().encode(type), content]);
  return [u32(content.length), named, u32(crc32(named))];
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function u32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
