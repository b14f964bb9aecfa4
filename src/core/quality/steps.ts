import type { Element } from '../dataset/columns.ts';
import type { Finding } from '../sheet/reading.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import { indexesOfMonth, type MonthlySeries, sourcesAt, valueAt } from './monthly-series.ts';
import { median, medianSpread, roundTo } from './robust.ts';

/**
 * A lasting jump of the yearly level: the station moved, or from that year on another unit is
 * written. Ten years before are held against ten after; a jump by just the conversion of a unit
 * makes a wrong dataset, any other is for people to judge. (Window test after Karl and Williams 1987,
 * J. Clim. Appl. Meteorol. 26, with medians; the thresholds are ours and wide.)
 */
export function findSteps({ series }: LinedUpReading): Finding[] {
  return series.flatMap((own) => jumpsOf(own).map((jump) => told(own, jump)));
}

const WINDOW = 10;
const YEARS_NEEDED = 5;
const SPREADS = 5;
/** °C for temperature, natural logarithm for rain: two and a half times as much. */
const LEAST_JUMP: Record<Element, number> = { max: 2, min: 2, rain: Math.log(2.5) };
const LEAST_SPREAD: Record<Element, number> = { max: 0.25, min: 0.25, rain: 0.1 };

type Jump = { year: number; before: number[]; after: number[]; contrast: number };

function jumpsOf(series: MonthlySeries): Jump[] {
  const levels = yearlyLevels(series);
  const leastSpread = Math.max(LEAST_SPREAD[series.element], spreadOfYears(levels));
  const jumps = levels
    .flatMap(
      (_, year) =>
        jumpAt({ levels, year, leastSpread, leastJump: LEAST_JUMP[series.element] }) ?? [],
    )
    .sort((a, b) => b.contrast - a.contrast);
  // One jump shows in the windows of its neighbours too: only the strongest of them is told.
  return jumps.filter((jump, index) =>
    jumps.slice(0, index).every((stronger) => Math.abs(stronger.year - jump.year) > WINDOW),
  );
}

type Candidate = { levels: number[]; year: number; leastSpread: number; leastJump: number };

function jumpAt({ levels, year, leastSpread, leastJump }: Candidate): Jump | undefined {
  const before = yearsWithLevel(levels, year - WINDOW, year);
  const after = yearsWithLevel(levels, year, year + WINDOW);
  if (before.length < YEARS_NEEDED || after.length < YEARS_NEEDED || after[0] !== year)
    return undefined;
  // Most years are no step; their means say so before any median. They also peak at the very year.
  const contrast = Math.abs(meanOf(levels, after) - meanOf(levels, before));
  if (contrast < leastJump / 2) return undefined;
  const [old, young] = [before, after].map((years) => years.map((one) => levels[one] ?? 0));
  if (!old || !young) return undefined;
  const [from, to] = [median(old), median(young)];
  const size = to - from;
  if (Math.abs(size) < leastJump) return undefined;
  const residuals = [...old.map((one) => one - from), ...young.map((one) => one - to)];
  const clearness = Math.abs(size) / Math.max(medianSpread(residuals, 0), leastSpread);
  return clearness < SPREADS ? undefined : { year, before, after, contrast };
}

function meanOf(levels: number[], years: number[]): number {
  return years.reduce((sum, year) => sum + (levels[year] ?? 0), 0) / years.length;
}

/** From one year to the next: a single jump hardly shows in it, however large it is. */
function spreadOfYears(levels: number[]): number {
  const changes = levels
    .map((level, year) => Math.abs(level - (levels[year - 1] ?? Number.NaN)))
    .filter((change) => !Number.isNaN(change));
  return changes.length > 0 ? (1.4826 * median(changes)) / Math.SQRT2 : 0;
}

function yearsWithLevel(levels: number[], from: number, to: number): number[] {
  const years: number[] = [];
  for (let year = Math.max(from, 0); year < Math.min(to, levels.length); year++)
    if (!Number.isNaN(levels[year])) years.push(year);
  return years;
}

/** A year with fewer months says too little about its level. */
const MONTHS_NEEDED = 9;

/** Mean departure from the months' own medians; for rain the logarithm of the year's total. */
function yearlyLevels(series: MonthlySeries): number[] {
  const normals = monthlyMedians(series, allYears(series));
  return allYears(series).map((year) => {
    const departures = normals
      .map((normal, month) => valueAt(series, year * 12 + month) - normal)
      .filter((departure) => !Number.isNaN(departure));
    if (departures.length < MONTHS_NEEDED) return Number.NaN;
    const mean = departures.reduce((sum, one) => sum + one, 0) / departures.length;
    if (series.element !== 'rain') return mean;
    const usual = normals.reduce((sum, normal) => sum + normal, 0);
    // A year without a drop has no logarithm, and says nothing about units.
    const total = usual + mean * 12;
    return total > 0 ? Math.log(total) : Number.NaN;
  });
}

function allYears(series: MonthlySeries): number[] {
  return Array.from({ length: series.yearCount }, (_, year) => year);
}

function monthlyMedians(series: MonthlySeries, years: readonly number[]): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    if (years.length === series.yearCount)
      return median(indexesOfMonth(series, month + 1).map((index) => valueAt(series, index)));
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

function told(series: MonthlySeries, jump: Jump): Finding {
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
  const levels = { before: levelOf(before, isRain), after: levelOf(after, isRain) };
  return findingAt(isRain ? 'quality.rain-step' : 'quality.step', 'warning', at, {
    element,
    year,
    ...levels,
  });
}

function firstIndexOf({ sources }: MonthlySeries, year: number): number {
  const index = sources.findIndex((source, at) => source !== undefined && at >= year * 12);
  return Math.max(index, 0);
}

/** The year's total for rain, its mean for temperature. */
function levelOf(months: number[], isRain: boolean): number {
  const sum = months.reduce((total, month) => total + month, 0);
  return roundTo(isRain ? sum : sum / 12, isRain ? 0 : 1);
}

function conversionBetween(element: Element, before: number[], after: number[]) {
  const isRain = element === 'rain';
  return (isRain ? RAIN_CONVERSIONS : TEMPERATURE_CONVERSIONS).find(({ convert }) => {
    const expected = before.map(convert);
    if (isRain) return Math.abs(Math.log(total(after) / total(expected))) < RAIN_TOLERANCE;
    const apart = after.map((value, month) => Math.abs(value - (expected[month] ?? Number.NaN)));
    return total(apart) / 12 < TEMPERATURE_TOLERANCE;
  });
}

const TEMPERATURE_TOLERANCE = 2.5;
const RAIN_TOLERANCE = 0.3;

function total(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
