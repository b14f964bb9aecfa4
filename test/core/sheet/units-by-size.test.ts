import { expect, test } from '@jest/globals';
import { totalOf } from '../../../src/core/dataset/total-of.ts';
import type { Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { dayLines, kindsOf, monthLines, readText, two } from './shape-of.ts';

/** A temperate year: 3 to 24 °C, another in each year. */
const warmth = (y: number, m: number): number =>
  13.5 - 10 * Math.cos(((m - 1) * Math.PI) / 6) + ((y * 7 + m * 3) % 5) / 10;

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const tenth = (value: number): number => Math.round(value * 10) / 10;

type Offers = (string | undefined)[];

/** What the person may answer to the question about a unit. */
function offered({ findings }: Reading, wish: keyof ReadOptions): Offers {
  const asked = findings.find(({ choices }) => choices?.wish === wish);
  return (asked?.choices?.options ?? []).map(({ value }) => value);
}

test('°F from a year on is to be mended, and nobody is asked which unit both are', () => {
  const written = (y: number, m: number): number =>
    tenth(y < 1981 ? warmth(y, m) : warmth(y, m) * 1.8 + 32);
  const mean = (y: number): number => totalOf(MONTHS.map((m) => written(y, m))) / MONTHS.length;
  const lines = Array.from({ length: 40 }, (_, at) => 1961 + at).map((y) =>
    [y, ...MONTHS.map((m) => written(y, m)), tenth(mean(y))].join(),
  );
  const header = `Year,${MONTHS.map((m) => `Tmax ${two(m)}`).join()},Mean`;
  const { findings } = readText(`${header}\n${lines.join('\n')}`, { isChecked: true });
  const grave = findings.filter(({ severity }) => severity !== 'note');
  expect(grave.map(({ kind }) => kind)).toEqual(['quality.unit-change']);
});

/** One day in three is wet. */
const dayRain = (index: number): number => (index % 3 === 0 ? ((index * 7) % 23) + 1 : 0);

test('one slip of 88 in three years leaves °C; three of them ask, and so does one in a single year', () => {
  const withSlips = (years: number, slips: number): string =>
    `Year,Month,Tmax\n${monthLines(years, (y, m) => `${y},${m},${m === 7 && y < 1961 + slips ? 88 : warmth(y, m)}`)}`;
  expect(kindsOf(readText(withSlips(3, 1)))).not.toContain('which-temperature-unit');
  expect(kindsOf(readText(withSlips(3, 3)))).toContain('which-temperature-unit');
  expect(kindsOf(readText(withSlips(1, 1)))).toContain('which-temperature-unit');
});

test('what nothing states is told with what it comes to: a person sees that 217 mm a month are hundredths of an inch', () => {
  const lines = monthLines(
    3,
    (y, m) => `${y},${m},${warmth(y, m)},${200 + ((y * 7 + m * 11) % 40)}`,
  );
  const { findings } = readText(`Year,Month,Tmax,Rain\n${lines}`);
  const told = findings.filter(({ kind }) => kind.endsWith('-assumed')).map(({ params }) => params);
  expect(told).toEqual([
    { unit: '°C', least: expect.closeTo(3.5, 0), most: expect.closeTo(24, 0) },
    { unit: 'mm', mean: expect.closeTo(219, -1) },
  ]);
});

test('blank days of rain are asked about, and read as the person answers', () => {
  const lines = dayLines(({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${dayRain(at) || ''}`);
  const text = `Date,Rain\n${lines}`;
  expect(offered(readText(text), 'blankRainDay')).toEqual(['missing', 'dry']);
  const dry = readText(text, { wishes: { blankRainDay: 'dry' } });
  expect(kindsOf(dry)).toEqual([]);
  const january = Array.from({ length: 31 }, (_, index) => dayRain(index));
  expect(dry.rows[0]).toMatchObject({ '01_rain': january.reduce((sum, one) => sum + one, 0) });
  const missing = readText(text, { wishes: { blankRainDay: 'missing' } });
  expect(offered(missing, 'blankRainDay')).toEqual([]);
  expect(missing.rows).toEqual([]);
});

test.each([
  { header: 'Tmax', cell: (c: number) => `${c}°F`, kinds: [], because: 'every cell says °F' },
  {
    header: 'Tmax (°C)',
    cell: (c: number) => `${c}°F`,
    kinds: ['cell-units-differ'],
    because: 'the header says °C',
  },
  {
    header: 'Tmax',
    cell: (c: number, m: number) => `${c}°${m % 2 ? 'F' : 'C'}`,
    kinds: ['cell-units-differ'],
    because: 'every other cell says °C',
  },
])('cells of °F under "$header" where $because', ({ header, cell, kinds }) => {
  const lines = monthLines(2, (y, m) => `${y},${m},${cell(tenth(warmth(y, m) + 20), m)}`);
  const reading = readText(`Year,Month,${header}\n${lines}`);
  expect(kindsOf(reading).filter((kind) => !kind.startsWith('which'))).toEqual(kinds);
});

test.each([
  { header: 'Year,Month,Tmax', cell: '61°F', units: '°C, °F' },
  { header: 'Año,Mes,Temperatura máxima', cell: '61 °F', units: '°C, °F' },
  { header: 'Année,Mois,Tmax (°C)', cell: '61°F', units: '°C, °F' },
  { header: 'Ano,Mês,Chuva', cell: '2.1 in', units: 'mm, in' },
  { header: 'Year,Month,Rain (mm)', cell: '2.1 cm', units: 'mm, cm' },
])('"$cell" among bare numbers under "$header" is told at its cell', ({ header, cell, units }) => {
  const bare = (y: number, m: number): number => 12 + ((y * 7 + m * m * 5) % 17) + 0.5;
  const lines = (odd: string): string =>
    monthLines(3, (y, m) => `${y},${m},${y === 1962 && m === 5 ? odd : bare(y, m)}`);
  const reading = readText(`${header}\n${lines(cell)}`);
  expect(kindsOf(reading)).toContain('cell-units-differ');
  const told = reading.findings.find(({ kind }) => kind === 'reading.cell-units-differ');
  expect(told).toMatchObject({ severity: 'error', params: { found: units, count: 1 } });
  expect(told?.places).toEqual([{ sheet: 'Hill farm', cells: ['C18'] }]);
  const ofColumn = cell.includes('F') ? '21.3°C' : '21.3 mm';
  const { rows } = readText(`${header}\n${lines(ofColumn)}`);
  expect(Object.values(rows[1] ?? {})).toContain(21.3);
});
