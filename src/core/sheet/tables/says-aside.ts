import { plainText } from '../../reading/plain-text.ts';
import { FIRST_YEAR, isYearLike } from '../cells/year-like.ts';
import { headerMeaning, isOfWarmth } from '../headers/header-meaning.ts';
import { rolesIn, rolesOf, wordsOf } from '../headers/known-words.ts';
import { beforeUnit, isUnitText } from '../headers/stated-unit.ts';
import type { Column, Table } from '../headers/table.ts';
import { segmentsOf, type Word, wordsOfText } from '../headers/words-of-text.ts';
import { dateIn, type Keys } from '../keys/keys.ts';
import { yearOf } from '../keys/packed-date.ts';
import type { ValueColumn } from './layout.ts';
import { numbersOf } from './numbers-of.ts';

/** The columns beside one, and the years of the rows. */
type Beside = { table: Table; columns: readonly Column[]; years: () => readonly number[] };

/**
 * True for "Max last year", "Max 2050", "Season rain", "Rain temp" and "Rain flag": what else they say of the element need
 * not be so of the row's own day or month.
 */
export function saysAside(column: Column, beside: Beside): boolean {
  const { name, meaning, place } = column;
  if (!meaning.about || place) return false;
  const said = beforeUnit(name);
  const unnumbered = withoutNumbered(said);
  if (rolesIn(headerMeaning(unnumbered).plain).has('aside') || saysOtherYears(name, beside))
    return true;
  const own = headerMeaning(name);
  const isAmount = own.facts.has('inRainUnit');
  if (meaning.about === 'rain' && isOfWarmth(own) && !isAmount) return true;
  return isOfNight(column, beside) || (isMarked(unnumbered) && !isOfOwn(column, beside));
}

/** "Night rain" without any other rain beside it is half of what fell. */
function isOfNight({ index, meaning: { about, plain } }: Column, { columns }: Beside): boolean {
  if (about !== 'rain' || !rolesIn(plain).has('night')) return false;
  return !columns.some((other) => other.index !== index && other.meaning.about === 'rain');
}

/** "Rain season (mm)" without "Rain" beside it is the rain of that season, and "Code" over all elements a place. */
function isOfOwn(
  { index, meaning: { about, facts } }: Column,
  { table, columns }: Beside,
): boolean {
  const others = columns.filter((other) => other.index !== index && other.meaning.about);
  const plain = others.filter(({ name }) => !isMarked(name));
  if (!facts.has('inRainUnit') && !facts.has('inDegrees'))
    return others.length > 0 && plain.length === 0;
  const isFirst = !plain.some((other) => other.meaning.about === about);
  return isFirst && !areRepeated(numbersOf(table, index));
}

/** The total of a season, on each of its months. */
function areRepeated(numbers: readonly number[]): boolean {
  const again = numbers.filter((number, at) => number !== 0 && number === numbers[at - 1]);
  return again.length * 2 > numbers.length;
}

/** "Rain gauge no 2" is the second gauge, and "threshold 0.2 mm" no amount. "Rain target 2025" is one of that year. */
function withoutNumbered(header: string): string {
  return header.replace(/\p{L}+\.? (?:\p{L}+ )?(\d+)(?:[.,]\d+)?/gu, (all, number: string) =>
    isYearLike(Number(number)) && !rolesIn(plainText(all)).has('mark') ? all : ' ',
  );
}

/** False for "Code Bay rain", where it is of a name, and for "Rain (source: radar)", which tells of amounts. */
function isMarked(header: string): boolean {
  const { plain, facts } = headerMeaning(header);
  const isAlone = (words: readonly Word[]): boolean =>
    words.some(isMark) && words.every((word) => isMark(word) || word.sort === 'head');
  return facts.has('flag')
    ? segmentsOf(wordsOfText(header)).slice(-1).some(isAlone)
    : rolesIn(plain).has('mark');
}

function isMark({ plain }: Word): boolean {
  return rolesOf(plain).has('mark');
}

export function isAside({ votes }: ValueColumn): boolean {
  return !!votes?.some(({ facet }) => facet === 'aside');
}

/** "1981-2010", "1961-90", "2050"; "Max 1850 m" says how high. */
const YEARS = /(?<!\d)((?:1[89]|20)\d\d)(?:\s?[-–/]\s?(\d{4}|\d\d))?(?!\d| ?(?:m|ft)\b)/;

/** True for "Max 2050" and "Rain 1981-2010", if the rows are of other years, or of few of these. */
function saysOtherYears(header: string, { table, years }: Beside): boolean {
  const [all = '', first = '', to = ''] = YEARS.exec(header) ?? [];
  if (first === '' || headerMeaning(header).facts.has('bound')) return false;
  const from = Number(first);
  const last = Number(first.slice(0, 4 - to.length) + to);
  if (from < last) {
    const own = years().filter((year) => year >= from && year <= last);
    const isOfFew =
      new Set(own).size * 2 < last + 1 - from && mayBeNormal(header, from, last, years());
    return years().length > 0 && (isOfFew || own.length * 2 <= years().length);
  }
  const [before = '', behind = ''] = header.split(all);
  const beside = [...wordsOfText(before).slice(-1), ...wordsOfText(behind).slice(0, 1)];
  const others = beside.filter((word) => !saysWhat(word));
  // "homogenised 2015" and "until 2024" are remarks, "WMO 2030" is a station, and 2050 has still to come.
  const isRemark = from <= table.sheet.thisYear ? others.length > 0 : others.some(isNumbered);
  return !isRemark && share(years(), (year) => year < from) === 1;
}

/** True for a mean of rain, and beside a single year for the thirty years of which normals are made. */
function mayBeNormal(
  header: string,
  from: number,
  last: number,
  years: readonly number[],
): boolean {
  const { about, facts } = headerMeaning(header);
  const isOfThirty = last - from === 29 && new Set(years).size === 1;
  return isOfThirty || (about === 'rain' && facts.has('mean'));
}

function saysWhat({ sort, plain }: Word): boolean {
  return sort === 'head' || sort === 'statistic' || isUnitText(plain) || wordsOf(plain).has('year');
}

/** "Post 2041", "WMO 2030": what has a number, or the name of a place */
function isNumbered({ plain, isCapital }: Word): boolean {
  return isCapital || wordsOf(plain).has('station') || rolesOf(plain).has('mark');
}

function share(years: readonly number[], isSuch: (year: number) => boolean): number {
  return years.filter(isSuch).length / (years.length || 1);
}

/** The years of all rows, read for the first header that states some. */
export function yearsOfRows(table: Table, keys: Keys): () => number[] {
  let years: number[] | undefined;
  return () => {
    years ??= readYears(table, keys);
    return years;
  };
}

function readYears({ sheet, firstRow }: Table, keys: Keys): number[] {
  const { year = -1, years, headedYear = NaN } = keys;
  const read = sheet.cells
    .slice(firstRow)
    .map((row) =>
      keys.date === undefined
        ? (years?.read(row[year], sheet.thisYear) ?? headedYear)
        : yearOf(dateIn(row, keys)),
    );
  return read.filter((known) => known >= FIRST_YEAR);
}
