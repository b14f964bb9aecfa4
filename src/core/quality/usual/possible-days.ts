import type { Element } from '../../dataset/columns.ts';

/**
 * World records, as GHCN-D bounds its days: 56.7 °C at Furnace Creek in 1913, -89.2 °C at Vostok in
 * 1983, 1,825 mm in 24 hours on Réunion in 1966 (WMO extremes archive).
 */
export const POSSIBLE_DAYS: Record<Element, { low: number; high: number }> = {
  max: { low: -90, high: 57 },
  min: { low: -90, high: 57 },
  rain: { low: 0, high: 1870 },
};

export function isImpossibleDay(element: Element, value: number): boolean {
  const { low, high } = POSSIBLE_DAYS[element];
  return value < low || value > high;
}
