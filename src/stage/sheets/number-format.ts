import { isAutomatic } from './cell.ts';
import { wallOfDayNumber } from './day-number.ts';
import { numberText, remembered } from './number-text.ts';

/** What a number format shows, in the marks of the spreadsheet's locale. */
export type LocaleMarks = {
  tag: string;
  decimal: string;
  group: string;
  datePattern: string;
};

const marksByLocale = new Map<string, LocaleMarks>();

/** `de_DE` as Sheets writes locales. */
export function localeMarks(locale: string): LocaleMarks {
  const known = marksByLocale.get(locale);
  if (known) return known;
  const tag = knownTag(locale);
  const parts = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(1234567.8);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value;
  const marks = {
    tag,
    decimal: mark('decimal') ?? '.',
    group: mark('group') ?? ',',
    datePattern: datePattern(tag),
  };
  marksByLocale.set(locale, marks);
  return marks;
}

function knownTag(locale: string): string {
  const tag = locale.replace('_', '-');
  return Intl.NumberFormat.supportedLocalesOf([tag]).length > 0 ? tag : 'en-GB';
}

/** The short date of the locale with all four digits of the year. */
function datePattern(tag: string): string {
  const letters: Record<string, string> = { year: 'yyyy', month: 'M', day: 'd' };
  const sample = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' });
  return sample
    .formatToParts(Date.UTC(2001, 1, 3))
    .map(({ type, value }) => {
      const letter = letters[type];
      if (!letter) return type === 'literal' ? value : '';
      return type === 'year' ? letter : letter.repeat(value.length);
    })
    .join('');
}

/** `[$€-407]0` is a 0 in euros of Germany: the sign is shown, the place is not. */
const withCurrencies = remembered((format) =>
  format.replace(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, (_, sign: string) => (sign ? `"${sign}"` : '')),
);

/** Quoted text, escaped and bracketed parts say nothing about what a format is. */
function bareFormat(format: string): string {
  return withCurrencies(format).replace(/"[^"]*"|\\.|\[[^\]hms]*\]/g, '');
}

export const isDateFormat = remembered((format): boolean => {
  const bare = bareFormat(format);
  const hasDigits = /[0#?]/.test(bare.replace(/\.0+/g, ''));
  return !hasDigits && /[dmyhs]/i.test(bare) && !/general/i.test(bare);
});

export function displayText(
  value: string | number | boolean | null,
  format: string,
  marks: LocaleMarks,
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  const pattern = withCurrencies(format);
  if (isDateFormat(pattern)) return dateText(value, pattern, marks);
  const isPlain = isAutomatic(pattern) || pattern === '@';
  const shown = isPlain ? null : numberText(value, pattern, marks);
  return shown ?? plainNumber(value).replace('.', marks.decimal);
}

/** A cell of automatic width shows about ten significant digits. */
function plainNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-9))
    return value
      .toExponential(2)
      .toUpperCase()
      .replace(/E\+?(-?)(\d)$/, 'E$10$2')
      .replace(/E(\d)/, 'E+$1');
  return String(Number(value.toPrecision(size >= 1e9 ? 15 : 10)));
}

const DATE_TOKEN = /"([^"]*)"|\\(.)|\[(h+|m+|s+)\]|(y+|m+|d+|h+|s+|a\/p|am\/pm|\.0+)|\[[^\]]*\]/gi;

type DatePart = { text: string } | { elapsed: string } | { token: string; unit: string };

/** The parts of a date format; `m` is a minute after hours and before seconds. */
const datePartsOf = remembered((format): DatePart[] => {
  const section = format.split(';')[0] ?? '';
  const parts: DatePart[] = [];
  let at = 0;
  let lastUnit = '';
  for (const match of section.matchAll(DATE_TOKEN)) {
    const [whole, quoted, escaped, elapsed, token] = match;
    parts.push({ text: section.slice(at, match.index) + (quoted ?? escaped ?? '') });
    at = match.index + whole.length;
    const unit = (elapsed ?? token ?? '').charAt(0).toLowerCase();
    if (elapsed) parts.push({ elapsed });
    const isMinute = unit === 'm' && (lastUnit === 'h' || /^[^a-z]*s/i.test(section.slice(at)));
    if (token) parts.push({ token, unit: isMinute ? 'minute' : unit });
    lastUnit = unit || lastUnit;
  }
  return [...parts, { text: section.slice(at) }];
});

const isTwelveHours = remembered((format) => /am\/pm|a\/p/i.test(format));

function dateText(value: number, format: string, marks: LocaleMarks): string {
  const wall = { ...wallOfDayNumber(value), twelve: isTwelveHours(format) };
  let text = '';
  for (const part of datePartsOf(format))
    if ('text' in part) text += part.text;
    else if ('elapsed' in part) text += elapsedText(value, part.elapsed);
    else text += dateField(part.token, part.unit, wall, marks);
  return text;
}

type Wall = ReturnType<typeof wallOfDayNumber> & { twelve: boolean };

function dateField(token: string, unit: string, wall: Wall, marks: LocaleMarks): string {
  const padded = (number: number) => String(number).padStart(Math.min(token.length, 2), '0');
  switch (unit) {
    case 'y':
      return token.length <= 2
        ? String(wall.year % 100).padStart(2, '0')
        : String(wall.year).padStart(4, '0');
    case 'm':
      return token.length <= 2 ? padded(wall.month) : nameOf('month', token.length, wall, marks);
    case 'd':
      return token.length <= 2 ? padded(wall.day) : nameOf('weekday', token.length, wall, marks);
    case 'h':
      return padded(wall.twelve ? wall.hour % 12 || 12 : wall.hour);
    case 'minute':
      return padded(wall.minute);
    case 's':
      return padded(wall.second);
    case 'a':
      return wall.hour < 12 ? 'AM' : 'PM';
    default:
      return `${marks.decimal}${String(wall.ms)
        .padStart(3, '0')
        .slice(0, token.length - 1)}`;
  }
}

/** `mmm` and `ddd` are short, one more letter is long, `mmmmm` is the first letter. */
function nameOf(
  unit: 'month' | 'weekday',
  letters: number,
  wall: Wall,
  marks: LocaleMarks,
): string {
  const style = letters === 3 ? 'short' : letters === 5 ? 'narrow' : 'long';
  const day = Date.UTC(wall.year, wall.month - 1, wall.day);
  return nameFormats(`${marks.tag} ${unit} ${style}`).format(day);
}

const nameFormats = remembered((wanted) => {
  const [tag, unit = 'month', style] = wanted.split(' ');
  return new Intl.DateTimeFormat(tag, { [unit]: style, timeZone: 'UTC' });
});

function elapsedText(value: number, token: string): string {
  const perDay = { h: 24, m: 1440, s: 86_400 }[token[0]?.toLowerCase() ?? ''] ?? 24;
  return String(Math.floor(value * perDay + 1e-9)).padStart(token.length, '0');
}
