import { findSuspects, type Suspect } from '../../../src/core/quality/months/suspects.ts';
import { lineUp } from '../../../src/core/quality/usual/lined-up-reading.ts';
import type { Chance } from '../../support/chance.ts';
import { sum } from './judge-checks.ts';
import { MISTAKES } from './planted-mistakes.ts';
import { readingOfRecord, type StationRecord, yearsOf } from './station-record.ts';

/** The share of errors of 3 °C and of 5 °C that are told from so many spreads on, and what is told for nothing. */
type Point = { spreads: number; told: number[]; findings: number };

const SPREADS = [3.3, 3.5, 3.7, 3.9, 4.1, 4.3, 4.7];
const WRONG_BY_3_AND_5 = MISTAKES.slice(0, 2);

/** Each record is fitted once for all thresholds; a person sees four sentences of a kind at most. */
export function curveOf(
  records: readonly StationRecord[],
  { random, times }: { random: Chance; times: number },
): Point[] {
  const hits = WRONG_BY_3_AND_5.map((mistake) => hitsOf(mistake, records, { random, times }));
  const lined = records.map((record) => lineUp(readingOfRecord(record)));
  const years = sum(records.map(yearsOf));
  return SPREADS.map((spreads, place) => ({
    spreads,
    told: hits.map((counts) => Math.round(100 * (counts[place] ?? 0))),
    findings:
      (100 * sum(lined.map((reading) => Math.min(4, findSuspects(reading, spreads).length)))) /
      years,
  }));
}

type Plants = { random: Chance; times: number };

/** For each of SPREADS the share that is found. */
function hitsOf(
  { plant }: (typeof MISTAKES)[number],
  records: readonly StationRecord[],
  { random, times }: Plants,
): number[] {
  const counts = SPREADS.map(() => 0);
  let planted = 0;
  for (const record of records)
    for (let time = 0; time < times; time++) {
      const one = plant(record, random);
      const [cell] = one?.cells ?? [];
      if (!one || !cell) continue;
      planted++;
      const reading = lineUp(readingOfRecord(one.record));
      SPREADS.forEach((spreads, place) => {
        if (findSuspects(reading, spreads).some((suspect) => isAt(suspect, cell)))
          counts[place] = (counts[place] ?? 0) + 1;
      });
    }
  return counts.map((count) => count / planted);
}

/** The judge's records begin with their first year, as their readings do. */
function isAt({ series, index, partner }: Suspect, [element, at]: [string, number]): boolean {
  return index === at && (series.element === element || partner?.series.element === element);
}
