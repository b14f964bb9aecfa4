import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/sheet/reading.ts';
import type { Chance } from '../../support/chance.ts';
import type { Mistake, Planted } from './planted-mistakes.ts';
import { addressAt, readingOfRecord, type StationRecord, yearsOf } from './station-record.ts';

export type Shares = { planted: number; told: number; atCell: number };

/** How many of these mistakes are told at all, and how many with a cell of theirs. */
export function judgeMistake(
  mistake: Mistake,
  records: readonly StationRecord[],
  { random, times }: { random: Chance; times: number },
): Shares {
  const shares = { planted: 0, told: 0, atCell: 0 };
  for (const record of records) {
    const before = doubts(record);
    for (let time = 0; time < times; time++) {
      const planted = mistake.plant(record, random);
      if (!planted) continue;
      shares.planted++;
      const fresh = freshFindings(doubts(planted.record), before);
      if (fresh.length > 0) shares.told++;
      if (isAtCell(fresh, planted)) shares.atCell++;
    }
  }
  return shares;
}

/** What a person is asked to look at: notes ask for nothing. */
export function doubts(record: StationRecord): Finding[] {
  return checkMonths(readingOfRecord(record)).filter(({ severity }) => severity !== 'note');
}

export function findingsAHundredYears(records: readonly StationRecord[]): number {
  return (100 * sum(records.map((record) => doubts(record).length))) / sum(records.map(yearsOf));
}

/** The cells told beyond those told without the mistake, a finding without new cells left out. */
function freshFindings(after: readonly Finding[], before: readonly Finding[]): Finding[] {
  const known = new Set(before.flatMap(cellsOf));
  return after.filter((finding) => cellsOf(finding).some((cell) => !known.has(cell)));
}

function isAtCell(fresh: readonly Finding[], { record, cells }: Planted): boolean {
  const told = new Set(fresh.flatMap(({ places }) => places.flatMap((place) => place.cells)));
  return cells.some(([element, index]) => told.has(addressAt(record, element, index)));
}

function cellsOf({ kind, places }: Finding): string[] {
  return places.flatMap(({ cells }) => cells.map((cell) => `${kind} ${cell}`));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
