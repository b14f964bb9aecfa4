import { type Element, ofElement } from '../../dataset/columns.ts';
import { meanOf } from '../../dataset/mean-of.ts';
import { totalOf } from '../../dataset/total-of.ts';
import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { wholeNumber } from '../keys/key-cell.ts';
import type { Rows } from './odd-rows.ts';

/**
 * 0 to 11 may be January to December, as programs count them. Where the values of each 0 are the mean or the sum of the
 * others in its year, be it with a December that is not there, it stands for that year.
 */
export function settleMonthsZero(rows: Rows): void {
  const { table, part, keys, context } = rows;
  const { month } = part.keys;
  if (month === undefined) return;
  const { cells } = table.sheet;
  // A sheet may hold hundreds of tables below each other.
  const own = new Set(cells.slice(table.firstRow, keys.end).map((row) => wholeNumber(row[month])));
  if (!ROUND.every((number) => own.has(number))) return;
  const months = cells.map((row, at) =>
    at < table.firstRow || at >= keys.end ? NaN : wholeNumber(row[month]),
  );
  if (part.keys.day === undefined && areOfYears(rows, months)) {
    keys.odd = keys.odd.filter((rowIndex) => months[rowIndex] !== 0);
    keys.yearRows += months.filter((number) => number === 0).length;
  } else if (!months.includes(12))
    context.doubts.ofSheet(table.sheet, { kind: 'reading.months-from-zero', severity: 'error' });
}

const ROUND = Array.from({ length: 12 }, (_, at) => at);

type Figures = { element: Element; stated: number; others: number[] };

function areOfYears(rows: Rows, months: readonly number[]): boolean {
  const figures = [...figuresIn(rows, months)].filter(({ stated }) => isNumber(stated));
  if (figures.length < FEWEST_FIGURES || !figures.every(mayBeOfYear)) return false;
  const telling = figures.filter(isNoMonth);
  return telling.some(ofElement('rain')) || telling.length >= FEWEST_WITHOUT_RAIN;
}

/** What each 0 states of an element, and what the months beside it say. */
function figuresIn({ table, part, context: { takesRow } }: Rows, months: readonly number[]) {
  const { year = -1 } = part.keys;
  const found = new Map<string, Figures>();
  let lastYear = '';
  table.sheet.cells.forEach((row, rowIndex) => {
    lastYear = headerText(row[year]) || lastYear;
    const month = months[rowIndex] ?? NaN;
    if (!isNumber(month) || (takesRow && !takesRow(row))) return;
    const label = part.rowElement ? headerText(row[part.rowElement.index]) : '';
    for (const column of part.values) {
      const element = column.element ?? part.rowElement?.labels.get(label);
      if (!element || column.annual) continue;
      const key = [lastYear, label, column.index].join();
      const figures = found.get(key) ?? { element, stated: NaN, others: [] };
      found.set(key, figures);
      const number = numberInCell(row[column.index]);
      if (month === 0) figures.stated = number;
      else if (isNumber(number)) figures.others.push(number);
    }
  });
  return found.values();
}

function mayBeOfYear(figures: Figures): boolean {
  const { element, stated, others } = figures;
  if (isOfOthers(figures)) return true;
  if (others.length !== 11) return false;
  // Nobody wrote December down, and it is in the figure of the year.
  const december = (element === 'rain' ? stated : stated * 12) - totalOf(others);
  const [least, most] = [Math.min(...others), Math.max(...others)];
  if (element === 'rain') return december >= 0 && december <= most * 2;
  const beyond = (most - least) / 4;
  return december >= least - beyond && december <= most + beyond;
}

/** The sum of their rain, or the mean of their temperatures. */
function isOfOthers({ element, stated, others }: Figures): boolean {
  if (others.length === 0) return false;
  const sum = totalOf(others);
  return element === 'rain'
    ? Math.abs(stated - sum) <= sum * SHARE_OFF
    : Math.abs(stated - meanOf(others)) <= offIn(others);
}

/** Hardly a January has the rain of all other months, or their mean temperature where winter is cold. */
function isNoMonth(figures: Figures): boolean {
  const { element, others } = figures;
  if (element === 'rain') return others.filter((value) => value > 0).length >= FEWEST_WET;
  const spread = Math.max(...others) - Math.min(...others);
  return isOfOthers(figures) && spread >= offIn(others) * LEAST_SPREAD;
}

/** Months are rounded, and the year's figure is, too. */
const SHARE_OFF = 0.02;
const FEWEST_WET = 4;
/** One column of one year may be like it by chance. */
const FEWEST_FIGURES = 2;
/** Of two years and two columns: the maxima of a year go with its minima. */
const FEWEST_WITHOUT_RAIN = 4;
const LEAST_SPREAD = 30;

function offIn(values: readonly number[]): number {
  return values.every(Number.isInteger) ? 0.5 : 0.15;
}
