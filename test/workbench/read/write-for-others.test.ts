import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { readCommand } from '../../../src/workbench/read/read-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const DAYS = `Date,Tmax °F,Rain in\n${january((day) => `${40 + (day % 7)},${day % 3 ? 0 : 0.25}`)}`;
const MONTHS = ['Year,Month,Rain mm', '2001,1,70', '2001,2,65', '2001,3,40', '2001,4,55'].join(
  '\n',
);
const HOURS = `Date,Rain mm\n${january((day) => String(day))}${january((day) => String(day + 1))}`;
const PLACES = `Station,Date,Rain mm\n${['Upton', 'Hill'].map((place) => january((day) => String(day % 5)).replace(/^2/gm, `${place},2`)).join('')}`;

function january(values: (day: number) => string): string {
  return Array.from({ length: 31 }, (_, at) => {
    const day = String(at + 1).padStart(2, '0');
    return `2001-01-${day},${values(at + 1)}\n`;
  }).join('');
}

/** Reads a file of this name and text, and says what is in its folder then, and what the person was told. */
async function run(name: string, text: string, ...args: string[]) {
  writeFileSync(join(folder, name), text);
  const told: string[] = [];
  const status = await readCommand([name, ...args], {
    folder,
    input: () => Buffer.from(''),
    print: () => undefined,
    complain: (text) => void told.push(text),
  });
  const files = readdirSync(folder).filter((other) => other !== name);
  return { status, told: told.join(''), files: files.sort() };
}

it('writes the days of a sheet beside the person, under the name of the file', async () => {
  const { status, files, told } = await run('Upton.csv', DAYS, '--as', 'rclimdex');
  expect([status, files, told]).toEqual([0, ['Upton.txt'], 'Written: Upton.txt\n']);
  const [first] = readFileSync(join(folder, 'Upton.txt'), 'utf8').split('\n');
  expect(first).toBe('2001\t1\t1\t0\t5\t-99.9');
});

