import { plainText } from '../../reading/plain-text.ts';
import { rolesOf, wordsOf } from './known-words.ts';
import { MEASURES, type Measure, unitFacetsOf } from './unit-word.ts';

/** "tenths of a mm/day" is of millimetres, in the tenth part, each day. */
export type UnitPhrase = {
  of: Measure;
  part: 1 | 10 | 100 | 1000;
  isOfArea: boolean;
  each: 'day' | 'hour' | undefined;
};

/** Where a unit's word stands. A title is prose: no unit stands bare at its end. */
type Spot = { word: string; before: string; after: string; isTitle: boolean };

/** What a text says of units, in its order. */
export function unitPhrases(text: string, isTitle: boolean): UnitPhrase[] {
  const phrases: UnitPhrase[] = [];
  text.replace(/[\p{L}\p{M}]+|["%]|\p{Sc}/gu, (word, at: number) => {
    const of = measureOf(word);
    const spot = { word, before: text.slice(0, at), after: text.slice(at + word.length), isTitle };
    const phrase = of && phraseAt(spot, of);
    if (phrase) phrases.push(phrase);
    return word;
  });
  return phrases;
}

function measureOf(word: string): Measure | undefined {
  return MEASURES.find((measure) => unitFacetsOf(word).has(measure));
}

function phraseAt(spot: Spot, of: Measure): UnitPhrase | null {
  if (unitFacetsOf(spot.word).has('dissolved'))
    return IN_WATER.test(spot.after) ? { ...OTHER } : null;
  const rest = withoutDegree(spot.before);
  const part = partOf(spot, rest ?? spot.before);
  if (of === 'degree' && (part === 1 || isScale(measureOf(firstWord(spot.after))))) return null;
  if (spot.isTitle && part === 1 && AMOUNT.test(rest ?? spot.before)) return null;
  if (unitFacetsOf(firstWord(spot.after)).has('mercury')) return { ...OTHER };
  const rates = ratesIn(spot);
  const isSure =
    (part > 1 && of !== 'otherUnit') ||
    rates.isOfArea ||
    rates.each ||
    (isScale(of) && rest !== undefined);
  return isSure || isInPlace(spot, of) ? { of, part, ...rates } : null;
}

/** "mg/L", "ug l-1", "mg N/l", "µg m-3", while "MG" alone is a state of Brazil */
const IN_WATER =
  /^(?:[ -]?\p{L}{1,3}\d?)? ?(?:(?:\/|per ) ?(?:m?l|litre|liter|m3)\b|[.·]? ?(?:l-1|m-3)\b)/u;

/** "mmHg", "mg/L" */
const OTHER = { of: 'otherUnit', part: 1, isOfArea: false, each: undefined } as const;

/** "Days over 30 °C" and "gauge of 8 inches": a year is no amount. */
const AMOUNT = /(?<![\d.,-])\d{1,3}([.,]\d+)? ?$/;

function partOf({ word, after }: Spot, before: string): UnitPhrase['part'] {
  const [, factor] = FACTOR.exec(after) ?? [];
  if (factor !== undefined) return partIn(factor);
  return unitFacetsOf(word).has('tenth') ? 10 : partAtEnd(before);
}

/** "°C*10", "mm] x 0.1", "in/100", while "mm/10 days" is of ten days */
const FACTOR = /^ ?[)\]]? ?(?:[x×*]|\/(?! ?0)) ?(10{1,3}|0[.,]0{0,2}1)(?! ?[\d\p{L}])/u;

function partIn(number: string): UnitPhrase['part'] {
  const [, places = ''] = /[.,](\d+)$|1(0+)/.exec(number)?.filter(Boolean) ?? [];
  return places.length > 2 ? 1000 : places.length > 1 ? 100 : 10;
}

/** What stands before "°" or "deg." at the end; undefined if neither does. Of "º" an o was made. */
function withoutDegree(before: string): string | undefined {
  const [ring] = /(°|(?<![\p{L}\d])[o0]) ?$/u.exec(before) ?? [];
  if (ring !== undefined) return before.slice(0, -ring.length);
  const last = lastWord(before);
  return last && unitFacetsOf(last.word).has('degree') ? last.before : undefined;
}

/** "0.1", "1/10 of a", "10ths" and "tenths of" say which part of the unit behind them. */
function partAtEnd(before: string): UnitPhrase['part'] {
  const [, number] = PART.exec(before) ?? [];
  if (number !== undefined) return partIn(number);
  const last = lastWord(before);
  if (!last) return 1;
  const facets = unitFacetsOf(last.word);
  if (facets.has('tenth')) return 10;
  if (facets.has('hundredth')) return 100;
  if (facets.has('thousandth')) return 1000;
  const isJoint = last.word.length <= LONGEST_JOINT || facets.has('joint');
  if (isJoint && measureOf(last.word) === undefined) return partAtEnd(withoutUnit(last.before));
  return isJoint ? partAtEnd(last.before) : 1;
}

