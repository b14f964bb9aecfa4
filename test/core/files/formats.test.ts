import { expect, it, test } from '@jest/globals';
import type { FileFacts } from '../../../src/core/files/file-format.ts';
import { FILE_FORMATS } from '../../../src/core/files/formats.ts';
import type { KeptSeries, KeptStation, KeptValue } from '../../../src/core/reading/kept-series.ts';

const value = (at: number, number: number | null, more: Partial<KeptValue> = {}): KeptValue => ({
  ...{ at, value: number, written: String(number ?? ''), unit: 'C', sheet: 'Days', cell: `B${at}` },
  ...more,
});

/** 1970-01-02 and 4, and a gap for which there is a reason */
const MAX: KeptSeries = {
  element: 'max',
  granularity: 'day',
  values: [
    value(1, 20, { written: '68', unit: 'F', mark: '*', note: 'new shelter = #2' }),
    value(2, null, { written: 'broken', reason: 'broken', link: 'https://x.org/?p=2' }),
    value(4, 21.5, { doubts: ['day-outlier'], confirmed: true }),
  ],
};
const RAIN: KeptSeries = {
  element: 'rain',
  granularity: 'day',
  values: [
    value(1, 0, { unit: 'mm', written: 'T', trace: true }),
    value(4, 9, { days: 3, unit: 'mm' }),
  ],
};
const MONTHS: KeptSeries = {
  element: 'min',
  granularity: 'month',
  values: [value(1970 * 12 + 1, -1)],
};
const station = (...series: KeptSeries[]): KeptStation => ({ name: 'Low Moor', series });
const FACTS: FileFacts = {
  ...{ latitude: 54.3, longitude: -1.3, elevation: 62, source: 'A. Field', hours: '9:00' },
  ...{ creator: 'Hill Farm = Society', link: 'https://x.org/#1' },
};

function linesOf(format: 'sef' | 'rclimdex' | 'csv', ...series: KeptSeries[]): string[][] {
  const files = FILE_FORMATS[format].files(station(...series), FACTS);
  return files.map(({ lines }) => [...lines].join('').split(/\r?\n/).slice(0, -1));
}

it('SEF has what was said of each value in its Meta', () => {
  const [max = [], rain = []] = linesOf('sef', MAX, RAIN);
  expect(max).toEqual([
    'SEF\t1.0.0',
    'ID\tLow-Moor',
    'Name\tLow Moor',
    'Lat\t54.3',
    'Lon\t-1.3',
    'Alt\t62',
    'Source\tA. Field',
    'Link\thttps://x.org/#1',
    'Vbl\tTx',
    'Stat\tmaximum',
    'Units\tC',
    'Meta\tObserver=Hill Farm ＝ Society|Sheet=Days',
    'Year\tMonth\tDay\tHour\tMinute\tPeriod\tValue\tMeta',
    '1970\t1\t2\t9\t0\tp1day\t20\torig=68F|cell=B1|flag=*|note=new shelter ＝ ＃2',
    '1970\t1\t3\t9\t0\tp1day\tNA\torig=broken|cell=B2|reason=broken|link=https://x.org/?p%3D2',
    '1970\t1\t5\t9\t0\tp1day\t21.5\torig=21.5C|cell=B4|qc=day-outlier|confirmed=yes',
  ]);
  expect(rain.slice(13)).toEqual([
    '1970\t1\t2\t9\t0\tp1day\t0\torig=T|cell=B1|trace=yes',
    '1970\t1\t5\t9\t0\t3day\t9\torig=9mm|cell=B4|accumulated=3 days',
  ]);
});

it('SEF has the day of the reading where the sheet has the day before', () => {
  const [file] = FILE_FORMATS.sef.files(station(RAIN), { ...FACTS, hours: '9:00 next day' });
  expect(file?.name).toBe('Low-Moor_19700103-19700106_rr.tsv');
  expect([...(file?.lines ?? [])].join('').split('\n').slice(13, 15)).toEqual([
    '1970\t1\t3\t9\t0\tp1day\t0\torig=T|cell=B1|trace=yes',
    '1970\t1\t6\t9\t0\t3day\t9\torig=9mm|cell=B4|accumulated=3 days',
  ]);
});

it('SEF gives a month no time, though that of the days is known', () => {
  expect(linesOf('sef', MONTHS)[0]?.at(-1)).toBe(
    '1970\t2\t28\tNA\tNA\tmonth\t-1\torig=-1C|cell=B23641',
  );
});

it('SEF names its files by station, days and variable', () => {
  const names = FILE_FORMATS.sef.files(station(MAX, MONTHS), FACTS).map(({ name }) => name);
  expect(names).toEqual(['Low-Moor_19700102-19700105_Tx.tsv', 'Low-Moor_1970-1970_Tn.tsv']);
});

it('RClimDex has a line for every day, and no amount of several days', () => {
  expect(linesOf('rclimdex', MAX, RAIN)).toEqual([
    [
      '1970\t1\t2\t0\t20\t-99.9',
      '1970\t1\t3\t-99.9\t-99.9\t-99.9',
      '1970\t1\t4\t-99.9\t-99.9\t-99.9',
      '1970\t1\t5\t-99.9\t21.5\t-99.9',
    ],
  ]);
});

it('CSV has a row a day, and notes where a value is more than a number', () => {
  expect(linesOf('csv', MAX, RAIN)).toEqual([
    [
      'Date,Tmax (°C),Rain (mm),Notes',
      '1970-01-02,20,0,"Tmax: flag=*|note=new shelter ＝ ＃2; Rain: trace=yes"',
      '1970-01-03,,,"Tmax: reason=broken|link=https://x.org/?p%3D2"',
      '1970-01-05,21.5,9,"Tmax: qc=day-outlier|confirmed=yes; Rain: accumulated=3 days"',
    ],
  ]);
  expect(linesOf('csv', MONTHS)).toEqual([['Date,Tmin (°C),Notes', '1970-02,-1,']]);
});

test.each([
  { format: 'rclimdex', held: [MONTHS], because: 'files.only-months', instead: 'sef' },
  { format: 'rclimdex', held: [MAX, MONTHS], because: 'files.days-and-months', instead: 'sef' },
  { format: 'csv', held: [MAX, MONTHS], because: 'files.days-and-months', instead: 'sef' },
  { format: 'sef', held: [], because: 'files.nothing', instead: null },
] as const)('$format says $because', ({ format, held, because, instead }) => {
  expect(FILE_FORMATS[format].unfit(station(...held))).toEqual({ kind: because, instead });
});

test.each(['sef', 'csv'] as const)('%s holds months', (format) => {
  expect(FILE_FORMATS[format].unfit(station(MONTHS))).toBeNull();
});
