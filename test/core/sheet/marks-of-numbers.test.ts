import { describe, expect, test } from '@jest/globals';
import { displayNeeded } from '../../../src/core/reading/display-needed.ts';
import type { Cell, Grid, Reading } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { kindsOf, MONTHS, readCells, two } from './shape-of.ts';

// A sheet makes a number of "1,234" by its own marks, and leaves "12,5" as text. What was typed by other
// marks is then a thousand times too large or too small, and nothing in the cell says so.

type Marks = { decimal: string; thousands: string };
type Climate = { header: string; key: string; of: (y: number, m: number) => number };

const unrest = (y: number, m: number): number => ((y * 7919 + m * 104729) % 1000) / 1000;
const MONSOON = [3, 5, 20, 90, 300, 900, 1400, 1200, 600, 200, 30, 5];
const CLIMATES: Record<string, Climate> = {
  'monsoon rain': {
    header: 'Rain mm',
    key: 'rain',
    of: (y, m) => (MONSOON[m - 1] ?? 0) * (0.4 + 1.2 * unrest(y, m)),
  },
  'mild rain': { header: 'Rain mm', key: 'rain', of: (y, m) => 20 + 110 * unrest(y, m) },
  maxima: {
    header: 'Tmax',
    key: 'max',
    of: (y, m) => 14 - 10 * Math.cos(((m - 1) / 6) * Math.PI) + 3 * unrest(y, m),
  },
  minima: {
    header: 'Tmin',
    key: 'min',
    of: (y, m) => -1 - 9 * Math.cos(((m - 1) / 6) * Math.PI) + 3 * unrest(y, m),
  },
};
const YEARS = [1981, 1982, 1983, 1984];

/** "short" leaves zeros at the end out, as programs write by themselves. */
const DECIMALS = ['0', '1', '2', '3', 'short'] as const;
type Decimals = (typeof DECIMALS)[number];

function plain(value: number, decimals: Decimals): string {
  return decimals === 'short' ? String(Number(value.toFixed(3))) : value.toFixed(Number(decimals));
}

function written(value: number, decimals: Decimals, { decimal, thousands }: Marks): string {
  const [whole = '', fraction] = plain(value, decimals).split('.');
  const grouped = whole.replace(/(?<=\d)(?=(\d{3})+$)/g, thousands);
  return fraction ? `${grouped}${decimal}${fraction}` : grouped;
}

type Case = { climate: Climate; marks: Marks; decimals: Decimals; locale: string };

function linesOf({ climate: { header, of }, marks, decimals }: Case): string[][] {
  const years = YEARS.map((year) => [
    String(year),
    ...MONTHS.split(',').map((_, at) => written(of(year, at + 1), decimals, marks)),
  ]);
  return [[header], ['Year', ...MONTHS.split(',')], ...years];
}

/** The add-on reads what cells show only where a first reading asks for it. */
function readAsAddOn({ display, ...grid }: Grid, locale: string): Reading {
  const around = { locale, thisYear: 2026 };
  const first = readSheets([grid], {}, around);
  if (displayNeeded(first).length === 0 || !display) return first;
  return readSheets([{ ...grid, display }], {}, around);
}

const openedBySheet = (given: Case): Reading => {
  const text = linesOf(given).map((fields) => fields.join('\t'));
  const around = { locale: given.locale, thisYear: 2026 };
  const grid = gridFromFile(Buffer.from(text.join('\n')), 'Hill farm.tsv', around);
  return readAsAddOn(grid, given.locale);
};

const keptAsText = (given: Case): Reading => {
  const [title = [], header = [], ...years] = linesOf(given);
  const cells: Cell[][] = years.map(([year, ...values]) => [Number(year), ...values]);
  return readAsAddOn({ sheet: 'Hill farm', cells: [title, header, ...cells] }, given.locale);
};

function wrongValues({ climate, decimals }: Case, { rows }: Reading): string[] {
  return rows.flatMap(({ Year, ...row }) =>
    Object.entries(row).flatMap(([key, value]) => {
      const truth = Number(plain(climate.of(Year, Number(key.slice(0, 2))), decimals));
      const isRight = value === null || Math.abs(Number(value) - truth) < 0.0051;
      return isRight ? [] : [`${Year} ${key}: ${truth} was read as ${value}`];
    }),
  );
}

const WAYS = { 'opened by a sheet': openedBySheet, 'kept as text': keptAsText };
const MARKS: Marks[] = [
  { decimal: '.', thousands: '' },
  { decimal: '.', thousands: ',' },
  { decimal: '.', thousands: '\u2019' },
  { decimal: ',', thousands: '' },
  { decimal: ',', thousands: '.' },
  { decimal: ',', thousands: '\u00a0' },
];

