import type { ReadOptions } from '../../reading/reading.ts';
import { remembering } from '../cells/remembering.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import { rolesOf } from '../headers/known-words.ts';
import { monthNamed } from '../headers/named-month.ts';
import { NO_DATE, packDate, packDayOfYear } from './packed-date.ts';

type DayMonthOrder = NonNullable<ReadOptions['dayMonthOrder']>;

/** What a text is once somebody says whether the day comes first; null where it is no date in either order. */
type DateInOrder = ((order: DayMonthOrder) => number) | null;

export function readDateText(text: string, order: DayMonthOrder): number {
  const iso = readIsoDate(text);
  return iso !== NO_DATE ? iso : inEitherOrder(looseDate(text), order);
}

/** Where nobody says the order, a sample is looked at, and each row that may be a header has the same rows below it. */
export const readSampledDate = remembering((text) => readDateText(text, 'dmy'));

/** "31/1/1990" is a date in one order only, so it is read whatever the order of the column. */
function inEitherOrder(read: DateInOrder, order: DayMonthOrder): number {
  if (!read) return NO_DATE;
  const packed = read(order);
  return packed !== NO_DATE ? packed : read(order === 'dmy' ? 'mdy' : 'dmy');
}

/** `1961-01-31`, `1961/01/31…`, `1961 01 31 12`, character by character: a sheet may hold 36,500 of them. */
function readIsoDate(text: string): number {
  if (text.length < 10) return NO_DATE;
  const mark = text.charCodeAt(4);
  const isBlank = mark === 32 && text.length <= 13;
  if (mark !== text.charCodeAt(7)) return NO_DATE;
  if (mark !== 45 && mark !== 47 && mark !== 46 && !isBlank) return NO_DATE;
  if (text.length > 10 && isDigit(text.charCodeAt(10))) return NO_DATE;
  const year = numberAt(text, 0, 4);
  const month = numberAt(text, 5, 7);
  const day = numberAt(text, 8, 10);
  return year < 0 ? NO_DATE : packDate(year, month, day);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function numberAt(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** A time of day behind the date, or "(31)" for the days of the month. "03.02." behind "Mo" is the date itself. */
const TIME =
  /( ?\((28|29|30|31)\)|[ T]\d{1,2}[:h]\d{2}.*|(?<=\d.*)[ T]\d{1,2}\.\d{2}.*|:\d{3,4}|[ T]\d{1,2}:?.*Z)$/;
/** 21.4 is more likely an amount than 21 April. */
const DECIMAL = /^\s*\d+[.,]\d+\s*$/;
/** And 10.24 inches than October 2024. */
const SHORT_DECIMAL = /^\s*\d\d?[.,]\d\d\s*$/;

function looseDate(raw: string): DateInOrder {
  // "12:30" is not December 1930.
  if (!mayBeDate(raw) || isTimeOfDay(raw) || SHORT_DECIMAL.test(raw)) return null;
  const parts = partsOf(raw);
  const [first = ''] = parts;
  // The first word is "Tuesday", in any language.
  if (parts.length > 3 && /^\D/.test(first) && !monthNamed(first)) parts.shift();
  if (parts.length === 1) return () => readPackedDigits(parts[0] ?? '');
  if (parts.length > 3) return null;
  const named = parts.findIndex((part) => !isDigit(part.charCodeAt(0)));
  return named < 0 ? (order) => readNumbers(parts, order) : () => readNamedMonth(parts, named);
}

/** A number stands in each: one of ours, or of those that are written otherwise, such as ㋀ and 1. */
const NUMBER_WRITTEN = /[\p{N}\u3200-\u33ff]/u;
const LONGEST_DATE = 40;

/** -14.7 degrees are no 14 July, -10.24 is no October 2024, and neither is "<0.5" or "*12.3". */
const MARKED = /^\s*[-−–+<>≤≥~*]\s*\d+[.,]\d+\s*$/;

function mayBeDate(raw: string): boolean {
  return raw.length <= LONGEST_DATE && NUMBER_WRITTEN.test(raw) && !MARKED.test(raw);
}

/** R lets no name begin with a figure: a column of 1990-01-16 becomes `X1990.01.16`. */
const BEFORE_YEAR = /^X(?=\d{4}\.\d\d)/;

function partsOf(raw: string): string[] {
  const text = raw.normalize('NFKC').replace(BEFORE_YEAR, '').replace(TIME, '').toLowerCase();
  const parts = text.match(/\d+|[^\d\s\-/.,:;'"()_]+/g) ?? [];
  // The M of "1961M01", 年 and 月, "de" and "st" say nothing.
  return parts.filter((part) => !rolesOf(part).has('dateMark'));
}

/** "13 January", "Tue 1 Jan", "01-13", 1月13日: a day without a year. */
export function readDayOfMonth(raw: string, order: DayMonthOrder): number {
  return inEitherOrder(dayOfMonthIn(raw), order);
}

/** Most tables ask it of a few rows, which each row that may be a header has below it. */
const dayOfMonthIn = remembering((raw): DateInOrder => {
  if (!mayBeDate(raw) || DECIMAL.test(raw) || isTimeOfDay(raw)) return null;
  const parts = partsOf(raw);
  // The word before them is the day of the week. "orig=6.4" is an amount.
  if (parts.length === 3 && /^[^\d=]+$/.test(parts[0] ?? '')) parts.shift();
  const [a = '', b = ''] = parts;
  if (parts.length !== 2 || parts.some((part) => /\d{3}/.test(part))) return null;
  const named = parts.findIndex((part) => /^\D/.test(part));
  if (named >= 0) return () => dayOfMonth(monthNamed(parts[named] ?? ''), Number(parts[1 - named]));
  const isMonthFirst = /\d\s*[月월]/.test(raw);
  const [first, second] = [Number(a), Number(b)];
  return (order) =>
    order === 'mdy' || isMonthFirst ? dayOfMonth(first, second) : dayOfMonth(second, first);
});

function dayOfMonth(month: number, day: number): number {
  return day > 0 ? packDate(0, month, day) : NO_DATE;
}

function readPackedDigits(part: string): number {
  if (!/^\d+$/.test(part)) return NO_DATE;
  if (part.length === 8)
    return packDate(numberAt(part, 0, 4), numberAt(part, 4, 6), numberAt(part, 6, 8));
  if (part.length !== 6) return NO_DATE;
  const yearFirst = packDate(numberAt(part, 0, 4), numberAt(part, 4, 6), 0);
  return yearFirst !== NO_DATE
    ? yearFirst
    : packDate(numberAt(part, 2, 6), numberAt(part, 0, 2), 0);
}

function readNumbers(parts: readonly string[], order: DayMonthOrder): number {
  const [a = '', b = '', c] = parts;
  const [first, second] = [Number(a), Number(b)];
  if (c === undefined && a.length === 4 && b.length === 3) return packDayOfYear(first, second);
  if (c === undefined) return a.length === 4 ? packDate(first, second, 0) : yearLast(b, first, 0);
  if (a.length === 4) return packDate(first, second, Number(c));
  return order === 'dmy' ? yearLast(c, second, first) : yearLast(c, first, second);
}

function yearLast(year: string, month: number, day: number): number {
  return year.length === 4 || year.length === 2 ? packDate(Number(year), month, day) : NO_DATE;
}

/** "01-jan-1942", "Jan-61", "1961 January", "January 5, 1961". */
function readNamedMonth(parts: readonly string[], named: number): number {
  const month = monthNamed(parts[named] ?? '');
  const numbers = parts.filter((_, index) => index !== named);
  if (!month || numbers.some((part) => !/^\d+$/.test(part))) return NO_DATE;
  const [a = '', b] = numbers;
  if (b === undefined) return yearLast(a, month, 0);
  return a.length === 4 ? packDate(Number(a), month, Number(b)) : yearLast(b, month, Number(a));
}

/** A day without a year, but only as this order has it. */
export function readDayInOrder(raw: string, order: DayMonthOrder): number {
  return dayOfMonthIn(raw)?.(order) ?? NO_DATE;
}
