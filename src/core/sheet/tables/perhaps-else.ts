import { ELEMENTS, type Element, ofElement } from '../../dataset/columns.ts';
import { plainText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import type { AskedWhy } from '../../reading/reading-kinds.ts';
import { isDaily, isNumber } from '../../reading/series.ts';
import { quoted } from '../cells/doubts.ts';
import { isNoRainOfDays, isPlainlyRain, spreadOf } from '../cells/rain-like.ts';
import { numberInCell } from '../cells/read-number.ts';
import { isText } from '../cells/sheet-cells.ts';
import { somewhere } from '../cells/words-of-texts.ts';
import {
  areOfRain,
  headerMeaning,
  isOfWarmth,
  type Meaning,
  titleMeaning,
} from '../headers/header-meaning.ts';
import {
  isUnbroken,
  rolesIn,
  rolesOf,
  saysRain,
  wordsIn,
  wordsOf,
} from '../headers/known-words.ts';
import { judgedWords, phraseOf } from '../headers/phrase.ts';
import { type Column, cellsBelow, columnAt, indexesOf, type Table } from '../headers/table.ts';
import { doubtAbout, isQualified, isUnknown } from '../headers/unknown-words.ts';
import type { Vote } from '../headers/votes.ts';
import { thingIn } from '../headers/votes-of-text.ts';
import { titleAgainst } from './contrary-title.ts';
import { type Fit, type ValueColumn, valuesIn } from './layout.ts';
import { numbersOf } from './numbers-of.ts';
import { mayCountDays } from './rain-beside.ts';
import { areNormals } from './repeated-values.ts';
import { isAside } from './says-aside.ts';
import { hasRowsOfOneDay } from './several-rows.ts';

/**
 * A text that may speak of something else, and the columns it stands over. `asks`: nothing but the person says
 * that it is of this element, and a `label` if it names the rows. `why`, if it is not that the text is of something else.
 */
export type Doubtful = {
  found: string;
  columns: readonly number[];
  asks?: { element: Element; label?: string };
  why?: AskedWhy;
};

export function perhapsElse(fit: Fit): Doubtful[] {
  const all = [
    doubtfulTitle,
    otherTitle,
    doubtfulWords,
    besideMoments,
    amongNutrients,
    amongQuantiles,
    evenDays,
  ];
  const found = all.flatMap((find) => find(fit));
  const isOpen = ({ asks }: Doubtful): boolean =>
    !found.some((other) => other.asks && other.asks.element === asks?.element);
  return found
    .concat(underContraryTitles(fit).filter(isOpen))
    .map((doubtful) => ({ ...doubtful, found: quoted(doubtful.found) }));
}

/** "Rain" under "Wettest day of each month" */
function underContraryTitles({ table, parts }: Fit): Doubtful[] {
  const against = parts.flatMap(({ keys, values }) =>
    values.flatMap((value) => {
      const found = titleAgainst(table, keys, value);
      return found === undefined ? [] : [{ ...value, found }];
    }),
  );
  return ELEMENTS.flatMap((element) => {
    const columns = against.filter(ofElement(element));
    return columns.slice(0, 1).map(({ found }) => ({
      found,
      columns: indexesOf(columns),
      asks: { element },
    }));
  });
}

/** "Salario mínimo" over columns that it has named. */
function doubtfulTitle({ parts }: Fit): Doubtful[] {
  const isOfTitle = ({ by }: Vote) => by === 'title';
  const named = valuesIn(parts).filter(({ annual, votes }) => !annual && votes?.some(isOfTitle));
  const found = named[0]?.votes?.find(isOfTitle)?.text ?? '';
  return doubtAbout(found) === 'none' ? [] : [{ found, columns: indexesOf(named) }];
}

/**
 * "Max" alone under "Relative humidity" is no temperature. Only the line right above the table counts. Where no rain
 * stands beside it and no line says temperature, the person is asked.
 */
function otherTitle({ table, parts, unclear }: Fit): Doubtful[] {
  const values = valuesIn(parts);
  const hasRain = [...values, ...unclear].some(ofElement('rain'));
  const [title = ''] = table.titles;
  const isOther = titleMeaning(title).refusal === 'other' || isOfThing(title);
  // "Greenhouse temperature" speaks of no weather.
  const isWeather = hasRain || isUnderWarmth(table, isOfThing);
  const open = values.filter(isNotSaid);
  const bare = bareOf(table, open);
  if (bare.length === 0) return [];
  const isOver = isOther || (areOfRain([title]) && !hasRain);
  const found = isOver ? title : isWeather ? undefined : otherOf(table, bare);
  if (found === undefined) return [];
  const isNamed = (named: Element): boolean =>
    table.titles.some((title) => titleMeaning(title).about === named);
  const asked = bare
    .filter(({ element, month }) => element && !month && !isNamed(element))
    .flatMap(askedAs(found));
  return isWeather || asked.length < open.length ? [{ found, columns: [] }] : asked;
}

/**
 * Rain beside "Current temperature": each row is a moment, and its rain that of an hour or less. Beside a day's own
 * maximum or minimum a current reading stands in an observer's book, and the rain is the day's.
 */
function besideMoments({ table, parts }: Fit): Doubtful[] {
  const now = table.columns.find(({ meaning }) => rolesIn(meaning.plain).has('now'));
  const isOfExtreme = ({ meaning: { about } }: Column): boolean =>
    about === 'max' || about === 'min';
  const isOfDay = table.columns.some(isOfExtreme) || !parts.some(({ keys }) => isDaily(keys));
  if (!now || isOfDay) return [];
  const open = valuesIn(parts).filter((value) => isNotSaid(value) && !saysDay(table, value));
  return open.length === 0
    ? []
    : [{ found: now.header, columns: indexesOf(open), asks: { element: 'rain' }, why: 'moment' }];
}

/** "TN" beside "TP" or "Chl", and no maximum: nitrogen and phosphorus of a lake rather than a minimum and rain. */
function amongNutrients({ table, parts }: Fit): Doubtful[] {
  const nutrients = table.columns.filter(({ meaning }) => isNutrient(meaning));
  const hasMaximum = table.columns.some(({ meaning }) => meaning.about === 'max');
  if (nutrients.length < 2 || hasMaximum) return [];
  const isAmong = ({ index }: ValueColumn): boolean => indexesOf(nutrients).includes(index);
  return valuesIn(parts)
    .filter(isNotSaid)
    .filter(isAmong)
    .flatMap(askedAs(headersOf(nutrients)));
}

/** Also "TN2", of a second lake, and "TP_mg_L". "TN (°C)" says what it is. */
function isNutrient({ plain, facts }: Meaning): boolean {
  const [code = ''] = plain.split(' ');
  const isPlain = facts.has('inDegrees') || facts.has('inRainUnit');
  return (
    !isPlain && [code, code.replace(NUMBERED, '$1')].some((word) => rolesOf(word).has('nutrient'))
  );
}

/** "Lowest, 1st, 99th, Highest" and "Min, 25%, 75%, Max" sum up numbers of anything, also in a file called "temp". */
function amongQuantiles({ table, parts }: Fit): Doubtful[] {
  const quantiles = table.columns.filter(({ name }) => isQuantile(name));
  if (quantiles.length < 2) return [];
  const open = valuesIn(parts).filter(isNotSaid);
  return bareOf(table, open).flatMap(askedAs(headersOf(quantiles)));
}

/** "97th", "p10", "25%", which a sheet shows as 0.25, "1er quartile" and "Percentil 90" */
function isQuantile(name: string): boolean {
  return QUANTILE.test(name) || saysQuantile(name);
}

const QUANTILE = /^([pq]?\d{1,2}( ?%|th|st|nd|rd)|[pq]\d{1,2}|0?\.\d+)$/i;
const saysQuantile = somewhere('quantile');

/** "Rain" over 40 to 90 on each day of three years, which may be temperatures in °F. */
function evenDays({ table, parts }: Fit): Doubtful[] {
  const daily = parts.filter(({ keys }) => isDaily(keys));
  const rain = valuesIn(daily).filter(ofElement('rain'));
  const isEven = (value: ValueColumn): boolean =>
    isNotSaid(value) && isOfEvenDays(table, value.index);
  if (rain.length === 0 || !rain.every(isEven)) return [];
  // Hours, and places down: of these the rows are asked about.
  if (daily.some(({ keys }) => hasRowsOfOneDay(table, keys))) return [];
  const found = columnAt(table, rain[0]?.index)?.header ?? '';
  return [{ found, columns: indexesOf(rain), asks: { element: 'rain' }, why: 'even' }];
}

/** Looks at a few rows first: nearly every column of rain has a dry day in them. Dry days may be blank. */
export function isOfEvenDays(table: Table, index: number): boolean {
  if (numbersOf(table, index).includes(0)) return false;
  const cells = cellsBelow(table, index);
  const numbers = cells.map((cell) => numberInCell(cell)).filter(isNumber);
  const areKnown = numbers.length > cells.length * MOST_DAYS_KNOWN;
  return areKnown && new Set(numbers).size > MOST_MADE_UP && isNoRainOfDays(spreadOf(numbers));
}

const MOST_DAYS_KNOWN = 0.9;
/** Who tries us with 1 mm on each day knows that it is rain. */
const MOST_MADE_UP = 12;

/** "Daily rain", "Rain 24 h", "Pluie du jour" */
function saysDay(table: Table, { index }: ValueColumn): boolean {
  const { facts, plain = '' } = columnAt(table, index)?.meaning ?? {};
  const namesDay = wordsIn(plain, plain.split(' ')).has('day');
  return namesDay || Boolean(facts?.has('daily') || facts?.has('ofADay'));
}

/** What else Max and Min may be of, where nothing speaks of weather: "Wasserstand Upton", "Water level". */
function otherOf(table: Table, bare: readonly ValueColumn[]): string | undefined {
  const [title = ''] = table.titles;
  return beginsWithOther(title) ? title : quantityBetween(table, bare)?.header;
}

/** True for "Wasserstand Upton": its first word has a capital in any title. "Snow Hill" is a place. */
function beginsWithOther(title: string): boolean {
  const [first, second] = judgedWords(title);
  return first !== undefined && !second?.isPart && headerMeaning(first.text).refusal === 'other';
}

/** The "Water level" that lies between Max and Min on every row: they are the highest and the lowest level. */
function quantityBetween(table: Table, bare: readonly ValueColumn[]): Column | undefined {
  const [other, ...more] = table.columns.filter(({ meaning }) => meaning.refusal === 'other');
  // Beside sunshine and wind it is weather, and a dew point lies between the extremes of the air, too.
  if (!other || more.length > 0 || other.meaning.about || isOfWarmth(other.meaning))
    return undefined;
  const [min, max] = (['min', 'max'] as const).map((wanted) => bare.find(ofElement(wanted)));
  if (!max || !min) return undefined;
  const rows = table.sampled
    .map((row) => [min, other, max].map(({ index }) => numberInCell(row[index])))
    .filter((numbers) => numbers.every(isNumber));
  return rows.length >= FEWEST_ROWS && rows.every(areRising) ? other : undefined;
}

function areRising(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => number >= (numbers[at - 1] ?? number));
}

