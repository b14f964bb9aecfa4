import { ofElement } from '../../dataset/columns.ts';
import type { ReadOptions } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { isDaily, isNumber, monthAt, NO_CELL, placeAt } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import type { RawSeries } from './raw-series.ts';

/** What an observer left or wrote on a day that may have been dry, and how a person is asked about it. */
type Gap = {
  wish: 'blankRainDay' | 'rainMarks';
  kind: ReadingKind;
  isGap: (series: RawSeries, index: number) => boolean;
};

const GAPS: readonly Gap[] = [
  { wish: 'blankRainDay', kind: 'reading.blank-rain-days', isGap: isBlank },
  { wish: 'rainMarks', kind: 'reading.marks-of-rain', isGap: isMark },
];

/**
 * Observers often leave dry days blank, or write dots. Such rain has no value on most days, a few days at a time, and
 * hardly any zeros. A gauge that failed has none for weeks.
 */
export function settleDaysWithoutRain(
  all: readonly RawSeries[],
  wishes: ReadOptions,
  doubts: Doubts,
): void {
  const rain = all.filter(ofElement('rain')).filter(isDaily);
  // Most records have a number for each day.
  if (rain.every(({ values }) => !values.some(Number.isNaN))) return;
  for (const gap of GAPS) settleGaps(rain, gap, wishes, doubts);
}

function settleGaps(rain: readonly RawSeries[], gap: Gap, wishes: ReadOptions, doubts: Doubts) {
  const { wish, kind, isGap } = gap;
  if (!rain.some((series) => series.values.some((_, index) => isGap(series, index)))) return;
  const { all, years } = countRain(rain, isGap);
  const answer = wishes[wish];
  const isDry = (year: number): boolean =>
    answer === 'dry' || (answer === 'by-year' && areOftenDry(years.get(year) ?? all));
  if (answer) for (const series of rain) fillGaps(series, isGap, isDry);
  const [first] = rain;
  // A year of blanks may be a gauge that failed; nobody writes dots for that.
  const isAsked =
    areOftenDry(all) || (wish === 'rainMarks' && [...years.values()].some(areOftenDry));
  if (answer || !first || !isAsked) return;
  const index = first.values.findIndex((_, at) => isGap(first, at));
  const found = first.texts.get(first.start + index) ?? '';
  const differs = new Set([...years.values()].filter(({ gaps }) => gaps > 0).map(areOftenDry));
  const values = ['missing', 'dry', ...(differs.size > 1 ? ['by-year'] : [])];
  doubts.atPlace(
    {
      kind,
      severity: 'error',
      params: { blank: all.gaps, wet: all.wet },
      choices: { wish, options: values.map((value) => ({ value })) },
    },
    placeAt({ ...first, cells: cellsOf(first) }, index),
    found,
  );
}

function cellsOf({ cells, unknown, start }: RawSeries): Float64Array {
  return cells.map((cell, index) =>
    cell === NO_CELL ? (unknown.get(start + index) ?? cell) : cell,
  );
}

/** `gaps` are the days that may have been dry, and `spells` how often some of them follow each other. */
type CountedRain = { zeros: number; wet: number; gaps: number; spells: number };

const nothing = (): CountedRain => ({ zeros: 0, wet: 0, gaps: 0, spells: 0 });

/** A tab may be a month: all are counted together. */
function countRain(rain: readonly RawSeries[], isGap: Gap['isGap']) {
  const all = nothing();
  const years = new Map<number, CountedRain>();
  for (const series of rain) {
    let wasGap = false;
    series.values.forEach((value, index) => {
      const isOne = isGap(series, index);
      if (!isOne && !isNumber(value)) return;
      const { year } = monthAt(series, index);
      const ofYear = years.get(year) ?? nothing();
      years.set(year, ofYear);
      for (const seen of [all, ofYear]) {
        if (isOne && !wasGap) seen.spells++;
        if (isOne) seen.gaps++;
        else if (value === 0) seen.zeros++;
        else if (value > 0) seen.wet++;
      }
      wasGap = isOne;
    });
  }
  return { all, years };
}

/** The sheet has a row for the day, and nothing in it. */
function isBlank({ values, cells }: RawSeries, index: number): boolean {
  return cells[index] !== NO_CELL && Number.isNaN(values[index]);
}

/** "..", "…", "-" */
function isMark({ texts, start, values, unknown }: RawSeries, index: number): boolean {
  const at = start + index;
  return Number.isNaN(values[index]) && unknown.has(at) && MARKS.test(texts.get(at) ?? '');
}

const MARKS = /^[.…·\u2010-\u2015-]+$/;

function areOftenDry({ zeros, wet, gaps, spells }: CountedRain): boolean {
  const isShort = gaps < spells * LONG_SPELL;
  return gaps > wet && wet >= SOME_WET && (zeros * 50 < wet || (zeros * 2 < gaps && isShort));
}

/** Of fewer wet days nobody can tell what the others were. */
const SOME_WET = 10;

/** In most climates no more days without rain follow each other. */
const LONG_SPELL = 12;

function fillGaps(series: RawSeries, isGap: Gap['isGap'], isDry: (year: number) => boolean): void {
  const { start, values, cells, unknown, texts, written, disputed } = series;
  values.forEach((_, index) => {
    const at = start + index;
    if (!isGap(series, index) || disputed.has(at) || !isDry(monthAt(series, index).year)) return;
    values[index] = 0;
    if (written) written[index] = 0;
    cells[index] = unknown.get(at) ?? cells[index] ?? NO_CELL;
    if (!unknown.has(at)) texts.set(at, '');
  });
}
