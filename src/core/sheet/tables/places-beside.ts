import { ELEMENTS, type Element, ofElement } from '../../dataset/columns.ts';
import { isSameText } from '../../reading/plain-text.ts';
import { isDaily, isNumber } from '../../reading/series.ts';
import { couldBe } from '../cells/evidence.ts';
import { numberInCell } from '../cells/read-number.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import type { Fact } from '../headers/decisions.ts';
import { elementOver } from '../headers/element-over.ts';
import type { Meaning } from '../headers/header-meaning.ts';
import { isUnbroken, rolesOf, wordsOf } from '../headers/known-words.ts';
import { judgedWords, phraseOf } from '../headers/phrase.ts';
import { isUnitText } from '../headers/stated-unit.ts';
import { type Column, columnAt, indexesOf, isOnlyOne, type Table } from '../headers/table.ts';
import { sortsIn } from '../headers/words-of-text.ts';
import { findKeys } from '../keys/find-keys.ts';
import type { Keys } from '../keys/keys.ts';
import { goesWith } from './goes-with.ts';
import type { Asked, ElementColumns, ValueColumn } from './layout.ts';
import { areOrders, numbersOf } from './numbers-of.ts';
import { sameEachYear } from './repeated-values.ts';

/**
 * "Upton" and "Hill farm": what the headers of one element differ by, if these may be names of places. So may
 * "A" and "2" if they stand over each element, and "Hours" beside "Upton" there.
 */
export function namesApart(names: readonly string[], isOfEach = false): readonly string[] | null {
  const isNamed = names.some(mayBePlace);
  const isName = (name: string): boolean =>
    mayBePlace(name) || (isOfEach && (MARK.test(name) || (isNamed && saysOther(name))));
  if (names.length < 2 || !names.every(isName)) return null;
  return new Set(names).size > 1 ? names : null;
}

/** True for "Hours". "Obs" beside "Model" says how. */
function saysOther(name: string): boolean {
  return name !== '' && !name.split(' ').some((word) => rolesOf(word).has('measured'));
}

function placesIn(
  table: Table,
  columns: readonly Column[],
  element: Element | undefined,
): ValueColumn[] {
  const names = columns.map(({ name }) => name);
  const stations = numberedApart(table, columns, names) ?? names;
  return columns.map(({ index }, at) => ({ index, element, station: stations[at] ?? '' }));
}

/** "Upton, Kew, Upton" are "Upton (1), Kew, Upton (2)"; null where the second has dates of its own. */
function numberedApart(
  table: Table,
  columns: readonly Column[],
  names: readonly string[],
): readonly string[] | null {
  if (new Set(names).size === names.length) return names;
  if (haveOwnDates(table, columns)) return null;
  const timesIn = (some: readonly string[], name: string): number =>
    some.filter((other) => other === name).length;
  return names.map((name, at) =>
    timesIn(names, name) > 1 ? `${name} (${timesIn(names.slice(0, at + 1), name)})` : name,
  );
}

/** "Year, Upton, Kew, Year, Upton, Kew": the years of the second Upton stand beside it. */
function haveOwnDates(table: Table, columns: readonly Column[]): boolean {
  const [first = 0] = indexesOf(columns);
  const others = table.columns.filter(({ index }) => index > first);
  const between = others.filter(({ index }) => !indexesOf(columns).includes(index));
  return findKeys(table, between) !== null;
}

/** "A", "B" and "C", or "1", "2" and "3": of two such one may be a unit, and the other how many. */
function areMarks(names: readonly string[]): boolean {
  return names.length > 2 && names.every((name) => MARK.test(name));
}

const MARK = /^(\p{L}|\d{1,3})$/u;

/**
 * What is unknown in each header, such as "jv" in "PR_JV". In "PR_JV, PR_NS, PR_DA" also "da", which is a word of
 * some language: it stands where the names stand. "Total" beside "Rain Upton" is no name, nor "(°C)" beside "err".
 */
export function namesIn(columns: readonly Column[]): readonly string[] {
  const rests = columns.map(({ meaning }) => meaning.rest);
  const headers = columns.map(({ meaning }) => meaning.plain.split(' '));
  const apart = headers.map((words) =>
    words.filter((word) => !headers.every((header) => header.includes(word))).join(' '),
  );
  // Of A, B and C none is °C.
  const isOfUnit = (name: string): boolean => isUnitText(name) && !areMarks(apart);
  const isKnown = (name: string): boolean =>
    name === '' || isOfUnit(name) || wordsOf(name).size > 0;
  return rests.includes('') && !apart.some(isKnown) ? apart : rests;
}

