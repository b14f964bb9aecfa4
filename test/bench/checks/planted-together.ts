import type { Chance } from '../../support/chance.ts';
import type { DayRecord } from './day-record.ts';
import type { DayMistake } from './planted-day-mistakes.ts';
import type { Planted as OnePlanted } from './planting.ts';

export type PlantedTogether = {
  clean: DayRecord;
  record: DayRecord;
  planted: { what: string; cells: OnePlanted<DayRecord>['cells'] }[];
};

const DAYS_APART = 3;
const TURNS = 500;

/**
 * As people key a register: each mistake as often as it says, into the records by turns, all in the same sheet and
 * none within three days of another. What takes most days comes first, while there is room.
 */
export function plantedTogether(
  records: readonly DayRecord[],
  mistakes: readonly DayMistake[],
  random: Chance,
): PlantedTogether[] {
  const all = records.map((clean) => ({
    clean,
    record: clean,
    planted: [] as Planted[],
    taken: new Set<number>(),
  }));
  for (const { what, together = 0, plant } of mistakes.toReversed()) {
    let left = together;
    for (let turn = 0; left > 0 && turn < TURNS; turn++) {
      const sheet = all[turn % all.length];
      const spoiled = sheet && plant(sheet.record, random);
      if (!spoiled || spoiled.cells.some(([, index]) => sheet.taken.has(index))) continue;
      for (const [, index] of spoiled.cells)
        for (let by = -DAYS_APART; by <= DAYS_APART; by++) sheet.taken.add(index + by);
      sheet.record = spoiled.record;
      sheet.planted.push({ what, cells: spoiled.cells });
      left--;
    }
  }
  return all;
}

type Planted = PlantedTogether['planted'][number];
