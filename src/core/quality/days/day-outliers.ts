import type { Finding } from '../../reading/reading.ts';
import { isNumber, placesAt } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import { hasCrossed } from '../usual/crossed-days.ts';
import { type DayLines, dateOf } from '../usual/day-lines.ts';
import type { DaySuspect } from '../usual/day-suspects.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { kindOfDay } from './kind-of-day.ts';

/** One finding a day, the surest first, each with what it should be and the likeliest cause. */
export function findDayOutliers({ dayLines, daySuspects }: LinedUpReading): Finding[] {
  if (!dayLines) return [];
  return daySuspects
    .filter((suspect) => !isNamedAsCrossed(dayLines, suspect))
    .map((suspect) => findingOf(dayLines, suspect));
}

/** A minimum above its maximum says more than a doubt; a lost minus says more still. */
function isNamedAsCrossed(lines: DayLines, suspect: DaySuspect): boolean {
  return kindOfDay(suspect) === 'quality.day-outlier' && hasCrossed(lines, suspect.index);
}

function findingOf(lines: DayLines, suspect: DaySuspect): Finding {
  const { element, index, value, expected } = suspect;
  const line = lines.lines[element];
  const others = Object.values(lines.lines).filter(
    (other) => other !== line && isNumber(other.values[index] as number),
  );
  const params = {
    count: 1,
    element,
    others: others.length,
    date: dateOf(lines, index),
    value: roundTo(value, 2),
    expected: roundTo(expected, 0),
  };
  const at = line ? placesAt(line, [index]) : [];
  return findingAt(kindOfDay(suspect), at, params);
}
