import { isTakingPictures } from './take-picture.ts';

/**
 * A matrix proves one thing in many cases: `npm test` takes those that between them show each fault it is there for,
 * `ALMANAC_EVERY_CASE=yes` all of them, as a workflow does each week, and `npm run pictures` too.
 */
export const TAKES_EVERY_CASE = process.env.ALMANAC_EVERY_CASE !== undefined || isTakingPictures();

/** `it` or `describe` for what only `ALMANAC_EVERY_CASE=yes` takes. */
export function inEveryCase<Given extends unknown[]>(
  declare: (...given: Given) => void,
): (...given: Given) => void {
  return TAKES_EVERY_CASE ? declare : () => undefined;
}

/** One in `count`, where all cases prove the same. */
export const oneIn =
  (count: number, first = 0) =>
  (_: unknown, at: number): boolean =>
    at % count === first;

/** Those of `all` that every run takes. */
export function casesOf<Case>(
  all: readonly Case[],
  isAlwaysTaken: (one: Case, at: number) => boolean,
): Case[] {
  return all.filter((one, at) => TAKES_EVERY_CASE || isAlwaysTaken(one, at));
}
