import { expect, it } from '@jest/globals';
import { directory, type Filed } from '../../src/service/http/zip-directory.ts';

const LARGE_END = Buffer.from('PK\x06\x06', 'latin1');
const LOCATOR = Buffer.from('PK\x06\x07', 'latin1');
const FOUR_GIB = 2 ** 32;

it('ends a usual archive with the small end alone, which every reader knows', () => {
  const bytes = bytesOf([fileAt(0), fileAt(900)], 1800);
  expect(bytes.indexOf(LARGE_END)).toBe(-1);
  expect(smallEnd(bytes)).toEqual({ count: 2, size: bytes.length - 22, offset: 1800 });
});

it('counts more files than the small end can', () => {
  const bytes = bytesOf(new Array(70_000).fill(fileAt(0)), 1800);
  expect(smallEnd(bytes).count).toBe(0xffff);
  expect(largeEnd(bytes)).toMatchObject({ count: 70_000, offset: 1800 });
});

it('says where a file and the list stand beyond 4 GiB', () => {
  const bytes = bytesOf([fileAt(12), fileAt(FOUR_GIB + 7)], 5 * FOUR_GIB + 1);
  const second = bytes.indexOf('PK\x01\x02', 4, 'latin1');
  const nameEnd = second + 46 + 'a'.length;
  expect(bytes.readUInt32LE(second + 42)).toBe(0xffffffff);
  expect(bytes.readUInt16LE(nameEnd)).toBe(1);
  expect(Number(bytes.readBigUInt64LE(nameEnd + 4))).toBe(FOUR_GIB + 7);
  expect(largeEnd(bytes)).toMatchObject({ count: 2, offset: 5 * FOUR_GIB + 1 });
});

it('leads from the locator to the larger end', () => {
  const bytes = bytesOf([fileAt(FOUR_GIB)], FOUR_GIB + 50);
  const told = Number(bytes.readBigUInt64LE(bytes.indexOf(LOCATOR) + 8));
  expect(told - (FOUR_GIB + 50)).toBe(bytes.indexOf(LARGE_END));
});

function fileAt(offset: number): Filed {
  const label = new TextEncoder().encode('a');
  return { label, moment: 0, crc: 0, packed: 2, size: 0, offset };
}

function bytesOf(files: Filed[], offset: number): Buffer {
  return Buffer.concat([...directory(files, offset)]);
}

function smallEnd(bytes: Buffer) {
  const at = bytes.length - 22;
  return {
    count: bytes.readUInt16LE(at + 10),
    size: bytes.readUInt32LE(at + 12),
    offset: bytes.readUInt32LE(at + 16),
  };
}

function largeEnd(bytes: Buffer) {
  const at = bytes.indexOf(LARGE_END);
  return {
    count: Number(bytes.readBigUInt64LE(at + 32)),
    offset: Number(bytes.readBigUInt64LE(at + 48)),
  };
}