const CASES = ['en_GB', 'de_DE', 'fr_FR'].flatMap((locale) =>
  Object.keys(CLIMATES).map((name) => ({ locale, name })),
);

describe('no value is read wrong in a reading that may be sent', () => {
  test.each(CASES)('$name in a sheet of $locale', ({ locale, name }) => {
    const climate = CLIMATES[name] as Climate;
    const given = casesOf(
      MARKS.flatMap((marks) => DECIMALS.map((decimals) => ({ climate, marks, decimals, locale }))),
      oneIn(2),
    );
    const sent = Object.values(WAYS).flatMap((read) =>
      given.flatMap((one) => {
        const reading = read(one);
        const isHeld = reading.findings.some(({ severity }) => severity === 'error');
        const { marks, decimals } = one;
        return isHeld ? [] : wrongValues(one, reading).map((wrong) => ({ marks, decimals, wrong }));
      }),
    );
    expect(sent).toEqual([]);
  });
});

/** Twelve months of one year, the others of which are 60, 61, 62 … */
function monthsWith(values: Record<number, Cell>, others = (m: number): Cell => 59 + m): Cell[][] {
  const months = Array.from({ length: 48 }, (_, at): Cell[] => {
    const month = (at % 12) + 1;
    return [YEARS[Math.floor(at / 12)] ?? 0, month, values[at + 1] ?? others(month)];
  });
  return [['Year', 'Month', 'Rain mm'], ...months];
}

const shownAs = (cells: Cell[][], shown: Record<string, string>): string[][] =>
  cells.map((row) => row.map((cell) => shown[String(cell)] ?? String(cell ?? '')));

describe('a number that a sheet made by its own marks', () => {
  test.each([
    {
      name: '1.234 among whole numbers is left out: a thousand and 234',
      cells: monthsWith({ 7: 1.234 }),
      found: { became: 1.234, typed: 1234 },
    },
    {
      name: '1.234 among texts such as "12,5" is left out, for the same reason',
      cells: monthsWith({ 7: 1.234 }, (m) => `${m + 50},5`),
      found: { became: 1.234, typed: 1234 },
    },
    {
      name: '1234 among texts such as "12,5" is left out while nobody knows what it shows',
      cells: monthsWith({ 7: 1234 }, (m) => `${m + 50},5`),
      found: { became: 1234, typed: 1.234 },
    },
    {
      name: '1.23 among others of three decimals, because zeros at the end are not kept',
      cells: monthsWith({ 7: 1.23, 8: 1.234, 9: 2.345 }, (m) => m * 80),
      found: { became: 1.23, typed: 1230 },
    },
  ])('$name', ({ cells, found }) => {
    const reading = readCells(cells);
    const [finding] = reading.findings.filter(({ kind }) => kind === 'reading.number-became-date');
    expect(finding?.params).toMatchObject(found);
    expect(finding?.places[0]?.cells).toContain('C8');
    expect(reading.rows[0]).not.toHaveProperty('07_rain');
    expect(reading.rows[0]).toHaveProperty('06_rain');
    expect(displayNeeded(reading)).toHaveLength(1);
  });

  test('is read as it is shown where that says which it was', () => {
    const cells = monthsWith({ 7: 1234 }, (m) => `${m + 50},5`);
    const reading = readCells(cells, {}, 'Hill farm', shownAs(cells, { 1234: '1,234' }));
    expect(kindsOf(reading)).toEqual(['number-read-as-shown']);
    expect(reading.rows[0]).toHaveProperty('07_rain', 1.234);
  });

  test('is the number it is where it is shown without a mark', () => {
    const cells = monthsWith({ 7: 1234 }, (m) => `${m + 50},5`);
    const reading = readCells(cells, {}, 'Hill farm', shownAs(cells, {}));
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows[0]).toHaveProperty('07_rain', 1234);
  });

  test('holds the upload where they are many', () => {
    const cells = monthsWith({}, (m) => (m > 5 && m < 10 ? m + 0.234 - 5 : m * 70));
    const { findings } = readCells(cells);
    const finding = findings.find(({ kind }) => kind === 'reading.number-became-date');
    expect(finding).toMatchObject({ severity: 'error', params: { count: 16 } });
  });
});

