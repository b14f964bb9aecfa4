import { plainText } from '../../reading/plain-text.ts';
import { isOfADay } from '../cells/units.ts';
import type { HeaderWord, Role } from '../vocabulary/word-rows.ts';
import { type Facts, factsWhere, type Said } from './decisions.ts';
import {
  hasPhrase,
  isExtreme,
  isTemperatureCode,
  rolesIn,
  rolesOf,
  wordsAlone,
  wordsIn,
  wordsOf,
} from './known-words.ts';
import { isInOtherUnit, statedUnit } from './stated-unit.ts';

/** What the words, the units and the wording of a text say. */
export function factsOf(text: string, plain: string, tokens: readonly string[]): Facts {
  const words = wordsIn(plain, tokens);
  const isWarmth = !words.has('rain') && namesElement(words);
  const units = unitsIn(text);
  const isUnit = units.inRainUnit && !isOfDates(tokens, words);
  // "Water level 2 m above ground" is of the water, and not of the air.
  const measured = plainText(text.slice(0, text.search(METRES)));
  const isAir = isMetresAbove(text, plain) && !rolesIn(measured).has('surface');
  // And of two gauges one stands on the ground, and one on the roof.
  const isAbove = isAir || words.has('rain');
  const spoken = [...words].filter(
    ([facet, word]) => !(isUnit && facet === 'month') && !(isAbove && rolesOf(word).has('surface')),
  );
  const said = factsWhere({
    ...units,
    temperature: tokens.some(isTemperatureCode),
    other: isWarmth && namesThing(text, plain, tokens),
    ...formsIn(text, plain, tokens, words),
  });
  return new Set([...spoken.map(([fact]) => fact), ...said]);
}

/** "Qux (mm)" is in millimetres. "YYYY-MM" and "Month (MM)" are months. */
function isOfDates(tokens: readonly string[], words: ReadonlyMap<HeaderWord, string>): boolean {
  const isMonth = (token: string): boolean => token !== 'mm' && wordsOf(token).has('month');
  return tokens.some(isMonth) || DATED.some((word) => words.has(word));
}

const DATED: readonly HeaderWord[] = ['year', 'day', 'date'];

function unitsIn(text: string): Said {
  // The first word of "Total (mm)" and "In mm" is no unit.
  const behind = statedUnit(text.replace(/^[\p{L}\p{M}\p{N}_]+/u, ''), 'rain');
  const whole = statedUnit(text, 'rain');
  return {
    otherUnit: isInOtherUnit(text),
    inRainUnit: behind !== undefined,
    inDegrees: statedUnit(text, 'temperature') !== undefined,
    rate: isOfADay(whole),
  };
}

type Found = ReadonlyMap<HeaderWord, string>;

function formsIn(text: string, plain: string, tokens: readonly string[], words: Found): Said {
  const roles = rolesIn(plain);
  const isWhole = words.has('rain') || roles.has('melted');
  return {
    part:
      namesElement(words) &&
      (roles.has('spread') ||
        roles.has('portion') ||
        isPartOfDay(text, wordsAlone(plain, tokens), words)),
    ofADay: roles.has('ofADay') || /\b24 ?h/i.test(text),
    inADay: roles.has('inADay'),
    melted: words.has('precipitation') && words.has('snow') && isWhole,
    ofExtremes: isOfExtremes(tokens, text) || isRecord(roles, words),
    ofMonth: roles.has('ofMonth'),
    soFar: roles.has('soFar'),
  };
}

/** "Highest recorded temperature". "Rainfall recorded in mm" is an amount. */
function isRecord(roles: ReadonlySet<Role>, words: Found): boolean {
  return roles.has('recorded') && (words.has('max') || words.has('min'));
}

function namesElement(words: Found): boolean {
  return ELEMENT_WORDS.some((word) => words.has(word));
}

function isPartOfDay(text: string, tokens: readonly string[], words: Found): boolean {
  const isOfMinutes = words.has('rain') && MINUTES.test(text);
  const isDay = words.has('dayOfYear');
  return isDay || isOfMinutes || isWhen(tokens) || PART_OF.test(text) || / n$/.test(text);
}

/** True for "Date of max", "Tmax date", "Fecha de la máxima": they say when it was, not how much. */
function isWhen(tokens: readonly string[]): boolean {
  const [first = '', second = ''] = tokens;
  const [last = '', before = ''] = tokens.slice().reverse();
  const isTime = (token: string): boolean => rolesOf(token).has('time');
  const begins = rolesIn(`${first} ${second}`).has('time') || wordsOf(first).has('day');
  const isOfElement = ELEMENT_WORDS.some((word) => wordsOf(second).has(word));
  // "Lluvia 24 horas" is an amount, and "Lluvia 7 horas" was read at seven.
  const ends = isTime(last) && !/^\d+$/.test(before);
  return ends || (begins && rolesOf(second).has('of')) || (isTime(first) && isOfElement);
}

/** Minutes only beside rain: "10 min" alone is the minimum of October. */
const MINUTES = /\d ?min/i;

/** "Rain >10 mm", "Min <= -20" and "Tmax n" count days; "Rain 1h" and "rain_60min" are parts of a day, "Tmax 90p" of a scale. */
const PART_OF = /[<>≤≥]=? ?-?\d|(^|[^\d:.])([136] ?h|(15|20|30|60) ?min(utes?)?|\d+p(ctl)?)\b/i;

/** True where a word says it is not of the air: "suelo", "5 cm", "suhu air". "2 m above the ground" is air. */
function namesThing(text: string, plain: string, tokens: readonly string[]): boolean {
  const isAir = isMetresAbove(text, plain);
  const isOfNoAir = (token: string): boolean => {
    const roles = rolesOf(token);
    return roles.has('thing') && !(roles.has('surface') && (isAir || roles.has('common')));
  };
  return tokens.some(isOfNoAir) || CENTIMETRES.test(plain) || hasPhrase(plain, 'thing');
}

function isMetresAbove(text: string, plain: string): boolean {
  return rolesIn(plain).has('above') && METRES.test(text);
}

/** Air is measured metres above the ground, grass and soil at a few centimetres. */
const CENTIMETRES = /\b\d{1,2} ?cm\b/;

/** "Max of Tmax", "max(Tmax)", "Máxima de las máximas": the highest of the maxima. */
function isOfExtremes(
  [first = '', second = '', ...others]: readonly string[],
  text: string,
): boolean {
  const isOf = rolesOf(second).has('of');
  const behind = isOf ? others : [second, ...others];
  return (isOf || /^\p{L}+\(/u.test(text)) && isExtreme(first) && behind.some(isExtreme);
}

const ELEMENT_WORDS: readonly HeaderWord[] = ['max', 'min', 'rain', 'precipitation'];

/** "2 m", "1.2 metres", "150 cm", "four feet" */
const METRES = /\d ?m(et\w+)?\b|\d{3} ?cm\b|\bfeet\b/i;
