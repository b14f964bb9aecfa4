import { totalOf } from '../../dataset/total-of.ts';
import type { Finding } from '../../reading/reading.ts';
import { isNumber, type Series } from '../../reading/series.ts';
import { bounded, median } from '../figures/robust.ts';
import { type DaySpan, firstPlaceIn, yearOfDay, yearsOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';

/**
 * A year whose maxima stand a day late, or early, against its minima: a column pasted one row too low,
 * or a morning's reading of yesterday's maximum written under today. How the changes from day to day of
 * both go together is much the same every year, so a year that repeats the pattern of all others moved
 * by a day shows. We know of no published check.
 */
export function findShiftedDays({ dayLines: lines }: LinedUpReading): Finding[] {
  const { max, min } = lines?.lines ?? {};
  if (!lines || !max || !min) return [];
  const [ofMax, ofMin] = [changesOf(max), changesOf(min)];
  const years = yearsOf(lines);
  const ties = years.map((year) => tiesOf(ofMax, ofMin, year));
  const usual = usualTies(ties);
  if (!usual) return [];
  const shifts = ties.map((ofYear) => shiftOf(ofYear, usual));
  return ([1, -1] as const).flatMap((by) => {
    const shifted = years.filter((_, year) => shifts[year] === by);
    const [first] = shifted;
    if (!first) return [];
    const kind = by === 1 ? 'quality.days-late' : 'quality.days-early';
    const at = shifted.flatMap((year) => firstPlaceIn(max, year));
    const params = { count: shifted.length, year: yearOfDay(lines, first.from) };
    return [findingAt(kind, at, params)];
  });
}

/** One wild day must not make a year. */
const MOST = 8;

/** From the day before: seasons and spells leave no trace in it. 0 where a day is not known. */
function changesOf({ values }: Series): Float64Array {
  const changes = new Float64Array(values.length);
  for (let index = 1; index < values.length; index++) {
    const change = (values[index] as number) - (values[index - 1] as number);
    if (isNumber(change)) changes[index] = bounded(change, MOST);
  }
  return changes;
}

/** Correlations of the maximum's changes with the minimum's, from three days before to three after. */
type Ties = number[] | undefined;
const LAGS = [-3, -2, -1, 0, 1, 2, 3];
/** Of a year without gaps some days repeat the day before, and count as unknown. */
const DAYS_NEEDED = 230;
const YEARS_NEEDED = 5;

function tiesOf(max: Float64Array, min: Float64Array, { from, to }: DaySpan): Ties {
  let [known, squareMax, squareMin] = [0, 0, 0];
  for (let index = from; index < to; index++) {
    const [x, y] = [max[index] as number, min[index] as number];
    if (x !== 0 && y !== 0) known++;
    squareMax += x * x;
    squareMin += y * y;
  }
  if (known < DAYS_NEEDED) return undefined;
  const scale = Math.sqrt(squareMax * squareMin);
  return LAGS.map((lag) => {
    const [first, last] = [Math.max(from, -lag), Math.min(to, min.length - lag)];
    let both = 0;
    for (let index = first; index < last; index++)
      both += (max[index] as number) * (min[index + lag] as number);
    return both / scale;
  });
}

type Usual = { ties: number[]; spread: number };

function usualTies(years: readonly Ties[]): Usual | undefined {
  const known = years.filter((ties) => ties !== undefined);
  if (known.length < YEARS_NEEDED) return undefined;
  const ties = LAGS.map((_, lag) => median(known.map((year) => year[lag] as number)));
  const distances = known.map((year) => distanceOf(year, ties, 0));
  return { ties, spread: Math.max(LEAST_SPREAD, median(distances)) };
}

/** Root mean square over the lags that both patterns have. */
function distanceOf(here: readonly number[], usual: readonly number[], by: number): number {
  const squares = [1, 2, 3, 4, 5].map(
    (lag) => ((here[lag] as number) - (usual[lag + by] as number)) ** 2,
  );
  return Math.sqrt(totalOf(squares) / squares.length);
}

const LEAST_SPREAD = 0.02;
const SPREADS = 1.8;
const SHARE_LEFT = 0.5;

function shiftOf(ofYear: Ties, { ties, spread }: Usual): 1 | -1 | 0 {
  if (!ofYear) return 0;
  const stays = distanceOf(ofYear, ties, 0);
  const [late, early] = [distanceOf(ofYear, ties, 1), distanceOf(ofYear, ties, -1)];
  if (stays < SPREADS * spread || Math.min(late, early) > SHARE_LEFT * stays) return 0;
  return late < early ? 1 : -1;
}
