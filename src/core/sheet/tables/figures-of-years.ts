import { isDaily } from '../../reading/series.ts';
import { type Doubts, graveAlone } from '../cells/doubts.ts';
import { growThroughYears } from '../cells/grow-through-years.ts';
import { numberInCell } from '../cells/read-number.ts';
import { isEmpty } from '../cells/sheet-cells.ts';
import { stepsBelow } from '../cells/steps-below.ts';
import { type Column, columnAt, indexesOf, type Table } from '../headers/table.ts';
import { wholeNumber } from '../keys/key-cell.ts';
import { dateIn, type Keys } from '../keys/keys.ts';
import { yearOf } from '../keys/packed-date.ts';
import { type Fit, type ValueColumn, valuesIn } from './layout.ts';
import { numbersOf } from './numbers-of.ts';

const MONTHS = 12;

/** True for twelve equal amounts in each year and others in the next: the year's figure on every row. */
export function isOneFigureAYear(
  table: Table,
  keys: Keys,
  { index: column, meaning }: Column,
): boolean {
  const years = [...wholeYears(table, keys, column).values()];
  const figures = new Set(years.map(([first = 0]) => first));
  // A year without rain has twelve zeros.
  const isOne = years.every((values) => new Set(values).size === 1 && !values.includes(0));
  return isOne && years.length > 1 && (figures.size > 1 || meaning.facts.has('total'));
}

const ENOUGH_YEARS = 3;

/**
 * True for what has fallen so far: never less than the month before, and starting again in one month of the
 * year: in January, or in September where the water's year begins then.
 */
export function isRunningSum(table: Table, keys: Keys, column: number): boolean {
  // A dry autumn says nothing, so that every day is looked at.
  if (isDaily(keys)) return hardlyFalls(table, column);
  const years = [...wholeYears(table, keys, column).values()];
  return years.length >= ENOUGH_YEARS && growThroughYears(years.flat());
}

/** Leaves out the rain, if all of it is such a sum: of the place that was chosen, or of each in question. Null without more. */
export function withoutRunningSums(fit: Fit, doubts: Doubts): Fit | null {
  const { table, parts } = fit;
  const sums = parts.map(({ keys, values }) =>
    values.filter((value) => isAmount(value) && isRunningSum(table, keys, value.index)),
  );
  const [first, ...others] = sums.flat();
  if (!first || others.length + 1 < valuesIn(parts).filter(isAmount).length) return fit;
  const params = { found: columnAt(table, first.index)?.header ?? '' };
  const doubt = { kind: 'reading.only-year-figures', severity: graveAlone, params } as const;
  doubts.atColumns(table, doubt, indexesOf([first, ...others]));
  const left = parts.map((part, at) => ({
    ...part,
    values: part.values.filter((value) => !sums[at]?.includes(value)),
  }));
  return valuesIn(left).length > 0 ? { ...fit, parts: left } : null;
}

/** The rain of a row, which is a day or a month. */
function isAmount({ element, month, day, annual }: ValueColumn): boolean {
  return element === 'rain' && !month && !day && !annual;
}

/** A wet day is mostly followed by a drier one. A running sum falls only where it begins again. */
function hardlyFalls({ sheet, firstRow }: Table, column: number): boolean {
  const { all, falls, grows } = stepsBelow(sheet, column, firstRow);
  const few = Math.max(all * LEAST_GROWN, 4 + falls * 4);
  return all >= ENOUGH_DAYS && falls <= all * 0.06 && grows > few;
}

/** Of a year's days more are wet, even in dry lands. A number that grows with the month does so on eleven. */
const LEAST_GROWN = 0.04;
const ENOUGH_DAYS = 30;

/** The values of each year that has twelve. */
function wholeYears({ sampled }: Table, keys: Keys, column: number): Map<number, number[]> {
  const years = new Map<number, number[]>();
  let year = NaN;
  for (const row of sampled) {
    if (keys.date !== undefined) year = yearOf(dateIn(row, keys));
    else if (keys.year !== undefined && !isEmpty(row[keys.year]))
      year = wholeNumber(row[keys.year]);
    const value = numberInCell(row[column]);
    if (!Number.isNaN(value)) years.set(year, [...(years.get(year) ?? []), value]);
  }
  return new Map([...years].filter(([, values]) => values.length === MONTHS));
}

/**
 * "Cumul" beside "Rainfall", whatever the two are called: each row adds what stands in the other column, or begins
 * again with it.
 */
export function sumsSoFar(table: Table, columns: readonly Column[]): number[] {
  // Every two of them are compared, to the last row where it is dry.
  if (columns.length > MOST_COLUMNS) return [];
  const numeric = indexesOf(columns).filter(
    (index) => numbersOf(table, index).length * 2 > table.sampled.length,
  );
  return numeric.filter((sum) =>
    numeric.some((amount) => amount !== sum && addsUp(table, sum, amount)),
  );
}

const MOST_COLUMNS = 20;

function addsUp({ sheet: { cells }, firstRow }: Table, sum: number, amount: number): boolean {
  let [before, grows, others] = [NaN, 0, 0];
  for (let rowIndex = firstRow; rowIndex < cells.length && others <= MOST_OTHERS; rowIndex++) {
    const now = numberInCell(cells[rowIndex]?.[sum]);
    const added = numberInCell(cells[rowIndex]?.[amount]);
    if (Number.isNaN(now) || Number.isNaN(added)) continue;
    const goesOn = isNear(now, before + added);
    if (goesOn && added > 0 && before > 0) grows++;
    // An amount is never below zero; what changed in 24 hours adds up to the temperature, too.
    else if (added < 0 || !(goesOn || isNear(now, added))) others++;
    before = now;
  }
  return grows >= FEWEST_GROWN && others <= MOST_OTHERS;
}

/** A slip of the pen or two. */
const MOST_OTHERS = 2;
const FEWEST_GROWN = 3;

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.051;
}
