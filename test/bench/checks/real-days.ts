import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayLines } from '../../../src/core/quality/usual/day-lines.ts';
import type { Grid } from '../../../src/core/reading/reading.ts';
import { countValues } from '../../../src/core/reading/series.ts';
import { readRows } from '../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { type DayRecord, dayRecordOf } from './day-record.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };
const SAMPLES = '../shared/samples';
const DAYS_NEEDED = 700;

/**
 * Daily records that are on this machine: the sample tables, and the folders named by ALMANAC_DAYS
 * (separated by colons). Files of one station, an element each, are named `station_max`, `station_min`, ….
 */
export function realDays(): { folder: string; records: DayRecord[] }[] {
  const folders = [SAMPLES, ...(process.env.ALMANAC_DAYS ?? '').split(':')];
  return folders
    .filter((folder) => folder !== '' && existsSync(folder))
    .map((folder) => ({ folder, records: recordsIn(folder) }))
    .filter(({ records }) => records.length > 0);
}

function recordsIn(folder: string): DayRecord[] {
  const stations = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    if (!/\.(csv|tsv|txt)$/.test(file)) continue;
    const station = file.replace(/(_(max|min|rain))?\.\w+$/, '');
    stations.set(station, [...(stations.get(station) ?? []), file]);
  }
  return Array.from(stations).flatMap(([station, files]) => recordOf(folder, station, files));
}

function recordOf(folder: string, station: string, files: readonly string[]): DayRecord[] {
  const grids = files.map((file): Grid => {
    return gridFromFile(readFileSync(join(folder, file)), file, AROUND);
  });
  const sheets = grids.map(({ sheet }) => sheet);
  const lines = dayLines(readRows(grids, { sheets }, AROUND).months.days);
  const { max, min } = lines?.lines ?? {};
  if (!lines || !max || !min) return [];
  return countValues(max) < DAYS_NEEDED ? [] : [dayRecordOf(station, lines)];
}
