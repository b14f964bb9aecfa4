/** An answer to which place is meant. A place may be called "none": then it is found among the places first. */
export const NONE_OF_THESE = 'none';

export function isNoPlace(station: string | undefined): boolean {
  return station === undefined || station === NONE_OF_THESE;
}
