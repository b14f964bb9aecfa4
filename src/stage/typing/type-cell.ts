import { type LocaleHabits, plainName } from './locale-habits.ts';
import { readTime } from './time-of-day.ts';

export type CalendarDate = { year: number; month: number; day: number };
export type TypedCell = {
  cell: string | number | boolean | CalendarDate | null;
  display: string;
};

/** What becomes of a text that is typed or imported into a cell of a sheet with this locale. */
export function typeCell(text: string, habits: LocaleHabits, thisYear: number): TypedCell {
  const trimmed = text.trim();
  if (trimmed === '') return { cell: null, display: '' };
  // An apostrophe before a value keeps it as text, and is not part of it.
  if (/^'./.test(trimmed)) return { cell: trimmed.slice(1), display: trimmed.slice(1) };
  if (PLAIN[habits.decimal].test(trimmed)) return plainNumber(trimmed, habits);
  // Other languages have words of their own for them in Sheets, and no climate table has either.
  if (/^(?:true|false)$/i.test(trimmed))
    return { cell: /^t/i.test(trimmed), display: trimmed.toUpperCase() };
  if (!/\d/.test(trimmed)) return { cell: text, display: text };
  const number = readNumber(trimmed, habits);
  if (number) return number;
  const date = readDate(trimmed, habits, thisYear);
  return date ? { cell: date, display: trimmed } : { cell: text, display: text };
}

/** Most cells of a file: digits, and decimals behind the mark of the locale. */
const PLAIN = { '.': /^-?\d+(?:\.\d+)?$/, ',': /^-?\d+(?:,\d+)?$/ };

const AFFIXES = /^([$€£¥]?)\s?([+-]?)([$€£¥]?)\s?(.*?)\s?([%€]?)$/;

function plainNumber(text: string, { decimal }: LocaleHabits): TypedCell {
  const cell = Number(text.replace(decimal, '.'));
  return { cell, display: shownPlain(cell, decimal) };
}

function shownPlain(cell: number, decimal: string): string {
  return String(cell).replace('.', decimal);
}

/** A number is shown without the zeros it was written with, unless it carries marks of its own. */
function readNumber(text: string, habits: LocaleHabits): TypedCell | undefined {
  const [, before = '', sign = '', after = '', digits = '', unit = ''] = text.match(AFFIXES) ?? [];
  const plain = plainDigits(digits, habits);
  if (plain === undefined) return undefined;
  const cell = (Number(plain) * (sign === '-' ? -1 : 1)) / (unit === '%' ? 100 : 1);
  const isPlain = before + after + unit === '' && !hasThousands(digits, habits);
  return { cell, display: isPlain ? shownPlain(cell, habits.decimal) : text };
}

/** By the mark that begins the decimals. */
const FORMS = {
  '.': /^(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/,
  ',': /^(\d*)(?:,(\d*))?(?:[eE]([+-]?\d{1,3}))?$/,
};

function plainDigits(digits: string, habits: LocaleHabits): string | undefined {
  const [whole, ...rest] = digits.split(habits.decimal);
  const joined = [ungroup(whole ?? '', habits), ...rest].join(habits.decimal);
  const [matched, units = '', fraction = '', exponent = '0'] =
    joined.match(FORMS[habits.decimal]) ?? [];
  if (matched === undefined || units + fraction === '') return undefined;
  return `${units || '0'}.${fraction || '0'}e${exponent}`;
}

/** `1,234` is a number and `12,34` is not: groups of three after the first. */
function ungroup(whole: string, habits: LocaleHabits): string {
  return hasThousands(whole, habits) && /^[1-9]\d{0,2}(\D\d{3})+$/.test(whole)
    ? whole.replace(habits.thousands, '')
    : whole;
}

function hasThousands(digits: string, habits: LocaleHabits): boolean {
  return digits.search(habits.thousands) !== -1;
}

/** A time after a date is kept in what is shown, not in the calendar day. */
function readDate(text: string, habits: LocaleHabits, thisYear: number): CalendarDate | undefined {
  const day = readTime(text)?.day ?? text;
  const dotted = day.match(DOTTED);
  if (dotted) return habits.datesWithDots ? readDotted(dotted, habits, thisYear) : undefined;
  // Digits alone are a date by dashes or slashes; a month's name stands with spaces and commas too.
  if (!/\p{L}/u.test(day) && !/^\d+([-/])\d+(\1\d+)?$/.test(day)) return undefined;
  const fields = day.split(/[-/.,\s]+/).map((part) => readField(part, habits));
  if (fields.length > 3 || fields.includes(undefined)) return undefined;
  return existing(arrange(fields as Field[], habits, thisYear));
}

/** A number has one point at most and was looked for before, so `1.5` comes here as a date alone. */
const DOTTED = /^(\d{1,2}|\d{4})\.\s?(\d{1,2})(?:\.(?:\s?(\d{1,2}|\d{4})\.?)?)?$/;

function readDotted(
  [, first = '', second = '', third]: RegExpMatchArray,
  { order }: LocaleHabits,
  thisYear: number,
): CalendarDate | undefined {
  if (third === undefined)
    return first.length === 4
      ? undefined
      : existing(inOrder(order === 'dmy' ? 'dmy' : 'mdy', Number(first), Number(second), thisYear));
  const yearFirst = first.length === 4 || (order === 'ymd' && third.length < 4);
  const [year, month, day] = yearFirst ? [first, second, third] : [third, second, first];
  if (year.length === 1 || day.length === 4) return undefined;
  return existing({ year: fullYear(year), month: Number(month), day: Number(day) });
}

type Field = { is: 'year' | 'number' | 'month'; value: number };

function readField(part: string, habits: LocaleHabits): Field | undefined {
  if (/^\d{4}$/.test(part)) return { is: 'year', value: Number(part) };
  if (/^\d{1,2}$/.test(part)) return { is: 'number', value: Number(part) };
  const month = habits.monthNames.get(plainName(part));
  return month === undefined ? undefined : { is: 'month', value: month };
}

/** Which field is which, by what can only be a year or a month, then by the locale's order. */
function arrange(
  fields: Field[],
  habits: LocaleHabits,
  thisYear: number,
): CalendarDate | undefined {
  const shape = fields.map(({ is }) => is).join(' ');
  const numbers = fields.map(({ value }) => value) as [number, number, number];
  return SHAPES.get(shape)?.(numbers, habits, thisYear);
}

type Arranging = (
  fields: [number, number, number],
  habits: LocaleHabits,
  thisYear: number,
) => CalendarDate;

const SHAPES = new Map<string, Arranging>([
  ['year number number', ([year, month, day]) => ({ year, month, day })],
  ['number number year', ([a, b, year], habits) => inOrder(usualOf(habits), a, b, year)],
  [
    'number number number',
    ([a, b, c], habits) =>
      habits.order === 'ymd'
        ? { year: fullYear(a), month: b, day: c }
        : inOrder(usualOf(habits), a, b, fullYear(c)),
  ],
  ['number month year', ([day, month, year]) => ({ day, month, year })],
  ['number month number', ([day, month, year]) => ({ day, month, year: fullYear(year) })],
  ['month number year', ([month, day, year]) => ({ month, day, year })],
  ['year number', ([year, month]) => ({ year, month, day: 1 })],
  ['year month', ([year, month]) => ({ year, month, day: 1 })],
  ['number year', ([month, year]) => ({ month, year, day: 1 })],
  ['month year', ([month, year]) => ({ month, year, day: 1 })],
  ['number month', ([day, month], _, year) => ({ day, month, year })],
  [
    'month number',
    ([month, number], _, year) =>
      // `Jan-61` is a month of a year, because January has no 61st.
      number > 31 ? { month, year: fullYear(number), day: 1 } : { month, day: number, year },
  ],
  ['number number', ([a, b], habits, thisYear) => inOrder(usualOf(habits), a, b, thisYear)],
]);

function usualOf({ order }: LocaleHabits): 'dmy' | 'mdy' {
  return order === 'mdy' ? 'mdy' : 'dmy';
}

function inOrder(order: 'dmy' | 'mdy', first: number, second: number, year: number): CalendarDate {
  return order === 'dmy'
    ? { day: first, month: second, year }
    : { month: first, day: second, year };
}

/** Two digits lie between 1930 and 2029, as spreadsheets have it. */
function fullYear(digits: string | number): number {
  const year = Number(digits);
  if (year > 99) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

/** A date that is on no calendar stays text: `31/02/1961`, and `21/12/2013` where months come first. */
function existing(date: CalendarDate | undefined): CalendarDate | undefined {
  if (!date || date.month < 1 || date.month > 12 || date.day < 1) return undefined;
  return date.day <= daysInMonth(date.year, date.month) ? date : undefined;
}

/** Months count from 1. The calendar repeats every 400 years; `Date` moves years below 100 to 1900. */
function daysInMonth(year: number, month: number): number {
  const alike = 2000 + (((year % 400) + 400) % 400);
  return new Date(Date.UTC(alike, month, 0)).getUTCDate();
}
