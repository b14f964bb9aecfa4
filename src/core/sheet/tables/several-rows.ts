import type { Cell } from '../../reading/reading.ts';
import { graveAlone } from '../cells/doubts.ts';
import { numberInCell } from '../cells/read-number.ts';
import { headerText, isEmpty, isText } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { indexesOf, type Table } from '../headers/table.ts';
import { columnOfHours, dateIn, type Keys } from '../keys/keys.ts';
import { NO_DATE } from '../keys/packed-date.ts';
import { numbersOf } from './numbers-of.ts';
import { isStation } from './places-beside.ts';
import { pointColumns } from './places-down.ts';

/** If more rows than this share repeat the date before them, they are hours, or parts of a month. */
const MOST_REPEATS = 0.4;
/** Fewer rows show nothing. */
const FEWEST_ROWS = 6;

export const SEVERAL_ROWS_A_DAY = {
  kind: 'reading.several-rows-a-day',
  severity: graveAlone,
} as const;
export const SEVERAL_ROWS_A_MONTH = {
  kind: 'reading.several-rows-a-month',
  severity: 'error',
} as const;

/** Looks quickly at the dates alone: nearly every table has one row a day, and needs no longer look. */
export function mayHaveSeveralRows(packed: Int32Array): boolean {
  let repeats = 0;
  let count = 0;
  for (let index = 0; index < packed.length; index++) {
    const date = packed[index] ?? NO_DATE;
    if (date < 0) continue;
    count++;
    if (date === packed[index - 1]) repeats++;
  }
  return count >= FEWEST_ROWS && repeats > 0;
}

/** The date of a row, the words that tell it from others of that date, and the columns where it has values. */
export type DatedRow = { date: number | string; label: string; columns: readonly number[] };

/**
 * True if many days (or months) have several values in one column, in rows one after the other. A
 * morning's row with the minimum and an evening's with the maximum are one day.
 */
export function hasSeveralRows(rows: Iterable<DatedRow>): boolean {
  let count = 0;
  let repeats = 0;
  let before: DatedRow['date'] = NO_DATE;
  const known = new Set<string>();
  for (const { date, label, columns } of rows) {
    if (date !== before) known.clear();
    let isRepeat = false;
    for (const column of columns) {
      const place = `${column} ${label}`;
      isRepeat ||= known.has(place);
      known.add(place);
    }
    if (isRepeat) repeats++;
    before = date;
    count++;
  }
  return count >= FEWEST_ROWS && repeats > count * MOST_REPEATS;
}

/** True for a logger's hours. Asked before it is known which columns are read, so it looks at all of them. */
export function hasHours(table: Table, keys: Keys): boolean {
  const isKey = (index: number): boolean => keys.all.includes(index);
  // "Upton 1", 26055100 and G01 are places: rows of one day and of different places do not repeat.
  const named = table.columns.filter(
    (column) => isStation(table, column) && !countsRows(table, column.index),
  );
  const places = indexesOf([...named, ...pointColumns(table)]);
  return hasSeveralRows(
    table.sampled.flatMap((row) => {
      const date = dayIn(row, keys);
      const words = row.filter(
        (cell, index) => !isKey(index) && (places.includes(index) || isWord(cell)),
      );
      const columns = row.flatMap((cell, index) =>
        isKey(index) || Number.isNaN(numberInCell(cell)) ? [] : index,
      );
      const label = words.map(headerText).join(' ');
      return date === NO_DATE ? [] : [{ date, label, columns }];
    }),
  );
}

/** The day stands in the first of its readings alone, and beside each is its hour: "AM, PM", "8h, 14h, 20h". */
export function readsByHours(table: Table, keys: Keys): boolean {
  const { sampled } = table;
  const below = sampled.filter((row) => isEmpty(row[keys.day ?? -1]));
  const areMany = below.length >= FEWEST_ROWS && below.length >= sampled.length * MOST_REPEATS;
  return areMany && columnOfHours(table, keys) !== undefined;
}

/** 135, 136, 137: the number of each row is no place. */
function countsRows(table: Table, index: number): boolean {
  const steps = stepsIn(numbersOf(table, index));
  return steps.length >= FEWEST_ROWS && steps.every((step) => step === 1);
}

function isWord(cell: Cell): boolean {
  return isText(cell) && /^\p{L}[^\d]+$/u.test(cell);
}

function dayIn(row: readonly Cell[], keys: Keys): DatedRow['date'] {
  const { date, year, month, day } = keys;
  if (date !== undefined || day === undefined) return dateIn(row, keys);
  return [year, month, day].map((key) => headerText(row[key ?? -1])).join('/');
}
