import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileFacts } from '../../../src/core/files/file-format.ts';
import { fileForOthers } from '../../../src/core/files/files-of.ts';
import { readStations } from '../../../src/core/sheet/rows/read-stations.ts';
import { gridsFromFile } from '../../../src/workbench/read/grids-from-file.ts';
import { readTogether } from '../../../src/workbench/read/read-together.ts';

type Row = Record<string, string>;
type Sample = {
  format: 'daycli' | 'climat';
  header: string;
  /** a line of the table that a keeper would have of it: a date, the two temperatures and the rain */
  line: (row: Row) => (string | number)[];
  facts: (row: Row) => FileFacts;
  /** of fields that cannot come out as in the sample, by their names */
  reasons: readonly [RegExp, string][];
};

const NO_RECORD = 'no record has it';
const AROUND = { locale: 'en_GB', thisYear: 2026 };

const SAMPLES: readonly Sample[] = [
  {
    format: 'daycli',
    header: 'Date,Tmax (°C),Tmin (°C),Rain (mm)',
    line: ({ year, month, day, ...row }) => [
      `${year}-${two(month)}-${two(day)}`,
      celsius(row.maximum_temperature),
      celsius(row.minimum_temperature),
      row.precipitation ?? '',
    ],
    facts: (row) => ({
      identifier: [row.wsi_series, row.wsi_issuer, row.wsi_issue_number, row.wsi_local].join('-'),
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      elevation: Number(row.station_height_above_msl),
      // Midnight in Denver.
      hours: '7:00 next day',
    }),
    reasons: [
      [/snow|siting|thermometer/, NO_RECORD],
      [/_second$/, 'its 24 hours begin a second after the reading'],
      [/^averag(ing_method|e_temperature)$/, 'its mean is not half the sum of the two extremes'],
      [/^average_temperature_hour$/, 'its mean is of another day than its extremes'],
    ],
  },
  {
    format: 'climat',
    header: 'Year,Month,Tmax (°C),Tmin (°C),Rain (mm)',
    line: ({ year, month, ...row }) => [
      ...[year ?? '', month ?? ''],
      celsius(row.max_temperature_last_24h),
      celsius(row.min_temperature_last_24h),
      row.total_accumulated_precipitation ?? '',
    ],
    facts: (row) => ({
      identifier: [
        ...[row.wigos_identifier_series, row.wigos_issuer_of_identifier, row.wigos_issue_number],
        row.wigos_local_identifier_character,
      ].join('-'),
      name: row.station_or_site_name ?? '',
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      elevation: Number(row.height_of_station),
      hours: `max ${row.daily_read_time_max_temp}:00, min ${row.daily_read_time_min_temp}:00`,
    }),
    reasons: [
      [/station_type|barometer|zone|pressure|sensor|method|vapour|sunshine|snow/, NO_RECORD],
      [/wind|visibility|hail|storm|frequency_group/, NO_RECORD],
      [/_days?$|^days_|_days_|qualifier|deviation|(high|low)est|^monthly_/, 'it is of days'],
      [/^air_temperature$/, 'its mean is not half the sum of the two extremes'],
      [/reference_period/, 'it names the period without a normal of it'],
    ],
  },
];

/** The samples of WMO's templates, made anew from their own values: every field that is otherwise has its reason. */
export async function judgeSamples(templates: string | undefined): Promise<boolean> {
  if (!templates) {
    print('samples: not made: ALMANAC_TEMPLATES names no folder (docs/files.md)');
    return true;
  }
  const good = [];
  for (const sample of SAMPLES) good.push(await isMade(sample, templates));
  return good.every(Boolean);
}

async function isMade(sample: Sample, templates: string): Promise<boolean> {
  const { format } = sample;
  const wanted = rowsOf(readFileSync(join(templates, 'samples', `${format}.csv`), 'utf8'));
  const made = rowsOf(await madeOf(sample, wanted));
  const fields = wanted.flatMap((row, at) =>
    Object.entries(row).map(([name, value]) => ({ name, value, own: made[at]?.[name] ?? 'none' })),
  );
  const otherwise = fields.filter(({ value, own }) => !isSame(value, own));
  const why = ({ name }: { name: string }) =>
    sample.reasons.find(([is]) => is.test(name))?.[1] ?? 'NO REASON';
  print(`sample ${format}: ${fields.length - otherwise.length} of ${fields.length} fields`);
  for (const reason of new Set(otherwise.map(why))) {
    const own = otherwise.filter((one) => why(one) === reason);
    const names = [...new Set(own.map(({ name }) => name))];
    print(
      `  ${own.length} in ${names.length} columns: ${reason}: ${names.slice(0, 4).join(', ')} …`,
    );
  }
  return otherwise.every((one) => why(one) !== 'NO REASON');
}

async function madeOf({ format, header, line, facts }: Sample, rows: Row[]): Promise<string> {
  const table = [header, ...rows.map((row) => line(row).join(','))].join('\n');
  const from = { around: AROUND, sheets: [] };
  const { grids } = await gridsFromFile(new TextEncoder().encode(table), 'sample.csv', from);
  const reading = readTogether(grids, {}, AROUND);
  const stations = readStations(grids, {}, AROUND, reading);
  const [first = {}] = rows;
  const month = `${first.year}-${two(first.month)}`;
  const made = fileForOthers(format, stations, () => facts(first), { madeAt: 0, month });
  if (!made.ok) throw new Error(`Nothing was made of the sample ${format}: ${made.unfit.kind}`);
  return new TextDecoder().decode(made.file.bytes);
}

function rowsOf(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']));
  });
}

function isSame(one: string, other: string): boolean {
  const isNumber = one !== '' && other !== '' && !Number.isNaN(Number(one));
  return isNumber ? Math.abs(Number(one) - Number(other)) < 1e-5 : one === other;
}

function celsius(kelvin: string | undefined): string {
  return (Number(kelvin) - 273.15).toFixed(2);
}

function two(text: string | undefined): string {
  return (text ?? '').padStart(2, '0');
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
