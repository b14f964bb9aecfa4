import { numberInCell } from '../cells/read-number.ts';
import { isEmpty } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { type Column, sampleCells, type Table } from '../headers/table.ts';
import { wholeNumber } from '../keys/key-cell.ts';
import type { Keys } from '../keys/keys.ts';
import { NO_DATE, yearOf } from '../keys/packed-date.ts';

const MONTHS = 12;

/**
 * True for a column that repeats the year's sum or mean on every row of a month, or sums up what has
 * fallen so far. Its header may say "Rain", but a year's figure is not the rain of a month. `others`
 * are the columns whose values it may sum up.
 */
export function isOfWholeYears(
  table: Table,
  keys: Keys,
  column: number,
  others: readonly number[],
): boolean {
  if (keys.granularity !== 'month') return false;
  const own = wholeYears(table, keys, column);
  // This saves time: nearly every column goes up and down, and then no other is looked at.
  if (own.size === 0 || ![...own.values()].every(onlyGrows)) return false;
  return others.some((other) => {
    const parts = other === column ? null : wholeYears(table, keys, other);
    return (
      parts !== null && [...own].every(([year, values]) => isMadeOf(values, parts.get(year) ?? []))
    );
  });
}

function onlyGrows(values: readonly number[]): boolean {
  return stepsIn(values).every((step) => step >= 0);
}

/** True for twelve equal amounts in each year and others in the next: the year's figure on every row. */
export function isOneFigureAYear(
  table: Table,
  keys: Keys,
  { index: column, meaning }: Column,
): boolean {
  if (keys.granularity !== 'month') return false;
  const years = [...wholeYears(table, keys, column).values()];
  const figures = new Set(years.map(([first = 0]) => first));
  const isOne = years.every((values) => values[0] !== 0 && new Set(values).size === 1);
  return (
    isOne && years.length > 1 && (figures.size > 1 || meaning.said.has('total') || meaning.annual)
  );
}

const ENOUGH_YEARS = 3;

/** True for what has fallen so far: never less than the month before, and starting again each January. */
export function isRunningSum(table: Table, keys: Keys, { index: column }: Column): boolean {
  if (keys.granularity === 'day') return hardlyFalls(sampleCells(table, column).map(numberInCell));
  if (keys.granularity !== 'month') return false;
  const years = [...wholeYears(table, keys, column).values()];
  return (
    years.length >= ENOUGH_YEARS &&
    years.every((values) => onlyGrows(values) && hasUnevenSteps(values))
  );
}

/** A wet day is mostly followed by a drier one. A running sum falls only where it begins again. */
function hardlyFalls(days: readonly number[]): boolean {
  const steps = stepsIn(days);
  const falls = steps.filter((step) => step < 0).length;
  const grows = steps.filter((step) => step > 0).length;
  return steps.length >= ENOUGH_DAYS && falls <= steps.length * 0.06 && grows > 4 + falls * 4;
}

const ENOUGH_DAYS = 30;

/** False for 1, 2, 3 …, which counts, and for a spring that warms evenly. Rain adds little or much. */
function hasUnevenSteps(values: readonly number[]): boolean {
  const changes = stepsIn(stepsIn(values));
  const turns = changes.filter((change, at) => at > 0 && change > 0 !== (changes[at - 1] ?? 0) > 0);
  return turns.length > 1;
}

function wholeYears(table: Table, keys: Keys, column: number): Map<number, number[]> {
  const years = valuesByYear(table, keys, column);
  return new Map([...years].filter(([, values]) => values.length === MONTHS));
}

/** True if every value is the sum of all parts, or their mean, or the sum of the parts up to its row. */
function isMadeOf(values: readonly number[], parts: readonly number[]): boolean {
  if (parts.length !== MONTHS || new Set(parts).size < 3) return false;
  let sum = 0;
  const running = parts.map((part) => {
    sum += part;
    return sum;
  });
  const all = (expected: (at: number) => number): boolean =>
    values.every((value, at) => Math.abs(value - expected(at)) <= 0.06 + Math.abs(value) * 0.005);
  return all(() => sum) || all(() => sum / MONTHS) || all((at) => running[at] ?? 0);
}

function valuesByYear({ sheet, sample }: Table, keys: Keys, column: number): Map<number, number[]> {
  const years = new Map<number, number[]>();
  let year = Number.NaN;
  for (const rowIndex of sample) {
    const row = sheet.cells[rowIndex] ?? [];
    if (keys.date !== undefined) {
      const packed = keys.dates?.read(row[keys.date]) ?? NO_DATE;
      year = packed < 0 ? Number.NaN : yearOf(packed);
    } else if (keys.year !== undefined && !isEmpty(row[keys.year]))
      year = wholeNumber(row[keys.year]);
    const value = numberInCell(row[column]);
    if (Number.isNaN(year) || Number.isNaN(value)) continue;
    years.set(year, [...(years.get(year) ?? []), value]);
  }
  return years;
}
