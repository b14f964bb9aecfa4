import { meanOf } from '../../dataset/mean-of.ts';
import { totalOf } from '../../dataset/total-of.ts';
import { isNumber, NO_CELL, valueAt } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import type { Month } from './months-of-days.ts';
import type { RawSeries } from './raw-series.ts';

/** `made`: the months that have enough days, whole or not. */
type Listed = { days: RawSeries; months: readonly Month[]; made: readonly Month[] };

/**
 * A list of hot days has no rows for the others. Where most days of a month happen to be in it, their mean is that of
 * the days chosen. An instrument that failed lacks fewer days, or has blank rows for them. A sum wants each day anyway.
 */
export function reportChosenDays(listed: Listed, areWetDays: boolean, doubts: Doubts): void {
  const { days, months } = listed;
  if (days.element === 'rain' || !areChosen(listed, areWetDays)) return;
  doubts.ofSheet(days.sheet, {
    kind: 'reading.chosen-days',
    severity: 'error',
    params: { count: months.filter(({ missing }) => missing > 0).length },
    choices: { wish: 'missingDays', options: [{ value: 'standard' }, { value: 'any' }] },
  });
}

function areChosen(listed: Listed, areWetDays: boolean): boolean {
  if (makeFewMonths(listed)) return true;
  const { days, made } = listed;
  const isWorkedOut = made.some((month) => month.missing > 0 && lacksRows(days, month));
  return isWorkedOut && (areWetDays || leanToOneSide(listed));
}

/** Of most months only some days are listed. */
function makeFewMonths({ days: { cells }, months, made }: Listed): boolean {
  const isFew = made.length > 0 && made.length < A_YEAR && made.length * 4 <= months.length;
  if (months.length < A_YEAR || !isFew) return false;
  const days = months.reduce((sum, { present, missing }) => sum + present + missing, 0);
  return cells.filter((cell) => cell !== NO_CELL).length * 2 < days;
}

const A_YEAR = 12;

function lacksRows({ cells }: RawSeries, { from, present, missing }: Month): boolean {
  return cells.subarray(from, from + present + missing).includes(NO_CELL);
}

/**
 * Weather lasts for days: in a list of hot days those before and after a day without a row are less hot than the others
 * of their month. Beside a free weekend or a day lost by chance they are as warm as the others.
 */
function leanToOneSide({ days, months }: Listed): boolean {
  const seen = { count: 0, sum: 0, squares: 0, variance: 0 };
  for (const month of months) addAside(seen, days, month);
  const { count, sum, squares, variance } = seen;
  const isMuch = Math.abs(sum) >= LEAST_ASIDE * Math.sqrt(squares * count);
  return isMuch && sum ** 2 > MOST_BY_CHANCE ** 2 * variance;
}

type Aside = { count: number; sum: number; squares: number; variance: number };

/** How far the days beside a gap lie from the mean of their month, and how far they would by lot */
function addAside(seen: Aside, days: RawSeries, { from, present, missing }: Month): void {
  const all = Array.from({ length: present + missing }, (_, at) => from + at);
  const filled = all.filter((index) => isNumber(valueAt(days, index)));
  const beside = filled.filter((index) => isBesideGap(days, index));
  if (beside.length === 0 || present < FEWEST_DAYS) return;
  const dayAt = (index: number): number => valueAt(days, index);
  const mean = meanOf(filled.map(dayAt));
  const square = meanOf(filled.map((index) => (dayAt(index) - mean) ** 2));
  seen.count += beside.length;
  seen.sum += totalOf(beside.map((index) => dayAt(index) - mean));
  seen.squares += beside.length * square;
  seen.variance += (beside.length * square * (present - beside.length)) / (present - 1);
}

const FEWEST_DAYS = 3;
/** As a share of what the days of a month differ by */
const LEAST_ASIDE = 0.3;
/** In standard deviations. Among 2,700 records with gaps by chance, of weekends and of seasons none came to 3.3. */
const MOST_BY_CHANCE = 4;

function isBesideGap(days: RawSeries, index: number): boolean {
  return isGap(days, index, 1) || isGap(days, index, -1);
}

/** Longer gaps are those of a season, or of an instrument that failed. */
const LONGEST_GAP = 4;

function isGap({ cells }: RawSeries, index: number, step: number): boolean {
  let length = 0;
  while (length <= LONGEST_GAP && (cells[index + step * (length + 1)] ?? NO_CELL) === NO_CELL)
    length++;
  return length > 0 && length <= LONGEST_GAP;
}