/** "tenths of °C and of mm": before "and" the unit that has the same part */
function withoutUnit(before: string): string {
  const last = lastWord(before);
  if (!last || !isScale(measureOf(last.word)) || !/\s$/.test(before)) return before;
  const rest = withoutDegree(last.before) ?? last.before;
  // "0.1 °C and mm" may be of whole mm.
  return PART.test(rest) ? before : rest;
}

/** "0.1", ".01", "1/10", "100ths": in "No.1 mm" the dot ends a word. */
const PART = /(?<![\d.,])(0[.,]0{0,2}1|(?<!\p{L})[.,]0{0,2}1|1\/10{1,3}|10{1,3}ths?) ?$/u;

/** "of a", "de", "del" */
const LONGEST_JOINT = 3;

/** "/day", "m-2 s-1", ") per day", "/m2" behind a unit */
function ratesIn({ word, after }: Spot): Pick<UnitPhrase, 'isOfArea' | 'each'> {
  const [area = ''] = AREA.exec(after) ?? [];
  const [, inverse, slashed, per = '', spoken] = TIME.exec(after.slice(area.length)) ?? [];
  const each = inverse ?? slashed ?? (leadsTime(per, word) ? spoken : undefined) ?? '';
  // "litros por metro cuadrado"
  const isOfArea = area !== '' || unitFacetsOf(each).has('metre');
  return { isOfArea, each: timeIn(each) };
}

/** "mm per day", "inches a day", while "in a day" is no unit */
function leadsTime(per: string, unit: string): boolean {
  const facets = unitFacetsOf(per);
  return facets.has('per') && !(facets.has('weak') && unitFacetsOf(unit).has('inPlace'));
}

const AREA = /^ ?[/.·]? ?m ?-?2/;
const TIME =
  /^(?: ?[/.·]? ?(\p{L}+) ?-1|\.? ?\/ ?((?:24[ -]?)?\p{L}+)(?! ?\d)| ?[)\]]? (\p{L}+) ((?:24[ -]?)?\p{L}+))/u;

function timeIn(time: string): UnitPhrase['each'] {
  const word = time.replace(/^24[ -]?/, '');
  const facets = unitFacetsOf(word);
  // "24h" and "24 hours"
  if (word !== time) return facets.has('clock') ? 'day' : undefined;
  if (facets.has('clock')) return 'hour';
  return facets.has('day') || wordsOf(plainText(word)).has('day') ? 'day' : undefined;
}

/** A word such as "c", "in" or "points" is a unit only in brackets or at the end. */
function isInPlace(spot: Spot, of: Measure): boolean {
  const { word, before, after } = spot;
  if (/[([] ?$/.test(before) && /^\.? ?[)\]]/.test(after)) return true;
  if (word === '%' && isShareOf(spot)) return true;
  const isAtEnd = /^\.?$/.test(after);
  if (!/\p{L}/u.test(word)) return isAtEnd && (word === '%' || word === '"');
  // "10mm" and "8 inch gauge" tell an amount and a size.
  if (/\d$/.test(before) || (of === 'inch' && /\d[ -]$/.test(before))) return false;
  return !unitFacetsOf(word).has('inPlace') || (isAtEnd && mayEnd(spot, of));
}

/** "% of normal" and the header "Tmin %normal". "90 % complete" is of what was read, and "% Year" a remark of a program. */
function isShareOf({ before, after, isTitle }: Spot): boolean {
  const next = firstWord(after);
  const isBehindWord = !isTitle && next !== '' && /[\p{L}_] *$/u.test(before);
  return isBehindWord || rolesOf(next).has('of');
}

/** "Temp max F" and "tmax_f", "Rain, in" and "rain_in" */
function mayEnd({ before, isTitle }: Spot, of: Measure): boolean {
  if (before === '') return !isTitle && (isScale(of) || ALONE.includes(of));
  if (of === 'inch') return !isTitle || before.endsWith('_');
  const subjects = wordsOf(plainText(lastWord(before)?.word ?? ''));
  if (of === 'hundredthOfInch') return subjects.has('rain');
  return isScale(of) && SAY_WARMTH.some((subject) => subjects.has(subject));
}

const ALONE: readonly Measure[] = ['metre', 'inch', 'hundredthOfInch'];
const SAY_WARMTH = ['temperature', 'max', 'min'] as const;

function isScale(of: Measure | undefined): boolean {
  return of === 'celsius' || of === 'fahrenheit' || of === 'kelvin';
}

/** The word at the end of a text, marks behind it aside, and what stands before it */
function lastWord(text: string): { word: string; before: string } | undefined {
  const [all = '', word] = /([\p{L}\p{M}]+)[ ._,/]*$/u.exec(text) ?? [];
  return word === undefined ? undefined : { word, before: text.slice(0, -all.length) };
}

function firstWord(text: string): string {
  return /^[ .]*([\p{L}\p{M}]+)/u.exec(text)?.[1] ?? '';
}
