import { ofElement } from '../../dataset/columns.ts';
import type { ReadOptions } from '../../reading/reading.ts';
import { isDaily, isNumber, NO_CELL } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import type { RawSeries } from './raw-series.ts';

/**
 * Observers often leave dry days blank. Such rain has no value on most days, a few days at a time, and hardly any zeros. A
 * gauge that failed has none for weeks.
 */
export function settleDaysWithoutRain(
  all: readonly RawSeries[],
  { blankRainDay }: ReadOptions,
  doubts: Doubts,
): void {
  const rain = all.filter(ofElement('rain')).filter(isDaily);
  if (blankRainDay === 'dry') rain.forEach(fillBlanks);
  const [first] = rain;
  if (blankRainDay || !first) return;
  const counted = countRain(rain);
  if (!areOftenDry(counted)) return;
  doubts.ofSheet(first.sheet, {
    kind: 'reading.blank-rain-days',
    severity: 'error',
    params: { blank: counted.gaps, wet: counted.wet },
    choices: { wish: 'blankRainDay', options: [{ value: 'missing' }, { value: 'dry' }] },
  });
}

/** `gaps` are the days that may have been dry, and `spells` how often some of them follow each other. */
type CountedRain = { zeros: number; wet: number; gaps: number; spells: number };

/** A tab may be a month: all are counted together. */
function countRain(rain: readonly RawSeries[]): CountedRain {
  const seen = { zeros: 0, wet: 0, gaps: 0, spells: 0 };
  for (const series of rain) {
    let wasGap = false;
    series.values.forEach((value, index) => {
      const isGap = isBlank(series, index);
      if (isGap && !wasGap) seen.spells++;
      if (isGap) seen.gaps++;
      else if (value === 0) seen.zeros++;
      else if (value > 0) seen.wet++;
      if (isGap || isNumber(value)) wasGap = isGap;
    });
  }
  return seen;
}

/** The sheet has a row for the day, and nothing in it. */
function isBlank({ values, cells }: RawSeries, index: number): boolean {
  return cells[index] !== NO_CELL && Number.isNaN(values[index]);
}

function areOftenDry({ zeros, wet, gaps, spells }: CountedRain): boolean {
  const isShort = gaps < spells * LONG_SPELL;
  return gaps > wet && wet >= SOME_WET && (zeros * 50 < wet || (zeros * 2 < gaps && isShort));
}

/** Of fewer wet days nobody can tell what the others were. */
const SOME_WET = 10;

/** In most climates no more days without rain follow each other. */
const LONG_SPELL = 12;

function fillBlanks(series: RawSeries): void {
  series.values.forEach((_, index) => {
    const at = series.start + index;
    if (!isBlank(series, index) || series.disputed.has(at)) return;
    series.values[index] = 0;
    if (series.written) series.written[index] = 0;
    series.texts.set(at, '');
  });
}
