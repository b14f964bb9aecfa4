import { daysInMonth } from '../../calendar/civil-date.ts';
import { countValues, eachValue, isDaily, monthAt } from '../../reading/series.ts';
import type { RawSeries } from './raw-series.ts';

/** True for what a pivot table counts: 31, 28, 31, 30. Rain is never so, nor is warmth; some days may have no row. */
export function countsDays(series: RawSeries): boolean {
  const values = countValues(series);
  if (isDaily(series) || values < FEWEST_MONTHS) return false;
  let whole = 0;
  eachValue(series, (value, index) => {
    const { year, month } = monthAt(series, index);
    if (value === daysInMonth(year, month)) whole++;
  });
  return whole * 2 > values;
}

const FEWEST_MONTHS = 6;
