import { dateOfDay } from '../../calendar/civil-date.ts';
import { ofElement } from '../../dataset/columns.ts';
import type { LocaleAndYear, ReadOptions } from '../../reading/reading.ts';
import { isDaily, isNumber, NO_CELL } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { monthsOf } from './months-of-days.ts';
import type { RawSeries } from './raw-series.ts';

type RainRead = { wishes: ReadOptions; around: LocaleAndYear; doubts: Doubts };

/**
 * Observers often leave dry days blank, or write no row for them. Such rain has no value on most days, a few days at a
 * time, and hardly any zeros. A gauge that failed has none for weeks.
 */
export function settleDaysWithoutRain(
  all: readonly RawSeries[],
  { wishes: { blankRainDay }, around: { sent = [] }, doubts }: RainRead,
): void {
  const rain = all.filter(ofElement('rain')).filter(isDaily);
  if (blankRainDay === 'dry' || blankRainDay === 'rest-dry') rain.forEach(fillBlanks);
  if (blankRainDay === 'rest-dry') fillUnlisted(rain);
  if (blankRainDay) return;
  // What was sent without such rain goes on: a schedule must not stop for it.
  const isSent = sent.length > 0;
  const blank = looksDry(
    rain,
    isBlank,
    (counted) => areOftenDry(counted) || (!isSent && areLost(counted)),
  );
  for (const counted of blank) ask('reading.blank-rain-days', ['missing', 'dry'], counted, doubts);
  if (isSent || blank.length > 0) return;
  const unlisted = looksDry(rain, isUnlisted, areListedWet);
  for (const counted of unlisted)
    ask('reading.unlisted-rain-days', ['missing', 'rest-dry'], counted, doubts);
}

/** A tab a month: none has enough wet days, and all of them together have. */
function looksDry(
  rain: readonly RawSeries[],
  isGap: IsGap,
  looks: (counted: CountedRain) => boolean,
): CountedRain[] {
  const alone = rain.map((series) => countRain([series], isGap)).filter(looks);
  return alone.length > 0 || rain.length < 2 ? alone : [countRain(rain, isGap)].filter(looks);
}

/** `gaps` are the days that may have been dry, and `spells` how often some of them follow each other. */
type CountedRain = {
  some: readonly RawSeries[];
  zeros: number;
  wet: number;
  gaps: number;
  spells: number;
};

type IsGap = (series: RawSeries, index: number) => boolean;

function isBlank({ values, cells }: RawSeries, index: number): boolean {
  return cells[index] !== NO_CELL && Number.isNaN(values[index]);
}

/** The sheet has no row for the day. */
function isUnlisted(series: RawSeries, index: number): boolean {
  return series.cells[index] === NO_CELL && !series.unknown.has(series.start + index);
}

function countRain(some: readonly RawSeries[], isGap: IsGap): CountedRain {
  const seen = { some, zeros: 0, wet: 0, gaps: 0, spells: 0 };
  for (const series of some) {
    const [first, end] = spanOf(series);
    let wasGap = false;
    for (let index = first; index < end; index++) {
      const value = series.values[index] as number;
      const isOne = isGap(series, index);
      if (isOne) seen.gaps++;
      else if (value === 0) seen.zeros++;
      else if (value > 0) seen.wet++;
      if (isOne && !wasGap) seen.spells++;
      if (isOne || isNumber(value)) wasGap = isOne;
    }
  }
  return seen;
}

/** From the first row to the last. */
function spanOf({ cells }: RawSeries): [first: number, end: number] {
  const first = cells.findIndex((cell) => cell !== NO_CELL);
  let end = cells.length;
  while (end > 0 && cells[end - 1] === NO_CELL) end--;
  return [Math.max(first, 0), end];
}

function areOftenDry({ zeros, wet, gaps, spells }: CountedRain): boolean {
  const few = zeros * 50 < wet;
  const isShort = gaps < spells * LONG_SPELL;
  if (gaps > wet) return wet >= SOME_WET && (few || (zeros * 2 < gaps && isShort));
  // Where it rains on most days, a gauge that never says 0 leaves the few dry ones blank.
  return few && isShort && gaps * FEWEST_GAPS > wet && wet >= FEWEST_WET;
}

