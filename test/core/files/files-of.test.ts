import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { fileForOthers } from '../../../src/core/files/files-of.ts';
import type { KeptSeries, KeptStation } from '../../../src/core/reading/kept-series.ts';

const NOW = Date.UTC(2026, 0, 2);
const day = (at: number, value: number | null) => ({
  ...{ at, value, written: String(value), unit: 'C', sheet: 'Days', cell: 'B2' },
});
const MAX: KeptSeries = { element: 'max', granularity: 'day', values: [day(1, 20), day(2, null)] };
const MIN: KeptSeries = { element: 'min', granularity: 'day', values: [day(1, 8)] };
const MONTHS: KeptSeries = { element: 'min', granularity: 'month', values: [day(23641, 8)] };
const place = (name: string, ...series: KeptSeries[]): KeptStation => ({ name, series });

function made(format: 'sef' | 'rclimdex' | 'csv', ...stations: KeptStation[]) {
  const answer = fileForOthers(format, stations, () => ({}), { madeAt: NOW });
  if (!answer.ok) return answer.unfit;
  const { name, bytes } = answer.file;
  if (!name.endsWith('.zip')) return { name, text: strFromU8(bytes) };
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]);
  return { name, files: Object.fromEntries(files) };
}

it('what fits into one file is one', () => {
  expect(made('rclimdex', place('Upton', MAX))).toEqual({
    name: 'Upton.txt',
    text: '1970\t1\t2\t-99.9\t20\t-99.9\n1970\t1\t3\t-99.9\t-99.9\t-99.9\n',
  });
});

it('a CSV for a spreadsheet says that it is UTF-8, and for a program nothing', () => {
  const bytesFor = (forExcel: boolean) => {
    const made = fileForOthers('csv', [place('Upton', MAX)], () => ({}), { madeAt: NOW, forExcel });
    return made.ok ? [...made.file.bytes.subarray(0, 4)] : [];
  };
  expect(bytesFor(true)).toEqual([0xef, 0xbb, 0xbf, 0x44]);
  expect(bytesFor(false)).toEqual([...'Date'].map((sign) => sign.charCodeAt(0)));
});

it('one file is a ZIP where that is asked for', () => {
  const made = fileForOthers('csv', [place('Upton', MAX)], () => ({}), {
    madeAt: NOW,
    packed: true,
  });
  expect(made.ok && made.file.name).toBe('Upton_csv.zip');
  expect(made.ok && Object.keys(unzipSync(made.file.bytes))).toEqual(['contents.csv', 'Upton.csv']);
});

it('several files of a station are a ZIP with a table of contents', () => {
  expect(made('sef', place('Upton', MAX, MIN))).toMatchObject({
    name: 'Upton_sef.zip',
    files: {
      'contents.csv': [
        'File,Station,Element,Each,From,To,Values,Gaps\r\n',
        'Upton_19700102-19700103_Tx.tsv,"Upton",max,day,1970-01-02,1970-01-03,1,1\r\n',
        'Upton_19700102-19700102_Tn.tsv,"Upton",min,day,1970-01-02,1970-01-02,1,0\r\n',
      ].join(''),
      'Upton_19700102-19700103_Tx.tsv': expect.stringContaining('Vbl\tTx'),
      'Upton_19700102-19700102_Tn.tsv': expect.stringContaining('Vbl\tTn'),
    },
  });
});

it('several stations have a file each, though two names are one for a file system', () => {
  const stations = [place('Low Moor', MAX), place('Low/Moor', MAX)];
  expect(made('csv', ...stations)).toMatchObject({
    name: 'stations_csv.zip',
    files: { 'Low-Moor.csv': expect.any(String), 'Low-Moor_2.csv': expect.any(String) },
  });
});

it('a name that a spreadsheet would run is a text in the table of contents', () => {
  expect(made('csv', place('=1+1', MAX), place('Upton', MAX))).toMatchObject({
    files: { 'contents.csv': expect.stringContaining('.csv,"\'=1+1",max,') },
  });
});

