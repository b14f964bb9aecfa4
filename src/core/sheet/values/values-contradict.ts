import { countValues, eachValue, isNumber, valueAt } from '../../reading/series.ts';
import type { RawReading, RawSeries } from './raw-series.ts';

/**
 * For most of the months that both have, one element has another value in each: they are of two places. `leastShared`
 * of the shorter's months must be in both: a record that goes on beside itself may have a year twice.
 */
export function valuesContradict(one: RawReading, other: RawReading, leastShared = 0): boolean {
  return one.series.some((series) =>
    other.series.some(
      (its) =>
        its.element === series.element &&
        its.granularity === series.granularity &&
        mostlyDiffer(series, its, leastShared),
    ),
  );
}

function mostlyDiffer(one: RawSeries, other: RawSeries, leastShared: number): boolean {
  let [shared, same] = [0, 0];
  eachValue(one, (value, index) => {
    const beside = valueAt(other, index + one.start - other.start);
    if (!isNumber(beside)) return;
    shared++;
    if (value === beside) same++;
  });
  const shorter = Math.min(countValues(one), countValues(other));
  return same * 2 < shared && shared >= leastShared * shorter;
}
