import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from '../../../src/workbench/read/read-command.ts';

const PYTHON = process.env.ALMANAC_PYTHON ?? 'python3';
const PROGRAM = 'test/judge/depots/receivers.py';
const {
  ALMANAC_TEMPLATES: TEMPLATES,
  ALMANAC_AEMET: DAYS,
  ALMANAC_METOFFICE: MONTHS,
} = process.env;

type Job = {
  format: string;
  month: string;
  file: string;
  raw: string;
  layout: string;
  facts: object;
};

/**
 * A month of each raw table as CLIMAT and DAYCLI, and its normals. WMO's converter makes messages of them, they are decoded
 * again, and each field is compared with what Python computes from the raw table alone.
 */
export async function judgeWmo(folder: string): Promise<boolean> {
  const why = whyNotHere();
  if (why) {
    print(`wmo: not asked: ${why}`);
    return true;
  }
  mkdirSync(folder, { recursive: true });
  const jobs: Job[] = [];
  for (const [layout, from, formats] of [
    ['aemet', DAYS, ['climat', 'daycli', 'clino']],
    ['metoffice', MONTHS, ['climat', 'clino']],
  ] as const)
    for (const [at, name] of readdirSync(from ?? '')
      .sort()
      .entries())
      for (const format of formats) {
        const month = format === 'clino' ? '' : monthOf(layout, at);
        const job = await write({ format, month, raw: join(from ?? '', name), layout }, folder, at);
        if (job) jobs.push(job);
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
  const found = spawnSync(PYTHON, ['-c', 'import csv2bufr, eccodes']).status === 0;
  return found ? null : `${PYTHON} does not find csv2bufr and eccodes (ALMANAC_PYTHON)`;
}

/** A month that differs from table to table; the table may have none of it. */
function monthOf(layout: 'aemet' | 'metoffice', at: number): string {
  const year = layout === 'aemet' ? 1992 + at : 1984 + at;
  return `${year}-${String((at % 12) + 1).padStart(2, '0')}`;
}

async function write(
  asked: Omit<Job, 'file' | 'facts'>,
  folder: string,
  at: number,
): Promise<Job | null> {
  const { format, month, raw } = asked;
  const facts = {
    ...{
      name: `Station ${at}`,
      identifier: `0-724-0-S${at}`,
      hours: 'max 18:00, min 7:00, rain 24:00',
    },
    ...{ latitude: 40.12345 - at, longitude: -3.54321 + at, elevation: 60.5 + at },
  };
  const known = join(folder, 'facts.json');
  writeFileSync(known, JSON.stringify(facts));
  const file = join(folder, `${asked.layout}-${at}-${format}-${month}.csv`);
  const said: string[] = [];
  const status = await readCommand(
    [raw, '--as', format, '--station', known, '--out', file, ...(month ? ['--month', month] : [])],
    {
      folder: process.cwd(),
      input: () => new Uint8Array(),
      print: () => {},
      complain: (text) => said.push(text),
    },
  );
  if (status === 0) return { ...asked, file, facts };
  const isEmpty = said.some((text) =>
    /no value in that month|has a value in that month|has so many/.test(text),
  );
  if (!isEmpty) print(`wmo: ${raw} as ${format}: ${said.join(' ').trim()}`);
  return null;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
