import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileFacts } from '../../src/core/files/file-format.ts';
import { dateOf } from '../../src/core/files/file-format.ts';
import { FILE_FORMATS } from '../../src/core/files/formats.ts';
import type { KeptSeries, KeptStation } from '../../src/core/reading/kept-series.ts';
import { withSaid } from '../../src/core/reading/with-said.ts';
import { readStations, whatHolds } from '../../src/core/sheet/rows/read-stations.ts';
import { type Case, casesIn } from '../corpus/cases.ts';
import { readInTheEnd } from '../corpus/judge.ts';
import { loadReader } from '../corpus/reader.ts';
import { judgeSamples } from './depots/judge-samples.ts';
import { judgeWmo } from './depots/judge-wmo.ts';
import { type Receiver, readInR, rowsRead, type Said, whyNotHere } from './depots/read-in-r.ts';

const TABLES = process.env.ALMANAC_TABLES ?? '.almanac/tables';
const FOLDERS = [
  '../shared/corpus/first',
  '../shared/corpus/second',
  '../shared/samples',
  'test/corpus/fetched',
  'test/corpus/invented',
];
const AROUND = { locale: 'en_GB', thisYear: 2026 };
const FACTS: FileFacts = {
  ...{ latitude: 54.3, longitude: -1.3, elevation: 62, source: 'Notebook', hours: '9:00' },
  ...{ creator: 'A. Field', link: 'https://archive.org/details/low-moor', licence: 'CC-BY-4.0' },
};
/** Of a month `check_sef` of dataresqc 1.1.1 refuses a date without a day, and warns of one that has it. */
const OF_EVERY_MONTH =
  /^Warning: If the monthly values refer to the calendar month|^0 errors and 1 warnings$/;

const RECEIVERS = ['sef', 'climpact'] as const;

type Written = { file: string; name: string; series: readonly KeptSeries[] };

/**
 * Writes what the corpora hold as files for others, and has R read them as the receivers do: `npm run judge -- depots`.
 * Its figures are compared with what was written, one by one. `depots wmo` asks WMO's converter alone.
 */
