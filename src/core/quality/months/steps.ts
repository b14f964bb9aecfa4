import type { Element } from '../../dataset/columns.ts';
import { yearlyValue } from '../../dataset/yearly-value.ts';
import type { Finding } from '../../reading/reading.ts';
import { type Series, valueAt } from '../../reading/series.ts';
import { median, roundTo, spreadOf, totalOf } from '../figures/robust.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { sourcesAt, yearCount } from '../usual/monthly-series.ts';

/**
 * A lasting jump of the yearly level: the station moved, or from that year on another unit is
 * written. Ten years before are held against ten after; a jump by just the conversion of a unit
 * makes a wrong dataset, any other is for people to judge. (Window test after Karl and Williams 1987,
 * J. Clim. Appl. Meteorol. 26, with medians; the thresholds are ours and wide.)
 */
export function findSteps({ series }: LinedUpReading): Finding[] {
  return series.flatMap((line) => jumpsOf(line).map((jump) => findingOf(line, jump)));
}

const WINDOW = 10;
const YEARS_NEEDED = 5;
const SPREADS = 5;
/** °C for temperature, natural logarithm for rain: two and a half times as much. */
const LEAST_JUMP: Record<Element, number> = { max: 2, min: 2, rain: Math.log(2.5) };
const LEAST_SPREAD: Record<Element, number> = { max: 0.25, min: 0.25, rain: 0.1 };

type Jump = { year: number; before: number[]; after: number[]; contrast: number };

function jumpsOf(series: Series): Jump[] {
  const levels = yearlyLevels(series);
  const leastJump = LEAST_JUMP[series.element];
  const leastSpread = Math.max(LEAST_SPREAD[series.element], spreadOfYears(levels));
  const jumps = contrasts(levels)
    // Most years are no step; their means say so before any median.
    .flatMap((contrast, year) => (contrast < leastJump / 2 ? [] : [{ contrast, year }]))
    .map(({ contrast, year }) => ({
      year,
      before: yearsWithLevel(levels, year - WINDOW, year),
      after: yearsWithLevel(levels, year, year + WINDOW),
      contrast,
    }))
    .filter((jump) => isClear(jump, levels, leastJump, leastSpread))
    .sort((a, b) => b.contrast - a.contrast);
  // One jump shows in the windows of its neighbours too: only the strongest of them is reported.
  return jumps.filter((jump, index) =>
    jumps.slice(0, index).every((stronger) => Math.abs(stronger.year - jump.year) > WINDOW),
  );
}

/** How far apart the means of both windows are, a year each; it peaks at the very year of a jump. */
function contrasts(levels: number[]): number[] {
  const [sums, counts] = [[0], [0]];
  levels.forEach((level, year) => {
    const has = Number.isNaN(level) ? 0 : 1;
    sums.push((sums[year] as number) + (has && level));
    counts.push((counts[year] as number) + has);
  });
  const over = (totals: number[], from: number, to: number) =>
    (totals[Math.min(to, levels.length)] as number) - (totals[Math.max(from, 0)] as number);
  return levels.map((level, year) => {
    const before = over(counts, year - WINDOW, year);
    const after = over(counts, year, year + WINDOW);
    if (before < YEARS_NEEDED || after < YEARS_NEEDED || Number.isNaN(level)) return 0;
    return Math.abs(
      over(sums, year, year + WINDOW) / after - over(sums, year - WINDOW, year) / before,
    );
  });
}

function isClear(
  { before, after }: Jump,
  levels: number[],
  leastJump: number,
  leastSpread: number,
): boolean {
  const [old, young] = [before, after].map((years) => years.map((year) => levels[year] as number));
  if (!old || !young) return false;
  const [from, to] = [median(old), median(young)];
  if (Math.abs(to - from) < leastJump) return false;
  const aways = [...old.map((level) => level - from), ...young.map((level) => level - to)];
  const spread = spreadOf(Float64Array.from(aways, Math.abs));
  return Math.abs(to - from) >= SPREADS * Math.max(spread, leastSpread);
}

/** The usual change from one year to the next. A single jump hardly shows in it, even a large one. */
function spreadOfYears(levels: number[]): number {
  const changes = levels
    .map((level, year) => Math.abs(level - (levels[year - 1] as number)))
    .filter((change) => !Number.isNaN(change));
  return changes.length > 0 ? spreadOf(Float64Array.from(changes)) / Math.SQRT2 : 0;
}

