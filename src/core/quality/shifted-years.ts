import type { Element } from '../dataset/columns.ts';
import type { Finding } from '../sheet/reading.ts';
import type { Anomalies } from './anomalies.ts';
import type { Temperature } from './expected-temperatures.ts';
import { findingAt } from './finding-at.ts';
import { type LinedUpReading, seriesOf } from './lined-up-reading.ts';
import { type MonthlySeries, sourcesAt, valueAt } from './monthly-series.ts';

/**
 * A year whose values stand one month late, or early: a row typed one cell too far to the right. It
 * fits the neighbouring months' usual values far better than its own. We know of no published check.
 */
export function findShiftedYears(reading: LinedUpReading): Finding[] {
  const years = (reading.series[0]?.yearCount ?? 0) | 0;
  const found: Finding[] = [];
  for (let year = 0; year < years; year++) {
    const shift = shiftOf(reading, year);
    if (shift) found.push(told(reading, year, shift));
  }
  return found;
}

type Shift = { months: 1 | -1; elements: Temperature[]; gain: number };

const MONTHS_NEEDED = 8;
/** In squared spreads: how much better the year must fit when it is moved. */
const LEAST_GAIN = 36;
/** Less, and the other element is only lent its clearness. */
const GAIN_OF_EACH = 5;
/** And how little of its misfit may be left. */
const SHARE_LEFT = 0.45;

function shiftOf({ series, anomalies }: LinedUpReading, year: number): Shift | undefined {
  const shifts = ([1, -1] as const).flatMap((months): Shift[] => {
    const gains = TEMPERATURES.map((element) => {
      const [own, known] = [seriesOf({ series }, element), anomalies[element]];
      const fit = own && known ? fitsOf(own, known, year, months) : undefined;
      return { element, stays: fit?.stays ?? 0, moved: fit?.moved ?? 0 };
    });
    const isBetter = (of: typeof gains) => {
      const stays = of.reduce((sum, one) => sum + one.stays, 0);
      const moved = of.reduce((sum, one) => sum + one.moved, 0);
      return stays - moved >= LEAST_GAIN && moved <= SHARE_LEFT * stays ? stays - moved : 0;
    };
    const both = isBetter(gains);
    const alone = gains.filter((gain) => isBetter([gain]) > 0);
    const isOfBoth = gains.every(({ stays, moved }) => stays - moved >= GAIN_OF_EACH);
    if (both && isOfBoth) return [{ months, elements: [...TEMPERATURES], gain: both }];
    return alone.map((gain) => ({ months, elements: [gain.element], gain: isBetter([gain]) }));
  });
  return shifts.sort((a, b) => b.gain - a.gain)[0];
}

const TEMPERATURES: readonly Temperature[] = ['max', 'min'];

/**
 * Squared spreads of a year's values about the usual values of their own months, and of the months
 * they would come from; a warm or cold year is let off its mean each time.
 */
function fitsOf(series: MonthlySeries, { usual, grain }: Anomalies, year: number, months: 1 | -1) {
  const least = LEAST_SPREAD + GRAINS * grain;
  const stays: [number, number][] = [];
  const moved: [number, number][] = [];
  for (let index = year * 12; index < year * 12 + 12; index++) {
    const [here, there] = [usual[index % 12], usual[(index - months + 12) % 12]];
    const value = valueAt(series, index);
    if (Number.isNaN(value) || !here || !there) continue;
    stays.push([value - here.centre, Math.max(here.spread, least)]);
    moved.push([value - there.centre, Math.max(there.spread, least)]);
  }
  if (stays.length < MONTHS_NEEDED) return undefined;
  return { stays: misfit(stays), moved: misfit(moved) };
}

const LEAST_SPREAD = 0.35;
const GRAINS = 0.5;

function misfit(months: readonly [number, number][]): number {
  let [weights, weighed] = [0, 0];
  for (const [away, spread] of months) {
    weights += 1 / spread ** 2;
    weighed += away / spread ** 2;
  }
  const level = weighed / weights;
  return months.reduce((sum, [away, spread]) => sum + ((away - level) / spread) ** 2, 0);
}

function told(reading: LinedUpReading, year: number, { months, elements }: Shift): Finding {
  const indexes = Array.from({ length: 12 }, (_, month) => year * 12 + month);
  const series = withRain(reading, elements, year).flatMap(
    (element) => seriesOf(reading, element) ?? [],
  );
  const found = series.flatMap((own) => sourcesAt(own, indexes));
  const gap = months === 1 ? indexes.slice(0, 1) : indexes.slice(-1);
  const isOneGap = series.every((own) => sourcesAt(own, gap).length === 0);
  const params = {
    year: (reading.series[0]?.firstYear ?? 0) + year,
    element: elements[0] ?? 'max',
    // A month made of days has no cell to move, and one that is moved needs the empty one's cell.
    movable: isOneGap && reading.days.length === 0 ? 1 : 0,
  };
  return findingAt(KINDS[months][elements.length > 1 ? 0 : 1], 'warning', found, params);
}

/** The rain of such a row stands as wrong as its temperatures, where it leaves the same month empty. */
function withRain(reading: LinedUpReading, elements: readonly Element[], year: number): Element[] {
  const gaps = (element: Element) => {
    const values = seriesOf(reading, element)?.values.slice(year * 12, year * 12 + 12) ?? [];
    return Array.from(values, Number.isNaN).join();
  };
  return elements.length > 1 && gaps('rain') === gaps('max')
    ? [...elements, 'rain']
    : [...elements];
}

const KINDS = {
  1: ['quality.year-late', 'quality.year-late-one'],
  '-1': ['quality.year-early', 'quality.year-early-one'],
} as const;
