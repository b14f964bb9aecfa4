import { headerText } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import type { Column, Table } from '../headers/table.ts';

/**
 * True for "I, North Coast; II, High Range; …": these number regions and not months. Months have no other name beside
 * their number, and 13 is the whole year.
 */
export function areNumbersOfNames({ sampled, columns }: Table, index: number): boolean {
  const textsIn = (column: number) => sampled.map((row) => headerText(row[column]));
  const numbers = textsIn(index);
  const nameEach = (names: readonly string[]): boolean => {
    const pairs = names.map((name, at) => `${numbers[at]} ${name}`);
    const counts = [names, numbers, pairs].map((texts) => new Set(texts).size);
    return names.every(isOwnName) && new Set(counts).size === 1 && names.length > 2;
  };
  const tells = ({ index: column, meaning }: Column): boolean =>
    column === index ? meaning.key === 'station' : nameEach(textsIn(column));
  return numbers.every(isNumber) && (numbers.includes('XIII') || columns.some(tells));
}

function isNumber(text: string): boolean {
  return /^(\d*|[ivx]+)$/i.test(text);
}

function isOwnName(text: string): boolean {
  return /^\p{L}{2}/u.test(text) && !isNumber(text) && !headerMeaning(text).month;
}
