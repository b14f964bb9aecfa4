import { daysInMonth } from '../../../calendar/civil-date.ts';
import { isNumber } from '../../../reading/series.ts';
import { numberInCell } from '../../cells/read-number.ts';
import { headerMeaning } from '../../headers/header-meaning.ts';
import type { Column, Table } from '../../headers/table.ts';
import { findKeys } from '../../keys/find-keys.ts';
import { dateIn, isUsed, type Keys } from '../../keys/keys.ts';
import { monthOf } from '../../keys/packed-date.ts';
import type { Asked, Fit } from '../layout.ts';
import { findRowElement } from '../row-element.ts';
import { keyShare } from './key-share.ts';

const FEWEST_DAYS = 28;
const LAST_DAY = 31;

/** "Val31": the day 31, and what is called "Val". */
type DayColumn = { index: number; of: string; day: number };

/** One row a month, the days 1 to 31 in columns: rain registers. */
export function daysAcross(table: Table, asked: Asked): Fit | null {
  const days = daysIn(table.columns);
  if (days.length === 0) return null;
  const free = table.columns.filter((column) => !isAmong(days, column));
  const keys = findKeys(table, free);
  if (keys?.granularity !== 'month' || areGauges(table, keys, days)) return null;
  const elements = new Map(table.columns.map(({ index, meaning }) => [index, meaning.element]));
  const values = days.map(({ index, of, day }) => ({
    index,
    day,
    element: elements.get(index) ?? headerMeaning(of).element,
  }));
  const rowElement = findRowElement(
    table,
    // "DAY" over "Max" and "Min" speaks of the numbers to its right.
    free.filter(({ index }) => !isUsed(keys, index)),
    'ofDays',
    asked,
  );
  const part = { keys: { ...keys, element: rowElement?.index }, values, rowElement };
  return {
    layout: 'days-across',
    table,
    parts: [part],
    refused: [],
    passedOver: [],
    unclear: [],
    score: keyShare(table, keys),
  };
}

/**
 * The days of a month, or none. "Rain01" to "Rain12" go on to "Rain31", or are months, and "Gauge 1" to
 * "Gauge 31" go on to no "Gauge 32", or are gauges.
 */
export function daysIn(columns: readonly Column[]): readonly DayColumn[] {
  const numbered = numberedColumns(columns);
  const late = numbered.find(({ day }) => day === FEWEST_DAYS);
  const alike = numbered.filter(({ of }) => of === late?.of);
  const days = alike.filter(({ day }) => day <= LAST_DAY);
  return days.length < FEWEST_DAYS || alike.some(({ day }) => day === LAST_DAY + 1) ? [] : days;
}

/** Headers 1, 2 … 31, or d1, day 1, each number once; or nothing over the last 31 columns alone. */
function numberedColumns(columns: readonly Column[]): DayColumn[] {
  const first = Math.max(0, columns.length - LAST_DAY);
  const areBlank =
    columns[first - 1]?.name !== '' && columns.slice(first).every(({ name }) => name === '');
  const seen = new Set<string>();
  return columns.flatMap(({ index, name }, at) => {
    const [, of = '', number = areBlank ? at - first + 1 : 0] = NUMBERED.exec(name.trim()) ?? [];
    const day = Number(number);
    if (day < 1 || seen.has(of + day)) return [];
    seen.add(of + day);
    return { index, of, day };
  });
}

const NUMBERED = /^(\D*)(\d+)(?:日|일|\.)?$/;

/** True for the column of one of these days. */
export function isAmong(days: readonly DayColumn[], { index }: Column): boolean {
  return days.some((day) => day.index === index);
}

/** Gauges 1 to 31 have rain on the 31st of April. There a register has nothing, or a code for it. */
function areGauges({ sampled }: Table, keys: Keys, days: readonly DayColumn[]): boolean {
  const found = sampled.flatMap((row) => {
    const month = keys.months?.read(row[keys.month ?? -1] ?? null) ?? monthOf(dateIn(row, keys));
    const lasts = daysInMonth(2000, month);
    return days.filter(({ day }) => day > lasts).map(({ index }) => numberInCell(row[index]));
  });
  return new Set(found.filter(isNumber)).size > 2;
}
