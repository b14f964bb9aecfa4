import type { Cell } from '../../reading/reading.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import type { Column, Table } from '../headers/table.ts';

/**
 * True for "I, North Coast; II, High Range; …": the numbers of regions, and not of months. Beside the number of
 * a month stands no name of its own, or the month's.
 */
export function areNumbersOfNames({ sheet, sample, columns }: Table, index: number): boolean {
  const rows = sample.map((at) => sheet.cells[at] ?? []);
  const numbers = rows.map((row) => headerText(row[index] ?? null));
  if (!numbers.every((text) => NUMBER.test(text))) return false;
  return (
    numbers.some((text) => PAST_MONTHS.test(text)) ||
    columns.some((column) => column.index === index && column.meaning.key === 'station') ||
    columns.some((column) => nameEach(numbers, rows, column))
  );
}

const NUMBER = /^(\d+|[ivx]+|)$/i;
/** 13 is the whole year. */
const PAST_MONTHS = /^xiii$/i;

/** True if each number has one name, and no two have the same. */
function nameEach(numbers: readonly string[], rows: readonly Cell[][], { index }: Column): boolean {
  const names = new Map<string, string>();
  for (const [at, number] of numbers.entries()) {
    const name = headerText(rows[at]?.[index] ?? null);
    const isName = /^\p{L}{2}/u.test(name) && !NUMBER.test(name) && !headerMeaning(name).month;
    if (!isName || (names.get(number) ?? name) !== name) return false;
    names.set(number, name);
  }
  return names.size > 2 && new Set(names.values()).size === names.size;
}