const FEWEST_ROWS = 6;

function isUnderWarmth({ titles }: Table, isNone = (_: string): boolean => false): boolean {
  return titles.some((title) => titleMeaning(title).facts.has('temperature') && !isNone(title));
}

/** "Greenhouse roof" above "Tmax", be it the name of a place */
export function isUnderThing({ titles }: Table): boolean {
  const words = titles.flatMap((title) => plainText(title).split(' '));
  return words.some((word) => rolesOf(word).has('thing'));
}

function isOfThing(title: string): boolean {
  const { plain } = titleMeaning(title);
  return thingIn(title, plain, plain.split(' ')) !== undefined;
}

function isNotSaid({ votes }: ValueColumn): boolean {
  return !votes?.some(({ by }) => by === 'person');
}

function askedAs(found: string) {
  return ({ index, element }: ValueColumn): Doubtful[] =>
    element ? [{ found, columns: [index], asks: { element } }] : [];
}

function headersOf(columns: readonly Column[]): string {
  return columns.map(({ header }) => header).join(', ');
}

/** "Max" and "1961 mean max", which may be of anything */
function bareOf(table: Table, values: readonly ValueColumn[]): ValueColumn[] {
  return values.filter(({ index, unit }) => {
    const { about, facts, rest = '' } = columnAt(table, index)?.meaning ?? {};
    const isExtreme = about === 'max' || about === 'min';
    return !unit && isExtreme && !facts?.has('temperature') && !/\p{L}/u.test(rest);
  });
}

