import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import type { Chance } from '../../support/chance.ts';
import type { Mistake } from './planted-mistakes.ts';
import { addressAt, readingOfRecord, type StationRecord, yearsOf } from './station-record.ts';

export type Shares = {
  planted: number;
  told: number;
  atCell: number;
};

export function noShares(): Shares {
  return { planted: 0, told: 0, atCell: 0 };
}

/** How many of these mistakes are told at all, and how many with a cell of theirs. */
export function judgeMistake(
  mistake: Mistake,
  records: readonly StationRecord[],
  { random, times }: { random: Chance; times: number },
): Shares {
  const shares = noShares();
  for (const record of records) {
    const before = doubts(record);
    for (let time = 0; time < times; time++) {
      const planted = mistake.plant(record, random);
      if (!planted) continue;
      const cells = planted.cells.map(([element, index]) =>
        addressAt(planted.record, element, index),
      );
      count(shares, { before, after: doubts(planted.record), cells });
    }
  }
  return shares;
}

/** What is told after a mistake was planted in `cells`, beside what was told without it. */
export function count(
  shares: Shares,
  {
    before,
    after,
    cells,
  }: { before: readonly Finding[]; after: readonly Finding[]; cells: readonly string[] },
): void {
  const fresh = freshFindings(after, before);
  const isOfMistake = ({ places }: Finding) =>
    places.some((place) => place.cells.some((cell) => cells.includes(cell)));
  shares.planted++;
  if (fresh.length > 0) shares.told++;
  if (fresh.some(isOfMistake)) shares.atCell++;
}

/** What a person is asked to look at: notes ask for nothing. */
function doubts(record: StationRecord): Finding[] {
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

export function cellsOf({ kind, places }: Finding): string[] {
  return places.flatMap(({ cells }) => cells.map((cell) => `${kind} ${cell}`));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
