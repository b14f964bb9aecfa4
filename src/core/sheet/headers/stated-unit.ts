import { plainText } from '../../reading/plain-text.ts';
import { remembering } from '../cells/remembering.ts';
import type { Quantity, Unit } from '../cells/units.ts';
import { anyWord } from '../cells/words-of-texts.ts';
import type { Subject } from '../vocabulary/word-rows.ts';
import { saysRain, wordsOf } from './known-words.ts';
import { type UnitPhrase, unitPhrases } from './unit-phrases.ts';
import { type Measure, unitFacetsOf } from './unit-word.ts';

type Stated = { [quantity in Quantity]: Unit | undefined } & { isOther: boolean };

/** The unit a header, a units row or a title states for temperature or for rain. */
export function statedUnit(text: string, quantity: Quantity): Unit | undefined {
  return unitsOfHeader(text)[quantity];
}

/**
 * The unit that a title states. A title is prose: "stations in 1900" has no inches, "at 20 m" no metres, and a sheet
 * "F" may follow a sheet "E".
 */
export function titleUnit(text: string, quantity: Quantity): Unit | undefined {
  const unit = unitsOfTitle(text)[quantity];
  return unit === 'm' || unit === 'K' ? undefined : unit;
}

/** "Resolution 0.1 mm", "Read to 0.1 °C": the values may be in whole units all the same. */
export function saysStep(title: string): boolean {
  return (title.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => unitFacetsOf(word).has('step'));
}

/** Units of power, pressure, speed, money and the like: the values are neither temperature nor rain. */
export function isInOtherUnit(text: string): boolean {
  return unitsOfHeader(text).isOther;
}

export function isUnitText(text: string): boolean {
  if (text.length > 30) return false;
  const { temperature, rain } = unitsOfHeader(text);
  return temperature !== undefined || rain !== undefined;
}

const unitsOfHeader = remembering((text): Stated => unitsIn(text, false));
const unitsOfTitle = remembering((text): Stated => unitsIn(text, true));

/** If a text states several units, the first of these counts: "Rain, mm (once in inches)". */
const UNITS = {
  temperature: ['0.01C', '0.1C', '0.1F', 'F', 'C', 'K'],
  rain: [
    ...(['0.1mm', 'mm/day', 'cm/day', 'in/day', 'm/day', 'mm', 'cm'] as const),
    ...(['0.001in', '0.01in', 'in', 'm'] as const),
  ],
} as const satisfies Record<Quantity, readonly Unit[]>;

function unitsIn(text: string, isTitle: boolean): Stated {
  const units = unitPhrases(plainUnits(text), isTitle).map(unitOf);
  const rain = UNITS.rain.find((unit) => units.includes(unit));
  return {
    temperature: UNITS.temperature.find((unit) => units.includes(unit)),
    rain: isOfEachDay(text) ? eachDay(rain ?? 'mm') : rain,
    isOther: units.includes('other'),
  };
}

function plainUnits(text: string): string {
  return (
    text
      .replace(/º/g, '°')
      .normalize('NFKC')
      // "TmaxF" and "oC", while "hPa" is one word
      .replace(/(\p{Ll}\p{Ll}|\bo)(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      // "d⁻¹", "d^-1", "d**-1"
      .replace(/\u2212|\^-?|\*\*-/g, '-')
      .replace(unitOfBefore(), '')
      .trim()
  );
}

let earlier: RegExp | undefined;

/** "°C (converted from °F)": the part about the earlier unit. */
function unitOfBefore(): RegExp {
  earlier ??= new RegExp(`${anyWord('unitBefore')}[^)]*?(?=\\)|${anyWord('unitNow')}|$)`);
  return earlier;
}

const BY_PART: { [of in Measure]?: { [part in UnitPhrase['part']]?: Unit } } = {
  celsius: { 1: 'C', 10: '0.1C', 100: '0.01C' },
  degree: { 10: '0.1C', 100: '0.01C' },
  fahrenheit: { 1: 'F', 10: '0.1F' },
  kelvin: { 1: 'K' },
  millimetre: { 1: 'mm', 10: '0.1mm' },
  // a litre or a kilogram of water on a square metre
  litre: { 1: 'mm' },
  kilogram: { 1: 'mm' },
  centimetre: { 1: 'cm' },
  inch: { 1: 'in', 100: '0.01in', 1000: '0.001in' },
  hundredthOfInch: { 1: '0.01in' },
  metre: { 1: 'm' },
};

function unitOf({ of, part, isOfArea, each }: UnitPhrase): Unit | 'other' | undefined {
  const isMass = of === 'litre' || of === 'kilogram';
  if (of === 'otherUnit' || each === 'hour' || (isMass && !isOfArea)) return 'other';
  const unit = BY_PART[of]?.[part];
  return each === 'day' && unit ? eachDay(unit) : unit;
}

/** Of parts of a unit no rates are known. */
function eachDay(unit: Unit): Unit {
  return RATES[unit] ?? unit;
}

const RATES: { [unit in Unit]?: Unit } = { mm: 'mm/day', cm: 'cm/day', in: 'in/day', m: 'm/day' };

/** "Mean daily rain" and "Rain per day" are a month's mean, in any order of the words. */
function isOfEachDay(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  // Most texts are shorter, and no more is asked about them.
  if (words.length < 3) return false;
  const plain = words.map(plainText);
  const subjects = plain.map(wordsOf);
  return subjects.slice(2).some((third, at) => {
    const three = subjects.slice(at, at + 3);
    const speaks = (subject: Subject): boolean => three.some((one) => one.has(subject));
    const facets = unitFacetsOf(plain[at + 1] ?? '');
    // "Rain, each day at 9" says when it was read.
    const isEach = facets.has('per') && !facets.has('weak') && third.has('day');
    const isRainFirst = saysRain(subjects[at] ?? third);
    return (three.some(saysRain) && speaks('mean') && speaks('daily')) || (isRainFirst && isEach);
  });
}
