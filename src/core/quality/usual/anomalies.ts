import type { Series } from '../../reading/series.ts';
import { biweight, type Usual, valuesOfMonth } from '../figures/robust.ts';
import { isOutside, possibleOf } from './possible-values.ts';

/** An element's months as departures from what each calendar month usually has. */
export type Anomalies = {
  /** January to December; undefined where too few years say what is usual */
  usual: (Usual | undefined)[];
  /** NaN where there is no value or an impossible one, or nothing is known as usual */
  values: Float64Array;
  /** what the last digit of the table stands for: whole degrees and millimetres are as common as tenths */
  grain: number;
};

/** Fewer years do not say what is usual. */
const YEARS_NEEDED = 10;

/**
 * Rain is taken by its cube root: rain is skewed, its cube root is nearly normal in dry and wet
 * climates alike (Stidd 1953, Eos Trans. AGU 34), and unlike a logarithm it takes a dry month.
 * A missing code that was taken for a number is an error of its own, and says nothing of what is usual.
 */
export function anomaliesOf(series: Series): Anomalies {
  const values = scaledOf(series);
  const usual = Array.from({ length: 12 }, (_, month) => usualOf(values, month));
  const centres = usual.map((ofMonth) => ofMonth?.centre ?? Number.NaN);
  for (let index = 0; index < values.length; index++)
    values[index] = (values[index] as number) - (centres[index % 12] as number);
  return { usual, values, grain: series.values.every(isWholeValue) ? 1 : 0.1 };
}

function scaledOf({ element, granularity, values }: Series): Float64Array {
  const bounds = possibleOf({ element, granularity });
  const scaled = values.slice();
  for (let index = 0; index < scaled.length; index++) {
    const value = scaled[index] as number;
    if (isOutside(value, bounds)) scaled[index] = Number.NaN;
    else if (element === 'rain') scaled[index] = Math.cbrt(value);
  }
  return scaled;
}

function isWholeValue(value: number): boolean {
  return Number.isNaN(value) || value === Math.round(value);
}

function usualOf(values: Float64Array, month: number): Usual | undefined {
  const known = valuesOfMonth(values, month);
  return known.length < YEARS_NEEDED ? undefined : biweight(known);
}
