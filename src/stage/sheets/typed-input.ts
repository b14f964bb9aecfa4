import { type LocaleHabits, localeHabits } from '../typing/locale-habits.ts';
import { typeCell } from '../typing/type-cell.ts';
import { dayNumberOf } from './day-number.ts';
import { localeMarks } from './number-format.ts';

export type TypedInput = { value: string | number | boolean | null; format: string | null };

const habitsByLocale = new Map<string, LocaleHabits>();

function habitsOf(locale: string): LocaleHabits {
  const habits = habitsByLocale.get(locale) ?? localeHabits(locale);
  habitsByLocale.set(locale, habits);
  return habits;
}

/**
 * What Sheets makes of a text by the spreadsheet's locale; `format` is what the cell takes on. The
 * reading is the one that opens files too: a table typed in and a table imported are the same.
 */
export function typedInput(text: string, locale: string, thisYear: number): TypedInput {
  const time = timeOfDay(text.trim());
  if (time && time.day === '') return { value: time.fraction, format: time.format };
  const { cell } = typeCell(text, habitsOf(locale), thisYear);
  if (typeof cell === 'number') return { value: cell, format: numberFormat(text.trim()) };
  if (cell === null || typeof cell !== 'object') return { value: cell, format: null };
  const { datePattern } = localeMarks(locale);
  const format = /^\d{4}-/.test(text.trim()) ? 'yyyy-MM-dd' : datePattern;
  if (!time) return { value: dayNumberOf(cell), format };
  return { value: dayNumberOf(cell) + time.fraction, format: `${format} ${time.format}` };
}

const TIME = /(?:^|[ T]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

function timeOfDay(text: string): { day: string; fraction: number; format: string } | null {
  const found = text.match(TIME);
  if (!found) return null;
  const [whole, hours, minutes, seconds] = found;
  const fraction = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)) / 86_400;
  const day = text.slice(0, text.length - whole.length);
  return { day, fraction, format: seconds === undefined ? 'H:mm' : 'H:mm:ss' };
}

/** Marks a number is written with are kept as its format; plain digits leave it automatic. */
function numberFormat(text: string): string | null {
  const places = text.match(/[.,](\d{1,2})\d*\D*$/)?.[1]?.length ?? 0;
  const fraction = places > 0 ? `.${'0'.repeat(places)}` : '';
  const currency = text.match(/[$€£¥]/)?.[0];
  if (text.endsWith('%')) return `0${fraction}%`;
  if (/\de[+-]?\d+$/i.test(text)) return '0.00E+00';
  if (currency)
    return text.endsWith(currency)
      ? `#,##0${fraction}"${currency}"`
      : `"${currency}"#,##0${fraction}`;
  const grouped =
    /\d[.,\s'’\u00a0\u202f]\d{3}(?!\d)/.test(text) && /[.,\s'’\u00a0\u202f].*[.,]/.test(text);
  return grouped ? `#,##0${fraction}` : null;
}