/** True if "zorvan" of "Temperatura zorvan" stands over another element of the sheet, too: then it is a name. */
export function isNameOf({ sheet }: Table, title: string): boolean {
  const meaning = titleMeaning(title);
  const unknown = unknownIn(meaning);
  const isOfOther = (cell: Cell): boolean => {
    if (!isText(cell)) return false;
    const isCalledSo = plainText(cell)
      .split(' ')
      .some((word) => unknown.includes(word));
    const { about } = isCalledSo ? titleMeaning(cell) : meaning;
    return about !== undefined && about !== meaning.about;
  };
  return sheet.cells.some((row) => row.some(isOfOther));
}

/** A header or a label that names an element. */
type Spoken = {
  doubt: Doubtful;
  element: Element;
  unknown: readonly string[];
  /** "Max" without a unit may be of anything */
  isBare: boolean;
  /** "Tmax N", or "Max" beside "Total rain", is in question whatever stands beside it */
  isOpen: boolean;
};

/**
 * Texts with an unknown word: "Temperatura tla maks." alone, "Rosný bod min." beside "Tmax", "Max zorvan" without a
 * unit. A word that also stands over other elements and over the rain is the name of a place.
 */
function doubtfulWords(fit: Fit): Doubtful[] {
  const spoken = [...spokenByHeaders(fit), ...spokenByLabels(fit)];
  return spoken.flatMap((named) => {
    const { unknown, isBare } = named;
    if (named.isOpen) return [named.doubt];
    if (unknown.length === 0) return [];
    const doubt = { ...named.doubt, why: 'unknown' } as const;
    const others = spoken.filter(({ element }) => element !== named.element);
    const alike = others.filter((other) => other.unknown.some((word) => unknown.includes(word)));
    if (others.length > 0 && alike.length === 0) return [doubt];
    if (alike.length > 0 && [named, ...alike].some(ofElement('rain'))) return [];
    const sure = doubtAbout(doubt.found);
    if (isBare) return sure === 'none' ? [] : [doubt];
    // "Temperatura tla maks." beside "Temperatura tla min." is read, with a warning.
    const { asks: _asks, ...withoutQuestion } = doubt;
    const mayBeName = alike.length > 0 && !unknown.some(isGlued);
    return sure === 'surely' ? [mayBeName ? withoutQuestion : doubt] : [];
  });
}

