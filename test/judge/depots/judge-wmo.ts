import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileForOthers } from '../../../src/core/files/files-of.ts';
import { withSaid } from '../../../src/core/reading/with-said.ts';
import { readStations } from '../../../src/core/sheet/rows/read-stations.ts';
import { gridsFromFile } from '../../../src/workbench/read/grids-from-file.ts';
import { readTogether } from '../../../src/workbench/read/read-together.ts';
import { writeRecord } from './judge-records.ts';

const PYTHON = process.env.ALMANAC_PYTHON ?? 'python3';
const PROGRAM = 'test/judge/depots/receivers.py';
const {
  ALMANAC_TEMPLATES: TEMPLATES,
  ALMANAC_AEMET: DAYS,
  ALMANAC_METOFFICE: MONTHS,
} = process.env;

const AROUND = { locale: 'en_GB', thisYear: 2026 };

type Job = { format: string; month: string; file: string; raw: string; facts: object };

/**
 * A month of each raw table as CLIMAT and DAYCLI, and its normals. WMO's converter makes messages of them, they are decoded
 * again, and each field is compared with what Python computes from the raw table alone. Of the months also what a service
 * says of a record to machines, as their own validators have it.
 */
export async function judgeWmo(folder: string): Promise<boolean> {
  const why = whyNotHere();
  if (why) {
    print(`wmo: not asked: ${why}`);
    return true;
  }
  mkdirSync(folder, { recursive: true });
  const jobs: (Job & { layout: string })[] = [];
  for (const [layout, from] of Object.entries({ aemet: DAYS ?? '', metoffice: MONTHS ?? '' }))
    for (const [at, name] of readdirSync(from).sort().entries()) {
      const written = await write(join(from, name), at, layout, folder);
      jobs.push(...written.map((job) => ({ ...job, layout })));
    }
  const list = join(folder, 'jobs.json');
  writeFileSync(list, JSON.stringify(jobs.map((job) => ({ ...job, templates: TEMPLATES }))));
  const { status, stdout, stderr } = spawnSync(PYTHON, [PROGRAM, list], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  print(`wmo: ${stdout.trimEnd()}`);
  if (status !== 0) print(stderr.split('\n').slice(-8).join('\n'));
  return status === 0;
}

function whyNotHere(): string | null {
  if (!TEMPLATES || !DAYS || !MONTHS)
    return 'ALMANAC_TEMPLATES, ALMANAC_AEMET and ALMANAC_METOFFICE name folders (docs/files.md)';
  const found =
    spawnSync(PYTHON, ['-c', 'import csv2bufr, eccodes, mlcroissant, frictionless, datacite'])
      .status === 0;
  return found
    ? null
    : `${PYTHON} does not find csv2bufr, eccodes, mlcroissant, frictionless and datacite (ALMANAC_PYTHON)`;
}

/** A month that differs from table to table; where a table has none of it, its last one is taken. */
function monthOf(layout: string, at: number): string {
  const year = layout === 'aemet' ? 1992 + at : 1984 + at;
  return `${year}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** Each table is read once, as `npm run read` reads it, and written in each format that has something of it. */
async function write(raw: string, at: number, layout: string, folder: string): Promise<Job[]> {
  const month = monthOf(layout, at);
  const { grids } = await gridsFromFile(readFileSync(raw), raw, { around: AROUND, sheets: [] });
  const reading = readTogether(grids, {}, AROUND);
  const said = { findings: reading.findings, answered: [] };
  const stations = readStations(grids, {}, AROUND, reading).map((one) => withSaid(one, said));
  const facts = {
    ...{ name: `Station ${at}`, identifier: `0-724-0-S${at}` },
    ...{ latitude: 40.12345 - at, longitude: -3.54321 + at, elevation: 60.5 + at },
    hours: 'max 18:00, min 7:00, rain 24:00',
  };
  const records = reading.rows.length > 0 ? [writeRecord(reading.rows, at, folder)] : [];
  const files = (['climat', 'daycli', 'clino'] as const).flatMap((format) => {
    const wanted = fileForOthers(format, stations, () => facts, { madeAt: 0, month });
    const made = wanted.ok ? wanted : fileForOthers(format, stations, () => facts, { madeAt: 0 });
    if (!made.ok) return [];
    const file = join(folder, `${basename(raw)}-${made.file.name}`);
    writeFileSync(file, made.file.bytes);
    const [, own = ''] = /_(\d{4}-\d\d)\.csv$/.exec(file) ?? [];
    return [{ format, month: own, file, raw, facts }];
  });
  return layout === 'metoffice' ? [...files, ...records] : files;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
