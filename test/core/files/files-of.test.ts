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
