import { ELEMENT_UNITS } from '../dataset/unit-names.ts';
import type { Finding } from '../sheet/reading.ts';
import { daysWhere, isoDay } from './day-series.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import { isImpossibleDay, POSSIBLE_DAYS } from './possible-days.ts';

export function findImpossibleDays({ days }: LinedUpReading): Finding[] {
  return days.flatMap((series) => {
    const { element } = series;
    const { low, high } = POSSIBLE_DAYS[element];
    const found = daysWhere(series, (value) => isImpossibleDay(element, value));
    const [first] = found;
    if (!first) return [];
    const params = { count: found.length, element, date: isoDay(first), value: first.value };
    const bounds = { low, high, unit: ELEMENT_UNITS[element] };
    return [findingAt('quality.day-impossible', 'error', found, { ...params, ...bounds })];
  });
}
