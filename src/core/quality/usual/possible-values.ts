import type { Element } from '../../dataset/columns.ts';
import { type Bounds, ON_EARTH } from '../../dataset/contract.ts';
import type { Series } from '../../reading/series.ts';

type Kind = Pick<Series, 'granularity'> & { element: Element };

export function possibleOf({ element, granularity }: Kind): Bounds {
  return ON_EARTH[granularity][element === 'rain' ? 'rain' : 'temperature'];
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
