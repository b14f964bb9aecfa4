import type { Finding } from '../../reading/reading.ts';
import { placesAt, type Series } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import { isTrace } from '../months/bounds.ts';
import { type DayLines, dateOf, yearsOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { type Run, unlikelyRuns } from './equal-runs.ts';

/**
 * The same value day after day: a cell filled down, an instrument that stuck; or both temperatures,
 * a row that was copied. GHCN-D asks for fifteen to twenty days, of any record; how long a run must be here follows
 * from how often neighbouring days agree in this one. No rain, or a trace, is a dry spell.
 */
export function findDayStreaks({ dayLines: lines }: LinedUpReading): Finding[] {
  if (!lines) return [];
  const calendar = { years: yearsOf(lines), months: lines.months };
  const all = Object.values(lines.lines).map((line) => ({ line, equal: repeats(line) }));
  const streaks = all.flatMap(({ line, equal }) =>
    unlikelyRuns(equal, calendar).map((run) => ({ line, run })),
  );
  const [max, min] = ['max', 'min'].map((one) => all.find(({ line }) => line.element === one));
  const rows = max && min ? unlikelyRuns(both(max.equal, min.equal), calendar) : [];
  const rowsAlone = rows.filter((row) => !streaks.some(({ run }) => overlap(run, row)));
  return [...findingOfStreaks(lines, streaks), ...findingOfRows(lines, rowsAlone)];
}

function repeats({ element, values }: Series): Uint8Array {
  const equal = new Uint8Array(values.length).fill(2);
  for (let index = 1; index < values.length; index++) {
    const [before, value] = [values[index - 1] as number, values[index] as number];
    if (Number.isNaN(before) || Number.isNaN(value) || isTrace(element, value)) continue;
    equal[index] = before === value ? 1 : 0;
  }
  return equal;
}

function both(max: Uint8Array, min: Uint8Array): Uint8Array {
  return max.map((one, index) => {
    const other = min[index] as number;
    return one > 1 || other > 1 ? 2 : one & other;
  });
}

function overlap(one: Run, other: Run): boolean {
  return one.from < other.from + other.days && other.from < one.from + one.days;
}

type Streak = { line: Series; run: Run };

function findingOfStreaks(lines: DayLines, streaks: readonly Streak[]): Finding[] {
  const [longest] = [...streaks].sort((a, b) => b.run.days - a.run.days);
  if (!longest) return [];
  const { line, run } = longest;
  const params = {
    count: run.days,
    element: line.element,
    date: dateOf(lines, run.from),
    value: roundTo(line.values[run.from] as number, 2),
  };
  const at = streaks.flatMap((one) => placesOf(one.line, one.run));
  return [findingAt('quality.day-streak', 'warning', at, params)];
}

function findingOfRows(lines: DayLines, rows: readonly Run[]): Finding[] {
  const [longest] = [...rows].sort((a, b) => b.days - a.days);
  const { max, min } = lines.lines;
  if (!longest || !max || !min) return [];
  const params = {
    count: longest.days,
    date: dateOf(lines, longest.from),
    max: roundTo(max.values[longest.from] as number, 2),
    min: roundTo(min.values[longest.from] as number, 2),
  };
  const at = rows.flatMap((run) => [...placesOf(max, run), ...placesOf(min, run)]);
  return [findingAt('quality.day-rows-equal', 'warning', at, params)];
}

function placesOf(line: Series, { from, days }: Run) {
  return placesAt(
    line,
    Array.from({ length: days }, (_, day) => from + day),
  );
}
