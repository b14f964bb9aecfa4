import { daysInMonth } from '../../calendar/civil-date.ts';
import { totalOf } from '../../dataset/total-of.ts';
import { countValues, eachValue, isDaily, isNumber, monthAt } from '../../reading/series.ts';
import type { RawSeries } from './raw-series.ts';

/** What the values run from and to, where they are counts of days or marks of how wet its days were. */
export function rangeOfCounts(series: RawSeries): { least: number; most: number } | undefined {
  if (series.element === 'rain') {
    const most = mostOfMarks(series);
    // Months may be of 0 to 4 inches.
    if (most === 1 || (most && isDaily(series))) return { least: 0, most };
  }
  return !isDaily(series) && countsDays(series) ? { least: 28, most: 31 } : undefined;
}

/** True for what a pivot table counts: 31, 28, 31, 30. Rain is never so, nor is warmth; some days may have no row. */
function countsDays(series: RawSeries): boolean {
  const values = countValues(series);
  let whole = 0;
  eachValue(series, (value, index) => {
    const { year, month } = monthAt(series, index);
    if (value === daysInMonth(year, month)) whole++;
  });
  return values >= FEWEST_MONTHS && whole * 2 > values;
}

/**
 * 1 for a day or month with rain and 0 for one without, or 0 to 4 for how wet it was: the most. Where it rains 1 mm it now and
 * then rains 2, and on the wettest day it rains many times what it does on others.
 */
function mostOfMarks({ values }: RawSeries): number | undefined {
  const known = values.filter(isNumber);
  const kinds = new Set(known);
  const most = kinds.size - 1;
  // 0, 1 and so on, none of them left out.
  const isMark = (kind: number): boolean => Number.isInteger(kind) && kind >= 0 && kind <= most;
  if (most < 1 || most > LARGEST || ![...kinds].every(isMark)) return undefined;
  const wet = known.filter(Boolean);
  const isEnough = wet.length >= (most > 1 ? FEWEST_GRADED : FEWEST_WET);
  const isEven = most <= (totalOf(wet) / wet.length) * MOST_TIMES;
  return isEnough && isEven && wet.length * 50 > known.length ? most : undefined;
}

const LARGEST = 9;
const MOST_TIMES = 3;
const FEWEST_MONTHS = 6;
const FEWEST_WET = 12;
const FEWEST_GRADED = 100;
