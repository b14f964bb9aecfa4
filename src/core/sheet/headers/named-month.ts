import { plainText } from '../../reading/plain-text.ts';
import { remembering } from '../cells/remembering.ts';
import { CHINESE_MONTHS, ROMAN_MONTHS } from '../vocabulary/month-names.ts';
import { MONTHS, type Role } from '../vocabulary/word-rows.ts';
import { isKnown, rolesIn, rolesOf, wordsOf } from './known-words.ts';
import { isUnitWord } from './unit-word.ts';

/** The number of the month a text names, or 0: "Jan", "März", "1月", "IV", "07". */
export function monthNamed(text: string): number {
  return text.length > LONGEST_NAME ? 0 : monthNamedBy(text);
}

/** With a year, an element or a note beside it; a page of text in a cell names no month. */
const LONGEST_NAME = 100;

const monthNamedBy = remembering((text) => {
  const tokens = plainText(text).split(' ');
  return onlyMonth(tokens, text) || (tokens.length === 1 ? numberedMonth(tokens[0] ?? '') : 0);
});

export function isMonthName(token: string): boolean {
  return monthOfToken(token) > 0;
}

/** The month that some words name among others; 0 when they name none, or two. */
export function onlyMonth(tokens: readonly string[], text: string): number {
  let month = 0;
  let count = 0;
  for (const [at, token] of tokens.entries()) {
    const named = monthOfToken(token);
    if (!named || joins(tokens, at)) continue;
    month = named;
    count++;
  }
  if (count === 1) return month;
  if (count === 0) return monthOfPhrase(tokens) || monthBesideElement(tokens, text);
  return 0;
}

/** "Summe des Niederschlags": elsewhere "des" is December. */
function joins(tokens: readonly string[], at: number): boolean {
  const beside = [tokens[at - 1] ?? '', tokens[at + 1] ?? ''];
  return rolesOf(tokens[at] ?? '').has('of') && beside.every((token) => /^\p{L}/u.test(token));
}

/** `01_max`, `TMAX_01`, "Tháng 1": in "Rain > 1 mm", "Rain 2" and "9 am max" it is no month. */
function monthBesideElement(tokens: readonly string[], text: string): number {
  if (tokens.length < 2 || tokens.length > 3) return 0;
  const numbers = tokens.map(numberedMonth).filter((month) => month > 0);
  const named = tokens.some(isMonthWord) || (KEY_FORM.test(text) && tokens.some(isNumbered));
  return numbers.length === 1 && named ? (numbers[0] ?? 0) : 0;
}

const KEY_FORM = /^\W*(\d\d?[ _-]?(t|p[pr]|r|m[ai])|\p{L}+[_-]?\d\d\W*$)/iu;

/** "Tháng", "Mois"; "mm" is a unit. */
function isMonthWord(token: string): boolean {
  return wordsOf(token).has('month') && !isUnitWord(token);
}

function isNumbered(token: string): boolean {
  return rolesOf(token).has('numbered');
}

/** `Tmax01`, "rainfall1925", "airtmax" and the "09480000tmax" of a gauge are two words run together. */
export function parted(token: string): string[] {
  const [, code = '', element = ''] = BEHIND_CODE.exec(token) ?? [];
  if (wordsOf(element).size > 0) return [code, element];
  const [, said = '', extreme = ''] = BEFORE_EXTREME.exec(token) ?? [];
  if (isKnown(said) && !isKnown(token) && !rolesOf(said).has('place')) return [said, extreme];
  const [, word = '', number = ''] = RUN_TOGETHER.exec(token) ?? [];
  const isYear = number.length >= 4 && wordsOf(word).size > 0;
  const isTwo = isYear || (isNumbered(word) && numberedMonth(number) > 0);
  return isTwo ? [word, number] : [token];
}

const RUN_TOGETHER = /^(\p{L}{2,})(\d{1,2}|(?:(?:1[789]|20)\d\d){1,2})$/u;

const BEHIND_CODE = /^(\d{5,})(\p{L}{2,})$/u;

/** Only with the T: "sunmin" are minutes, and "Termin" is a word of its own. "roadtmax" is of the road. */
const BEFORE_EXTREME = /^(\p{L}{3,})(tmax|tmin)$/u;

function numberedMonth(token: string): number {
  const roman = ROMAN.get(token);
  if (roman) return roman;
  if (!/^m?\d{1,2}$/.test(token)) return 0;
  const month = Number(token.replace('m', ''));
  return month <= 12 ? month : 0;
}

const ROMAN = new Map(ROMAN_MONTHS.split(' ').map((numeral, index) => [numeral, index + 1]));

function monthOfToken(token: string): number {
  return NUMBERED.get(token) ?? monthIn(rolesOf(token));
}

/** كانون الثاني, ม.ค.: a name of two words. */
function monthOfPhrase(tokens: readonly string[]): number {
  return tokens.some(isMonthName) ? 0 : monthIn(rolesIn(tokens.join(' ')));
}

function monthIn(roles: ReadonlySet<Role>): number {
  for (const role of roles) {
    const month = MONTH_OF.get(role);
    if (month) return month;
  }
  return 0;
}

const MONTH_OF = new Map<Role, number>(MONTHS.map((role, index) => [role, index + 1]));

const NUMBERED = numbersOfMonths();

/** 1月, 01月, 1월, 一月 */
function numbersOfMonths(): Map<string, number> {
  const names = new Map<string, number>();
  CHINESE_MONTHS.split(' ').forEach((name, index) => {
    names.set(`${name}月`, index + 1);
  });
  for (let month = 1; month <= 12; month++)
    for (const mark of ['月', '월']) names.set(month + mark, month).set(`0${month}${mark}`, month);
  return names;
}
