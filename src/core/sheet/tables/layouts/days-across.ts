import type { Column, Table } from '../../headers/table.ts';
import { findKeys } from '../../keys/find-keys.ts';
import { isUsed } from '../../keys/keys.ts';
import type { Asked, Fit } from '../layout.ts';
import { findRowElement } from '../row-element.ts';
import { keyShare } from './key-share.ts';

const FEWEST_DAYS = 28;

/** One row a month, the days 1 to 31 in columns: rain registers. */
export function daysAcross(table: Table, asked: Asked): Fit | null {
  const days = daysIn(table.columns);
  if (days.size === 0) return null;
  const free = table.columns.filter(({ index }) => !days.has(index));
  const keys = findKeys(table, free);
  if (keys?.granularity !== 'month') return null;
  const elements = new Map(table.columns.map(({ index, meaning }) => [index, meaning.element]));
  const values = [...days].map(([index, day]) => ({ index, day, element: elements.get(index) }));
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
 * The days of a month by their columns, or none: "Rain01" to "Rain12" go on to "Rain31", or are months, and
 * "Gauge 1" to "Gauge 31" go on to no "Gauge 32", or are gauges.
 */
export function daysIn(columns: readonly Column[]): ReadonlyMap<number, number> {
  const days = dayColumns(columns);
  const last = columns.find(({ index }) => days.get(index) === LAST_DAY)?.name ?? '';
  const next = last.replace(String(LAST_DAY), String(LAST_DAY + 1));
  const goesOn = next !== last && columns.some(({ name }) => name === next);
  return days.size < FEWEST_DAYS || goesOn ? new Map() : days;
}

const LAST_DAY = 31;

/** Headers 1, 2 … 31, or d1, day 1, each number once; or nothing over the last 31 columns alone. */
function dayColumns(columns: readonly Column[]): Map<number, number> {
  const days = new Map<number, number>();
  const last = columns.slice(-LAST_DAY);
  const isAlone = columns[columns.length - LAST_DAY - 1]?.name !== '';
  const start = isAlone && last.every(({ name }) => name === '') ? (last[0]?.index ?? 0) : NaN;
  const seen = new Set([NaN]);
  for (const { index, name } of columns) {
    const [, number = index - start + 1] =
      /^(?:[^\d\s]{0,5}[ _.]?)(\d{1,2})(?:日|일|\.)?$/.exec(name.trim()) ?? [];
    const day = Number(number);
    if (day < 1 || day > LAST_DAY || seen.has(day)) continue;
    seen.add(day);
    days.set(index, day);
  }
  return days;
}
