/** Instrument series begin in 1659 (Central England). */
export const FIRST_YEAR = 1650;

/** Where nobody asks which year it is now: could the number be one? */
export function isYearLike(number: number): boolean {
  return number >= FIRST_YEAR && number < 2100;
}
