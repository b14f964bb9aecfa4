import { daysInMonth } from '../../calendar/civil-date.ts';
import { plainText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { filledIn, headerText, isDate } from '../cells/sheet-cells.ts';
import { elementNamed } from '../headers/header-meaning.ts';
import { rolesOf, wordsOf } from '../headers/known-words.ts';
import { monthNamed } from '../headers/named-month.ts';
import type { Table } from '../headers/table.ts';
import type { Keys } from './keys.ts';
import { BUDDHIST } from './other-calendars.ts';
import { yearIn } from './year-notations.ts';

/** The year in a title, if it names only one. */
export function yearNamed(title: string, thisYear: number): number | undefined {
  const years = new Set((title.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number));
  const [year = 0] = years;
  const ours = THAI.test(title) && year >= BUDDHIST.first ? year + BUDDHIST.shift : year;
  return years.size === 1 && isNumber(yearIn(ours, thisYear)) ? ours : undefined;
}

/** The first year of "2022/23" and "2022-2023" in a title. "2018, v2018-19" is of 2018. */
export function seasonNamed(title: string): number | undefined {
  const [, from = '', to = ''] = /(?<!\d)(\d{4}) ?[-–/] ?(\d{4}|\d\d)(?!\d)/.exec(title) ?? [];
  if (title.split(from).length > 2) return undefined;
  return String(Number(from) + 1).slice(-to.length) === to ? Number(from) : undefined;
}

const THAI = /\p{Script=Thai}/u;

/** "2017-07" for a tab "201707" or "RDF201707" over rows of days. Among other words it is the number of a station. */
export function gluedMonth(tab: string): string | undefined {
  const [, year, month] = /^\p{L}*((?:19|20)\d\d)(0[1-9]|1[0-2])$/u.exec(tab.trim()) ?? [];
  return year && `${year}-${month}`;
}

/** "2020_01" and "1-2020". "2020_1_4" is a day and "v2.2020" a version; they stand for no month. */
const MONTH_OF_YEAR =
  /(?<!\d)\d{4}[-_.](\d\d?)(?!\p{L}|[-_.]?\d)|(?<!\p{L}|\d[-_.]?)(\d\d?)[-_.]\d{4}(?!\d)/gu;

/**
 * "Field 7-2019", "No. 5-2019": what is numbered is no month. "Snow Hill 7-2019" is of July, and so is "Weather
 * station 07-2019".
 */
function isNumbered(before: string, number: string): boolean {
  const [all, word = ''] = /(\p{L}+)[.°º]? $/u.exec(before) ?? [];
  const plain = plainText(word);
  const isPlace = all === before && rolesOf(plain).has('place');
  return (
    isPlace ||
    /^n[or]?$/.test(plain) ||
    (wordsOf(plain).has('station') && (all === before || !number.startsWith('0')))
  );
}

/** The month that a title names alone; 0 if it names none, or several. */
export function monthInTitle(title: string): number {
  const dated: number[] = [];
  title.replace(MONTH_OF_YEAR, (all, last, first, at: number) => {
    if (last || !isNumbered(title.slice(0, at), first)) dated.push(Number(last ?? first));
    return all;
  });
  const named = title
    .split(/[\s,;:_()/-]+/)
    .map((word) => (/^\p{L}[\p{L}\p{M}.]{2,}$/u.test(word) ? monthNamed(word) : 0));
  const months = new Set(named.concat(dated).filter((month) => month > 0 && month < 13));
  return months.size === 1 ? ([...months][0] ?? 0) : 0;
}

/**
 * "1990", "Year: 1990" or "Jan 1990" above "Feb": the year that a row gives to the months below it. In a
 * pivot table 1990 stands in the column of the months.
 */
export function yearHeading(
  row: readonly Cell[],
  month: number,
  thisYear: number,
): number | undefined {
  const [only, ...others] = filledIn(row);
  const label = row[month];
  if (isDate(label)) return label.year;
  if (others.length === 0) return yearNamed(headerText(only), thisYear);
  return yearNamed(headerText(label), thisYear);
}

/** As many years as make the reader ask whether a sheet of one month alone is of that month. */
const FEWEST_YEARS = 5;

/**
 * Years down on a tab "March", "03 March" or "Rainfall March" are years of Marches. "Updated in March" above them says
 * nothing of the kind, and "Mar del Plata" is a place.
 */
export function withTitledMonth({ titles, sheet, sampled }: Table, keys: Keys): Keys {
  if (keys.granularity !== 'year' || sampled.length < FEWEST_YEARS) return keys;
  const isDated = yearNamed(sheet.name, sheet.thisYear) !== undefined;
  const ofTab = isDated || !elementNamed(sheet.name) ? 0 : monthInTitle(sheet.name);
  const titledMonth = titles.map(monthAlone).find((month) => month > 0) ?? ofTab;
  return titledMonth ? { ...keys, granularity: 'month', titledMonth } : keys;
}

function monthAlone(title: string): number {
  const [, name = ''] = /^\d{0,2}[\s._-]*(\p{L}[\p{L}\p{M}]+\.?)$/u.exec(title.trim()) ?? [];
  return monthNamed(name);
}

/** Rows that say neither year nor month, below "April 2022", if that has no more than so many days. */
export function keysOfTitle({ titles }: Table, days: number): Keys | null {
  const titledMonth = titles.map(monthInTitle).find((month) => month > 0) ?? 0;
  const isWhole = titledMonth > 0 && days <= daysInMonth(2000, titledMonth);
  return isWhole ? { granularity: 'month', titledMonth, all: [] } : null;
}
