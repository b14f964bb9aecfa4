import { daysInMonth } from '../../calendar/civil-date.ts';
import { countValues, eachValue, isDaily, monthAt } from '../../reading/series.ts';
import type { RawSeries } from './raw-series.ts';

/** What the values run from and to, where they are counts of days or marks of how wet its days were. */
export function rangeOfCounts(series: RawSeries): { least: number; most: number } | undefined {
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
const FEWEST_MONTHS = 6;
