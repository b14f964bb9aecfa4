import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { DaySuspect } from '../usual/day-suspects.ts';

/** Within this many spreads a value is what was expected. */
const FITS = 2.5;
/** The share of the distance that a slip with a name may leave. */
const SHARE_LEFT = 0.35;

/** The commonest slips are named where the number they would come from fits. */
export function slipOf({ value, expected, spread }: DaySuspect): QualityKind {
  const fits = (other: number) => {
    const [before, after] = [Math.abs(value - expected), Math.abs(other - expected)];
    return after <= FITS * spread && after <= SHARE_LEFT * before;
  };
  if (fits(-value)) return 'quality.day-outlier-sign';
  const isAroundZero = Math.abs(expected) < 2 * FITS * spread;
  if (!isAroundZero && (fits(value / 10) || fits(value * 10))) return 'quality.day-outlier-decimal';
  return fits((value - 32) / 1.8) ? 'quality.day-outlier-fahrenheit' : 'quality.day-outlier';
}
