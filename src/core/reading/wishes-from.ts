import { ELEMENTS } from '../dataset/columns.ts';
import { isRecord } from '../http/http-answer.ts';
import { POINTED_KEYS, type ReadOptions } from './reading.ts';

/**
 * ReadOptions as they come back: from a page, which may send anything, or from the document, where every
 * editor's add-on writes. What is none of ours is left out; kept, it would end each reading of the tab.
 */
export function wishesFrom(given: unknown): ReadOptions {
  if (!isRecord(given)) return {};
  const known = Object.entries(READERS).filter(([name, isGood]) => isGood(given[name]));
  return Object.fromEntries(known.map(([name]) => [name, given[name]])) as ReadOptions;
}

type IsGood = (value: unknown) => boolean;

const isString: IsGood = (value) => typeof value === 'string';
const oneOf =
  (...choices: string[]): IsGood =>
  (value) =>
    isString(value) && choices.includes(value as string);
const listOf =
  (isGood: IsGood): IsGood =>
  (value) =>
    Array.isArray(value) && value.every(isGood);
const isPointedColumn: IsGood = (value) =>
  isRecord(value) &&
  isString(value.column) &&
  isString(value.header) &&
  POINTED_ROLE.test(String(value.role));
const POINTED_ROLE = new RegExp(
  `^(${POINTED_KEYS.join('|')}|max|min|rain|value|\\d\\d_(max|min|rain)|month-\\d+|((max|min|rain)-)?day-\\d+)$`,
);
const isLabel: IsGood = (value) =>
  isRecord(value) && isString(value.label) && oneOf(...ELEMENTS)(value.element);
const isPointed: IsGood = (value) =>
  isRecord(value) &&
  isString(value.sheet) &&
  [value.headerRow, value.width].every(Number.isInteger) &&
  [undefined, true, false].includes(value.onSide as undefined) &&
  listOf(isPointedColumn)(value.columns) &&
  (value.labels === undefined || listOf(isLabel)(value.labels));

/** A wish without its reader does not compile. */
const READERS: Record<keyof ReadOptions, IsGood> = {
  station: isString,
  element: oneOf('max', 'min', 'rain', 'none'),
  maxColumn: isString,
  minColumn: isString,
  rainColumn: isString,
  temperatureUnit: oneOf('C', 'F', 'K', '0.1C', '0.01C', 'none'),
  rainUnit: oneOf(
    ...(['mm', 'in', 'cm', '0.1mm', 'm', '0.01in', '0.001in'] as const),
    ...(['mm/day', 'in/day', 'cm/day', 'm/day'] as const),
    'none',
  ),
  overruled: (value) => isRecord(value) && Object.values(value).every(isString),
  years: (value) => isRecord(value) && Object.values(value).every(Number.isInteger),
  dayMonthOrder: oneOf('dmy', 'mdy'),
  seasonYear: oneOf('first', 'last', 'calendar'),
  missingDays: oneOf('standard', 'strict', 'any'),
  twice: oneOf('none', 'first', 'last'),
  blankRainDay: oneOf('missing', 'dry', 'by-year'),
  rainMarks: oneOf('missing', 'dry', 'by-year'),
  impossible: oneOf('flagged', 'left-out'),
  sheets: listOf(isString),
  roles: listOf(isPointed),
};