/** True for "zorvantemperatur": no name of a place is glued to what was measured there. */
function isGlued(token: string): boolean {
  return wordsOf(token).has('temperature');
}

function spokenByHeaders(fit: Fit): Spoken[] {
  const { table } = fit;
  // "Upton" in "Upton max" is known as a place, and "Jan" in "Max Jan" as a month.
  const values = valuesIn(fit.parts).filter(
    ({ annual, station, month, votes }) =>
      !annual && !station && !month && !votes?.some(isOfNoHeader),
  );
  const isOfWarmth = isUnderWarmth(table);
  const besideTotal =
    values.every(({ element }) => element !== 'min') &&
    table.columns.some(({ meaning }) => meaning.element === 'rain' && meaning.facts.has('total'));
  return values.flatMap((value) => {
    const { index, element, unit } = value;
    const { header: found = '', meaning } = columnAt(table, index) ?? {};
    // In "Rain 2 years ago" nothing is of August.
    if (!element || !meaning || (meaning.month && !isAside(value))) return [];
    const unknown = unknownIn(meaning);
    const isWarm = isOfWarmth && !isSaidOfAnother(table, index, unknown);
    const isPlain = element === 'rain' || Boolean(unit) || isWarm;
    const isBare = !isPlain && !meaning.facts.has('temperature');
    const isCount = !isPlain && COUNT.test(meaning.rest);
    const isOther = besideTotal
      ? !meaning.facts.has('mean')
      : values.length === 1 && saysMore(found);
    const isLevel = perhapsLevel(fit, index);
    const isOpen = isCount || (isBare && isOther) || isLevel || isAside(value);
    const isTold = (isLevel || !isQualified(found)) && element === 'rain' && areAmounts(fit, index);
    const isAsked = isAside(value) || !isTold;
    const doubt = { found, columns: [index], ...(isAsked && { asks: { element } }) };
    return { doubt, element, unknown, isBare, isOpen };
  });
}

