import { meanOf } from '../../dataset/mean-of.ts';
import type { ReadOptions } from '../../reading/reading.ts';
import { isDaily } from '../../reading/series.ts';
import { type Doubts, graveAlone } from '../cells/doubts.ts';
import { areAmounts, growThroughYears } from '../cells/grow-through-years.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { goBack, mayBeSums, persist, runsIn } from './overlap.ts';
import type { RawSeries } from './raw-series.ts';
import { areSumsOfDays } from './sums-of-days.ts';

/**
 * "12-month total" in each month's row: what a month adds goes out twelve months later. "Rain" that grows until the year
 * is over is what has fallen so far. Such rain is left out until the person has said that it is each month's own. So is
 * "7-day rain" in each day's row.
 */
export function settleOverlapping(
  all: readonly RawSeries[],
  wishes: ReadOptions,
  doubts: Doubts,
): readonly RawSeries[] {
  if (wishes.element === 'rain') return all;
  return all.filter((series) => {
    const areTheirs = isDaily(series) ? areSumsOfDays : areSumsOfMonths;
    const areSums = series.element === 'rain' && areTheirs(series);
    if (areSums) report(series, wishes, doubts);
    return !areSums;
  });
}

function report(series: RawSeries, { element }: ReadOptions, doubts: Doubts): void {
  const { sheet } = series;
  if (element === 'none')
    doubts.ofSheet(sheet, { kind: 'reading.none-of-three', severity: graveAlone });
  else
    doubts.ofSheet(sheet, {
      kind: isDaily(series) ? 'reading.sums-of-days' : 'reading.sums-of-months',
      severity: 'error',
      choices: { wish: 'element', options: [{ value: 'rain' }, { value: 'none' }] },
    });
}

function areSumsOfMonths({ values }: RawSeries): boolean {
  // Rain of March to July may grow each year: over gaps little is seen.
  const runs = runsIn(values);
  const months = runs.reduce((most, run) => (run.length > most.length ? run : most), []);
  return (
    growThroughYears(months) ||
    growThroughSeasons(months) ||
    overlap(months) ||
    growThroughRuns(runs)
  );
}

/**
 * "October to April" with its sum, or what has fallen so far in it, on each of its months, and nothing beside the
 * others.
 */
function growThroughRuns(runs: readonly (readonly number[])[]): boolean {
  if (runs.length < FEWEST_RUNS) return false;
  const grown = runs.map((run) => stepsIn(run.slice(run.findIndex((month) => month > 0))));
  const steps = grown.flat();
  if (steps.length < FEWEST_GROWN || steps.some((step) => step < 0)) return false;
  return areMostlyAlike(steps) || (areOfSeasons(runs) && mostFallsNowAndThen(grown));
}

const FEWEST_RUNS = 4;

/** Each month has the sum of its season. */
function areMostlyAlike(steps: readonly number[]): boolean {
  return steps.filter((step) => step === 0).length > steps.length * MOSTLY_ALIKE;
}

const MOSTLY_ALIKE = 0.75;

/** The first season may have begun before the sheet, and the last one may go on. */
function areOfSeasons(runs: readonly (readonly number[])[]): boolean {
  return runs.slice(1, -1).every(({ length }) => length >= FEWEST_MONTHS_OF_SEASON);
}

const FEWEST_MONTHS_OF_SEASON = 5;

/** Of what has fallen so far most falls now in this month and now in that. Rain that grows with its season does it in one. */
function mostFallsNowAndThen(grown: readonly (readonly number[])[]): boolean {
  const most = new Set(grown.map((some) => some.length - some.indexOf(Math.max(...some))));
  return most.size > 2;
}

/**
 * True where the months of each season hold its sum, or what has fallen so far in it: never less than the month
 * before, and in most seasons something.
 */
function growThroughSeasons(months: readonly number[]): boolean {
  const isOf = (length: number): boolean =>
    Array.from({ length }, (_, at) => at).some((first) => growFrom(months.slice(first), length));
  // Numbers that come again each year are normals, or made up.
  const again = months.filter((month, at) => month > 0 && month === months[at - 12]);
  return again.length * 2 < months.length && SEASONS.some(isOf);
}

/** Three months, or half a year. */
const SEASONS = [3, 6];

function growFrom(months: readonly number[], length: number): boolean {
  const [grownIn, begunIn] = [new Set<number>(), new Set<number>()];
  const grown: number[] = [];
  for (let at = 1; at < months.length; at++) {
    const [before, now] = [months[at - 1] as number, months[at] as number];
    const season = Math.floor((at % 12) / length);
    if (at % length === 0) {
      if (now < before) begunIn.add(season);
    } else if (now < before) return false;
    else if (before > 0) {
      grown.push(now - before);
      grownIn.add(season);
    }
  }
  const alike = grown.filter((step) => step === 0).length / grown.length;
  // What begins anew each January alone has fallen so far in its year, or somebody made it up.
  // In a desert most months add nothing.
  const isDry = months.filter((month) => month === 0).length * 5 > months.length;
  const areSoFar = begunIn.size > 1 && (alike < 0.25 || isDry) && areAmounts(grown);
  const areSums = areSoFar || (begunIn.size > 0 && areMostlyAlike(grown));
  // A dry season may have none.
  return areSums && grown.length >= FEWEST_GROWN && grownIn.size > 6 / length;
}

/** Each by chance as likely as not. */
const FEWEST_GROWN = 20;

/** Of fewer months chance may look like it where it rains evenly, unless all are alike. */
const FEWEST_MONTHS = 60;
const FEWEST_ALIKE = 24;

function overlap(values: readonly number[]): boolean {
  return values.length >= FEWEST_MONTHS ? overlapForYears(values) : areAlikeAsSums(values);
}

function overlapForYears(values: readonly number[]): boolean {
  if (!persist(values, LEAST_LIKE)) return false;
  const steps = stepsIn(departuresOf(values));
  return SPANS.some((span) => mayBeSums(values, span) && goBack(steps, span));
}

/** Too few years to know the season: then the sums themselves are much, and hardly differ. */
function areAlikeAsSums(values: readonly number[]): boolean {
  const isMuch = meanOf(values) > MOST_OF_EVEN_MONTHS;
  const areAlike = isMuch && Math.min(...values) >= Math.max(...values) * LEAST_ALIKE;
  if (values.length < FEWEST_ALIKE || !areAlike) return false;
  if (!persist(values, LEAST_LIKE_IF_SHORT) || !turn(stepsIn(values))) return false;
  return SPANS.some((span) => mayBeSums(values, span));
}

/** What comes in and what goes out has no season. Numbers that somebody made up go up, or down, for months. */
function turn(steps: readonly number[]): boolean {
  const turns = steps.filter((step, at) => step * (steps[at - 1] ?? 0) < 0);
  return turns.length * 4 > steps.length;
}

/** A month has twice another's rain in any two years. */
const LEAST_ALIKE = 0.5;
/** In millimetres: where more falls each month, some months have much more. */
const MOST_OF_EVEN_MONTHS = 300;

/** From three months to two years. Which it is does not show: 12 sums may be 3 of more rain. */
const SPANS = Array.from({ length: 22 }, (_, at) => at + 3);

/** From the mean of the same month in all years: what comes and goes with the season says nothing. */
function departuresOf(values: readonly number[]): number[] {
  const means = Array.from({ length: 12 }, (_, month) =>
    meanOf(values.filter((_, at) => at % 12 === month)),
  );
  return values.map((value, at) => value - (means[at % 12] as number));
}

const LEAST_LIKE = 0.4;
const LEAST_LIKE_IF_SHORT = 0.5;
