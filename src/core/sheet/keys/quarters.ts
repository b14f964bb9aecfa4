import { plainText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import { remembering } from '../cells/remembering.ts';
import { headerText, isEmpty, type SheetCells } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { rolesOf } from '../headers/known-words.ts';
import { monthNamed } from '../headers/named-month.ts';
import { WRITTEN_DATES } from './date-notations.ts';
import { monthOf } from './packed-date.ts';

const ROWS_LOOKED_AT = 40;
const COLUMNS_LOOKED_AT = 6;
const FEWEST_DOWN = 4;

/** Refuses a sheet that holds only quarters: three months together do not give single months. */
export function reportQuarters({ name, cells, width }: SheetCells, doubts: Doubts): boolean {
  const rows = cells.slice(0, ROWS_LOOKED_AT);
  const columns = Array.from({ length: Math.min(width, COLUMNS_LOOKED_AT) }, (_, index) =>
    rows.map((row) => row[index] ?? null).filter((cell) => !isEmpty(cell)),
  );
  if (!hasQuartersAcross(cells) && !columns.some(countsQuarters)) return false;
  doubts.ofSheet({ name }, { kind: 'reading.only-quarters', severity: 'error' });
  return true;
}

/** "DJF, MAM, JJA, SON", or twelve that overlap: "DJF, JFM, FMA …". */
export function hasQuartersAcross(cells: SheetCells['cells']): boolean {
  return cells.slice(0, ROWS_LOOKED_AT).some(headsQuarters);
}

function headsQuarters(row: readonly Cell[]): boolean {
  const words = row.map(headerText).filter((text) => /\p{L}/u.test(text));
  const named = words.filter(namesQuarter);
  // 12, 9 and 6 days of rain head nothing.
  const months = words.map(monthNamed).filter((month) => month > 0);
  return [4, 12].includes(new Set(named).size) || (months.length === 4 && areEveryThird(months));
}

/** "1990 Q1", "1990-1" or "1990-03-31" one below the other, or 1 to 4 under "Quarter". */
function countsQuarters([head = null, ...cells]: readonly Cell[]): boolean {
  const named = cells.filter((cell) => namesQuarter(headerText(cell)));
  if (cells.length < FEWEST_DOWN) return false;
  if (named.length > cells.length * 0.8) return true;
  const numbers = cells.map((cell) => numberOf(headerText(cell)));
  if (namesQuarter(headerText(head)) && numbers.every((number) => number > 0)) return true;
  return goByQuarters(cells.map((cell) => WRITTEN_DATES.read(cell)).filter((date) => date > 0));
}

/** "1990-1" to "1990-4" year after year, or only every third month: March, June, September, December. */
export function goByQuarters(packed: readonly number[]): boolean {
  const months = packed.map(monthOf);
  if (months.length < FEWEST_DOWN + 1) return false;
  // A sheet takes "1990-1" for 1 January 1990. A later day was not written so.
  const areNumbers = packed.every((date) => date % 100 <= 1 && monthOf(date) <= 4);
  const isNext = (step: number): boolean => step === 1 || step === -3;
  return areEveryThird(months) || (areNumbers && stepsIn(months).every(isNext));
}

/** "Q1", "1er trimestre", "2003 T4", "DJF", "Jan-Mar", "Winter": a year and a number may stand beside. */
const namesQuarter = remembering((text) => {
  const words = plainText(text)
    .split(' ')
    .filter((word) => !/^\d{4}$/.test(word) && numberOf(word) === 0);
  const [from = 0, to = 0] = words.map(monthNamed);
  if (from && to) return (to - from + 12) % 12 === 2;
  return words.length === 1 && isQuarter(words[0] ?? '');
});

/** January to December by their first letters, twice round: JFM and DJF are quarters. */
const MONTH_INITIALS = ['jfmamjjasondjf', 'efmamjjasondef'];
const LETTER_AND_NUMBER = /^(\d{4})?[qtk][1-4]$|^[1-4]q$/;

function isQuarter(word: string): boolean {
  const isInitials = word.length === 3 && MONTH_INITIALS.some((all) => all.includes(word));
  return isInitials || LETTER_AND_NUMBER.test(word) || rolesOf(word).has('quarter');
}

/** 1 to 4, also as "1er", "2nd", "3º" or IV; 0 where the token is no such number. */
function numberOf(token: string): number {
  const roman = ['i', 'ii', 'iii', 'iv'].indexOf(token.toLowerCase()) + 1;
  return roman || Number(/^([1-4])\p{L}{0,3}\.?$/u.exec(token)?.[1] ?? 0);
}

/** March, June, September and December, or any other months three apart. */
export function areEveryThird(months: readonly number[]): boolean {
  const [first = 0] = months;
  return new Set(months).size > 2 && months.every((month) => month % 3 === first % 3);
}
