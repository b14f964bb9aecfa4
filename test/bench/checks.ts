import { chance } from '../support/chance.ts';
import type { BenchRow } from './bench-row.ts';
import { generatedClimates } from './checks/generated-climates.ts';
import { findingsAHundredYears, judgeMistake, sum } from './checks/judge-checks.ts';
import { MISTAKES } from './checks/planted-mistakes.ts';
import { realRecords } from './checks/real-records.ts';
import { type StationRecord, yearsOf } from './checks/station-record.ts';

const SEED = 20_260_101;
/** Plants of each mistake in each record. */
const TIMES = 12;
const STATIONS_A_CLIMATE = 4;

/** One planted mistake at a time: how many are told, how many with their cell, and what is told for nothing. */
export function benchChecks(): BenchRow[] {
  const generated = generatedClimates(SEED, STATIONS_A_CLIMATE);
  return [
    ...realRecords().flatMap(({ folder, records }) => judged(`real records (${folder})`, records)),
    ...judged(`generated climates (seed ${SEED})`, generated),
  ];
}

function judged(where: string, records: readonly StationRecord[]): BenchRow[] {
  const years = sum(records.map(yearsOf));
  const random = chance(SEED);
  const rows = MISTAKES.flatMap((mistake): BenchRow[] => {
    const { planted, told, atCell } = judgeMistake(mistake, records, { random, times: TIMES });
    const share = (count: number) => Math.round((100 * count) / planted);
    const what = `${mistake.what} (${planted}): told ${share(told)} %, with the cell`;
    return planted === 0 ? [] : [{ what, figure: share(atCell), unit: '%' }];
  });
  return [
    {
      what: `${where}: ${records.length} records of ${years} years, findings a hundred years`,
      figure: findingsAHundredYears(records),
      unit: '',
    },
    ...rows,
  ];
}
