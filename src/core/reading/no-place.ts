/** An answer to which place is meant. A place may be called "none": then it is found among the places first. */
export const NONE_OF_THESE = 'none';
/** The names between the rows are no places: they are of one, and all rows are its record. */
export const ONE_RECORD = 'one-record';

export function isNoPlace(station: string | undefined): boolean {
  return station === undefined || station === NONE_OF_THESE || station === ONE_RECORD;
}
