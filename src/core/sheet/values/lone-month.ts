import { twoDigits } from '../../calendar/civil-date.ts';
import { ELEMENTS, type Element, ofElement } from '../../dataset/columns.ts';
import type { Wishes } from '../../reading/reading.ts';
import { countValues, isNumber, monthAt, valueAt } from '../../reading/series.ts';
import { type Doubts, graveAlone } from '../cells/doubts.ts';
import { roundHalfUp } from '../cells/units.ts';
import type { RawSeries } from './raw-series.ts';

/** With fewer years the other months may be missing by chance. */
const FEWEST_YEARS = 5;
/** Tabs called March, May and Upton may be towns. Of rows that say their months two are enough. */
const MOST_MONTHS = 5;

type Lone = { element: Element; example: string; series: readonly RawSeries[]; isAll: boolean };

/**
 * "200010, 200110, 200210 …" may be the figures of Octobers or of years that end in October, so the reader
 * asks. Until the answer the series is left out. Twelve sheets of one month each are one record and raise no
 * question.
 */
export function settleLoneMonths(
  all: readonly RawSeries[],
  wishes: Wishes,
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
    const example = loneMonth(alike, mostMonths);
    return example === undefined ? [] : [{ element, example, series: alike }];
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

/** The person's answer is about one element. The others get a warning. */
function isTaken(
  { element, example, series, isAll }: Lone,
  wishes: Wishes,
  doubts: Doubts,
): boolean {
  const answer = wishes.element;
  const [{ sheet } = { sheet: { name: '' } }] = series;
  if (answer === 'none') {
    if (isAll) doubts.ofSheet(sheet, { kind: 'reading.none-of-three', severity: graveAlone });
    return false;
  }
  if (answer === element) return true;
  const isAsked = isAll && answer === undefined;
  doubts.ofSheet(sheet, {
    kind: 'reading.one-month-a-year',
    severity: isAsked ? 'error' : 'warning',
    params: { element },
    choices: { wish: 'element', options: [{ value: element, example }, { value: 'none' }] },
  });
  return !isAsked;
}

/** "2000-10: 19.7", if every year has that month or one day of it, and no other month but those of a few more sheets. */
function loneMonth(alike: readonly RawSeries[], mostMonths: number): string | undefined {
  const years = new Set<number>();
  const months = new Set<number>();
  for (const series of alike) {
    const dates = monthOfEachYear(series);
    if (!dates) return undefined;
    for (const year of dates.keys()) years.add(year);
    const [month = 0] = dates.values();
    months.add(month);
  }
  return years.size < FEWEST_YEARS || months.size > mostMonths ? undefined : exampleOf(alike);
}

/** The month in which each year has its only value; null if a year has two values, or another month. */
function monthOfEachYear(series: RawSeries): Map<number, number> | null {
  const dates = new Map<number, number>();
  for (let index = 0; index < series.values.length; index++) {
    if (Number.isNaN(series.values[index])) continue;
    const { year, month } = monthAt(series, index);
    const [only = month] = dates.values();
    // Most series stop here at their second value.
    if (dates.has(year) || month !== only) return null;
    dates.set(year, month);
  }
  return dates;
}

function exampleOf(alike: readonly RawSeries[]): string | undefined {
  const series = alike.find((one) => countValues(one) > 0);
  if (!series) return undefined;
  const index = series.values.findIndex(isNumber);
  const { year, month } = monthAt(series, index);
  return `${year}-${twoDigits(month)}: ${roundHalfUp(valueAt(series, index), 2)}`;
}
