/** A value that does not fit, what was expected, and how far values usually lie from that. */
type Misfit = { value: number; expected: number; spread: number };

/** Within this many spreads a value is what was expected. */
export const FITS = 2.5;

/**
 * A lost minus, a slipped decimal mark and a number in °F are the commonest slips, and easy to name where the
 * number they would come from fits. Around zero a tenth of anything fits.
 */
export function slipOf({ value, expected, spread }: Misfit, fits: (other: number) => boolean) {
  const isAroundZero = Math.abs(expected) < 2 * FITS * spread;
  if (fits(-value)) return 'sign';
  if (!isAroundZero && (fits(value / 10) || fits(value * 10))) return 'decimal';
  return fits((value - 32) / 1.8) ? 'fahrenheit' : undefined;
}
