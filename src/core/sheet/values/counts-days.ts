import { daysInMonth } from '../../calendar/civil-date.ts';
import { countValues, eachValue, isDaily, isNumber, monthAt } from '../../reading/series.ts';
import type { RawSeries } from './raw-series.ts';

/** What the values run from and to, where they are counts of days or say on which days it rained. */
export function rangeOfCounts(series: RawSeries): { least: number; most: number } | undefined {
  if (!isDaily(series)) return countsDays(series) ? { least: 28, most: 31 } : undefined;
  return series.element === 'rain' && saysWhether(series) ? { least: 0, most: 1 } : undefined;
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

/** 1 for a day with rain and 0 for one without. Where it rains 1 mm, it now and then rains 2. */
function saysWhether({ values }: RawSeries): boolean {
  const known = values.filter(isNumber);
  const wet = known.filter((value) => value === 1).length;
  const dry = known.filter((value) => value === 0).length;
  return wet >= FEWEST_WET && wet * 50 > known.length && dry > 0 && wet + dry === known.length;
}

const FEWEST_MONTHS = 6;
const FEWEST_WET = 12;
