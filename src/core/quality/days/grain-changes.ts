import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Finding } from '../../reading/reading.ts';
import type { Series } from '../../reading/series.ts';
import {
  type DayLines,
  type DaySpan,
  firstPlaceIn,
  yearOfDay,
  yearsOf,
} from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';

/**
 * Years in whole degrees beside years in tenths, or in tenths that are whole degrees Fahrenheit: the
 * observer read another scale, or somebody converted. Nothing is wrong with it, so it is a note, for
 * whoever compares those years with others. (Rhines et al. 2015, Q. J. R. Meteorol. Soc. 141,
 * recover such conversions all over GHCN-D; dataresqc plots decimals.)
 */
export function findGrainChanges({ dayLines: lines }: LinedUpReading): Finding[] {
  if (!lines) return [];
  return Object.values(lines.lines)
    .filter(({ element }) => element !== 'rain')
    .flatMap((line) => changesOf(lines, line));
}

type Grain = 'whole' | 'fahrenheit' | 'finer';
const KINDS = {
  whole: 'quality.whole-degrees',
  fahrenheit: 'quality.converted-degrees',
} as const satisfies Record<Exclude<Grain, 'finer'>, QualityKind>;

const DAYS_NEEDED = 100;
/** A single year may be one clerk's rounding. A habit lasts longer. */
const YEARS_OF_A_HABIT = 2;

function changesOf(lines: DayLines, line: Series): Finding[] {
  const years = yearsOf(lines).map((year) => ({ ...year, grain: grainOf(line, year) }));
  const yearsIn = (grain: Grain) => years.filter((year) => year.grain === grain);
  if (yearsIn('finer').length < YEARS_OF_A_HABIT) return [];
  return (['whole', 'fahrenheit'] as const).flatMap((grain) => {
    const yearsOfGrain = yearsIn(grain);
    const [first] = yearsOfGrain;
    if (!first || yearsOfGrain.length < YEARS_OF_A_HABIT) return [];
    const year = yearOfDay(lines, first.from);
    const params = { count: yearsOfGrain.length, element: line.element, year };
    return [findingAt(KINDS[grain], firstPlaceIn(line, first), params, 'note')];
  });
}

const NEARLY_ALL = 0.97;
/** Half of the last digit, in °F. */
const ROUNDED = 0.0901;

function grainOf({ values }: Series, { from, to }: DaySpan): Grain | undefined {
  let [known, broken, unconverted] = [0, 0, 0];
  const most = (1 - NEARLY_ALL) * (to - from);
  for (let index = from; index < to; index++) {
    const value = values[index] as number;
    if (Number.isNaN(value)) continue;
    known++;
    const degrees = value * 1.8 + 32;
    if (value !== Math.round(value)) broken++;
    if (Math.abs(degrees - Math.round(degrees)) > ROUNDED) unconverted++;
    // Most years say so within weeks.
    if (known >= DAYS_NEEDED && broken > most && unconverted > most) return 'finer';
  }
  if (known < DAYS_NEEDED) return undefined;
  if (broken <= most) return 'whole';
  return unconverted <= most ? 'fahrenheit' : 'finer';
}
