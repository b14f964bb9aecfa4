import { isRecord } from '../http/http-answer.ts';
import type { Wishes } from './reading.ts';

/**
 * Wishes as they come back: from a page, which may send anything, or from the document, where every
 * editor's add-on writes. What is none of ours is left out; kept, it would end each reading of the tab.
 */
export function wishesFrom(given: unknown): Wishes {
  if (!isRecord(given)) return {};
  const known = Object.entries(READERS).filter(([name, isGood]) => isGood(given[name]));
  return Object.fromEntries(known.map(([name]) => [name, given[name]])) as Wishes;
}

type IsGood = (value: unknown) => boolean;

const isText: IsGood = (value) => typeof value === 'string';
const oneOf =
  (...choices: string[]): IsGood =>
  (value) =>
    isText(value) && choices.includes(value as string);
const listOf =
  (isGood: IsGood): IsGood =>
  (value) =>
    Array.isArray(value) && value.every(isGood);
const isColumn: IsGood = (value) =>
  isRecord(value) &&
  [value.header, value.column, value.role].every(isText) &&
  (value.unit === undefined || isText(value.unit));

/** A wish without its reader does not compile. */
const READERS: Record<keyof Wishes, IsGood> = {
  station: isText,
  element: oneOf('max', 'min', 'rain', 'none'),
  maxColumn: isText,
  minColumn: isText,
  rainColumn: isText,
  temperatureUnit: oneOf('C', 'F', 'K', '0.1C', '0.01C', 'none'),
  rainUnit: oneOf('mm', 'in', 'cm', '0.1mm', 'm', 'none'),
  years: (value) => isRecord(value) && Object.values(value).every(Number.isInteger),
  dayMonthOrder: oneOf('dmy', 'mdy'),
  seasonYear: oneOf('first', 'last', 'calendar'),
  missingDays: oneOf('standard', 'strict', 'any'),
  blankRainDay: oneOf('missing', 'dry'),
  sheets: listOf(isText),
  roles: listOf(
    (value) => isRecord(value) && isText(value.sheet) && listOf(isColumn)(value.columns),
  ),
};
