import { isDaily } from '../../reading/series.ts';
import { couldBe } from '../cells/evidence.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import type { Fact } from '../headers/decisions.ts';
import { elementOver } from '../headers/element-over.ts';
import { isUnbroken, rolesOf, wordsOf } from '../headers/known-words.ts';
import { phraseOf } from '../headers/phrase.ts';
import type { Column, Table } from '../headers/table.ts';
import type { Keys } from '../keys/keys.ts';
import type { Candidate } from './layout.ts';
import { areOrders, numbersOf } from './numbers-of.ts';

/** "Upton" and "Hill farm": what the headers of one element say beside it, if these may be names of places. */
export function namesApart(columns: readonly Column[]): readonly string[] | null {
  const names = columns.map(({ meaning }) => meaning.rest);
  return new Set(names).size > 1 && names.every(mayBePlace) ? names : null;
}

/** False for "morning", "8h", "9am" and "gauge 2": all their words are common ones. "09480000" is a station's number. */
function mayBePlace(name: string): boolean {
  if (/^\d{5,}$/.test(name)) return true;
  const isName = (word: string): boolean => /\p{L}/u.test(word) && !isTimeOfDay(word);
  return name.split(' ').some((word) => isName(word) && !rolesOf(word).has('common'));
}

/**
 * "Nairobi, Ciudad de México, G01" under the title "Rainfall": columns of places, of which the person chooses one. What
 * else could hold the element is offered beside them, be it a place called Max or the total of all: values do not tell.
 */
export function placesOver(
  table: Table,
  keys: Keys,
  numeric: readonly Column[],
): Candidate[] | null {
  const element = elementOver(table);
  // No gauge is below zero for months, and no maximum is mostly 0.
  const mayHold = numeric.filter(({ index }) => {
    const numbers = numbersOf(table, index);
    return !areOrders(table, index) && (!element || couldBe(element, numbers, isDaily(keys)));
  });
  const named = mayHold.filter((column) => isPlainName(column) || isCode(column));
  const others = mayHold.filter((column) => !named.includes(column));
  // "Rain" beside four names may be one more, and beside a single one it is the rain.
  const areFew = others.length * MOSTLY_TO_OTHERS <= named.length;
  const areOpen = others.length <= named.length && !others.some(saysElement);
  const areNamed = named.length > 1 && (areFew || areOpen);
  const isWhole = others.length === 0 && (named.every(isCode) || isUnderStation(table));
  if (!areNamed || !(element || isWhole)) return null;
  return mayHold.map(({ index, name }) => ({ index, element, station: name }));
}

/** For each column that says an element there must be four with names of places. */
const MOSTLY_TO_OTHERS = 4;

/** "Station, Upton, Kew" over dates, or beside them, where nothing says what was measured. */
function isUnderStation({ columns }: Table): boolean {
  return columns.find(({ name }) => name !== '')?.meaning.key === 'station';
}

/** "Upton", "High Wycombe", "Estado de Hidalgo": all of it is a name, or a word that nobody knows. */
function isPlainName({ name, meaning }: Column): boolean {
  const { says, name: place } = phraseOf(name);
  if (place !== '') return !/\p{L}/u.test(says);
  // "UV" and "pH" are codes; 서울 is a word.
  const isWord = (/\p{L}{3}/u.test(name) || isUnbroken(name)) && !isTimeOfDay(name);
  return isWord && meaning.facts.size === 0 && mayBePlace(meaning.rest);
}

/** "G01" or "station_356" over numbers: the values of that station. */
function isCode({ name, meaning: { key, rest, about, month } }: Column): boolean {
  if (about || month) return false;
  return CODE.test(name) || (key === 'station' && /\d/.test(rest));
}

/** "G07", "00123", "C0A520", "060315A": numbers of stations. 7 and 12 have too few digits: they may be months or days. */
export const CODE =
  /^(\p{L}{1,4}[-_ ]?\d{1,8}|\d{3,8}|\d{5,8}\p{Lu}|(?=.+\d.*\d)\p{Lu}\d[\p{Lu}\d]{3,6})$/u;

/** "Rain" and "Tmax" need no title, and "Max" may be a place. */
function saysElement({ meaning: { facts } }: Column): boolean {
  return SAYS_ELEMENT.some((fact) => facts.has(fact));
}

const SAYS_ELEMENT: readonly Fact[] = ['rain', 'precipitation', 'temperature', 'inDegrees'];

/** True under "Station", be it over 12.1 and 12.2. "StnPres" over 998.1 names none: nobody knows all of its words. */
export function isStation(table: Table, { index, meaning }: Column): boolean {
  if (meaning.key !== 'station') return false;
  const isOurs = (word: string): boolean => wordsOf(word).size > 0 || rolesOf(word).has('common');
  return meaning.plain.split(' ').every(isOurs) || numbersOf(table, index).every(Number.isInteger);
}

/** True if all differ and most are names: a place may be called March or Normal. */
export function areApart<One>(all: readonly One[], isName: (one: One) => boolean): boolean {
  const differ = all.length > 1 && new Set(all).size === all.length;
  return differ && all.filter(isName).length >= all.length * MOSTLY;
}

const MOSTLY = 0.8;