function yearsWithLevel(levels: number[], from: number, to: number): number[] {
  const years: number[] = [];
  for (let year = Math.max(from, 0); year < Math.min(to, levels.length); year++)
    if (!Number.isNaN(levels[year])) years.push(year);
  return years;
}

/** A year with fewer months says too little about its level. */
const MONTHS_NEEDED = 9;

/** Mean departure from the months' own means; for rain the logarithm of the year's total. */
function yearlyLevels(series: Series): number[] {
  const normals = monthlyMeans(series);
  const usual = totalOf(normals);
  return Array.from({ length: yearCount(series) }, (_, year) => {
    let [sum, count] = [0, 0];
    for (let month = 0; month < 12; month++) {
      const departure = valueAt(series, year * 12 + month) - (normals[month] as number);
      if (Number.isNaN(departure)) continue;
      sum += departure;
      count++;
    }
    if (count < MONTHS_NEEDED) return Number.NaN;
    if (series.element !== 'rain') return sum / count;
    // A year without a drop has no logarithm, and says nothing about units.
    const wetness = usual + (sum / count) * 12;
    return wetness > 0 ? Math.log(wetness) : Number.NaN;
  });
}

/** Their only use is to be the same for all years, so a wild value in one does no harm. */
function monthlyMeans(series: Series): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    let [sum, count] = [0, 0];
    for (let index = month; index < series.values.length; index += 12) {
      const value = valueAt(series, index);
      if (Number.isNaN(value)) continue;
      sum += value;
      count++;
    }
    return sum / (count || 1);
  });
}

function monthlyMedians(series: Series, years: readonly number[]): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const values = years.map((year) => valueAt(series, year * 12 + month));
    return median(values.filter((value) => !Number.isNaN(value)));
  });
}

type Conversion = { from: string; to: string; convert: (value: number) => number };

const TEMPERATURE_CONVERSIONS: Conversion[] = [
  { from: '°C', to: '°F', convert: (celsius) => celsius * 1.8 + 32 },
  { from: '°F', to: '°C', convert: (fahrenheit) => (fahrenheit - 32) / 1.8 },
];
const RAIN_CONVERSIONS: Conversion[] = [
  { from: 'in', to: 'mm', convert: (inches) => inches * 25.4 },
  { from: 'mm', to: 'in', convert: (millimetres) => millimetres / 25.4 },
  { from: 'cm', to: 'mm', convert: (centimetres) => centimetres * 10 },
  { from: 'mm', to: 'cm', convert: (millimetres) => millimetres / 10 },
];

function findingOf(series: Series, jump: Jump): Finding {
  const { element } = series;
  const year = series.firstYear + jump.year;
  const before = monthlyMedians(series, jump.before);
  const after = monthlyMedians(series, jump.after);
  const at = sourcesAt(series, [firstIndexOf(series, jump.year)]);
  const conversion = conversionBetween(element, before, after);
  if (conversion) {
    const { from, to } = conversion;
    return findingAt('quality.unit-change', 'error', at, { element, year, from, to });
  }
  const isRain = element === 'rain';
  const levels = { before: levelOf(before, element), after: levelOf(after, element) };
  return findingAt(isRain ? 'quality.rain-step' : 'quality.step', 'warning', at, {
    element,
    year,
    ...levels,
  });
}

function firstIndexOf({ values }: Series, year: number): number {
  const index = values.findIndex((value, at) => at >= year * 12 && !Number.isNaN(value));
  return Math.max(index, 0);
}

function levelOf(months: number[], element: Element): number {
  return roundTo(yearlyValue(months, element), element === 'rain' ? 0 : 1);
}

function conversionBetween(element: Element, before: number[], after: number[]) {
  const isRain = element === 'rain';
  return (isRain ? RAIN_CONVERSIONS : TEMPERATURE_CONVERSIONS).find(({ convert }) => {
    const expected = before.map(convert);
    if (isRain) return Math.abs(Math.log(totalOf(after) / totalOf(expected))) < RAIN_TOLERANCE;
    const apart = after.map((value, month) => Math.abs(value - (expected[month] as number)));
    return totalOf(apart) / 12 < TEMPERATURE_TOLERANCE;
  });
}

const TEMPERATURE_TOLERANCE = 2.5;
const RAIN_TOLERANCE = 0.3;
