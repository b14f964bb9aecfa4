import { type LocaleHabits, localeHabits } from '../typing/locale-habits.ts';
import { readTime } from '../typing/time-of-day.ts';
import { typeCell } from '../typing/type-cell.ts';
import { dayNumberOf } from './day-number.ts';
import { localeMarks } from './number-format.ts';

type TypedInput = { value: string | number | boolean | null; format: string | null };

/**
 * What Sheets makes of a text by the spreadsheet's locale; `format` is what the cell takes on. The
 * reading is the one that opens files too: a table typed in and a table imported are the same.
 */
export function typedInput(text: string, locale: string, thisYear: number): TypedInput {
  const trimmed = text.trim();
  const time = readTime(trimmed);
  if (time && time.day === '') return { value: time.fraction, format: time.format };
  const habits = localeHabits(locale);
  const { cell } = typeCell(text, habits, thisYear);
  if (typeof cell === 'number') return { value: cell, format: numberFormat(trimmed, habits) };
  if (cell === null || typeof cell !== 'object') return { value: cell, format: null };
  const { datePattern } = localeMarks(locale);
  const format = /^\d{4}-/.test(trimmed) ? 'yyyy-MM-dd' : datePattern;
  if (!time) return { value: dayNumberOf(cell), format };
  return { value: dayNumberOf(cell) + time.fraction, format: `${format} ${time.format}` };
}

/** Marks a number is written with are kept as its format; plain digits leave it automatic. */
function numberFormat(text: string, { decimal, thousands }: LocaleHabits): string | null {
  const [, behind = ''] = text.split(decimal);
  const places = Math.min(behind.match(/^\d+/)?.[0].length ?? 0, 2);
  const fraction = places > 0 ? `.${'0'.repeat(places)}` : '';
  if (text.endsWith('%')) return `0${fraction}%`;
  if (/\de[+-]?\d+$/i.test(text)) return '0.00E+00';
  const [, before = '', after = ''] = text.match(CURRENCY) ?? [];
  if (before !== '') return `"${before}"#,##0${fraction}`;
  if (after !== '') return `#,##0${fraction}"${after}"`;
  return text.search(thousands) === -1 ? null : `#,##0${fraction}`;
}

/** With the space that stands between it and the digits. */
const CURRENCY = /^[+-]?([$€£¥]\s?)?[^$€£¥]*?(\s?[$€£¥])?$/;
