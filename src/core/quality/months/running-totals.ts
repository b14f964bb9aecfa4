import type { Finding } from '../../reading/reading.ts';
import { isNumber, placesAt, type Series } from '../../reading/series.ts';
import { yearList } from '../../reading/year-list.ts';
import { type DayLines, yearsOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';

/**
 * Rain that never falls back within a year is the sum since January, or since the rain year began;
 * sent as it is, it would be many times what fell. From how such columns look, not from a paper.
 */
export function findRunningTotals(reading: LinedUpReading): Finding[] {
  const ofDays = reading.dayLines?.lines.rain;
  const rain = ofDays ?? seriesOf(reading, 'rain');
  if (!rain) return [];
  const { known, climbing } =
    ofDays && reading.dayLines ? climbingDays(ofDays, reading.dayLines) : climbingMonths(rain);
  const [first] = climbing;
  if (!first) return [];
  const params = {
    count: climbing.length,
    of: known,
    year: yearList(climbing.map(({ year }) => year)),
  };
  const start = rain.values.findIndex((value, at) => at >= first.from && isNumber(value));
  return [findingAt('quality.running-totals', placesAt(rain, [start]), params)];
}

/** How many years are known well enough, and those of them that climb. */
type Climbing = { known: number; climbing: { year: number; from: number }[] };

/** Sums are corrected, and begin again once within a calendar year: of ten steps up one may go back. */
const SHARE_BACK = 0.1;
const DAYS_NEEDED = 100;

function climbingDays({ firstYear, values }: Series, lines: DayLines): Climbing {
  const years = yearsOf(lines).map(({ from, to }, year) => {
    const known = values.slice(from, to).filter(isNumber);
    return { year: firstYear + year, from, known };
  });
  const wellKnown = years.filter(({ known }) => known.length >= DAYS_NEEDED);
  return {
    known: wellKnown.length,
    climbing: wellKnown.filter(({ known }) => climbs(known, SHARE_BACK)),
  };
}

/** A single calendar year may be summed up; years that begin in another month show it by being many. */
function climbingMonths(rain: Series): Climbing {
  const ofCalendar = climbingFrom(rain, 0);
  if (ofCalendar.climbing.length > 0) return ofCalendar;
  for (let month = 1; month < 12; month++) {
    const { known, climbing } = climbingFrom(rain, month);
    if (known > 1 && climbing.length === known) return { known, climbing };
  }
  return ofCalendar;
}

/** Years of twelve months from this one on. */
function climbingFrom({ firstYear, values }: Series, month: number): Climbing {
  const years: Climbing = { known: 0, climbing: [] };
  for (let from = month; from + 12 <= values.length; from += 12) {
    const year = values.subarray(from, from + 12);
    if (!year.every(isNumber)) continue;
    years.known++;
    if (climbs(year, 0)) years.climbing.push({ year: firstYear + (from - month) / 12, from });
  }
  return years;
}

/** Five steps up or more, and hardly any back. */
function climbs(values: Float64Array, shareBack: number): boolean {
  let up = 0;
  let back = 0;
  for (let index = 1; index < values.length; index++) {
    const step = (values[index] as number) - (values[index - 1] as number);
    if (step > 0) up++;
    else if (step < 0) back++;
  }
  return up >= 5 && back <= shareBack * up;
}
