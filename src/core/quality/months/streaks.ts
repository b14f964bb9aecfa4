import type { Finding } from '../../reading/reading.ts';
import { monthAt, type Series, valueAt } from '../../reading/series.ts';
import { totalOf } from '../figures/robust.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { sourcesAt } from '../usual/monthly-series.ts';
import { isTrace } from './bounds.ts';

/**
 * The same value month after month, or in the same month year after year: a column filled down, or
 * filled with a normal. (GHCN-M flag K, GHCN-D streak check; zero rain is left out there too, and here a trace as well.)
 * How long a run must be depends on how often neighbours agree anyway: near the equator, in whole
 * degrees, four Julys in a row say nothing.
 */
export function findStreaks({ series }: LinedUpReading): Finding[] {
  const found = series.flatMap((own) =>
    [1, 12].flatMap((step) => unlikelyRuns(own, step).map((run) => ({ own, run, step }))),
  );
  const [longest] = [...found].sort((a, b) => b.run.length - a.run.length);
  if (!longest) return [];
  const [first = 0] = longest.run;
  const params = {
    count: longest.run.length,
    element: longest.own.element,
    value: valueAt(longest.own, first),
    ...monthAt(longest.own, first),
  };
  const kind = longest.step === 1 ? 'quality.streak-of-months' : 'quality.streak-of-years';
  const at = found.flatMap(({ own, run }) => sourcesAt(own, run));
  return [findingAt(kind, 'warning', at, params)];
}

const SHORTEST_RUN = 4;
/** A run that chance would show once in three thousand such tables. */
const CHANCE = 0.0003;

/** `step` 1 goes from month to month, 12 from year to year. */
function unlikelyRuns(series: Series, step: number): number[][] {
  const lists = Array.from({ length: step }, (_, start) => equalRuns(series, start, step));
  const pairs = totalOf(lists.map((list) => list.pairs));
  const equal = totalOf(lists.map((list) => list.equal));
  return lists.flatMap((list) =>
    list.runs.filter((run) => {
      // The run itself is no evidence of what is usual; a short list borrows from the others.
      const repeats = run.length - 1;
      const anywhere = (equal - repeats + 1) / (pairs - repeats + 1);
      const same = list.equal - repeats + BORROWED * anywhere;
      return pairs * chanceOfRun(repeats, same, list.pairs - repeats + BORROWED) < CHANCE;
    }),
  );
}

/**
 * Each repeat makes the next one likelier (Pólya's urn): in whole degrees a July that has always been 26 °C says as
 * much of this July as the other months do.
 */
function chanceOfRun(repeats: number, same: number, known: number): number {
  let chance = 1;
  for (let place = 0; place < repeats; place++) chance *= (same + place) / (known + place);
  return chance;
}

const BORROWED = 10;

/** Only runs that are long enough are kept: pairs of equal neighbours are everywhere. */
type Runs = { runs: number[][]; pairs: number; equal: number };

function equalRuns(series: Series, start: number, step: number): Runs {
  const counted: Runs = { runs: [], pairs: 0, equal: 0 };
  let before = Number.NaN;
  let length = 1;
  let index = start;
  for (; index < series.values.length; index += step) {
    const here = valueAt(series, index);
    const value = isTrace(series.element, here) ? Number.NaN : here;
    if (!Number.isNaN(value) && !Number.isNaN(before)) counted.pairs++;
    if (value === before) {
      counted.equal++;
      length++;
    } else {
      if (length >= SHORTEST_RUN) counted.runs.push(indexesBefore(index, length, step));
      length = 1;
    }
    before = value;
  }
  if (length >= SHORTEST_RUN) counted.runs.push(indexesBefore(index, length, step));
  return counted;
}

function indexesBefore(end: number, length: number, step: number): number[] {
  return Array.from({ length }, (_, place) => end - (length - place) * step);
}
