import { dateOfDay, dateText } from '../../calendar/civil-date.ts';
import { isDaily } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { isDate, isEmpty, isText, shownText } from '../cells/sheet-cells.ts';
import { sampleCells, shownDates, type Table } from '../headers/table.ts';
import { WRITTEN_DATES } from './date-notations.ts';
import { dateIn, type Keys } from './keys.ts';
import { dayOf, NO_DATE, shiftDay } from './packed-date.ts';

/** The days to add to the date of a row to get the day it is about: 1, -1, or mostly 0. */
export function stampShift(table: Table, keys: Keys, doubts: Doubts): -1 | 0 | 1 {
  const late = lateHours(table, keys);
  const shift = isMidnight(late, keys) ? 1 : closesDayBefore(table, keys) ? -1 : 0;
  if (shift !== 0) reportStamps(table, keys, { kind: 'reading.stamps-moved', shift }, doubts);
  else if (late?.hours.size === 1 && !late.hours.has(HOUR_OF_OBSERVATION))
    reportStamps(table, keys, { kind: 'reading.stamps-late', shift }, doubts);
  return shift;
}

type StampDoubt = { kind: 'reading.stamps-moved' | 'reading.stamps-late'; shift: number };

function reportStamps(table: Table, keys: Keys, { kind, shift }: StampDoubt, doubts: Doubts): void {
  const { date = 0 } = keys;
  const { cells } = table.sheet;
  const rowIndex = table.sample.find((row) => dateIn(cells[row], keys) !== NO_DATE) ?? 0;
  const stamp = dateIn(cells[rowIndex], keys);
  const day = dateText(dateOfDay(dayOf(stamp) + shift));
  const params = { found: textOf(table, rowIndex, date), day };
  doubts.atColumns(table, { kind, severity: 'warning', params }, [date], rowIndex);
}

function textOf({ sheet }: Table, rowIndex: number, column: number): string {
  const cell = sheet.cells[rowIndex]?.[column];
  if (!isDate(cell)) return String(cell);
  return shownText(sheet, rowIndex, column) || dateText(cell);
}

const IN_UTC = /[T ](\d\d):([0134][05])(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/;

/** Many services read the day's figures at 18 UTC. */
const HOUR_OF_OBSERVATION = 18;

type Late = { hours: Set<number>; areLastDays: boolean };

/** The hours of all stamps, if each is in UTC and after noon; else null. */
function lateHours({ sheet, firstRow }: Table, keys: Keys): Late | null {
  const { date = 0 } = keys;
  const late: Late = { hours: new Set(), areLastDays: true };
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length; rowIndex++) {
    const row = sheet.cells[rowIndex];
    const cell = row?.[date];
    if (isEmpty(cell)) continue;
    const [, hour, minutes] = (isText(cell) && IN_UTC.exec(cell)) || [];
    if (!(Number(hour) > 12)) return null;
    late.hours.add(Number(hour) + Number(minutes) / 60);
    late.areLastDays = late.areLastDays && shiftDay(dateIn(row, keys), 1) % 100 === 1;
  }
  return late;
}

/**
 * In Berlin midnight is 23:00 UTC of the day before, and 22:00 in summer. A table of days has these two
 * hours. A table of months has stamps on the last day of the month before.
 */
function isMidnight(late: Late | null, { granularity }: Keys): boolean {
  const [first = 0, second = 0] = late?.hours ?? [];
  if (granularity === 'month') return first > 0 && late?.areLastDays === true;
  return late?.hours.size === 2 && Math.abs(first - second) === 1;
}

const NEARLY_ALL = 0.8;

/** Loggers write a day's figures at the midnight after it. */
function closesDayBefore(table: Table, keys: Keys): boolean {
  if (!isDaily(keys) || !areMidnights(table, keys)) return false;
  // "From" and "To" of a reading are a day apart, whenever the day began.
  const times = table.columns.filter(
    ({ meaning }) => !meaning.facts.has('bound') && meaning.key !== 'date',
  );
  return (
    table.titles.some((title) => LOGGER.test(title)) ||
    times.some(({ index }) => standsOnDayBefore(table, keys, index))
  );
}

const LOGGER = /^"?TOA5\b/;

/** The column holds times, such as the maximum's, and nearly all are on the day before the stamp. */
function standsOnDayBefore({ sampled }: Table, keys: Keys, column: number): boolean {
  let times = 0;
  let before = 0;
  for (const row of sampled) {
    const time = WRITTEN_DATES.read(row[column]);
    const stamp = dateIn(row, keys);
    if (time === NO_DATE || stamp === NO_DATE) continue;
    times++;
    if (time === shiftDay(stamp, -1)) before++;
  }
  return times >= 3 && before >= times * NEARLY_ALL;
}

/** All shown stamps are at 0:00. A stamp that nobody looked at counts as such. */
function areMidnights(table: Table, { date = 0 }: Keys): boolean {
  const texts = sampleCells(table, date).filter(isText);
  const shown = [...texts, ...shownDates(table, date)].filter(Boolean);
  return shown.every((text) => /\b0?0:00(:00)?\b/.test(text));
}
