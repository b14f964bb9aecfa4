import type { Element } from '../../dataset/columns.ts';
import type { Finding } from '../../reading/reading.ts';
import type { Series } from '../../reading/series.ts';
import type { Anomalies } from '../usual/anomalies.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { monthsOfYear, sourcesAt, yearCount } from '../usual/monthly-series.ts';
import { TEMPERATURES, type Temperature } from '../usual/temperature.ts';

/**
 * A year whose values stand one month late, or early: a row typed one cell too far to the right. It
 * fits the neighbouring months' usual values far better than its own. We know of no published check.
 */
export function findShiftedYears(reading: LinedUpReading): Finding[] {
  const years = reading.series[0] ? yearCount(reading.series[0]) : 0;
  const findings: Finding[] = [];
  for (let year = 0; year < years; year++) {
    const shift = shiftOf(reading, year);
    if (shift) findings.push(findingOf(reading, year, shift));
  }
  return findings;
}

type Shift = { months: 1 | -1; elements: Temperature[]; gain: number };

const MONTHS_NEEDED = 8;
/** In squared spreads: how much better the year must fit when it is moved. */
const LEAST_GAIN = 36;
/** If an element gains less by the shift, the row is reported for the other element alone. */
const GAIN_OF_EACH = 5;
/** The share of its misfit that may be left after the move. */
const SHARE_LEFT = 0.45;

function shiftOf({ series, anomalies }: LinedUpReading, year: number): Shift | undefined {
  if (!canShift({ series, anomalies }, year)) return undefined;
  const shifts = ([1, -1] as const).flatMap((months): Shift[] => {
    const gains = TEMPERATURES.map((element) => {
      const [line, known] = [seriesOf({ series }, element), anomalies[element]];
      const fit = line && known ? fitsOf(line, known, year, months) : undefined;
      return { element, stays: fit?.stays ?? 0, moved: fit?.moved ?? 0 };
    });
    const isBetter = (of: typeof gains) => {
      const stays = of.reduce((sum, gain) => sum + gain.stays, 0);
      const moved = of.reduce((sum, gain) => sum + gain.moved, 0);
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

type Known = Pick<LinedUpReading, 'series' | 'anomalies'>;

/** Most years fit their own months so well that no other months could fit them better by enough. */
function canShift({ series, anomalies }: Known, year: number): boolean {
  let stays = 0;
  for (const line of series) {
    const known = anomalies[line.element];
    if (line.element === 'rain' || !known) continue;
    stays += misfit(line, known, { year, months: 0, by: 0 }) ?? 0;
  }
  return stays >= LEAST_GAIN;
}

function fitsOf(series: Series, known: Anomalies, year: number, months: 1 | -1) {
  const stays = misfit(series, known, { year, months, by: 0 });
  const moved = misfit(series, known, { year, months, by: months });
  return stays === undefined || moved === undefined ? undefined : { stays, moved };
}

const LEAST_SPREAD = 0.35;
const GRAINS = 0.5;

/** Both fits of a year are of the same months: those that are known where they stand and `months` away. */
type Asked = { year: number; months: Way; by: Way };
type Way = 0 | 1 | -1;

/**
 * Squared spreads of a year's values about the usual values of the months `by` months away; a warm
 * or cold year is let off its mean.
 */
function misfit(
  { values }: Series,
  { usual, grain, values: anomalies }: Anomalies,
  { year, months, by }: Asked,
): number | undefined {
  const least = LEAST_SPREAD + GRAINS * grain;
  const [aways, spreads]: [number[], number[]] = [[], []];
  let [weights, weighed] = [0, 0];
  for (let month = 0; month < 12; month++) {
    const [here, there] = [usual[month], usual[(month - months + 12) % 12]];
    const value = values[year * 12 + month] as number;
    if (Number.isNaN(anomalies[year * 12 + month] as number) || !here || !there) continue;
    const { centre, spread } = by === 0 ? here : there;
    const [away, wide] = [value - centre, Math.max(spread, least)];
    aways.push(away);
    spreads.push(wide);
    weights += 1 / wide ** 2;
    weighed += away / wide ** 2;
  }
  if (aways.length < MONTHS_NEEDED) return undefined;
  const level = weighed / weights;
  return aways.reduce((sum, away, at) => sum + ((away - level) / (spreads[at] as number)) ** 2, 0);
}

function findingOf(reading: LinedUpReading, year: number, { months, elements }: Shift): Finding {
  const indexes = monthsOfYear(year);
  const series = withRain(reading, elements, year).flatMap(
    (element) => seriesOf(reading, element) ?? [],
  );
  const sources = series.flatMap((line) => sourcesAt(line, indexes));
  const gap = months === 1 ? indexes.slice(0, 1) : indexes.slice(-1);
  const isOneGap = series.every((line) => sourcesAt(line, gap).length === 0);
  const params = {
    year: (reading.series[0]?.firstYear ?? 0) + year,
    element: elements[0] ?? 'max',
    // A month made of days has no cell to move, and one that is moved needs the empty one's cell.
    movable: isOneGap && reading.days.length === 0 ? 1 : 0,
  };
  return findingAt(KINDS[months][elements.length > 1 ? 0 : 1], sources, params);
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
