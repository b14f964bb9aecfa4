/** Instrument series begin in 1659 (Central England). */
export const FIRST_YEAR = 1650;

/** Could the number be a year? Without a clock: for places that do not know which year it is. */
export function isYearLike(number: number): boolean {
  return number >= FIRST_YEAR && number < 2100;
}
