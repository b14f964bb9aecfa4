import { twoDigits } from '../../calendar/civil-date.ts';
import { ELEMENTS, type Element, ofElement } from '../../dataset/columns.ts';
import type { ReadOptions } from '../../reading/reading.ts';
import { countValues, isDaily, isNumber, monthAt, valueAt } from '../../reading/series.ts';
import { type Doubts, graveAlone } from '../cells/doubts.ts';
import { roundHalfUp } from '../cells/units.ts';
import type { RawSeries } from './raw-series.ts';

/** With fewer values, or in one year, the other months may be missing by chance. */
const FEWEST_VALUES = 5;
const FEWEST_YEARS = 2;
/** Tabs called March, May and Upton may be towns. Of rows that say their months two are enough. */
const MOST_MONTHS = 5;

/** `every`: so many months lie from one value to the next. */
type Alone = { every: number; months: ReadonlySet<number>; example: string };
type Lone = Alone & { element: Element; series: readonly RawSeries[]; isAll: boolean };

/**
 * "200010, 200110, 200210 …" may be the figures of Octobers or of years that end in October, and those of each January
 * and July halves of years, so the reader asks. Until the answer the series is left out. Twelve sheets of one month
 * each are one record and raise no question.
 */
export function settleLoneMonths(
  all: readonly RawSeries[],
  wishes: ReadOptions,
  doubts: Doubts,
): readonly RawSeries[] {
  const isTitled = doubts.list.some(({ kind }) => kind === 'reading.month-from-title');
  const lone = loneElements(all, isTitled ? MOST_MONTHS : 1);
  const left = lone
    .filter((candidate) => !isTaken(candidate, wishes, doubts))
    .map(({ element }) => element);
  return all.filter(({ element }) => !left.includes(element));
}

/** `isAll`: its sheets hold no other element, whose rows would show that they are months. */
function loneElements(all: readonly RawSeries[], mostMonths: number): Lone[] {
  const candidates = ELEMENTS.flatMap((element) => {
    const alike = all.filter(ofElement(element));
    const alone = loneMonth(alike, mostMonths);
    const isNamed = alike.every(({ namesMonths }) => namesMonths);
    const isSaid = alike.every(({ saysItsMonth }) => saysItsMonth);
    const isOpen = alone && !isSaid && !(isNamed && isOwn(element, alone));
    return isOpen ? [{ ...alone, element, series: alike }] : [];
  });
  if (candidates.length === 0) return [];
  const others = all.filter(
    (series) =>
      candidates.every(({ element }) => element !== series.element) && countValues(series) > 0,
  );
  const full = new Set(others.map(({ sheet }) => sheet.name));
  return candidates.map((candidate) => ({
    ...candidate,
    isAll: !candidate.series.some(({ sheet }) => full.has(sheet.name)),
  }));
}

/**
 * "Jan, Mar, May" over temperatures are these months. "Mar, Jun, Sep, Dec" end quarters, and a month may stand over the
 * rain of two.
 */
function isOwn(element: Element, { every, months }: Alone): boolean {
  const endPeriods = [...months].every((month) => month % every === 0);
  return element !== 'rain' && every < 12 && (every === 2 || !endPeriods);
}

/** The person's answer is about one element. The others get a warning. */
function isTaken(
  { element, every, example, series, isAll }: Lone,
  wishes: ReadOptions,
  doubts: Doubts,
): boolean {
  const answer = wishes.element;
  const [{ sheet } = { sheet: { name: '' } }] = series;
  if (answer === 'none') {
    if (isAll) doubts.ofSheet(sheet, { kind: 'reading.none-of-three', severity: graveAlone });
    return false;
  }
  if (answer === element) return true;
  // Beside whole years of maxima rain of each third month is that of quarters.
  const isAsked = (isAll || (element === 'rain' && every < 12)) && answer === undefined;
  doubts.ofSheet(sheet, {
    kind: 'reading.one-month-a-year',
    severity: isAsked ? 'error' : 'warning',
    params: { element, months: every },
    choices: { wish: 'element', options: [{ value: element, example }, { value: 'none' }] },
  });
  return !isAsked;
}

/**
 * Known if every year has values, or single days, of the same months alone, and these lie evenly through the year; a few
 * more sheets may each have another month.
 */
function loneMonth(alike: readonly RawSeries[], mostMonths: number): Alone | undefined {
  const years = new Set<number>();
  const months = new Set<number>();
  let every = 12;
  for (const series of alike) {
    const own = monthsApart(series);
    if (!own) return undefined;
    every = Math.min(every, 12 / own.months.size);
    for (const year of own.years) years.add(year);
    for (const month of own.months) months.add(month);
  }
  const isFew = years.size < FEWEST_YEARS || (years.size * 12) / every < FEWEST_VALUES;
  const most = every === 12 ? mostMonths : 12 / every;
  return isFew || months.size > most ? undefined : { every, months, example: exampleOf(alike) };
}

/** A quarter's rain may stand beside its last month, and 0 beside the others. In a desert it rains in August alone. */
function monthsApart(series: RawSeries) {
  const isMonthlyRain = series.element === 'rain' && !isDaily(series);
  const wet = isMonthlyRain ? spacedMonths(series, 0) : null;
  return spacedMonths(series) ?? (wet && wet.months.size > 1 ? wet : null);
}

/** Null if a month has two values, or if months beside each other or at uneven distances have some. */
function spacedMonths(series: RawSeries, none = NaN) {
  const years = new Set<number>();
  const months = new Set<number>();
  let [every, first, before] = [12, 0, 0];
  for (let index = 0; index < series.values.length; index++) {
    const value = series.values[index] as number;
    if (Number.isNaN(value) || value === none) continue;
    const { year, month } = monthAt(series, index);
    const now = year * 12 + month;
    first ||= now;
    every = commonDivisor(every, now - first);
    // Most series stop here at their second value.
    if (now === before || every === 1) return null;
    before = now;
    years.add(year);
    months.add(month);
  }
  const isUneven = months.size > 0 && months.size * every !== 12;
  return isUneven ? null : { years, months };
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** "2000-10: 19.7" */
function exampleOf(alike: readonly RawSeries[]): string {
  const series = alike.find((one) => countValues(one) > 0);
  if (!series) return '';
  const index = series.values.findIndex(isNumber);
  const { year, month } = monthAt(series, index);
  return `${year}-${twoDigits(month)}: ${roundHalfUp(valueAt(series, index), 2)}`;
}
