import type { Finding } from '../../reading/reading.ts';
import { placesAt } from '../../reading/series.ts';
import { hasCrossed } from '../usual/crossed-days.ts';
import { dateOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { kindOfDay } from './kind-of-day.ts';

/** A day with a slip of a known kind, such as swapped values, is reported as that slip. */
export function findDaysWithMinAboveMax({
  dayLines: lines,
  daySuspects,
}: LinedUpReading): Finding[] {
  const { max, min } = lines?.lines ?? {};
  if (!lines || !max || !min) return [];
  const named = new Set(
    daySuspects
      .filter((suspect) => kindOfDay(suspect) !== 'quality.day-outlier')
      .map(({ index }) => index),
  );
  const crossed: number[] = [];
  for (let index = 0; index < lines.length; index++)
    if (hasCrossed(lines, index) && !named.has(index)) crossed.push(index);
  const [first] = crossed;
  if (first === undefined) return [];
  const params = {
    count: crossed.length,
    date: dateOf(lines, first),
    min: min.values[first] as number,
    max: max.values[first] as number,
  };
  const at = [max, min].flatMap((line) => placesAt(line, crossed));
  return [findingAt('quality.day-min-above-max', at, params)];
}
