import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import type { Chance } from '../../support/chance.ts';
import { addressOfDay, type DayRecord, readingOfDays, yearsOfDays } from './day-record.ts';
import { count, noShares, type Shares } from './judge-checks.ts';
import type { DayMistake } from './planted-day-mistakes.ts';

export type DayJudgement = {
  /** sentences, and cells they name, that the records cause as they are */
  findings: number;
  cells: number;
  years: number;
  mistakes: { mistake: DayMistake; shares: Shares }[];
};

/** A record at a time, because its findings before the mistakes are wanted for each of them. */
export function judgeDays(
  records: readonly DayRecord[],
  mistakes: readonly DayMistake[],
  { random, times }: { random: Chance; times: number },
): DayJudgement {
  const judged = mistakes.map((mistake) => ({
    mistake,
    shares: noShares(),
  }));
  const sums = { findings: 0, cells: 0, years: 0 };
  for (const record of records) {
    const doubts = doubtsOf(record);
    sums.findings += doubts.length;
    sums.cells += doubts.flatMap(cellsOf).length;
    sums.years += yearsOfDays(record);
    for (const { mistake, shares } of judged)
      for (let time = 0; time < times; time++) {
        const planted = mistake.plant(record, random);
        if (!planted) continue;
        count(shares, {
          before: doubts,
          after: doubtsOf(planted.record),
          cells: planted.cells.map(([element, index]) => addressOfDay(element, index)),
        });
      }
  }
  return { ...sums, mistakes: judged };
}

function doubtsOf(record: DayRecord): Finding[] {
  return checkMonths(readingOfDays(record)).filter(({ severity }) => severity !== 'note');
}

function cellsOf({ kind, places }: Finding): string[] {
  return places.flatMap(({ cells }) => cells.map((cell) => `${kind} ${cell}`));
}