describe('a number that stands as it was meant', () => {
  const tenths = (m: number): Cell => m * 7 + 0.3;
  test.each([
    { name: '1.234 among numbers with other decimals', cells: monthsWith({ 7: 1.234 }, tenths) },
    {
      name: '1234 among numbers with decimals and a text somebody typed',
      cells: monthsWith({ 7: 1234, 9: '12,5' }, tenths),
    },
    { name: '1234 among whole numbers', cells: monthsWith({ 7: 1234 }, (m) => m * 80) },
    {
      name: '1.234 where a plain 1500 says that thousands have no mark',
      cells: monthsWith({ 7: 1.234, 8: 1500 }, (m) => m * 80),
    },
    { name: '1.5 among whole numbers', cells: monthsWith({ 7: 1.5 }) },
    {
      name: '2.54 among whole numbers: a tenth of an inch',
      cells: monthsWith({ 7: 2.54, 8: 5.08 }),
    },
    {
      name: 'means over several gauges, which go on after the third decimal',
      cells: monthsWith({ 7: 4.333333333, 8: 8.666666667 }),
    },
    {
      name: 'columns of three decimals with dry months',
      cells: monthsWith({ 7: 0 }, (m) => (m * 789) / 1000),
    },
  ])('$name', ({ cells }) => {
    const reading = readCells(cells);
    expect(kindsOf(reading)).not.toContain('number-became-date');
    expect(reading.rows[0]).toHaveProperty('07_rain', cells[7]?.[2]);
  });
});

describe('a text with one mark and three digits behind it', () => {
  const readAll = (texts: (m: number) => string, locale: string): Reading => {
    const cells = monthsWith({}, texts);
    return readSheets([{ sheet: 'Hill farm', cells }], {}, { locale, thisYear: 2026 });
  };
  test.each([
    {
      name: 'is a thousand beside "720"',
      texts: (m: number) => (m < 12 ? `${m * 80}` : '1.234'),
      rain: 1234,
    },
    { name: 'is a decimal beside "0,125"', texts: (m: number) => `${m % 2},125`, rain: 0.125 },
    { name: 'is a decimal beside "12,345"', texts: (m: number) => `${m},345`, rain: 12.345 },
  ])('$name, whatever the locale', ({ texts, rain }) => {
    for (const locale of ['en_GB', 'de_DE'])
      expect(readAll(texts, locale).rows[0]).toHaveProperty('12_rain', rain);
  });
});

describe('whole degrees tell nothing of the marks of the rain beside them, for no temperature has thousands', () => {
  const beside = (rain: (m: number) => Cell): Cell[][] =>
    monthsWith({}, rain).map((row, at) =>
      at === 0 ? ['Year', 'Month', 'Rain cm', 'Tmax'] : [...row, 20 + (at % 12)],
    );
  test.each([
    { name: 'numbers', rain: (m: number): Cell => m / 2 + 1.234, read: 72.34 },
    { name: 'texts with a comma', rain: (m: number): Cell => `${(m % 9) + 1},234`, read: 42.34 },
    { name: 'texts with a point', rain: (m: number): Cell => `${(m % 9) + 1}.234`, read: 42.34 },
  ])('$name', ({ rain, read }) => {
    const reading = readCells(beside(rain));
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows[0]).toMatchObject({ '12_rain': read, '12_max': 20 });
  });
});

test('the total of a year that the sheet made too small says nothing of its months', () => {
  const header = ['Year', ...MONTHS.split(','), 'Total'];
  const years = YEARS.map((year, at) => [
    year,
    ...MONTHS.split(',').map((_, m) => 80 + ((m * 5) % 12) + at),
    (80 * 12 + 66 + at * 12) / 1000,
  ]);
  const reading = readCells([['Rainfall (mm)'], header, ...years]);
  expect(kindsOf(reading)).toEqual([]);
  expect(reading.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(reading.rows[0]).toHaveProperty(`${two(12)}_rain`, 87);
});

test.each([
  { header: 'Tmax', because: 'in tenths or hundredths no temperature is 15100' },
  { header: 'Température maximale (°C)', because: 'whatever its words' },
])('"15,100" is read as it was typed under "$header": $because', ({ header }) => {
  const warm = (y: number, m: number): string =>
    (15.1 + m + ((y * 37 + m) % 900) / 1000).toFixed(3);
  const lines = YEARS.flatMap((y) =>
    Array.from({ length: 12 }, (_, at) => `${y};${at + 1};${warm(y, at + 1).replace('.', ',')}`),
  );
  const around = { locale: 'en_GB', thisYear: 2026 };
  const grid = gridFromFile(
    Buffer.from([`Year;Month;${header}`, ...lines].join('\n')),
    'a.csv',
    around,
  );
  const { rows, findings } = readSheets([grid], {}, around);
  expect(rows[0]).toHaveProperty('12_max', Number(warm(1981, 12)));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
