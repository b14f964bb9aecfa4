import { expect, test } from '@jest/globals';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { sayFinding } from '../../../src/core/words/finding-words.ts';
import { LANGUAGES } from '../../../src/core/words/languages.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { readTogether } from '../../../src/workbench/read/read-together.ts';
import { AROUND, dayLines, MONTHS, monthLines, readText, two } from './shape-of.ts';

const rain = (y: number, m: number): number => 20 + ((y * 7 + m * m * 5) % 83);
const warmth = (y: number, m: number): number => 14 - 9 * Math.cos(m / 2) + (y % 3);
const months = (header: string, value: (y: number, m: number) => number | string): string =>
  `Year,Month,${header}\n${monthLines(3, (y, m) => `${y},${m},${value(y, m)}`)}`;
const across = (title: string, value: (y: number, m: number) => number): string =>
  `${title}\n\nYear,${MONTHS}\n${[1961, 1962, 1963]
    .map((y) => `${y},${Array.from({ length: 12 }, (_, at) => value(y, at + 1).toFixed(1))}`)
    .join('\n')}`;
const places = monthLines(3, (y, m) =>
  ['Upton', 'Dale'].map((place, at) => `${place},${y},${m},${rain(y + at, m)}`).join('\n'),
);
const days = (header: string, cells: (m: number, d: number) => string): string =>
  `${header}\n${dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${cells(m, d)}`)}`;

let sum = 0;
const soFar = (y: number, m: number): number => {
  sum = m === 1 ? rain(y, m) : sum + rain(y, m);
  return sum;
};

const oneOdd = (cell: string): string =>
  months('Rain', (y, m) => (m === 5 && y === 1962 ? cell : rain(y, m)));

type Row = { kind: string; severity: string; text: string; sheet?: string; wishes?: ReadOptions };

// What is asked, refused or reported most often has its rows in the suites beside this one.
test.each<Row>([
  { kind: 'only-years', severity: 'error', text: 'Year,Rain (mm)\n1961,700\n1962,810\n1963,655' },
  { kind: 'none-of-three', severity: 'error', text: across('', rain), wishes: { element: 'none' } },
  {
    kind: 'columns-not-read',
    severity: 'warning',
    text: months(
      'Rain (mm),Qux,Zorb',
      (y, m) => `${rain(y, m)},${(m * m * y) % 17},${(m * y) % 13}`,
    ),
  },
  {
    kind: 'columns-not-read',
    severity: 'warning',
    text: months(
      'Rain (mm),,,',
      (y, m) => `${rain(y, m)},${(m * m * y) % 17},${(m * y) % 13},${m % 5}`,
    ),
  },
  {
    kind: 'several-rows-a-month',
    severity: 'error',
    text: `Year,Month,Dekad,Rain (mm)\n${monthLines(3, (y, m) =>
      [1, 2, 3].map((dekad) => `${y},${m},${dekad},${rain(y + dekad, m)}`).join('\n'),
    )}`,
  },
  {
    kind: 'other-calendar',
    severity: 'error',
    text: `Year,Month,Rain (mm)\n${monthLines(3, (y, m) => `${y - 600},${m},${rain(y, m)}`)}`,
  },
  {
    kind: 'row-without-place',
    severity: 'warning',
    text: `Station,Year,Month,Rain (mm)\n${places.replace('Dale,1962', ',1962')}`,
    wishes: { station: 'Upton' },
  },
  { kind: 'no-values', severity: 'error', text: months('Rain (mm)', () => -999) },
  {
    kind: 'no-whole-month',
    severity: 'error',
    text: days('Tmax (°C)', (_, d) => (d < 10 ? String(d + 9) : '')),
  },
  { kind: 'only-year-figures', severity: 'error', text: months('Rain YTD', soFar) },
  {
    kind: 'column-of-anomalies',
    severity: 'error',
    text: months('Tmax anomaly', (y, m) => ((y * m) % 7) - 3),
  },
  {
    kind: 'read-anyway',
    severity: 'warning',
    text: across('Temperature anomalies', warmth),
    wishes: { element: 'max' },
  },
  {
    kind: 'read-anyway',
    severity: 'warning',
    text: across('Absolute maximum temperature', warmth),
    wishes: { element: 'max' },
  },
  {
    kind: 'station-not-here',
    severity: 'error',
    text: `Station,Year,Month,Rain\n${places}`,
    wishes: { station: 'Elsewhere' },
  },
  {
    kind: 'no-year-chosen',
    severity: 'error',
    text: `Month,Rain\n${MONTHS.split(',').join(',40\n')},40`,
    sheet: 'Page 7',
    wishes: { years: { 'Page 7': 0 } },
  },
  {
    kind: 'year-from-title',
    severity: 'note',
    text: `Rain 1984\n\nMonth,Rain (mm)\n${MONTHS.split(',')
      .map((month, at) => `${month},${rain(1984, at)}`)
      .join('\n')}`,
  },

  {
    kind: 'date-not-in-calendar',
    severity: 'warning',
    text: `${days('Date,Rain (mm)', (m, d) => String((m * d) % 9))}\n2019-02-30,4.5`,
  },
  {
    kind: 'day-twice',
    severity: 'warning',
    text: `${days('Date,Rain (mm)', (m, d) => String(((m * d) % 9) / 2))}\n2019-12-31,4.5`,
  },

  {
    kind: 'rain-across-months',
    severity: 'warning',
    text: days('Date,Rain (mm),Period over which it was measured (days)', (m, d) =>
      m === 5 && d === 2 ? '31.5,4' : `${(m * d) % 9},1`,
    ),
  },
  {
    kind: 'months-with-missing-days',
    severity: 'note',
    text: days('Date,Tmax (°C)', (m, d) => (m === 5 && d === 2 ? '' : warmth(d, m).toFixed(1))),
  },
  {
    kind: 'dates-turned',
    severity: 'warning',
    text: `Date,Rain\n${monthLines(2, (y, m) => `${y}-01-${two(m)},${rain(y, m)}`)}`,
  },

  { kind: 'perhaps-extremes', severity: 'warning', text: months('High', warmth) },
  { kind: 'cell-error', severity: 'warning', text: oneOdd('#REF!') },
  { kind: 'cell-damaged', severity: 'warning', text: oneOdd('4?2') },
  { kind: 'row-without-date', severity: 'warning', text: `${months('Rain', rain)}\n??,??,55.5` },
  { kind: 'rows-left-out', severity: 'note', text: `${months('Rain', rain)}\nMean,,50.1` },
  { kind: 'negative-rain', severity: 'warning', text: oneOdd('-5') },
  { kind: 'temperature-unit-assumed', severity: 'note', text: months('Tmax', warmth) },
  { kind: 'rain-unit-assumed', severity: 'note', text: months('Rain', rain) },
])('"$kind" is a finding of its table', ({ kind, severity, text, sheet, wishes = {} }) => {
  const { findings } = readText(text, { wishes, ...(sheet && { sheet }) });
  const found = findings.map((one) => [one.kind.replace('reading.', ''), one.severity]);
  expect(found).toContainEqual([kind, severity]);
  // A place without a value would stay visible in its braces.
  const said = findings.flatMap((one) => LANGUAGES.map((language) => sayFinding(one, language)));
  expect(said.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
});

test('"sheet-not-read" and "sheets-of-others" are findings of files that do not belong together', () => {
  const amounts = [rain, rain, (y: number, m: number) => rain(y, m) * 2];
  const grids = amounts.map((amount, at) =>
    gridFromFile(Buffer.from(months('Rain', amount)), `Upton ${at}.csv`, AROUND),
  );
  const kinds = readTogether(grids, {}, AROUND).findings.map(({ kind }) => kind);
  expect(kinds).toContain('reading.sheet-not-read');
  expect(kinds).toContain('reading.sheets-of-others');
});
