import { numberInCell } from '../cells/read-number.ts';
import { headerText } from '../cells/sheet-cells.ts';
import type { Table } from '../headers/table.ts';
import type { Keys } from '../keys/keys.ts';
import { NO_DATE } from '../keys/packed-date.ts';
import type { Cell } from '../reading.ts';

const FEWEST_ROWS = 6;

/**
 * A logger's hours: most rows fill a column that a row of the same day, and of the same words beside it,
 * has filled. Nothing of theirs is a day's, whichever column it were.
 */
export function hasHours({ sheet, sample }: Table, keys: Keys): boolean {
  const filled = new Set<string>();
  const rows = sample.map((rowIndex) => sheet.cells[rowIndex] ?? []);
  const repeats = rows.filter((row) => {
    const places = placesOf(row, keys);
    const isAgain = places.some((place) => filled.has(place));
    for (const place of places) filled.add(place);
    return isAgain;
  });
  return rows.length >= FEWEST_ROWS && repeats.length * 2 > rows.length;
}

function placesOf(row: readonly Cell[], keys: Keys): string[] {
  const day = dayOf(row, keys);
  if (day === '') return [];
  const isKey = (index: number): boolean => keys.all.includes(index);
  const words = row.filter(
    (cell, index) => !isKey(index) && typeof cell === 'string' && /^\p{L}[^\d]+$/u.test(cell),
  );
  return row.flatMap((cell, index) =>
    isKey(index) || Number.isNaN(numberInCell(cell)) ? [] : [`${index} ${day} ${words.join(' ')}`],
  );
}

function dayOf(row: readonly Cell[], keys: Keys): string {
  if (keys.date !== undefined) {
    const packed = keys.dates?.read(row[keys.date]) ?? NO_DATE;
    return packed === NO_DATE ? '' : String(packed);
  }
  if (keys.day === undefined) return '';
  return [keys.year, keys.month, keys.day].map((key) => headerText(row[key ?? -1])).join('/');
}
