import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import type { Chance } from '../../support/chance.ts';
import { addressOfDay, type DayRecord, readingOfDays, yearsOfDays } from './day-record.ts';
import { cellsOf, count, noShares, type Shares } from './judge-checks.ts';
import type { DayMistake } from './planted-day-mistakes.ts';
import type { PlantedTogether } from './planted-together.ts';

export type DayJudgement = {
  /** that the records cause as they are */
  findings: number;
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
  const sums = { findings: 0, years: 0 };
  for (const record of records) {
    const doubts = doubtsOf(record);
    sums.findings += doubts.length;
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

/** Each mistake of sheets that hold many: told where a finding names a cell of it that it did not name before. */
export function judgeTogether(sheets: readonly PlantedTogether[]): Map<string, Told> {
  const kinds = new Map<string, Told>();
  for (const { clean, record, planted } of sheets) {
    const known = new Set(doubtsOf(clean).flatMap(cellsOf));
    const fresh = doubtsOf(record)
      .flatMap(cellsOf)
      .filter((cell) => !known.has(cell))
      .map((cell) => cell.split(' ')[1]);
    for (const { what, cells } of planted) {
      const kind = kinds.get(what) ?? { planted: 0, told: 0 };
      const isTold = cells.some(([element, index]) => fresh.includes(addressOfDay(element, index)));
      kinds.set(what, { planted: kind.planted + 1, told: kind.told + (isTold ? 1 : 0) });
    }
  }
  return kinds;
}

export type Told = { planted: number; told: number };

function doubtsOf(record: DayRecord): Finding[] {
  return checkMonths(readingOfDays(record)).filter(({ severity }) => severity !== 'note');
}
