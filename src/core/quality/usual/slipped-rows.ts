import { isNumber, type Series, valueAt } from '../../reading/series.ts';
import { spreadOf } from '../figures/robust.ts';
import type { DayLines } from './day-lines.ts';
import { indexesWhere } from './indexes-where.ts';

/** In spreads of the element: a minimum this far above those beside it is none, and a value within so many is usual. */
const LEAST_AWAY = 1;
const FITS = 3;

/**
 * Days whose row stands one column to the right: no maximum, a minimum that is as the maxima beside it and not as the
 * minima, and rain, where there is a gauge, that is as the minima. A maximum seldom misses alone; where maxima are
 * missing for days on end nobody slipped.
 */
export function slippedRows({ lines: { max, min, rain } }: DayLines): number[] {
  if (!max || !min) return [];
  const alone = indexesWhere(min, (_, index) => isMissedAlone(max, index));
  if (alone.length === 0) return [];
  const [ofMax, ofMin] = [besideOf(max), besideOf(min)];
  return alone.filter((index) => {
    const low = valueAt(min, index);
    const [fromMax, fromMin] = [ofMax.apart(index, low), ofMin.apart(index, low)];
    const isAsMax = Math.abs(fromMax) <= Math.min(fromMin, FITS * ofMax.spread);
    return isAsMax && fromMin >= LEAST_AWAY * ofMin.spread && (!rain || isAsMin(rain, index));
  });

  function isAsMin(rain: Series, index: number): boolean {
    const wet = valueAt(rain, index);
    return wet !== 0 && Math.abs(ofMin.apart(index, wet)) <= FITS * ofMin.spread;
  }
}

function isMissedAlone(line: Series, index: number): boolean {
  return (
    Number.isNaN(valueAt(line, index)) &&
    isNumber(valueAt(line, index - 1) + valueAt(line, index + 1))
  );
}

const DAYS_BESIDE = 2;
const LEAST_SPREAD = 0.5;

/** How far a value would lie from the mean of the days beside, NaN where none is known, and how far values usually do. */
function besideOf({ values }: Series) {
  const apart = (index: number, value: number): number => {
    let [sum, count] = [0, 0];
    for (let by = -DAYS_BESIDE; by <= DAYS_BESIDE; by++) {
      const other = values[index + by] ?? Number.NaN;
      if (by === 0 || Number.isNaN(other)) continue;
      sum += other;
      count++;
    }
    return value - sum / count;
  };
  const usual = values.map((value, index) => Math.abs(apart(index, value))).filter(isNumber);
  return { apart, spread: Math.max(LEAST_SPREAD, spreadOf(usual) || 0) };
}
