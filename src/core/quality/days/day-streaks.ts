import type { Finding } from '../../reading/reading.ts';
import { placesAt, type Series } from '../../reading/series.ts';
import { unlikelyRuns } from '../figures/equal-runs.ts';
import { roundTo } from '../figures/robust.ts';
import { type DayLines, dateOf, yearsOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { repeatsIn } from '../usual/repeats.ts';

/**
 * The same value day after day: a cell filled down, an instrument that stuck; or both temperatures,
 * a row that was copied. GHCN-D asks for fifteen to twenty days, of any record; how long a run must be here follows
 * from how often neighbouring days agree in this one. No rain, or a trace, is a dry spell.
 */
export function findDayStreaks({ dayLines: lines }: LinedUpReading): Finding[] {
  if (!lines) return [];
  const usual = { ...USUAL, groupings: groupingsOf(lines) };
  const all = Object.values(lines.lines).map((line) => ({ line, equal: repeatsIn(line, 1) }));
  const streaks = all.flatMap(({ line, equal }) =>
    unlikelyRuns(equal, usual).map((run) => ({ line, run })),
  );
  const [max, min] = ['max', 'min'].map((element) =>
    all.find(({ line }) => line.element === element),
  );
  const rows = max && min ? unlikelyRuns(inBoth(max.equal, min.equal), usual) : [];
  // Of the two, the longer run says what happened: a row that was copied repeats both values on the same days.
  const isLonger = (one: Run, other: Run) => one.length > other.length && overlap(one, other);
  const rowsAlone = rows.filter((row) => !streaks.some(({ run }) => isLonger(run, row)));
  const streaksAlone = streaks.filter(({ run }) => !rowsAlone.some((row) => overlap(row, run)));
  return [...findingOfStreaks(lines, streaksAlone), ...findingOfRows(lines, rowsAlone)];
}

/** A run that chance would show once in fifty such records. */
const USUAL = { step: 1, shortest: 3, borrowed: 100, chance: 0.02 };
const YEARS_BESIDE = 3;

function groupingsOf(lines: DayLines) {
  const years = new Uint16Array(lines.length);
  for (const [year, { from, to }] of yearsOf(lines).entries()) years.fill(year, from, to);
  return [
    { groups: years, beside: YEARS_BESIDE },
    { groups: lines.months, beside: 0 },
  ];
}

function inBoth(max: Uint8Array, min: Uint8Array): Uint8Array {
  return max.map((ofMax, index) => {
    const ofMin = min[index] as number;
    return ofMax > 1 || ofMin > 1 ? 2 : ofMax & ofMin;
  });
}

type Run = readonly number[];

function overlap(one: Run, other: Run): boolean {
  return one.includes(other[0] as number) || other.includes(one[0] as number);
}

type Streak = { line: Series; run: Run };

function findingOfStreaks(lines: DayLines, streaks: readonly Streak[]): Finding[] {
  const [longest] = [...streaks].sort((a, b) => b.run.length - a.run.length);
  if (!longest) return [];
  const { line, run } = longest;
  const [from = 0] = run;
  const params = {
    count: run.length,
    element: line.element,
    date: dateOf(lines, from),
    value: roundTo(line.values[from] as number, 2),
  };
  const at = streaks.flatMap((streak) => placesAt(streak.line, streak.run));
  return [findingAt('quality.day-streak', at, params)];
}

function findingOfRows(lines: DayLines, rows: readonly Run[]): Finding[] {
  const [longest] = [...rows].sort((a, b) => b.length - a.length);
  const { max, min } = lines.lines;
  if (!longest || !max || !min) return [];
  const [from = 0] = longest;
  const params = {
    count: longest.length,
    date: dateOf(lines, from),
    max: roundTo(max.values[from] as number, 2),
    min: roundTo(min.values[from] as number, 2),
  };
  const at = rows.flatMap((run) => [...placesAt(max, run), ...placesAt(min, run)]);
  return [findingAt('quality.day-rows-equal', at, params)];
}
