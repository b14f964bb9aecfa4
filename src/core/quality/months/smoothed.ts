import { ELEMENTS } from '../../dataset/columns.ts';
import { meanOf } from '../../dataset/mean-of.ts';
import type { Finding } from '../../reading/reading.ts';
import { countValues, eachValue, isNumber, placesAt, type Series } from '../../reading/series.ts';
import { valuesOfMonth } from '../figures/robust.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { isOutside, possibleOf } from '../usual/possible-values.ts';

/**
 * Running means, of the last twelve months or of each January over five years, are no month's own. Three signs, none of
 * which any of the 400 records had that we held them against (from how such tables look, not from a paper).
 */
export function findSmoothed(reading: LinedUpReading): Finding[] {
  return ELEMENTS.flatMap((element) => {
    const series = seriesOf(reading, element);
    if (!series || !isSmoothed(possible(series), reading.anomalies[element]?.grain === 1))
      return [];
    const first = series.values.findIndex(isNumber);
    return findingAt('quality.smoothed', placesAt(series, [first]), { element });
  });
}

/** A missing code would be the largest step of all. */
function possible(series: Series): Series {
  const bounds = possibleOf(series);
  const values = series.values.map((value) => (isOutside(value, bounds) ? Number.NaN : value));
  return { ...series, values };
}

function isSmoothed(series: Series, isWhole: boolean): boolean {
  const own = departuresOf(series.values);
  // In whole degrees an island has the same July year after year.
  const isStill = !isWhole && (hardlyMoves(series) || movesByYears(series, own));
  return isStill || goesBack(series, own);
}

/** Not even on an island does the temperature of a month differ so little from that of the month before. */
function hardlyMoves({ element, values }: Series): boolean {
  const steps = stepsOver(values, 1);
  const most = element === 'rain' ? sizeOf(values) * MOST_OF_RAIN : MOST_DEGREES;
  const size = sizeOf(steps);
  return countValues({ values: steps }) >= FEWEST_STEPS && size > 0 && size <= most;
}

const FEWEST_STEPS = 11;
const MOST_DEGREES = 0.2;
const MOST_OF_RAIN = 0.1;

/**
 * A warm January says more of the February after it than of the next January, in any climate. Means over several years
 * change little from one to the next. In deserts the rain of a few months decides for all, and what comes again is a copy.
 */
function movesByYears({ element, values }: Series, own: Float64Array): boolean {
  const isRain = element === 'rain';
  const years = stepsOver(values, 12);
  if ((isRain && zerosIn(values) > 0.25) || zerosIn(years) > 0.5) return false;
  const most = isRain ? MOST_OF_MONTHS.rain : MOST_OF_MONTHS.warmth;
  return (
    countValues({ values: years }) >= FEWEST_BY_YEARS &&
    sizeOf(years) <= sizeOf(stepsOver(own, 1)) * most
  );
}

const FEWEST_BY_YEARS = 72;
const MOST_OF_MONTHS = { warmth: 0.8, rain: 0.7 };

/** What comes into a mean of months goes out again, and until then it stays. */
function goesBack({ values }: Series, own: Float64Array): boolean {
  if (!(likeness(own, 1).share >= LEAST_LIKE)) return false;
  const [raw, steps] = [stepsOver(values, 1), stepsOver(own, 1)];
  return SPANS.some((span) => {
    // The season goes round by twelve, and what is left without it goes back by that alone.
    const { share, count } = likeness(span % 12 === 0 ? raw : steps, span);
    return share <= -Math.max(LEAST_GONE, MOST_BY_CHANCE / Math.sqrt(count));
  });
}

const LEAST_LIKE = 0.5;
/** Half of it does, less what chance takes away. */
const LEAST_GONE = 0.3;
/** In standard deviations: of 22 spans the one counts that speaks most for it. */
const MOST_BY_CHANCE = 4;
/** From three months to two years */
const SPANS = Array.from({ length: 22 }, (_, at) => at + 3);

/** From the mean of the same month in all years */
function departuresOf(values: Float64Array): Float64Array {
  const usual = Array.from({ length: 12 }, (_, month) => meanOf([...valuesOfMonth(values, month)]));
  return values.map((value, at) => value - (usual[at % 12] as number));
}

function stepsOver(values: Float64Array, lag: number): Float64Array {
  return values.map((value, at) => value - (values[at - lag] ?? Number.NaN));
}

function sizeOf(values: Float64Array): number {
  let sum = 0;
  eachValue({ values }, (value) => {
    sum += Math.abs(value);
  });
  return sum / countValues({ values });
}

/** How many of them, as a share */
function zerosIn(values: Float64Array): number {
  let zeros = 0;
  for (const value of values) if (value === 0) zeros++;
  return zeros / countValues({ values });
}

/** How far values are as those some months before them: 1 if all are, -1 if all are the opposite. */
function likeness(values: Float64Array, lag: number): { share: number; count: number } {
  let [together, squares, count] = [0, 0, 0];
  for (let at = lag; at < values.length; at++) {
    const [now, before] = [values[at] as number, values[at - lag] as number];
    if (!isNumber(now + before)) continue;
    together += now * before;
    squares += (now * now + before * before) / 2;
    count++;
  }
  return { share: together / squares, count };
}