/** Where a dry season lasts for months, so do the gaps. No month is whole then, and all rain would be left out. */
function areLost({ zeros, wet, gaps, some }: CountedRain): boolean {
  const areMost = wet >= SOME_WET && gaps > wet && zeros * 2 < gaps;
  return areMost && some.flatMap(monthsOf).every(({ missing }) => missing > 0);
}

/**
 * Hardly a row says 0, and again and again days lack theirs. Rain often falls two days in a row: a row a week, ten days or
 * a month holds the sum of them, and never follows a day.
 */
function areListedWet({ some, zeros, wet, spells }: CountedRain): boolean {
  // A row that follows a spell follows no other row, and the first one none.
  const inARow = zeros + wet - spells - some.length;
  const isOfWetDays = wet >= SOME_WET && zeros * WET_FOR_A_SLIP < wet;
  return isOfWetDays && inARow * WET_FOR_ONE > wet && spells * WET_FOR_ONE > wet;
}

/** Of fewer wet days nobody can tell what the others were. */
const SOME_WET = 10;
/** Among so many one 0 may have been typed by mistake. */
const WET_FOR_A_SLIP = 10;
/** Of so many at least one is in a row, and at least one follows a spell. */
const WET_FOR_ONE = 20;

const FEWEST_WET = 100;
/** One gap in ten wet days. */
const FEWEST_GAPS = 10;

/** In most climates no more days without rain follow each other. */
const LONG_SPELL = 12;

function fillBlanks(series: RawSeries): void {
  for (let index = 0; index < series.values.length; index++)
    if (isBlank(series, index) && !series.disputed.has(series.start + index)) putDry(series, index);
}

type ListedDay = { series: RawSeries; day: number };

/**
 * Before the first row and after the last one nobody measured, nor while the observer was away: for longer than a month,
 * and than any two of the list's other spells without a row.
 */
function fillUnlisted(rain: readonly RawSeries[]): void {
  const days = rain.flatMap(listedDays).sort((one, other) => one.day - other.day);
  const spells = days.map(({ day }, at) => day - (days[at - 1]?.day ?? day));
  const [, second = 0] = [...spells].sort((one, other) => other - one);
  const longest = Math.max(DAYS_OF_A_MONTH, 2 * second);
  days.forEach((after, at) => {
    const before = days[at - 1];
    if (before && after.day - before.day <= longest) fillBetween(before, after);
  });
}

const DAYS_OF_A_MONTH = 31;

function listedDays(series: RawSeries): ListedDay[] {
  return Array.from(series.cells.keys()).flatMap((index) =>
    isUnlisted(series, index) ? [] : { series, day: series.start + index },
  );
}

/** Each day gets the cell of the row beside it, of the same month where there is one: a tab may be a month. */
function fillBetween(before: ListedDay, after: ListedDay): void {
  const { month } = dateOfDay(before.day);
  for (let day = before.day + 1; day < after.day; day++) {
    const { series, day: beside } = dateOfDay(day).month === month ? before : after;
    const index = day - series.start;
    if (index < 0 || index >= series.values.length) continue;
    putDry(series, index);
    series.cells[index] = series.cells[beside - series.start] ?? NO_CELL;
  }
}

function putDry(series: RawSeries, index: number): void {
  series.values[index] = 0;
  series.texts.set(series.start + index, '');
}

type DryKind = 'reading.blank-rain-days' | 'reading.unlisted-rain-days';
type Answer = NonNullable<ReadOptions['blankRainDay']>;

function ask(
  kind: DryKind,
  values: Answer[],
  { some: [first], gaps, wet }: CountedRain,
  doubts: Doubts,
): void {
  if (first)
    doubts.ofSheet(first.sheet, {
      kind,
      severity: 'error',
      params: { blank: gaps, wet },
      choices: { wish: 'blankRainDay', options: values.map((value) => ({ value })) },
    });
}
