import { type Series, valueAt } from '../../reading/series.ts';
import { slipOf } from '../figures/slips.ts';
import { hasCrossed } from './crossed-days.ts';
import type { DayLines } from './day-lines.ts';
import { expectedDays, type UnexplainedDays } from './expected-days.ts';
import { indexesWhere } from './indexes-where.ts';
import { isImpossible } from './possible-values.ts';
import { slippedRows } from './slipped-rows.ts';
import { TEMPERATURES, type Temperature } from './temperature.ts';

/** A day's temperature that the days around and its other temperature do not explain. */
export type DaySuspect = {
  element: Temperature;
  index: number;
  value: number;
  expected: number;
  /** how far days of that season usually lie from what is expected */
  spread: number;
  spreads: number;
};

/**
 * Weather has fronts, foehn and cold pools, more of them in some places and in one direction only. So
 * a day must lie this many times further out than all but one in five hundred of its own record do, on
 * its own side, and this many spreads and degrees at least.
 */
const TIMES_THE_RARE = 1.9;
const SHARE_RARE = 0.002;
const FEWEST_RARE = 5;
/** Ten mistakes in six years are more than one day in five hundred; one in a hundred is still the record's own. */
const TIMES_THE_UNUSUAL = 1.3;
const SHARE_UNUSUAL = 0.01;
const LEAST_SPREADS = 5;
const LEAST_APART = 5;

/**
 * The surest first. One mistake hides others: it makes the rarest day rarer, and the days beside it look wrong. So
 * what is found is taken out, with all that cannot be true, and the rest looked at again until nothing is new.
 */
export function findDaySuspects(lines: DayLines): DaySuspect[] {
  const slipped = new Set(slippedRows(lines));
  let left = without(
    lines,
    (line, index) => slipped.has(index) || isImpossible(line, valueAt(line, index)),
  );
  const found: DaySuspect[] = [];
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const fresh = suspectsIn(left);
    found.push(...fresh);
    const before = left;
    left = without(
      before,
      ({ element }, index) =>
        hasCrossed(before, index) ||
        fresh.some((suspect) => suspect.index === index && suspect.element === element),
    );
    if (left === before) break;
  }
  return found.sort((a, b) => b.spreads - a.spreads);
}

/** Two are nearly always enough; a record in which each look finds more is wrong as a whole. */
const MOST_LOOKS = 6;

/** The same days come back where none is out. */
function without(days: DayLines, isOut: (line: Series, index: number) => boolean): DayLines {
  const out = TEMPERATURES.flatMap((element) => {
    const line = days.lines[element];
    const indexes = line ? indexesWhere(line, (_, index) => isOut(line, index)) : [];
    if (!line || indexes.length === 0) return [];
    const values = line.values.slice();
    for (const index of indexes) values[index] = Number.NaN;
    return [[element, { ...line, values }]];
  });
  return out.length === 0
    ? days
    : { ...days, lines: { ...days.lines, ...Object.fromEntries(out) } };
}

function suspectsIn(lines: DayLines): DaySuspect[] {
  const left = expectedDays(lines);
  const suspects = TEMPERATURES.flatMap((element) => {
    const days = left[element];
    return days ? suspectsOf(lines, element, days) : [];
  });
  return suspects.filter((suspect) => !suspects.some((other) => explains(other, suspect)));
}

function suspectsOf(
  { lines, months }: DayLines,
  element: Temperature,
  { residuals, spreads }: UnexplainedDays,
): DaySuspect[] {
  const values = lines[element]?.values ?? new Float64Array();
  const far = farDays(residuals, spreads, months);
  const least = [1, -1].map((side) => Math.max(LEAST_SPREADS, TIMES_THE_RARE * rareOf(far, side)));
  return far.days.flatMap(({ index, away }) => {
    const [residual, value] = [residuals[index] as number, values[index] as number];
    const far = Math.abs(away) / (least[away > 0 ? 0 : 1] as number);
    if (far < SHARE_OF_A_SLIP || Math.abs(residual) < LEAST_APART) return [];
    const spread = residual / away;
    const suspect = { element, index, value, expected: value - residual, spread };
    return far >= 1 || isSlip(suspect) ? [{ ...suspect, spreads: Math.abs(away) }] : [];
  });
}

/** What a lost minus or a slipped decimal mark explains need not lie as far out: few days of weather are just that. */
const SHARE_OF_A_SLIP = 0.75;
const FITS_A_SLIP = 1;

function isSlip(suspect: Omit<DaySuspect, 'spreads'>): boolean {
  const { expected, spread } = suspect;
  const slip = slipOf(suspect, (other) => Math.abs(other - expected) <= FITS_A_SLIP * spread);
  return slip === 'sign' || slip === 'decimal';
}

type Far = { known: number; days: { index: number; away: number }[] };
/** Nearer days are neither suspects nor among the rarest, so they are not sorted. */
const FAR = 2.5;

function farDays(residuals: Float64Array, spreads: readonly number[], months: Uint8Array): Far {
  const far: Far = { known: 0, days: [] };
  for (let index = 0; index < residuals.length; index++) {
    const away = (residuals[index] as number) / (spreads[months[index] as number] as number);
    if (Number.isNaN(away)) continue;
    far.known++;
    if (away > FAR || away < -FAR) far.days.push({ index, away });
  }
  return far;
}

/** What one day in five hundred exceeds on that side, or hardly more than one in a hundred does. */
function rareOf({ known, days }: Far, side: number): number {
  const sorted = Float64Array.from(days, ({ away }) => away * side).sort();
  const exceededBy = (share: number) =>
    sorted[sorted.length - Math.max(FEWEST_RARE, Math.floor(known * share))] ?? FAR;
  return Math.max(
    FAR,
    Math.min(exceededBy(SHARE_RARE), TIMES_THE_UNUSUAL * exceededBy(SHARE_UNUSUAL)),
  );
}

const DAYS_BESIDE = 2;

/** A wrong day makes its neighbours and its other temperature look wrong too, but less so. */
function explains(wrong: DaySuspect, suspect: DaySuspect): boolean {
  return (
    wrong !== suspect &&
    Math.abs(wrong.index - suspect.index) <= DAYS_BESIDE &&
    wrong.spreads >= suspect.spreads
  );
}
