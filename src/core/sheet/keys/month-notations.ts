import { plainText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { remembering } from '../cells/remembering.ts';
import { isDate, isText } from '../cells/sheet-cells.ts';
import { isNextMonth, stepsIn } from '../cells/steps-in.ts';
import { monthNamed } from '../headers/named-month.ts';
import { CROATIAN_MONTHS, ONLY_CROATIAN } from '../vocabulary/month-names.ts';
import { mostAre, wholeNumber } from './key-cell.ts';

/** A way to write the months of a column. Nothing outside this file knows one of them by name. */
export type MonthNotation = {
  /** 1 to 12; 13 for the whole year, as some agencies write it; NaN where the cell is none. */
  read: (cell: Cell | undefined) => number;
  /** Do the cells say that they are months, under a word that does not, or none? */
  speaks: (cells: readonly Cell[], header: string) => boolean;
  /** Are there words among them that no other notation has? */
  owns?: (cells: readonly Cell[]) => boolean;
};

const LONGEST_NAME = 30;
const NEARLY_ALL = 0.8;

/** "Jan", "März", "VII", 1月; "1. Jan" is the first of this January to a sheet. */
const BY_NAME: MonthNotation = {
  read: (cell) => {
    if (isDate(cell)) return cell.month;
    const isShort = isText(cell) && cell.length <= LONGEST_NAME;
    return (isShort && monthNamed(cell)) || NaN;
  },
  // "Jan Average" and the like are rows of months, too.
  speaks: (cells) => cells.filter(isNamedMonth).length >= cells.length * NEARLY_ALL,
};

/** "March", and not 3 */
function isNamedMonth(cell: Cell): boolean {
  return isText(cell) && monthNamed(cell) > 0 && /\p{L}/u.test(cell);
}

/** 1, 2, 3 … 12, and "Annual" below them. */
const BY_NUMBER: MonthNotation = {
  read: (cell) => {
    const number = wholeNumber(cell);
    return number >= 1 && number <= 13 ? number : NaN;
  },
  speaks: (cells, header) => {
    return header === '' && goRound(cells.map(wholeNumber));
  },
};

function goRound(numbers: readonly number[]): boolean {
  const steps = stepsIn(numbers).filter(isNextMonth);
  return numbers.every((n) => n >= 1 && n <= 12) && steps.length >= numbers.length * 0.7;
}

const CROATIAN = new Map(
  CROATIAN_MONTHS.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);

/** The same words come again and again, so each is compared once. */
const inCroatian = remembering((text: string) => CROATIAN.get(plainText(text)) ?? NaN);

/** Croatian gives lipanj, srpanj and listopad to other months than Polish and Czech do. */
const IN_CROATIAN: MonthNotation = {
  read: (cell) => (isText(cell) && inCroatian(cell)) || NaN,
  speaks: areCroatian,
  owns: areCroatian,
};

function areCroatian(cells: readonly Cell[]): boolean {
  const sure = cells.filter((cell) => isText(cell) && isOnlyCroatian(cell));
  return new Set(sure).size > 1;
}

const isOnlyCroatian = remembering((text) => ONLY_CROATIAN.test(plainText(text)));

/** The first that fits a column is taken. */
const MONTH_NOTATIONS: readonly MonthNotation[] = [BY_NAME, BY_NUMBER, IN_CROATIAN];

/** Null if less than the share `least` of the cells are months. */
export function monthNotationOf(cells: readonly Cell[], least: number): MonthNotation | null {
  const fitting = MONTH_NOTATIONS.find(({ read }) =>
    mostAre(cells, least, (cell) => isNumber(read(cell))),
  );
  return fitting && cells.length > 0 ? (ownNotation(cells) ?? fitting) : null;
}

/** The notation that alone knows some of these words. */
export function ownNotation(cells: readonly Cell[]): MonthNotation | undefined {
  return MONTH_NOTATIONS.find(({ owns }) => owns?.(cells));
}
