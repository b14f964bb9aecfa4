import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/sheet/reading.ts';
import type { Chance } from '../../support/chance.ts';
import { addressOfDay, type DayRecord, readingOfDays, yearsOfDays } from './day-record.ts';
import type { Shares } from './judge-checks.ts';
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
    shares: { planted: 0, told: 0, atCell: 0 },
  }));
  const sums = { findings: 0, cells: 0, years: 0 };
  for (const record of records) {
    const all = findingsOf(record);
    const doubts = all.filter(isDoubt);
    sums.findings += doubts.length;
    sums.cells += doubts.flatMap(cellsOf).length;
    sums.years += yearsOfDays(record);
    for (const { mistake, shares } of judged)
      for (let time = 0; time < times; time++) {
        const planted = mistake.plant(record, random);
        if (!planted) continue;
        shares.planted++;
        const known = new Set((mistake.isNote ? all : doubts).flatMap(cellsOf));
        const fresh = findingsOf(planted.record)
          .filter((finding) => mistake.isNote || isDoubt(finding))
          .filter((finding) => cellsOf(finding).some((cell) => !known.has(cell)));
        if (fresh.length > 0) shares.told++;
        const told = new Set(fresh.flatMap(({ places }) => places.flatMap(({ cells }) => cells)));
        if (planted.cells.some(([element, index]) => told.has(addressOfDay(element, index))))
          shares.atCell++;
      }
  }
  return { ...sums, mistakes: judged };
}

function findingsOf(record: DayRecord): Finding[] {
  return checkMonths(readingOfDays(record));
}

function isDoubt({ severity }: Finding): boolean {
  return severity !== 'note';
}

function cellsOf({ kind, places }: Finding): string[] {
  return places.flatMap(({ cells }) => cells.map((cell) => `${kind} ${cell}`));
}
