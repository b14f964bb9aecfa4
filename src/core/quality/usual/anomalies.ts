import type { Series } from '../../reading/series.ts';
import { biweight, type Usual, valuesOfMonth } from '../figures/robust.ts';
import { isImpossible } from './possible-values.ts';

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
  const possible = series.values.map((value) => (isImpossible(series, value) ? Number.NaN : value));
  const scaled = series.element === 'rain' ? possible.map(Math.cbrt) : possible;
  const usual = Array.from({ length: 12 }, (_, month) => usualOf(scaled, month));
  const values = scaled.map((value, index) => value - (usual[index % 12]?.centre ?? Number.NaN));
  return { usual, values, grain: series.values.every(isWholeValue) ? 1 : 0.1 };
}

function isWholeValue(value: number): boolean {
  return Number.isNaN(value) || value === Math.round(value);
}

function usualOf(values: Float64Array, month: number): Usual | undefined {
  const known = valuesOfMonth(values, month);
  return known.length < YEARS_NEEDED ? undefined : biweight(known);
}