it('reads back the days that it wrote for RClimDex, once it is told which column is which', async () => {
  const asked = ['--as', 'csv', '--wishes', 'wishes.json', '--out'];
  const units = { temperatureUnit: 'F', rainUnit: 'in' };
  writeFileSync(join(folder, 'wishes.json'), JSON.stringify(units));
  await run('Upton.csv', DAYS, ...asked, 'once.csv');
  await run('Upton.csv', DAYS, '--as', 'rclimdex', '--wishes', 'wishes.json');
  const columns = { rainColumn: 'D', maxColumn: 'E', minColumn: 'none' };
  writeFileSync(
    join(folder, 'wishes.json'),
    JSON.stringify({ ...columns, temperatureUnit: 'C', rainUnit: 'mm' }),
  );
  const text = readFileSync(join(folder, 'Upton.txt'), 'utf8');
  expect((await run('Again.txt', text, ...asked, 'again.csv')).status).toBe(0);
  const [once, again] = ['once.csv', 'again.csv'].map((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').slice(1, 4)),
  );
  expect(again).toEqual(once);
});

it('puts the file that was read, byte for byte, into the ZIP for an archive', async () => {
  const written = DAYS.replace('Date', '\ufeffDate').replace(/\n/g, '\r\n');
  const { files } = await run('Upton.csv', written, '--as', 'deposit', '--out', 'upton.zip');
  expect(files).toEqual(['upton.zip']);
  const archive = unzipSync(readFileSync(join(folder, 'upton.zip')));
  const stood = Object.keys(archive).filter((name) => name.startsWith('as-it-stood/'));
  expect(stood).toEqual(['as-it-stood/Upton.csv']);
  const bytes = readFileSync(join(folder, 'Upton.csv'));
  expect(Buffer.from(archive['as-it-stood/Upton.csv'] ?? []).equals(bytes)).toBe(true);
});

it('writes a file an element into one archive', async () => {
  const { files } = await run('Upton.csv', DAYS, '--as', 'sef', '--out', 'for-c3s.zip');
  expect(files).toEqual(['for-c3s.zip']);
  const archive = unzipSync(readFileSync(join(folder, 'for-c3s.zip')));
  expect(Object.keys(archive)).toEqual([
    'contents.csv',
    'Upton_20010101-20010131_Tx.tsv',
    'Upton_20010101-20010131_rr.tsv',
  ]);
  const rain = strFromU8(archive['Upton_20010101-20010131_rr.tsv'] ?? new Uint8Array());
  expect(rain).toContain('2001\t1\t3\tNA\tNA\tday\t6.35\torig=0.25in|cell=C4\n');
});

it.each([
  { wishes: {}, line: '2001\t1\t5\tNA\tNA\tday\t84.4\torig=184F|cell=B6|qc=day-impossible' },
  {
    wishes: { impossible: 'left-out' },
    line: '2001\t1\t5\tNA\tNA\tday\tNA\torig=184|cell=B6|qc=day-impossible|reason=impossible',
  },
])('writes a day beyond any record as $wishes says', async ({ wishes, line }) => {
  const slip = DAYS.replace('2001-01-05,45', '2001-01-05,184');
  writeFileSync(join(folder, 'wishes.json'), JSON.stringify({ temperatureUnit: 'F', ...wishes }));
  const asked = ['--as', 'sef', '--out', 'upton.zip', '--wishes', 'wishes.json'];
  expect((await run('Upton.csv', slip, ...asked)).status).toBe(0);
  const archive = unzipSync(readFileSync(join(folder, 'upton.zip')));
  const warm = strFromU8(archive['Upton_20010101-20010131_Tx.tsv'] ?? new Uint8Array());
  expect(warm).toContain(line);
});

it('writes the facts of the station into the header', async () => {
  const facts = { identifier: 'X17', latitude: 54.3, longitude: -1.3, hours: '09:00' };
  writeFileSync(join(folder, 'upton.json'), JSON.stringify(facts));
  const asked = ['--as', 'sef', '--out', 'upton.zip', '--station', 'upton.json'];
  expect((await run('Upton.csv', DAYS, ...asked)).status).toBe(0);
  const archive = unzipSync(readFileSync(join(folder, 'upton.zip')));
  const max = strFromU8(archive['X17_20010101-20010131_Tx.tsv'] ?? new Uint8Array());
  expect(max).toContain('ID\tX17\nName\tUpton\nLat\t54.3\nLon\t-1.3\n');
  expect(max).toContain('2001\t1\t1\t9\t0\tp1day\t5\torig=41F|cell=B2\n');
});

it('writes a file a place where it would ask which is meant, with what a list says of each', async () => {
  writeFileSync(
    join(folder, 'list.csv'),
    'Station,WMO,Lat,Lon\nUpton,61291,9.5,-7.6\nKew,61292,1,2\n',
  );
  const asked = ['--as', 'csv', '--out', 'all.zip', '--stations', 'list.csv'];
  const { status, told } = await run('all.csv', PLACES, ...asked);
  expect([status, told.split('\n').slice(0, 3)]).toEqual([
    0,
    [
      'Written: all.zip',
      '1 station is not in the list of stations: Hill. Type where it is, or write its name there as in the table.',
      '1 station of the list has no values here: Kew.',
    ],
  ]);
  const archive = unzipSync(readFileSync(join(folder, 'all.zip')));
  expect(Object.keys(archive)).toEqual(['contents.csv', 'stations.csv', '61291.csv', 'Hill.csv']);
  expect(strFromU8(archive['stations.csv'] ?? new Uint8Array())).toContain(
    '"61291","Upton",9.5,-7.6,,\r\n"Hill","Hill",,,,\r\n',
  );
});

test.each([
  {
    name: 'months for a format of days',
    text: MONTHS,
    args: ['--as', 'rclimdex'],
    says: /needs days.*Station Exchange Format/s,
  },
  {
    name: 'two readings a day',
    text: HOURS,
    args: ['--as', 'sef'],
    says: /a day that has another value/,
  },
  {
    name: 'a folder that is not there',
    text: DAYS,
    args: ['--as', 'csv', '--out', 'no/a.csv'],
    says: /Cannot write no\/a\.csv/,
  },
  {
    name: 'the file that is read',
    text: DAYS,
    args: ['--as', 'csv'],
    says: /is there already.*--out/s,
  },
  {
    name: 'facts of a station that are none',
    text: DAYS,
    args: ['--as', 'csv', '--station', 'Upton.csv'],
    says: /Cannot read the facts of the station in Upton\.csv/,
  },
  {
    name: 'a format of no name',
    text: DAYS,
    args: ['--as', 'xml'],
    says: /sef, rclimdex, csv, climat, daycli, clino or deposit/,
  },
])('writes nothing for $name, and says so', async ({ text, args, says }) => {
  const { status, files, told } = await run('Upton.csv', text, ...args);
  expect(status).not.toBe(0);
  expect(told).toMatch(says);
  expect(files).toEqual([]);
  expect(readFileSync(join(folder, 'Upton.csv'), 'utf8')).toBe(text);
});