/** The person has said what the column is, or a title, or the parts whose sum it is. */
function isOfNoHeader({ by, facet }: Vote): boolean {
  return by === 'person' || by === 'title' || (by === 'values' && facet === 'rain');
}

/**
 * "Max daylight" beside "Temp" in a file called "temps": the file's name speaks of the other column. What stands over
 * another column, too, as in "Max Upton" and "Min Upton", is the name of a place.
 */
function isSaidOfAnother({ columns }: Table, own: number, unknown: readonly string[]): boolean {
  const isNamed = ({ index, meaning }: Column): boolean =>
    index !== own && unknownIn(meaning).some((word) => unknown.includes(word));
  const isWarm = ({ meaning }: Column): boolean => isOfWarmth(meaning) && !meaning.about;
  return unknown.length > 0 && columns.some(isWarm) && !columns.some(isNamed);
}

/** "Hauteur" may be of rain or of a river, unless its values are plainly rain. "Hauteur de pluie" says which. */
function perhapsLevel({ table, parts }: Fit, index: number): boolean {
  const { plain = '' } = columnAt(table, index)?.meaning ?? {};
  const ofRain = plain.split(' ').map(wordsOf).filter(saysRain);
  if (ofRain.length === 0 || !ofRain.every((words) => words.has('depth'))) return false;
  const areDays = parts.some(({ keys }) => isDaily(keys));
  return !isPlainlyRain(spreadOf(numbersOf(table, index)), areDays);
}

function spokenByLabels({ parts }: Fit): Spoken[] {
  return parts.flatMap(({ rowElement }) =>
    Array.from(rowElement?.labels ?? [], ([found, element]) => {
      const asks = element !== 'rain' && { asks: { element, label: found } };
      const doubt = { found, columns: rowElement ? [rowElement.index] : [], ...asks };
      const unknown = unknownIn(titleMeaning(found));
      return { doubt, element, unknown, isBare: false, isOpen: false };
    }),
  );
}

/** True for "High Wycombe: monthly total", where a name says "High", and for "Heaviest fall", which says of what. */
function saysMore(header: string): boolean {
  const { name, says } = phraseOf(header);
  const { rest, facts } = headerMeaning(header);
  const inName = plainText(name).split(' ');
  const saysWhat = (word: string): boolean =>
    /\p{L}{2}/u.test(word) && !inName.includes(word) && !rolesOf(word).has('common');
  const isOfName = headerMeaning(says).about === undefined;
  return isOfName || facts.has('total') || rest.split(' ').some(saysWhat);
}

/** False for days of rain, which are whole and 31 at most, and for normals, which repeat each year. */
function areAmounts({ table, parts }: Fit, index: number): boolean {
  const part = parts.find(({ values }) => values.some((value) => value.index === index));
  return !mayCountDays(table, index) && !(part && areNormals(table, part.keys, [index]));
}

/** In "Tmax N" the N is mostly the number of days, and sometimes the north. */
const COUNT = /^n$/;

/** Also words that are known in part, such as "zorvantemperatur". The number in "Tmax10" is no part of a word. */
function unknownIn({ rest, plain }: Meaning): string[] {
  const partly = plain.split(' ').filter((token) => wordsOf(token).size > 0 || isUnbroken(token));
  const words = rest.split(' ').concat(partly);
  return [...new Set(words.map((word) => word.replace(NUMBERED, '$1')))].filter(isUnknown);
}

const NUMBERED = /^(\p{L}+)\d{1,2}$/u;
