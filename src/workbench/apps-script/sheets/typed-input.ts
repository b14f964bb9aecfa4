import { dayNumberOf } from './day-number.ts';
import { localeMarks } from './number-format.ts';

export type TypedInput = { value: string | number | boolean | null; format: string | null };

/** What Sheets makes of a text by the spreadsheet's locale; `format` is what the cell takes on. */
export function typedInput(text: string, locale: string, thisYear: number): TypedInput {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null, format: null };
  if (trimmed.startsWith("'")) return { value: text.trimStart().slice(1), format: null };
  if (/^(true|false)$/i.test(trimmed)) return { value: /^t/i.test(trimmed), format: null };
  if (!/\d/.test(trimmed)) return { value: text, format: null };
  return (
    readNumber(trimmed, locale) ??
    readDate(trimmed, locale, thisYear) ?? { value: text, format: null }
  );
}

function readNumber(text: string, locale: string): TypedInput | undefined {
  const { decimal, group } = localeMarks(locale);
  const form = new RegExp(
    `^([+-]?)([$€£¥]?)\\s?(\\d{1,3}(?:${escaped(group)}\\d{3})+|\\d*)(?:${escaped(decimal)}(\\d*))?(e[+-]?\\d{1,3})?\\s?([%€]?)$`,
    'i',
  );
  const [matched, sign, before = '', whole = '', fraction = '', exponent = '', after = ''] =
    text.match(form) ?? [];
  if (matched === undefined || whole + fraction === '') return undefined;
  const digits = whole.replaceAll(group, '');
  const size = Number(`${digits || '0'}.${fraction || '0'}${exponent}`);
  const value = (sign === '-' ? -size : size) / (after === '%' ? 100 : 1);
  return {
    value,
    format: numberFormat(digits !== whole, fraction.length, before, exponent, after),
  };
}

function numberFormat(
  grouped: boolean,
  places: number,
  before: string,
  exponent: string,
  after: string,
): string | null {
  const fraction = places > 0 ? `.${'0'.repeat(Math.min(places, 2))}` : '';
  if (after === '%') return `0${fraction}%`;
  if (exponent) return '0.00E+00';
  if (before) return `"${before}"#,##0${fraction}`;
  if (after) return `#,##0${fraction}"${after}"`;
  return grouped ? `#,##0${fraction}` : null;
}

function escaped(mark: string): string {
  // Several locales group with a no-break space, and people type a plain one.
  return /\s/.test(mark) ? '[\\s\\u00a0\\u202f]' : mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const TIME = /(?:^|[ T]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

function readDate(text: string, locale: string, thisYear: number): TypedInput | undefined {
  const time = text.match(TIME);
  const dayFraction = time
    ? (Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3] ?? 0)) / 86_400
    : 0;
  const day = time ? text.slice(0, time.index).trim() : text;
  if (day === '')
    return time ? { value: dayFraction, format: time[3] ? 'H:mm:ss' : 'H:mm' } : undefined;
  const date = readDay(day, locale, thisYear);
  if (!date) return undefined;
  const { datePattern } = localeMarks(locale);
  const format = /^\d{4}-/.test(day) ? 'yyyy-MM-dd' : datePattern;
  return { value: dayNumberOf(date) + dayFraction, format: time ? `${format} H:mm:ss` : format };
}

type Day = { year: number; month: number; day: number };

function readDay(text: string, locale: string, thisYear: number): Day | undefined {
  const { datePattern, decimal } = localeMarks(locale);
  const marks = decimal === ',' && datePattern.includes('.') ? '[-/.]' : '[-/]';
  const numeric = text.match(new RegExp(`^(\\d{1,4})(${marks})(\\d{1,2})(?:\\2(\\d{1,4})?)?$`));
  if (!numeric) return undefined;
  const [, first = '', , second = '', third] = numeric;
  if (first.length > 2)
    return third ? existing(Number(first), Number(second), Number(third)) : undefined;
  const year = third ? fullYear(third) : thisYear;
  const monthFirst = /^[^dy]*M/.test(datePattern);
  return monthFirst
    ? existing(year, Number(first), Number(second))
    : existing(year, Number(second), Number(first));
}

/** Two digits lie between 1930 and 2029, as spreadsheets have it. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

/** A day that is on no calendar stays text. */
function existing(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? { year, month, day } : undefined;
}
