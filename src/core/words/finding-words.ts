import type { Example, Finding, FindingKind } from '../reading/reading.ts';
import type { AskedWhy, UnderstoodKind } from '../reading/reading-kinds.ts';
import { type Language, numbersIn } from './languages.ts';
import type { Params } from './phrase.ts';
import { isSaidIn, speaker } from './speaker.ts';
import type { KeyOf } from './words.ts';

/**
 * Says a finding in full. By their names some parameters are more than text: elements and months
 * become words, days are written as `date` writes them, and a `year` is never written 1,976.
 */
export function sayFinding(
  { kind, params }: Sayable,
  language: Language,
  show = numbersIn(language).show,
  date = (iso: string) => iso,
): string {
  const say = speaker(['reading', 'quality'], language, show);
  const { why, ...worded } = withDates(inWords(params, language), date);
  const reason = `reading.why-${why as AskedWhy}` as const satisfies KeyOf<'reading'>;
  // A record of another version may hold a reason that has no words.
  return say(
    kind,
    isSaidIn(['reading'], reason) ? { ...worded, why: say(reason, worded) } : worded,
  );
}

/** What an answer would make of the sheet, in the numbers and dates of the sheet. */
export function sayExample(
  example: Example,
  { number, date }: { number: (value: number) => string; date: (iso: string) => string },
): string {
  return example
    .map((part) =>
      typeof part === 'number' ? number(part) : ISO_DATE.test(part) ? date(part) : part,
    )
    .join('');
}

export type Sayable = { kind: FindingKind | UnderstoodKind; params: Finding['params'] };

/** A record of another version may hold a kind that has no sentence. */
export function hasSentence(kind: string): kind is Sayable['kind'] {
  return isSaidIn(['reading', 'quality'], kind);
}

const ELEMENT_WORDS = { max: 'climate.max', min: 'climate.min', rain: 'climate.rain' } as const;
const MONTH_WORDS = [
  'climate.january',
  'climate.february',
  'climate.march',
  'climate.april',
  'climate.may',
  'climate.june',
  'climate.july',
  'climate.august',
  'climate.september',
  'climate.october',
  'climate.november',
  'climate.december',
] as const;

const WEEKDAY_WORDS = [
  'climate.monday',
  'climate.tuesday',
  'climate.wednesday',
  'climate.thursday',
  'climate.friday',
  'climate.saturday',
  'climate.sunday',
] as const;

function inWords(params: Params, language: Language): Params {
  const say = speaker(['climate'], language);
  const { year } = params;
  const worded: Params = { ...params };
  for (const name of ['element', 'otherElement']) {
    const element = params[name];
    if (isElement(element)) worded[name] = say(ELEMENT_WORDS[element]);
  }
  for (const name of ['month', 'nextMonth']) {
    const month = params[name];
    const word = typeof month === 'number' ? MONTH_WORDS[month - 1] : undefined;
    if (word) worded[name] = say(word);
  }
  const weekday = typeof params.weekday === 'number' && WEEKDAY_WORDS[params.weekday - 1];
  if (weekday) worded.weekday = say(weekday);
  if (year !== undefined) worded.year = String(year);
  return worded;
}

/** Of the rest, what stood in a cell is told as it stood there. */
const DATES = ['date', 'otherDate', 'day', 'first', 'last', 'became', 'stamp'];
const ISO_DATE = /^\d{4}-\d\d(?:-\d\d)?$/;

function withDates(params: Params, date: (iso: string) => string): Params {
  const dated = DATES.flatMap((name) => {
    const iso = params[name];
    return typeof iso === 'string' && ISO_DATE.test(iso) ? [[name, date(iso)]] : [];
  });
  return { ...params, ...Object.fromEntries(dated) };
}

function isElement(value: string | number | undefined): value is keyof typeof ELEMENT_WORDS {
  return typeof value === 'string' && value in ELEMENT_WORDS;
}
