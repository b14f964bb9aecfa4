import type { Element } from '../dataset/columns.ts';
import { ELEMENT_UNITS } from '../dataset/unit-names.ts';
import type { Finding } from '../sheet/reading.ts';
import { daysWhere, isoDay } from './day-series.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';

/**
 * World records, as GHCN-D bounds its days: 56.7 °C at Furnace Creek in 1913, -89.2 °C at Vostok in
 * 1983, 1,825 mm in 24 hours on Réunion in 1966 (WMO extremes archive).
 */
const POSSIBLE: Record<Element, { low: number; high: number }> = {
  max: { low: -90, high: 57 },
  min: { low: -90, high: 57 },
  rain: { low: 0, high: 1870 },
};

export function findImpossibleDays({ days }: LinedUpReading): Finding[] {
  return days.flatMap((series) => {
    const { element } = series;
    const { low, high } = POSSIBLE[element];
    const found = daysWhere(series, (value) => value < low || value > high);
    const [first] = found;
    if (!first) return [];
    const params = { count: found.length, element, date: isoDay(first), value: first.value };
    const bounds = { low, high, unit: ELEMENT_UNITS[element] };
    return [findingAt('quality.day-impossible', 'error', found, { ...params, ...bounds })];
  });
}
