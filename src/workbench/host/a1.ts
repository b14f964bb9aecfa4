/** `row` and `column` count from 1. */
export type Place = { row: number; column: number };

export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

export function addressOf({ row, column }: Place): string {
  return `${columnLetters(column)}${row}`;
}

/** The first cell and the last of `B3` or `B3:D9`; null for what is no address. */
export function placesOf(address: string): { first: Place; last: Place } | null {
  const [, letters, digits, lastLetters, lastDigits] = address.match(ADDRESS) ?? [];
  if (!letters || !digits) return null;
  const first = { row: Number(digits), column: columnNumber(letters) };
  if (!lastLetters || !lastDigits) return { first, last: first };
  return { first, last: { row: Number(lastDigits), column: columnNumber(lastLetters) } };
}

const ADDRESS = /^\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?$/;

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