/**
 * False for "morning", "8h", "9am" and "gauge 2": all their words are common ones. "09480000" is a station's number.
 */
function mayBePlace(name: string): boolean {
  if (/^\d{5,}$/.test(name)) return true;
  const isName = (word: string): boolean => /\p{L}/u.test(word) && !isTimeOfDay(word);
  return name.split(' ').some((word) => isName(word) && !rolesOf(word).has('common'));
}

/**
 * "Rain Upton, Rain Kew": keeps the names as places if there is evidence, and asks otherwise. Several elements must
 * share a name. The values of a single element must be such as two places could have.
 */
export function keepPlaces(chosen: ElementColumns, table: Table, { station }: Asked): void {
  if (!chosen.values.some(({ station }) => station)) return;
  const nameOf = ({ index, station }: ValueColumn): string =>
    station ?? columnAt(table, index)?.meaning.rest ?? '';
  const present = ELEMENTS.filter((wanted) => chosen.values.some(ofElement(wanted)));
  const placed = present.filter((wanted) =>
    chosen.values.some(({ element, station }) => element === wanted && station !== undefined),
  );
  // One gauge stands beside the maxima and minima of the garden and of the house.
  const names = (placed.length > 1 ? placed : present).map((wanted) =>
    chosen.values.filter(ofElement(wanted)).map(nameOf),
  );
  const shared = (names[0] ?? []).filter((name) => names.every((others) => others.includes(name)));
  const arePlaces =
    present.length === 1
      ? isChosen(chosen.values, station) || couldBePlaces(table, chosen.values)
      : shared.length > 0;
  if (!arePlaces) askWhich(chosen, present);
}

/** The person has chosen one of these names, so they are places. */
function isChosen(columns: readonly ValueColumn[], answer = ''): boolean {
  return columns.some(({ station }) => station && isSameText(station, answer));
}

function askWhich(chosen: ElementColumns, elements: readonly Element[]): void {
  for (const element of elements) {
    const columns = chosen.values.filter(ofElement(element));
    if (columns.length > 1)
      chosen.unclear.push({ element, columns: indexesOf(columns), why: 'part' });
  }
  chosen.values = chosen.values.filter(({ station }) => station === undefined);
}

/** In fewer rows one column may be above another by chance. */
const FEWEST_ROWS = 10;

/**
 * Of two gauges now one has more rain, now the other. The wettest day and the rain of the morning are
 * never more than the whole; and a count of days is in whole numbers, while rain is not.
 */
function couldBePlaces({ sampled }: Table, columns: readonly ValueColumn[]): boolean {
  const numbers = columns.map(({ index }) => sampled.map((row) => numberInCell(row[index])));
  // A gauge that was set up later is blank at the top, and one may have been dry: that is no count.
  const wet = numbers
    .map((column) => column.filter((n) => n))
    .filter((column) => column.length > 0);
  const whole = wet.map((column) => column.every(Number.isInteger));
  if (new Set(whole).size > 1) return false;
  // Temperatures show nothing here: a hill is always colder than the coast.
  if (!columns.every(ofElement('rain'))) return true;
  const parts = numbers.flatMap((column, at) =>
    numbers.filter((other, place) => place !== at && isWithin(column, other)),
  );
  // Some pairs are allowed: of fourteen gauges the wettest has more than the driest in every month.
  return parts.length * 3 < (numbers.length * (numbers.length - 1)) / 2;
}

/** True for a share: it is below the other in every row, by a gap that varies. The gap of a hill is even. */
function isWithin(column: readonly number[], other: readonly number[]): boolean {
  const gaps = column.map((n, at) => (other[at] ?? NaN) - n).filter(isNumber);
  const apart = gaps.filter((gap) => gap !== 0);
  const isShare = Math.max(...apart) > 2 * Math.min(...apart);
  return apart.length >= FEWEST_ROWS && isShare && apart.every((gap) => gap > 0);
}

/**
 * "G07", "00123", "C0A520", "060315A": numbers of stations, and "23.25, 69.75" of a point. 7 and 12 have too few digits:
 * they may be months or days.
 */
