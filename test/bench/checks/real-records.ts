import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { readTogether } from '../../../src/workbench/read/read-together.ts';
import { recordOfRows, type StationRecord } from './station-record.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };
/** Fewer years say too little about what is usual, in a judge as in a check. */
const YEARS_NEEDED = 30;
const SAMPLES = '../shared/samples';

/**
 * Long records that are on this machine: the sample tables where they lie beside the project, and
 * the folders named by ALMANAC_RECORDS (separated by colons), a table a file as `npm run read` reads it.
 */
export function realRecords(): { folder: string; records: StationRecord[] }[] {
  const folders = [SAMPLES, ...(process.env.ALMANAC_RECORDS ?? '').split(':')];
  return folders
    .filter((folder) => folder !== '' && existsSync(folder))
    .map((folder) => ({ folder, records: recordsIn(folder) }))
    .filter(({ records }) => records.length > 0);
}

function recordsIn(folder: string): StationRecord[] {
  return readdirSync(folder)
    .filter((name) => /\.(csv|tsv|txt)$/.test(name))
    .sort()
    .flatMap((name) => recordFrom(join(folder, name), name));
}

function recordFrom(file: string, name: string): StationRecord[] {
  const grid = gridFromFile(readFileSync(file), name, AROUND);
  const { rows } = readTogether([grid], {}, AROUND);
  if (rows.length < YEARS_NEEDED) return [];
  const record = recordOfRows(name, rows);
  return hasTemperatures(record) ? [record] : [];
}

/** Both of them, because that is what most checks compare. */
function hasTemperatures({ max, min }: StationRecord): boolean {
  const pairs = max.filter((value, index) => !Number.isNaN(value + (min[index] ?? Number.NaN)));
  return pairs.length >= YEARS_NEEDED * 12;
}
