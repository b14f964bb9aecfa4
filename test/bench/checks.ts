import { chance } from '../support/chance.ts';
import type { BenchRow } from './bench-row.ts';
import type { DayRecord } from './checks/day-record.ts';
import { generatedClimates } from './checks/generated-climates.ts';
import { generatedDays } from './checks/generated-days.ts';
import { findingsAHundredYears, judgeMistake, type Shares, sum } from './checks/judge-checks.ts';
import { judgeDays, judgeTogether, type Told } from './checks/judge-day-checks.ts';
import { DAY_MISTAKES } from './checks/planted-day-mistakes.ts';
import { MISTAKES } from './checks/planted-mistakes.ts';
import { plantedTogether } from './checks/planted-together.ts';
import { realDays } from './checks/real-days.ts';
import { realRecords } from './checks/real-records.ts';
import { type StationRecord, yearsOf } from './checks/station-record.ts';

const SEED = 20_260_101;
/** Plants of each mistake in each record, and at least in all: shares of fewer are no figures. */
const TIMES = 12;
const LEAST_PLANTED = 400;
const STATIONS_A_CLIMATE = 4;
/** A daily record has thirty times the cells, and costs as much more to judge. */
const TIMES_OF_DAYS = 4;
const DAILY_STATIONS_A_CLIMATE = 2;

/** One planted mistake at a time: how many are told, how many with their cell, and what is told for nothing. */
export function benchChecks(): BenchRow[] {
  const generated = generatedClimates(SEED, STATIONS_A_CLIMATE);
  return [
    ...realRecords().flatMap(({ folder, records }) => judged(`real records (${folder})`, records)),
    ...judged(`generated climates (seed ${SEED})`, generated),
    ...realDays().flatMap(({ folder, records }) => judgedDays(`real days (${folder})`, records)),
    ...judgedDays(`generated days (seed ${SEED})`, generatedDays(SEED, DAILY_STATIONS_A_CLIMATE)),
  ];
}

function judged(where: string, records: readonly StationRecord[]): BenchRow[] {
  const years = sum(records.map(yearsOf));
  const random = chance(SEED);
  const times = Math.max(TIMES, Math.ceil(LEAST_PLANTED / records.length));
  const head = `${where}: ${records.length} records of ${years} years, a hundred years`;
  return [
    { what: `${head}: findings`, figure: findingsAHundredYears(records), unit: '' },
    ...MISTAKES.flatMap(({ what, ...mistake }) =>
      shown(what, judgeMistake({ what, ...mistake }, records, { random, times })),
    ),
  ];
}

function shown(what: string, { planted, told, atCell }: Shares): BenchRow[] {
  if (planted === 0) return [];
  const share = (count: number) => Math.round((100 * count) / planted);
  const shares = `told ${share(told)} %, with the cell`;
  return [{ what: `${what} (${planted}): ${shares}`, figure: share(atCell), unit: '%' }];
}

function judgedDays(where: string, records: readonly DayRecord[]): BenchRow[] {
  const times = { random: chance(SEED), times: TIMES_OF_DAYS };
  const { years, findings, mistakes } = judgeDays(records, DAY_MISTAKES, times);
  const head = `${where}: ${records.length} records of ${Math.round(years)} years, a hundred years`;
  return [
    { what: `${head}: findings`, figure: (100 * findings) / years, unit: '' },
    ...mistakes.flatMap(({ mistake, shares }) => shown(mistake.what, shares)),
    ...judgedTogether(head, records),
  ];
}

/** Five times, for chance says much in a dozen of each. */
const SEEDS_TOGETHER = [1, 2, 3, 4, 5];

function judgedTogether(head: string, records: readonly DayRecord[]): BenchRow[] {
  const judged = SEEDS_TOGETHER.map((seed) =>
    judgeTogether(plantedTogether(records, DAY_MISTAKES, chance(seed))),
  );
  const row = (what: string, told: readonly Told[]): BenchRow => {
    const [of, figure] = (['planted', 'told'] as const).map(
      (count) => sum(told.map((one) => one[count])) / judged.length,
    ) as [number, number];
    return { what: `together, ${what}: told of ${of}`, figure, unit: '' };
  };
  const kinds = [...new Set(judged.flatMap((kinds) => [...kinds.keys()]))];
  return [
    row(
      `${head}, all`,
      judged.flatMap((kinds) => [...kinds.values()]),
    ),
    ...kinds.map((what) =>
      row(
        what,
        judged.flatMap((kinds) => kinds.get(what) ?? []),
      ),
    ),
  ];
}
