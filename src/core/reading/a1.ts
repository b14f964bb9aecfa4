import { cellAddress, columnIndexOf } from './cell-address.ts';

/** `row` and `column` count from 1. */
export type Place = { row: number; column: number };

export function addressOf({ row, column }: Place): string {
  return cellAddress(row - 1, column - 1);
}

/** The first cell and the last of `B3` or `B3:D9`; null for what is no address. */
export function placesOf(address: string): { first: Place; last: Place } | null {
  const [, letters, digits, lastLetters, lastDigits] = address.match(ADDRESS) ?? [];
  if (!letters || !digits) return null;
  const first = { row: Number(digits), column: columnIndexOf(letters) + 1 };
  if (!lastLetters || !lastDigits) return { first, last: first };
  return { first, last: { row: Number(lastDigits), column: columnIndexOf(lastLetters) + 1 } };
}

const ADDRESS = /^\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?$/;