export const CODE =
  /^(\p{L}{1,4}[-_ ]?\d{1,8}|\d{3,8}|\d{5,8}\p{Lu}|(?=.+\d.*\d)\p{Lu}\d[\p{Lu}\d]{3,6}|-?\d+(\.\d+)?, -?\d+(\.\d+)?)$/u;

/** True under "Station", be it over 12.1 and 12.2. "StnPres" over 998.1 names none: nobody knows all of its words. */
export function isStation(table: Table, { index, meaning }: Column): boolean {
  if (meaning.key !== 'station') return false;
  const isOurs = (word: string): boolean => wordsOf(word).size > 0 || rolesOf(word).has('common');
  return meaning.plain.split(' ').every(isOurs) || numbersOf(table, index).every(Number.isInteger);
}

/** "G01" or "station_356" over numbers: the values of that station. */
export function isCode(name: string, { key, rest }: Meaning): boolean {
  return CODE.test(name) || (key === 'station' && /\d/.test(rest));
}

/** "G01, G02, R3" over all numbers: the columns of places, to choose one. */
export function placesByCode(table: Table, numeric: readonly Column[]): Partial<ElementColumns> {
  if (numeric.length < 2 || !numeric.every(({ name, meaning }) => isCode(name, meaning))) return {};
  const element = elementOver(table);
  return { values: placesIn(table, numeric, element) };
}

/** For each column that could be anything there must be four with names of places. */
const MOSTLY_TO_OTHERS = 4;

/**
 * "Nairobi, Ciudad de México, Snow Hill" under the title "Rainfall": columns of places, of which one is chosen. A
 * "Total" beside them may be that of all places, or they are its parts: then the person is asked.
 */
export function placesByName(
  table: Table,
  keys: Keys,
  numeric: readonly Column[],
  { station: answer, columns: answers }: Asked,
): Pick<ElementColumns, 'values' | 'unclear'> | null {
  const element = elementOver(table);
  if (!element && areUnderStation(table, numeric))
    return { values: placesIn(table, numeric, element), unclear: [] };
  // No gauge is below zero for months, and no maximum is mostly 0.
  const mayHold = numeric.filter(
    ({ index }) =>
      element &&
      !areOrders(table, index) &&
      couldBe(element, numbersOf(table, index), isDaily(keys)),
  );
  const named = namesOver(table, keys, mayHold, element);
  if (named.length === 0) return null;
  const values = placesIn(table, named, element);
  const totals = mayHold.filter(
    (column) => !named.includes(column) && column.meaning.facts.has('total'),
  );
  if (isChosen(values, answer) || (totals.length === 0 && couldBePlaces(table, values)))
    return { values, unclear: [] };
  const columns = indexesOf([...named, ...totals]);
  const isOpen = element !== undefined && answers[element] === undefined;
  return { values: [], unclear: isOpen ? [{ element, columns, why: 'part' }] : [] };
}

/** "Station, Upton, Kew" over dates, or beside them, where nothing says what was measured. */
function areUnderStation({ columns }: Table, numeric: readonly Column[]): boolean {
  const corner = columns.find(({ name }) => name !== '');
  return corner?.meaning.key === 'station' && numeric.length > 1 && numeric.every(isPlainName);
}

/** None where a column has an element of its own, or where too many could be anything. */
function namesOver(
  table: Table,
  keys: Keys,
  numeric: readonly Column[],
  element: Element | undefined,
): readonly Column[] {
  const plain = numeric.filter(isPlainName);
  if (plain.length < 2) return [];
  const quantities = numeric.filter(isOfQuantity);
  const mayBeNamed = numeric.filter((column) => !quantities.includes(column));
  const named = mayBeNamed.filter((column) => plain.includes(column) || isNameAmong(column));
  const alike = mayBeNamed.filter(
    (column) =>
      !named.includes(column) &&
      isLike(table, column, named, element) &&
      !sameEachYear(table, keys, column.index),
  );
  const others = numeric.filter((column) => !named.includes(column) && !alike.includes(column));
  if (others.some(({ meaning }) => meaning.element)) return [];
  // "Totals" and "Means" are of the places beside them, and could not be anything else.
  const open = [...others, ...alike].filter(
    (column) =>
      !column.meaning.refusal && !column.meaning.annual && !isMeanOf(table, column, named),
  );
  if (open.length * MOSTLY_TO_OTHERS > named.length) return [];
  return numeric.filter((column) => !others.includes(column));
}

