import type { Element } from '../../dataset/columns.ts';
import type { Series } from '../../reading/series.ts';

export type Bounds = { low: number; high: number };

/**
 * What nothing on Earth has had (WMO extremes archive). Months: means of maxima reach 49 °C in Death Valley's
 * Julys and means of minima -75 °C at Vostok; 9,300 mm fell at Cherrapunji in July 1861. Days, as GHCN-D bounds
 * them: 56.7 °C at Furnace Creek in 1913, -89.2 °C at Vostok in 1983, 1,825 mm on Réunion in 1966.
 */
const POSSIBLE: Record<Series['granularity'], Record<'temperature' | 'rain', Bounds>> = {
  month: { temperature: { low: -80, high: 50 }, rain: { low: 0, high: 9300 } },
  day: { temperature: { low: -90, high: 57 }, rain: { low: 0, high: 1870 } },
};

type Kind = Pick<Series, 'granularity'> & { element: Element };

export function possibleOf({ element, granularity }: Kind): Bounds {
  return POSSIBLE[granularity][element === 'rain' ? 'rain' : 'temperature'];
}

/** False for NaN. */
export function isOutside(value: number, { low, high }: Bounds): boolean {
  return value < low || value > high;
}

export function isImpossible(kind: Kind, value: number): boolean {
  return isOutside(value, possibleOf(kind));
}

/** A trace is 0.05 or 0.1 mm. Amounts so small repeat by themselves and prove no copy. */
const MOST_OF_A_TRACE_MM = 0.1;

export function isTrace(element: Element, value: number): boolean {
  return element === 'rain' && value <= MOST_OF_A_TRACE_MM;
}
