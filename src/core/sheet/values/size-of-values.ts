import { ofElement } from '../../dataset/columns.ts';
import { eachValue, isDaily, monthAt } from '../../reading/series.ts';
import { isRounded } from '../cells/units.ts';
import type { RawSeries } from './raw-series.ts';

/** How large the values of one quantity are, and with how many decimals they are written. */
export type Size = {
  count: number;
  least: number;
  most: number;
  sum: number;
  /** values below 0.2 */
  dry: number;
  wholes: number;
  /** values with two decimals, such as 1.25 inches */
  hundredths: number;
  /** values with four decimals, such as 0.0254 metres */
  fine: number;
  daily: boolean;
  values: () => readonly number[];
  minima: () => readonly number[];
  /** the month of each of them, 1 to 12 */
  months: () => readonly number[];
};

/** The series of one quantity, each value of which was looked at once. */
export type Sized = { series: readonly RawSeries[]; size: Size };

export function sized(series: readonly RawSeries[]): Sized {
  return { series, size: sizeOf(series) };
}

function sizeOf(series: readonly RawSeries[]): Size {
  const size: Size = {
    count: 0,
    least: Infinity,
    most: -Infinity,
    sum: 0,
    dry: 0,
    wholes: 0,
    hundredths: 0,
    fine: 0,
    daily: series.some(isDaily),
    values: () => allValues(series),
    minima: () => allValues(series.filter(ofElement('min'))),
    months: () => allMonths(series),
  };
  for (const one of series) eachValue(one, (value) => addValue(size, value));
  return size;
}

function addValue(size: Size, value: number): void {
  size.count++;
  size.sum += value;
  if (value < 0.2) size.dry++;
  if (value < size.least) size.least = value;
  if (value > size.most) size.most = value;
  if (Number.isInteger(value)) size.wholes++;
  else {
    if (!isRounded(value * 10)) size.hundredths++;
    if (!isRounded(value * 1000)) size.fine++;
  }
}

function allValues(series: readonly RawSeries[]): number[] {
  const values: number[] = [];
  for (const one of series) eachValue(one, (value) => values.push(value));
  return values;
}

function allMonths(series: readonly RawSeries[]): number[] {
  const months: number[] = [];
  for (const one of series) eachValue(one, (_, index) => months.push(monthAt(one, index).month));
  return months;
}

/** One value in a hundred may be a slip, which says nothing about the unit. */
export const SLIPS_IN = 100;

/** Twelve months of max and min. With fewer values each of them counts. */
const ENOUGH_FOR_SLIPS = 24;

export function withoutSlips<Some extends Size>(size: Some): Some {
  if (size.count < ENOUGH_FOR_SLIPS) return size;
  const values = [...size.values()].sort((a, b) => a - b);
  const slips = Math.max(1, Math.floor(values.length / SLIPS_IN));
  const least = values[slips] ?? size.least;
  const most = values[values.length - 1 - slips] ?? size.most;
  return { ...size, least, most };
}

/** A day's rate is its amount. A month's mean rate is multiplied by its days. */
export function daysOfOne({ daily }: Pick<Size, 'daily'>): number {
  return daily ? 1 : 30;
}