it('where one station does not fit nothing is made', () => {
  const answer = made('rclimdex', place('Upton', MAX), place('Hill', MONTHS));
  expect(answer).toEqual({ kind: 'files.only-months', instead: 'sef' });
});

it('for an archive has the tab as it stood, what was doubted with its answer, metadata and a README', () => {
  const odd = { ...day(1, 20), written: '68F', doubts: ['day-outlier'], confirmed: true as const };
  const station = place('Upton', { ...MAX, values: [odd, day(2, 21)] });
  const grids = [
    {
      sheet: 'Days',
      cells: [
        ['Date', 'Tmax'],
        [{ year: 1970, month: 1, day: 2 }, 68],
      ],
      display: [
        ['Date', 'Tmax'],
        ['2/1/70', '=68'],
      ],
    },
    { sheet: 'Notes', cells: [['not read']] },
  ];
  const facts = { creator: 'Hill, "Ada"', creator_kind: 'person', licence: 'CC-BY-4.0' };
  const made = fileForOthers('deposit', [station], () => facts, { madeAt: NOW, grids });
  const files = made.ok ? unzipSync(made.file.bytes) : {};
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(Object.keys(files)).toEqual([
    ...['README.txt', 'datacite.json', 'findings.csv', 'as-it-stood/Days.csv', 'contents.csv'],
    'Upton_19700102-19700103_Tx.tsv',
  ]);
  expect(text('as-it-stood/Days.csv')).toBe('"Date","Tmax"\r\n"2/1/70","\'=68"\r\n');
  expect(text('findings.csv').split('\r\n').slice(1)).toEqual([
    '"Upton",max,1970-01-02,"Days",B2,"68F",20,day-outlier,confirmed,,,',
    '',
  ]);
  // Where the file itself is at hand it goes in byte for byte, and no other does.
  const bytes = new Uint8Array([80, 75, 0, 255]);
  const natives = [
    { name: 'Upton: days.xls', bytes, sheets: ['Days', 'Notes'] },
    { name: 'other.csv', bytes, sheets: ['Else'] },
  ];
  const packed = fileForOthers('deposit', [station], () => facts, { madeAt: NOW, grids, natives });
  const inIt = packed.ok ? unzipSync(packed.file.bytes) : {};
  const stood = Object.entries(inIt).filter(([name]) => name.startsWith('as-it-stood/'));
  expect(stood).toEqual([['as-it-stood/Upton- days.xls', bytes]]);
  expect(JSON.parse(text('datacite.json'))).toMatchObject({
    creators: [{ name: 'Hill, "Ada"', nameType: 'Personal' }],
    publicationYear: '2026',
    dates: [{}, { date: '1970-01-02/1970-01-03', dateType: 'Collected' }],
  });
  expect(text('README.txt')).toContain(
    'Licence: CC-BY-4.0, https://spdx.org/licenses/CC-BY-4.0.html\n',
  );
});

it('for an archive says of several stations what all of them say', () => {
  const facts = [
    { creator: 'Ada', licence: 'CC0-1.0' },
    { creator: 'Ada', licence: 'CC-BY-4.0' },
    { creator: 'Ada', licence: 'CC0-1.0' },
  ];
  const stations = ['0', '1', '2'].map((name) => place(name, MAX));
  const factsOf = (name: string) => facts[Number(name)] ?? {};
  const made = fileForOthers('deposit', stations, factsOf, { madeAt: NOW });
  const { 'README.txt': readme } = made.ok ? unzipSync(made.file.bytes) : {};
  expect(
    strFromU8(readme ?? new Uint8Array())
      .split('\n')
      .slice(3, 7),
  ).toEqual([
    'Kept: Ada',
    'Source: not said; ask the keeper',
    'Pages: not said; ask the keeper',
    'Licence: not said; ask the keeper',
  ]);
});
