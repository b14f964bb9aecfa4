import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import { headerText, isText } from '../cells/sheet-cells.ts';
import { hourIn } from '../cells/time-of-day.ts';
import { areOfRain } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import { type Column, indexesOf, shownDates, type Table } from '../headers/table.ts';
import { dateIn, type Keys } from '../keys/keys.ts';
import { NO_DATE } from '../keys/packed-date.ts';
import type { Part } from './layout.ts';
import { isStation } from './places-beside.ts';
import { pointColumns } from './points.ts';

/** If more rows than this share repeat the date before them, they are hours, or parts of a month. */
const MOST_REPEATS = 0.4;
/** Fewer rows show nothing. */
const FEWEST_ROWS = 6;

export const SEVERAL_ROWS_A_DAY = {
  kind: 'reading.several-rows-a-day',
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

/** The date of a row, the words that tell it from others of that date, and its values by their columns. */
export type DatedRow = {
  date: number | string;
  label: string;
  values: ReadonlyMap<number, string>;
  cells: readonly Cell[];
};

/**
 * True if many days (or months) have several values in one column, in rows one after the other. A
 * morning's row with the minimum and an evening's with the maximum are one day.
 */
export function hasSeveralRows(
  rows: Iterable<DatedRow>,
  mayTell: MayTellTwice = 'nothing',
): boolean {
  let count = 0;
  let repeats = 0;
  let before: DatedRow['date'] = NO_DATE;
  let isTold = mayTell !== 'nothing';
  const known = new Map<string, DatedRow>();
  const pairs: Pair[] = [];
  for (const row of rows) {
    const { date, label, values } = row;
    if (date !== before) known.clear();
    let isRepeat = false;
    for (const [column, value] of values) {
      const place = `${column} ${label}`;
      const first = known.get(place);
      known.set(place, row);
      if (!first) continue;
      isRepeat = true;
      if (isTold) pairs.push([first.values.get(column) ?? '', value]);
      isTold &&= mayTell === 'values' || isWholly(first, row);
    }
    if (isRepeat) repeats++;
    before = date;
    count++;
  }
  const areSeveral = count >= FEWEST_ROWS && repeats > count * MOST_REPEATS;
  return areSeveral && !(isTold && saySameTwice(pairs));
}

function isWholly({ cells }: DatedRow, other: DatedRow): boolean {
  return cells.every((cell, index) => headerText(cell) === headerText(other.cells[index]));
}

/** What may stand in the rows of one date again, so that they say one thing. */
type MayTellTwice = 'nothing' | 'values' | 'rows';

/**
 * Rain of a day may be shared out to its hours in equal parts, and so may that of a month: only whole rows are told
 * twice, as in a table that was exported again. Temperatures are not shared out, where nothing says hours.
 */
export function mayTellTwice(table: Table, { keys, values }: Part): MayTellTwice {
  const { date = -1 } = keys;
  const shown = shownDates(table, date);
  const texts = table.sampled.map((row) => headerText(row[date])).concat(shown);
  const isOfHours = ({ index, meaning }: Column): boolean =>
    rolesIn(meaning.plain).has('time') && !(index === date && shown.length > 0);
  if (texts.some(saysTime) || table.columns.some(isOfHours)) return 'nothing';
  return values.some(({ element }) => element !== undefined && element !== 'rain')
    ? 'values'
    : 'rows';
}

/** A date alone is often written as the midnight that it begins with. */
function saysTime(text: string): boolean {
  return /\d:\d/.test(text.replace(/(?<!\d)00?(?::00){1,2}(?!:?\d)/, ''));
}

/** Two values of one date. */
type Pair = readonly [string, string];

/** True for lunch and dinner beside the weather of their day: it differs from day to day, and never within one. */
function saySameTwice(pairs: readonly Pair[]): boolean {
  const kinds = new Set(pairs.map(([value]) => value));
  return kinds.size > MOST_BY_CHANCE && pairs.every(([one, other]) => one === other);
}

/** Three ten-day sums of a dry month are the same, too. */
const MOST_BY_CHANCE = 6;

/** True for a logger's hours. Asked before it is known which columns are read, so it looks at all of them. */
export function hasHours(table: Table, keys: Keys): boolean {
  const isKey = (index: number): boolean => keys.all.includes(index);
  const named = indexesOf(table.columns.filter((column) => namesPlaces(table, column)));
  const points = pointColumns(table);
  const places = new Set(named.concat(points));
  return hasSeveralRows(
    table.sampled.flatMap((row) => {
      const date = dayIn(row, keys);
      const words = row.filter(
        (cell, index) => !isKey(index) && (places.has(index) || isWord(cell)),
      );
      const values = row.flatMap((cell, index): [number, string][] =>
        isKey(index) || Number.isNaN(numberInCell(cell)) ? [] : [[index, headerText(cell)]],
      );
      const label = words.map(headerText).join(' ');
      return date === NO_DATE ? [] : [{ date, label, values: new Map(values), cells: row }];
    }),
    'rows',
  );
}

/** The columns "1 … 24" or "00:00 … 23:00" side by side: no day has one value there. */
export function hoursAcross(table: Table): readonly Column[] {
  const columns = table.columns.filter(({ name }) => isNumber(hourOver(name)));
  if (!areOfADay(columns.map(({ name }) => hourOver(name)))) return [];
  return areOfRain(table.titles) && areWetTogether(table) ? [] : columns;
}

function areOfADay(all: readonly number[]): boolean {
  const hours = new Set(all);
  return (hours.size === 24 || hours.size === 25) && !hours.has(25);
}

function hourOver(name: string): number {
  return /^\d\d?$/.test(name) ? Number(name) : hourIn(name);
}

/** 24 gauges near each other are wet on the same days; few days are wet in most of their hours. */
function areWetTogether({ sampled }: Table): boolean {
  const wet = sampled.map((row) => row.filter((cell) => numberInCell(cell) > 0).length);
  const rowsOver = (count: number): number => wet.filter((cells) => cells > count).length;
  // Year, month and day are numbers, too.
  return rowsOver(12) * 2 > rowsOver(3);
}

/** "Upton 1", 26055100 and G01 are places: rows of one day and of different places do not repeat. */
function namesPlaces(table: Table, column: Column): boolean {
  return column.meaning.key ? isStation(table, column) : false;
}

function isWord(cell: Cell): boolean {
  return isText(cell) && /^\p{L}[^\d]+$/u.test(cell);
}

function dayIn(row: readonly Cell[], keys: Keys): DatedRow['date'] {
  const { date, year, month, day } = keys;
  if (date !== undefined || day === undefined) return dateIn(row, keys);
  return [year, month, day].map((key) => headerText(row[key ?? -1])).join('/');
}