export async function judgeDepots([only = '']: string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-depots-'));
  try {
    const isTakenByWmo =
      (await judgeSamples(process.env.ALMANAC_TEMPLATES)) && (await judgeWmo(join(folder, 'wmo')));
    const absent = RECEIVERS.map((receiver) => whyNotHere(receiver));
    if (only === 'wmo' || absent.every((why) => why !== null)) {
      print(`Nothing more was written: ${[...new Set(absent)].join('; ')}`);
      return isTakenByWmo;
    }
    const reader = await loadReader(process.cwd());
    const cases = FOLDERS.flatMap((one) => casesIn(one, TABLES).cases);
    const taken = cases.filter(({ name, isSetApart }) => !isSetApart && name.includes(only));
    const all: { sef: Written[]; climpact: Written[] } = { sef: [], climpact: [] };
    for (const one of taken) await write(one, { reader, folder, all });
    const isGood = RECEIVERS.map((receiver) =>
      judged(receiver, all[receiver], join(folder, receiver)),
    );
    return isTakenByWmo && isGood.every(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Into = {
  reader: Awaited<ReturnType<typeof loadReader>>;
  folder: string;
  all: { sef: Written[]; climpact: Written[] };
};

async function write(one: Case, { reader, folder, all }: Into): Promise<void> {
  const read = await readInTheEnd(one, reader);
  if (!read || whatHolds(read.last.findings).length > 0) return;
  const { grids, wishes, last: reading } = read;
  const said = { findings: reading.findings, answered: [] };
  const stations = readStations(grids, wishes, AROUND, reading).map((kept) => withSaid(kept, said));
  for (const [at, station] of stations.entries())
    for (const receiver of RECEIVERS)
      all[receiver].push(
        ...written(receiver, `${one.name.replace('/', '-')}-${at}`, station, folder),
      );
}

function written(
  receiver: Receiver,
  name: string,
  station: KeptStation,
  folder: string,
): Written[] {
  const { unfit, files } = FILE_FORMATS[receiver === 'sef' ? 'sef' : 'rclimdex'];
  if (unfit(station)) return [];
  mkdirSync(join(folder, receiver), { recursive: true });
  return files(station, { name, ...FACTS }).map(({ name: own, lines, holds }) => {
    const file = join(folder, receiver, `${name.replace(/[^\w.-]+/g, '-')}_${own}`);
    writeFileSync(file, [...lines].join(''));
    return { file, name, series: holds };
  });
}

function judged(receiver: Receiver, files: readonly Written[], folder: string): boolean {
  const why = whyNotHere(receiver);
  const days = files.filter(({ series }) => series.every((one) => one.granularity === 'day'));
  const tables = new Set(days.map(({ name }) => name.replace(/-\d+$/, '')));
  print(`${receiver}: ${files.length} files, ${days.length} of days from ${tables.size} tables`);
  if (why !== null) {
    print(`  not read: ${why}`);
    return true;
  }
  const heard = readInR(receiver, folder);
  const said = heard.filter(({ file }) => file !== 'judged');
  for (const { file, by } of heard) if (file === 'judged') print(`  read by ${by}`);
  const isMonthly = ({ file }: Said) => !days.some((one) => one.file === file);
  const complaints = said.filter(
    (one) => one.by !== 'doubts' && !(isMonthly(one) && OF_EVERY_MONTH.test(one.text)),
  );
  for (const { file, by, text } of complaints)
    print(`  ${file.slice(folder.length + 1)}: ${by}: ${text}`);
  const compared = files.map((one) => (receiver === 'sef' ? compareSef(one) : compareDays(one)));
  const values = compared.reduce((sum, one) => sum + one.values, 0);
  const other = compared.flatMap(({ differing }) => differing);
  for (const text of other.slice(0, 20)) print(`  ${text}`);
  const doubts = said.reduce((sum, { by, text }) => sum + (by === 'doubts' ? Number(text) : 0), 0);
  print(
    `  ${complaints.length} complaints; ${values} values compared, ${other.length} differ; ${doubts} values doubted by its own tests`,
  );
  return complaints.length === 0 && other.length === 0;
}

type Compared = { values: number; differing: string[] };

/** A line a value, in the order of time. */
function compareSef({ file, name, series: [series] }: Written): Compared {
  const rows = rowsRead(file);
  const wanted = (series?.values ?? []).map((value) => {
    const { year, month, day } = dateOf(series ?? { granularity: 'day' }, value.at);
    return `${year}-${month}-${day} ${value.value ?? 'NA'} ${value.cell}`;
  });
  const given = rows.map(({ Year, Month, Day, Value = '', Meta = '' }) => {
    const [, cell = ''] = /(?:^|\|)cell=(?:.*!)?([A-Z]+\d+)(?:\||$)/.exec(Meta) ?? [];
    return `${Year}-${Month}-${Day} ${Value === 'NA' ? Value : Number(Value)} ${cell}`;
  });
  return comparedLines(name, wanted, given);
}

/** A line a day. What is no amount of one day, and what is not there, is missing. */
function compareDays({ file, name, series }: Written): Compared {
  const rows = rowsRead(file);
  const wanted = series.flatMap(({ element, values }) =>
    values.map((value) => {
      const { year, month, day } = dateOf({ granularity: 'day' }, value.at);
      const number = value.days ? null : value.value;
      return `${year}-${month}-${day} ${element} ${number ?? 'NA'}`;
    }),
  );
  const given = new Set(
    rows.flatMap(({ year, month, day, prcp, tmax, tmin }) =>
      Object.entries({ rain: prcp, max: tmax, min: tmin }).map(
        ([element, value]) =>
          `${year}-${month}-${day} ${element} ${value === 'NA' ? value : Number(value)}`,
      ),
    ),
  );
  return {
    values: wanted.length,
    differing: wanted
      .filter((line) => !given.has(line))
      .map((line) => `${name}: ${line} was not read`),
  };
}

function comparedLines(
  name: string,
  wanted: readonly string[],
  given: readonly string[],
): Compared {
  const differing = wanted.flatMap((line, at) =>
    line === given[at] ? [] : [`${name}: ${line}, and R read ${given[at]}`],
  );
  const more = given.length > wanted.length ? [`${name}: ${given.length} lines were read`] : [];
  return { values: wanted.length, differing: [...differing, ...more] };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
