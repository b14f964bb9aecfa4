import type { Finding } from '../sheet/reading.ts';
import { enClimate } from './en/climate.ts';
import { enQuality } from './en/quality.ts';
import { enReading } from './en/reading.ts';
import { esClimate } from './es/climate.ts';
import { esQuality } from './es/quality.ts';
import { esReading } from './es/reading.ts';
import { type Language, numberShower } from './languages.ts';
import type { Params, ShowNumber } from './phrase.ts';
import { speaker } from './speaker.ts';

/**
 * Says a finding in full. By their names some parameters are more than text: `element` and `month`
 * become words, and a `year` is never written 1,976.
 */
export function sayFinding(
  { kind, params }: Pick<Finding, 'kind' | 'params'>,
  language: Language,
  showNumber: ShowNumber = numberShower(language),
): string {
  const say = speaker(BOOKS, language, showNumber);
  return isKnown(kind) ? say(kind, inWords(params, language)) : kind;
}

type Books = typeof enQuality & typeof enReading;
const BOOKS = { en: { ...enQuality, ...enReading }, es: { ...esQuality, ...esReading } };

function isKnown(kind: string): kind is keyof Books {
  return kind in BOOKS.en;
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

function inWords(params: Params, language: Language): Params {
  const say = speaker({ en: enClimate, es: esClimate }, language);
  const { element, month, year } = params;
  const said: Params = { ...params };
  if (isElement(element)) said.element = say(ELEMENT_WORDS[element]);
  const monthWord = typeof month === 'number' ? MONTH_WORDS[month - 1] : undefined;
  if (monthWord) said.month = say(monthWord);
  if (year !== undefined) said.year = String(year);
  return said;
}

function isElement(value: string | number | undefined): value is keyof typeof ELEMENT_WORDS {
  return typeof value === 'string' && value in ELEMENT_WORDS;
}
