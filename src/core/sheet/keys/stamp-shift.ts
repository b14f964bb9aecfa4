import { dateOfDay, dateText } from '../../calendar/civil-date.ts';
import { isDaily } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { headerText, isDate, isEmpty, isText } from '../cells/sheet-cells.ts';
import { sampleCells, shownDates, type Table } from '../headers/table.ts';
import { dateIn, type Keys } from './keys.ts';
import { dayOf, NO_DATE } from './packed-date.ts';

/** The days to add to a stamp to get the day it is about: mostly 0. */
export function stampShift(table: Table, keys: Keys, doubts: Doubts): -1 | 0 | 1 {
  const shift = areMidnightsInUtc(table, keys) ? 1 : closesDayBefore(table, keys) ? -1 : 0;
  if (shift === 0) return 0;
  const { date = 0 } = keys;
  const { cells } = table.sheet;
  const rowIndex = table.sample.find((row) => dateIn(cells[row], keys) !== NO_DATE) ?? 0;
  const day = dateText(dateOfDay(dayOf(dateIn(cells[rowIndex], keys)) + shift));
  const cell = cells[rowIndex]?.[date];
  const params = { stamp: isDate(cell) ? dateText(cell) : headerText(cell), day };
  const doubt = { kind: 'reading.stamps-moved', severity: 'warning', params } as const;
  doubts.atColumns(table, doubt, [date], rowIndex);
  return shift;
}

const IN_UTC = /[T ](\d\d):00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/;

/** In Berlin midnight is 23:00 UTC of the day before, and 22:00 in summer. Months begin on the last day of another. */
function areMidnightsInUtc({ sheet, firstRow }: Table, { date = 0, granularity }: Keys): boolean {
  const hours = new Set<number>();
  // Mostly the first says that they are none.
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length; rowIndex++) {
    const cell = sheet.cells[rowIndex]?.[date];
    if (isEmpty(cell)) continue;
    const hour = Number((isText(cell) && IN_UTC.exec(cell)?.[1]) || 0);
    if (hour <= 12) return false;
    hours.add(hour);
  }
  return granularity === 'month' || hours.size === 2;
}

/** Loggers write a day's figures at the midnight after it. */
function closesDayBefore(table: Table, keys: Keys): boolean {
  if (!isDaily(keys) || !areMidnights(table, keys)) return false;
  const isCalled = (name: string) => table.columns.some(({ header }) => header.includes(name));
  const isLogger = isCalled('TIMESTAMP') && isCalled('RECORD');
  return isLogger || table.titles.some((title) => /^"?TOA5\b/.test(title));
}

/** All shown stamps are at 0:00. A stamp that nobody looked at counts as such. */
function areMidnights(table: Table, { date = 0 }: Keys): boolean {
  const texts = sampleCells(table, date).filter(isText);
  const shown = [...texts, ...shownDates(table, date)].filter(Boolean);
  return shown.every((text) => /\b0?0:00(:00)?\b/.test(text));
}