/**
 * True for "Dana", "Normal" or "Max" among gauges, if its values may be those of one more gauge: in some months above
 * or below all others, in some between them. A sum, a mean and a most are not, and a count is in whole numbers. A
 * hill is colder than all others in every month, by much the same.
 */
function isLike(
  table: Table,
  column: Column,
  named: readonly Column[],
  element: Element | undefined,
): boolean {
  const rows = rowsBeside(table, column, named);
  const apart = rows.filter(({ value, least, most }) => value < least || value > most);
  if (element !== 'rain' && apart.length * 2 > rows.length)
    return (
      !saysThing(column) &&
      mayBeCalled(table, column) &&
      named.every(({ index }) => goesWith(table, column.index, index))
    );
  const uneven = rows.filter(({ least, most }) => most > least);
  if (!mayBeCalled(table, column) || uneven.length < FEWEST_ROWS) return false;
  const over = uneven.filter(({ value, most }) => value >= most).length;
  const under = uneven.filter(({ value, least }) => value <= least).length;
  const isWhole = rows.every(({ value }) => Number.isInteger(value));
  const areWhole = rows.every(({ others }) => others.every(Number.isInteger));
  return over + under > 0 && Math.max(over, under) < uneven.length && isWhole === areWhole;
}

/** True for "Soil" and "Wet bulb", which go with the air. "Snow" does not. */
function saysThing({ meaning: { facts } }: Column): boolean {
  return facts.has('other') && !facts.has('snow');
}

/** True for a column "Means" whose values always lie between those of the places. */
function isMeanOf(table: Table, column: Column, named: readonly Column[]): boolean {
  const rows = column.meaning.facts.has('mean') ? rowsBeside(table, column, named) : [];
  const isBetween = rows.every(({ value, least, most }) => value >= least && value <= most);
  return isBetween && rows.length >= FEWEST_ROWS;
}

/** What a column holds, and what those of places hold in the same row. */
function rowsBeside({ sampled }: Table, { index }: Column, named: readonly Column[]) {
  return sampled.flatMap((row) => {
    const value = numberInCell(row[index]);
    const others = named.map((place) => numberInCell(row[place.index])).filter(isNumber);
    const [least, most] = [Math.min(...others), Math.max(...others)];
    return isNumber(value) && others.length > 1 ? [{ value, others, least, most }] : [];
  });
}

/** False for "Rain" and "Tmax", which need no title, for "Wind (m/s)" and for what stands twice. */
function mayBeCalled(table: Table, { name, meaning: { facts } }: Column): boolean {
  const isElement = SAYS_ELEMENT.some((fact) => facts.has(fact));
  return /^[\p{L}\p{M}\p{N} .'’-]+$/u.test(name) && isOnlyOne(table, name) && !isElement;
}

const SAYS_ELEMENT: readonly Fact[] = ['rain', 'precipitation', 'temperature', 'inDegrees'];

/** "Upton", "High Wycombe", "Estado de Hidalgo": all of it is a name, or a word that nobody knows. */
function isPlainName({ name, meaning }: Pick<Column, 'name' | 'meaning'>): boolean {
  const { says, name: place } = phraseOf(name);
  if (place !== '') return !/\p{L}/u.test(says);
  // "UV" and "pH" are codes; 서울 is a word.
  const isWord = (/\p{L}{3}/u.test(name) || isUnbroken(name)) && !isTimeOfDay(name);
  return isWord && meaning.facts.size === 0 && mayBePlace(meaning.rest);
}

/** "spring discharge" says in small letters what was measured, although a place may be called "Spring". */
function isOfQuantity({ name, meaning }: Column): boolean {
  const words = judgedWords(name).filter(({ isName }) => !isName);
  return (
    meaning.facts.has('other') &&
    words.some(({ sort, text }) => sort === 'quantity' && /^\p{Ll}/u.test(text))
  );
}

/** Beside names "SNOW HILL" is one, too, and so are "March" and "9 de Julio". "Snow" may be that. */
function isNameAmong({ name, meaning }: Column): boolean {
  const isName = sortsIn(name).some((sort) => sort === 'name' || sort === 'place');
  return isName || meaning.month !== undefined;
}
