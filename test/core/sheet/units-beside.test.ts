import { expect, test } from '@jest/globals';
import type { Reading } from '../../../src/core/reading/reading.ts';
import { inventedMonths, type Month } from '../../support/invented-station.ts';
import { readText } from './shape-of.ts';

const MONTHS = inventedMonths('temperate', { firstYear: 1991, years: 10, seed: 3 });
const YEARS = [...new Set(MONTHS.map(({ year }) => year))];

/** How a value is written in each unit, and what a column of units calls that unit. */
const IN = {
  celsius: (value: number) => value,
  fahrenheit: (value: number) => value * 1.8 + 32,
  tenths: (value: number) => value * 10,
  millimetres: (value: number) => value,
  inches: (value: number) => value / 25.4,
};
type Written = { unit: string; as: keyof typeof IN };
type Case = { why: string; warmth: Written; rain: Written };

const CASES: Case[] = [
  {
    why: 'words of English, as in an archive with a row a value',
    warmth: { unit: 'Degrees Celsius', as: 'celsius' },
    rain: { unit: 'Millimetres', as: 'millimetres' },
  },
  {
    why: 'Fahrenheit and inches, which were asked about though they stood beside each value',
    warmth: { unit: 'Degree F', as: 'fahrenheit' },
    rain: { unit: 'Inches', as: 'inches' },
  },
  {
    why: 'tenths, which look like numbers with a unit',
    warmth: { unit: '0.1 degree C', as: 'tenths' },
    rain: { unit: '0.1 mm', as: 'tenths' },
  },
  {
    why: 'signs',
    warmth: { unit: '°C', as: 'celsius' },
    rain: { unit: 'mm', as: 'millimetres' },
  },
  {
    why: 'words of German',
    warmth: { unit: 'Grad Celsius', as: 'celsius' },
    rain: { unit: 'Millimeter', as: 'millimetres' },
  },
  {
    why: 'words of Spanish',
    warmth: { unit: 'grados Celsius', as: 'celsius' },
    rain: { unit: 'milímetros', as: 'millimetres' },
  },
  {
    why: 'words of French',
    warmth: { unit: 'degrés Celsius', as: 'celsius' },
    rain: { unit: 'millimètres', as: 'millimetres' },
  },
  {
    why: 'words of Russian',
    warmth: { unit: '°C', as: 'celsius' },
    rain: { unit: 'мм', as: 'millimetres' },
  },
];

type Cells = (number | string)[];
const text = (rows: Cells[]): string => rows.map((row) => row.join(',')).join('\n');
const write = (value: number, { as }: Written): number => Number(IN[as](value).toFixed(3));

/** A row a value, beside elements of other units and of none. */
function long({ warmth, rain }: Case): string {
  const rowsOf = ({ year, month, max, min, rain: fell }: Month): Cells[] => [
    [year, month, 'Maximum temperature', warmth.unit, write(max, warmth)],
    [year, month, 'Minimum temperature', warmth.unit, write(min, warmth)],
    [year, month, 'Rainfall', rain.unit, write(fell, rain)],
    [year, month, 'Pressure', 'hPa', 1010 + (month % 5)],
    [year, month, 'Cloud', 'code', month % 8],
  ];
  return text([['Year', 'Month', 'Element', 'Unit', 'Value'], ...MONTHS.flatMap(rowsOf)]);
}

/** The months across; the units stand left of the values. */
function across({ warmth, rain }: Case): string {
  const line = (year: number, label: string, written: Written, of: (month: Month) => number) => [
    written.unit,
    label,
    year,
    ...MONTHS.filter((one) => one.year === year).map((one) => write(of(one), written)),
  ];
  const rowsOf = (year: number): Cells[] => [
    line(year, 'Maximum temperature', warmth, ({ max }) => max),
    line(year, 'Minimum temperature', warmth, ({ min }) => min),
    line(year, 'Rainfall', rain, ({ rain: fell }) => fell),
  ];
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  return text([['Units', 'Element', 'Year', ...months], ...YEARS.flatMap(rowsOf)]);
}

/** Each value with its own unit right of it. */
function wide({ warmth, rain }: Case): string {
  const rowOf = ({ year, month, max, min, rain: fell }: Month): Cells => [
    ...[year, month, write(max, warmth), warmth.unit, write(min, warmth), warmth.unit],
    ...[write(fell, rain), rain.unit, 4 + (month % 3), 'km/h'],
  ];
  const header = ['Year', 'Month', 'Tmax', 'Unit', 'Tmin', 'Unit', 'Rain', 'Unit', 'Wind', 'Unit'];
  return text([header, ...MONTHS.map(rowOf)]);
}

const OF_UNITS = /unit/;
const saidOfUnits = ({ findings }: Reading): string[] =>
  findings.map(({ kind }) => kind).filter((kind) => OF_UNITS.test(kind));

for (const [layout, tableOf] of Object.entries({ long, across, wide }))
  test.each(CASES)(`a column of units is read (${layout}): $why`, (one) => {
    const reading = readText(tableOf(one));
    expect(saidOfUnits(reading)).toEqual([]);
    expect(reading.findings.filter(({ kind }) => kind === 'reading.columns-not-read')).toEqual([]);
    const [row] = reading.rows;
    for (const { month, max, min, rain } of MONTHS.slice(0, 12)) {
      const of = (element: string) =>
        row?.[`${String(month).padStart(2, '0')}_${element}` as 'Year'];
      expect(of('max')).toBeCloseTo(max, 1);
      expect(of('min')).toBeCloseTo(min, 1);
      expect(of('rain')).toBeCloseTo(rain, 1);
    }
  });

test('rows in two units are an error with their cells, as two units in cells are', () => {
  const lines = MONTHS.map(({ year, month, max }) =>
    year < 1995
      ? [year, month, write(max, { unit: '', as: 'fahrenheit' }), '°F']
      : [year, month, max, '°C'],
  );
  const { findings } = readText(text([['Year', 'Month', 'Tmax', 'Unit'], ...lines]));
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'reading.cell-units-differ', severity: 'error' }),
  );
});

test.each([
  ['marks of quality are no units', (at: number) => 'CF'.charAt(at % 2)],
  ['a time in quotes is no number of inches', () => '"""00:00:00"""'],
  ['a word in some rows alone is a remark', (at: number) => (at % 9 === 0 ? 'inches' : '')],
])('%s', (_, mark) => {
  const lines = MONTHS.map(({ year, month, max }, at) => [year, month, max, mark(at)]);
  const { findings, rows } = readText(text([['Year', 'Month', 'Tmax', 'Remark'], ...lines]));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(rows[0]?.['01_max']).toBeCloseTo(MONTHS[0]?.max ?? NaN, 1);
});
