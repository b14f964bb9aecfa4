import { describe, expect, test } from '@jest/globals';
import { totalOf } from '../../../src/core/dataset/total-of.ts';
import type { Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { toStandard, type Unit } from '../../../src/core/sheet/cells/units.ts';
import { dayLines, kindsOf, monthLines, readText, two } from './shape-of.ts';

/** A temperate year: 3 to 24 °C, another in each year. */
const warmth = (y: number, m: number): number =>
  13.5 - 10 * Math.cos(((m - 1) * Math.PI) / 6) + ((y * 7 + m * 3) % 5) / 10;
const rain = (y: number, m: number): number => 20 + ((y * 7 + m * m * 5) % 83);

type Warmth = {
  name: string;
  /** writes a value of °C as the table holds it */
  write: (celsius: number) => number;
  kind: 'which-temperature-unit' | 'temperature-unit-inferred';
  offers: Unit[];
  years?: number;
};

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const tenth = (value: number): number => Math.round(value * 10) / 10;

const WARMTHS: Warmth[] = [
  {
    name: 'a July of 75 is °F',
    write: (c) => tenth(c * 1.8 + 32),
    kind: 'temperature-unit-inferred',
    offers: ['F', 'C', '0.1C'],
  },
  {
    name: 'a whole July of 75 is °F, or 7.5 °C of a cold place',
    write: (c) => Math.round(c * 1.8 + 32),
    kind: 'which-temperature-unit',
    offers: ['F', 'C', '0.1C'],
  },
  {
    name: 'a July of 49 is one of a desert, or a cool one in °F',
    write: (c) => tenth(c + 25),
    kind: 'which-temperature-unit',
    offers: ['C', 'F'],
  },
  {
    name: '276 to 297 are kelvins, or warm months in tenths',
    write: (c) => tenth(c + 273.15),
    kind: 'which-temperature-unit',
    offers: ['K', '0.1C'],
  },
  {
    name: 'whole numbers to 240 are tenths',
    write: (c) => Math.round(c * 10),
    kind: 'temperature-unit-inferred',
    offers: ['0.1C', 'C', 'F'],
  },
  {
    name: 'whole numbers to 2,400 are hundredths',
    write: (c) => Math.round(c * 100),
    kind: 'which-temperature-unit',
    offers: ['0.01C', '0.1C', 'C', 'F', 'K'],
  },
  {
    name: 'numbers with decimals to 2,400 are hardly anything but hundredths',
    write: (c) => tenth(c * 100) + 0.3,
    kind: 'which-temperature-unit',
    offers: ['0.01C', '0.1C', 'C', 'F', 'K'],
  },
];

type Offers = (string | undefined)[];

/** What the person may answer to the question about a unit. */
function offered({ findings }: Reading, wish: keyof ReadOptions): Offers {
  const asked = findings.find(({ choices }) => choices?.wish === wish);
  return (asked?.choices?.options ?? []).map(({ value }) => value);
}

test.each(WARMTHS)('months without a unit: $name', ({ write, kind, offers }) => {
  const lines = monthLines(
    3,
    (y, m) => `${y},${m},${write(warmth(y, m))},${write(warmth(y, m) - 6)}`,
  );
  const text = `Year,Month,Tmax,Tmin\n${lines}`;
  const reading = readText(text);
  expect(kindsOf(reading)).toEqual([kind]);
  expect(offered(reading, 'temperatureUnit')).toEqual([...offers, 'none']);
  for (const temperatureUnit of offers) {
    const answered = readText(text, { wishes: { temperatureUnit } as ReadOptions });
    expect(kindsOf(answered)).toEqual([]);
    const expected = toStandard(write(warmth(1962, 7)), temperatureUnit, 31);
    expect(answered.rows[1]?.['07_max']).toBeCloseTo(expected, 2);
  }
});

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

test.each([
  { name: 'days to 50 are days of a desert', add: 26, kinds: [] },
  { name: 'days to 62 are none', add: 38, kinds: ['which-temperature-unit'] },
])('$name', ({ add, kinds }) => {
  const lines = dayLines(({ y, m, d }) => {
    const max = tenth(warmth(y, m) + (d % 3) / 2 + add);
    return `${y}-${two(m)}-${two(d)},${max},${max - 9}`;
  });
  expect(kindsOf(readText(`Date,Tmax,Tmin\n${lines}`))).toEqual(kinds);
});

test('one slip of 88 in three years leaves °C; three of them ask, and so does one in a single year', () => {
  const withSlips = (years: number, slips: number): string =>
    `Year,Month,Tmax\n${monthLines(years, (y, m) => `${y},${m},${m === 7 && y < 1961 + slips ? 88 : warmth(y, m)}`)}`;
  expect(kindsOf(readText(withSlips(3, 1)))).not.toContain('which-temperature-unit');
  expect(kindsOf(readText(withSlips(3, 3)))).toContain('which-temperature-unit');
  expect(kindsOf(readText(withSlips(1, 1)))).toContain('which-temperature-unit');
});

test('mm a day of a month are multiplied by its days where the person says so', () => {
  const lines = monthLines(3, (y, m) => `${y},${m},${m}.25`);
  const { rows } = readText(`Year,Month,Rain\n${lines}`, { wishes: { rainUnit: 'mm/day' } });
  expect(rows[0]).toMatchObject({ '01_rain': 38.75, '02_rain': 63 });
});

test.each([
  'Mean rainfall (mm/month)',
  'Mean total rainfall (mm)',
  'Average monthly total rainfall (mm)',
])('but not a mean that says it is of a month: %s', (header) => {
  const lines = monthLines(3, (y, m) => `${y},${m},${((m * 7 + y) % 14) + 4}`);
  expect(kindsOf(readText(`Year,Month,${header}\n${lines}`))).toEqual([]);
});

test.each([
  { header: 'Rain (in/day)', value: 0.1, mm: 78.74, because: '25.4 mm an inch' },
  { header: 'Pluie (cm/j)', value: 0.25, mm: 77.5, because: '10 mm a centimetre' },
  { header: 'tp (m/day)', value: 0.0025, mm: 77.5, because: '1,000 mm a metre' },
  { header: 'Lluvia (mm/24 h)', value: 2.5, mm: 77.5, because: '24 hours are a day' },
])('"$header" over months is of each of their days: $because', ({ header, value, mm }) => {
  const lines = monthLines(3, (y, m) => `${y},${m},${value + (m === 1 ? 0 : value / m)}`);
  expect(readText(`Year,Month,${header}\n${lines}`).rows[0]).toMatchObject({ '01_rain': mm });
  const days = dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${d % 2 ? value : 0}`);
  const [ofDays] = readText(`Date,${header}\n${days}`).rows;
  expect(Number(ofDays?.['01_rain'])).toBeCloseTo((mm * 16) / 31);
});

describe('a title with "0.1 °C" and "0.1 mm" says how finely was read, or in which unit', () => {
  const read = (title: string, write: (value: number) => number): Reading =>
    readText(
      `"${title}"\nYear,Month,Tmax,Rain\n${monthLines(3, (y, m) => `${y},${m},${write(warmth(y, m))},${write(30 + ((y * 7 + m * 11) % 40))}`)}`,
    );

  test.each(['Units: 0.1 °C; 0.1 mm', 'Zehntel °C und mm', 'en dixièmes de °C et de mm'])(
    'whole tenths are read as such: %s',
    (title) => {
      const { rows } = read(title, (value) => Math.round(value * 10));
      expect(rows[0]).toMatchObject({ '01_rain': 30 + ((1961 * 7 + 11) % 40) });
    },
  );

  test.each(['Read to 0.1 °C; 0.1 mm', 'Auflösung 0,1 °C; 0,1 mm', 'Resolución: 0,1 °C; 0,1 mm'])(
    'how finely was read is no unit: %s',
    (title) => {
      const { rows } = read(title, Math.round);
      expect(rows[0]).toMatchObject({ '01_rain': 30 + ((1961 * 7 + 11) % 40) });
    },
  );
});

test('the rain stays over its own columns, and the temperature beside it over others', () => {
  const table = monthLines(3, (y, m) => `${y},${m},${m + 40},${m + 9},${m},${m + 90}`);
  const { rows } = readText(
    `,,Rainfall (mm),Temperature (°C),,\nYear,Month,Total,Max,Min,Sunshine\n${table}`,
  );
  expect(rows[0]).toMatchObject({ '01_rain': 41, '01_max': 10, '01_min': 1 });
});

test('tenths in the header of their own column are not doubted: of Vostok, where 5 mm fall in a month', () => {
  const lines = monthLines(3, (y, m) => `${y},${m},${40 + ((y * 7 + m * 11) % 30)}`);
  expect(kindsOf(readText(`Year,Month,Rain (0.1 mm)\n${lines}`))).toEqual([]);
});

test('mm a day of a monsoon are not doubted', () => {
  const lines = monthLines(
    3,
    (y, m) => `${y},${m},${(m > 5 && m < 10 ? 50.4 : 0.5) + ((y * 7 + m * 11) % 40) / 10}`,
  );
  expect(kindsOf(readText(`Year,Month,Rain (mm/day)\n${lines}`))).toEqual([]);
});

test('80 "mm/day" over months is asked about: it may be their sum', () => {
  const lines = monthLines(3, (y, m) => `${y},${m},${60 + ((y * 7 + m * 11) % 40)}`);
  const wishes = { rainUnit: 'mm' } as const;
  const text = `Year,Month,Rain (mm/day)\n${lines}`;
  expect(kindsOf(readText(text))).toContain('which-rain-unit');
  expect(readText(text, { wishes }).rows[0]).toMatchObject({
    '01_rain': 60 + ((1961 * 7 + 11) % 40),
  });
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

type Rain = { name: string; header?: string; write: (mm: number) => number } & (
  | { kind: string; offers: Unit[] }
  | { kind?: undefined; offers?: undefined }
);

const RAINS: Rain[] = [
  { name: 'to 102 are mm', write: (mm) => mm },
  {
    name: 'to 4.02 with hundredths are inches',
    write: (mm) => Math.round((mm / 25.4) * 100) / 100,
    kind: 'which-rain-unit',
    offers: ['in', 'mm', 'cm', 'mm/day'],
  },
  {
    name: 'to 0.1022 with four decimals are metres',
    write: (mm) => (mm * 10 + 2) / 10_000,
    kind: 'which-rain-unit',
    offers: ['m', 'm/day', 'mm', 'in'],
  },
  {
    name: 'to 0.0034 may be the metres of a reanalysis, each day',
    write: (mm) => mm / 30_000,
    kind: 'which-rain-unit',
    offers: ['m', 'm/day', 'mm', 'in'],
  },
  {
    name: 'whole numbers past any month are tenths',
    write: (mm) => mm * 100,
    kind: 'rain-unit-inferred',
    offers: ['0.1mm', 'mm'],
  },
  {
    name: 'numbers past any month with decimals stay mm',
    write: (mm) => mm * 100 + 0.5,
  },
  {
    name: 'whole tenths under "0.1 mm" are these',
    header: 'Rain (0.1 mm)',
    write: (mm) => mm * 10,
  },
  {
    name: 'decimals under "0.1 mm" are no tenths',
    header: 'Rain (0.1 mm)',
    write: (mm) => mm + 0.3,
    kind: 'which-rain-unit',
    offers: ['mm', '0.1mm', 'in', '0.01in', '0.001in'],
  },
  {
    name: 'past any month under "mm" are tenths, or something else',
    header: 'Rain (mm)',
    write: (mm) => mm * 120,
    kind: 'which-rain-unit',
    offers: ['mm', '0.1mm', 'in', '0.01in', '0.001in'],
  },
];

test.each(RAINS)('months of rain: $name', ({ header = 'Rain', write, kind, offers = [] }) => {
  const lines = monthLines(3, (y, m) => `${y},${m},${write(rain(y, m))}`);
  const text = `Year,Month,${header}\n${lines}`;
  const reading = readText(text);
  expect(kindsOf(reading)).toEqual(kind ? [kind] : []);
  expect(offered(reading, 'rainUnit')).toEqual(kind ? [...offers, 'none'] : []);
  for (const rainUnit of offers) {
    const answered = readText(text, { wishes: { rainUnit } as ReadOptions });
    expect(kindsOf(answered)).toEqual([]);
    const expected = toStandard(write(rain(1962, 7)), rainUnit, 31);
    expect(answered.rows[1]?.['07_rain']).toBeCloseTo(expected, 2);
  }
});

test.each([
  { header: 'Tmax (°F),Rain', kind: 'rain-unit-inferred', because: 'the temperatures say °F' },
  { header: 'Tmax,Rain', kind: 'which-rain-unit', because: 'they only look like it' },
])('whole numbers to 4 beside "$header": $because', ({ header, kind }) => {
  const lines = monthLines(
    3,
    (y, m) => `${y},${m},${tenth(warmth(y, m) * 1.8 + 32)},${Math.round(rain(y, m) / 25)}`,
  );
  expect(kindsOf(readText(`Year,Month,${header}\n${lines}`))).toContain(kind);
});

test('days of rain in whole numbers past any day are tenths', () => {
  const lines = dayLines(({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${dayRain(at) * 100}`);
  expect(kindsOf(readText(`Date,Rain\n${lines}`))).toEqual(['rain-unit-inferred']);
});

test('days of rain to 0.0232 with four decimals are metres', () => {
  const write = (index: number): number => (dayRain(index) * 10 + 2) / 10_000;
  const lines = dayLines(({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${write(at)}`);
  expect(kindsOf(readText(`Date,Rain\n${lines}`))).toContain('which-rain-unit');
});

test.each([
  { header: 'Tmax (0.1 °C)', write: (c: number) => tenth(c), offers: ['C', '0.1C', 'F'] },
  { header: 'Tmax (°C)', write: (c: number) => tenth(c * 1.8 + 32), offers: ['F', '0.1C', 'C'] },
])('values that cannot be what "$header" states ask', ({ header, write, offers }) => {
  const lines = monthLines(3, (y, m) => `${y},${m},${write(warmth(y, m))}`);
  const reading = readText(`Year,Month,${header}\n${lines}`);
  expect(offered(reading, 'temperatureUnit')).toEqual([...offers, 'none']);
});

test.each([
  { wishes: { temperatureUnit: 'none' }, left: ['rain'], because: 'the temperatures' },
  { wishes: { rainUnit: 'none' }, left: ['max'], because: 'the rain' },
] as const)('"none of these" leaves out $because and keeps the rest', ({ wishes, left }) => {
  const lines = monthLines(2, (y, m) => `${y},${m},${warmth(y, m)},${rain(y, m)}`);
  const reading = readText(`Year,Month,Tmax,Rain\n${lines}`, { wishes });
  expect(kindsOf(reading)).toEqual(['none-of-units']);
  const keys = Object.keys(reading.rows[0] ?? {}).filter((key) => key !== 'Year');
  expect([...new Set(keys.map((key) => key.slice(3)))]).toEqual(left);
});

test.each([
  { unit: 'F', write: tenth, isTold: true, because: 'the column was mended since' },
  { unit: 'F', write: (c: number) => tenth(c * 1.8 + 32), because: 'the header is wrong' },
  { unit: 'C', write: tenth, because: 'the header says the same' },
] as const)('$unit chosen for "Tmax (°C)" where $because', ({ unit, write, ...row }) => {
  const lines = monthLines(3, (y, m) => `${y},${m},${write(warmth(y, m))}`);
  const wishes = { temperatureUnit: unit };
  const reading = readText(`Year,Month,Tmax (°C)\n${lines}`, { wishes });
  const isTold = 'isTold' in row;
  expect(kindsOf(reading)).toEqual(isTold ? ['unit-chosen-otherwise'] : []);
  expect(offered(reading, 'temperatureUnit')).toEqual(isTold ? ['C', 'F', 'none'] : []);
  const kept = { ...wishes, overruled: { temperatureUnit: 'C' } };
  expect(kindsOf(readText(`Year,Month,Tmax (°C)\n${lines}`, { wishes: kept }))).toEqual([]);
  const ofAnother = { ...wishes, overruled: { temperatureUnit: 'K' } };
  const again = readText(`Year,Month,Tmax (°C)\n${lines}`, { wishes: ofAnother });
  expect(kindsOf(again)).toEqual(kindsOf(reading));
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

test.each([
  { header: 'Tmax (°F),Rain', because: 'no rain was written down' },
  { header: 'Tmax (°F),Rain (in)', because: 'nor under a unit' },
])('"$header" asks for no unit: $because', ({ header }) => {
  const lines = monthLines(2, (y, m) => `${y},${m},${tenth(warmth(y, m) * 1.8 + 32)},`);
  expect(kindsOf(readText(`Year,Month,${header}\n${lines}`))).toEqual([]);
});

test.each([
  { write: (mm: number) => mm, kinds: ['which-rain-unit'], because: 'whole numbers may be mm' },
  {
    write: (mm: number) => (mm > 99 ? mm : mm / 4) + 0.25,
    kinds: [],
    because: 'a gauge in inches shows hundredths',
  },
])('102 inches in a month: $because', ({ write, kinds }) => {
  const lines = monthLines(3, (y, m) => `${y},${m},${write(rain(y, m))}`);
  expect(kindsOf(readText(`Year,Month,Rain (in)\n${lines}`))).toEqual(kinds);
});

/** The winter of 2019, day by day, as American files give it without a word about units. */
describe('a few months of days', () => {
  const fahrenheit = (celsius: number): number => Math.round(celsius * 1.8 + 32);
  const cold = (at: number): number => ((at * 7) % 16) - 6;
  const mm = (at: number): number => (at % 3 ? 0 : (at * 13) % 19);
  const winter = (header: string, line: (at: number) => (number | string)[]): Reading => {
    const days = dayLines(({ y, m, d }, at) => [`${y}-${two(m)}-${two(d)}`, ...line(at)].join(','));
    return readText(`Date,${header}\n${days.split('\n').slice(0, 90).join('\n')}`);
  };
  const inches = (at: number): string => (mm(at) / 25.4).toFixed(2);
  const inF = (at: number): number[] => [fahrenheit(cold(at)), fahrenheit(cold(at) - 8)];
  const inC = (at: number): number[] => [cold(at) + 0.3, cold(at) - 7.6];
  const temperature = 'which-temperature-unit';
  const rains = 'which-rain-unit';

  test.each([
    { asks: [rains], header: 'Rain', line: (at: number) => [inches(at)], because: 'hundredths' },

    {
      asks: [temperature, rains],
      header: 'Tmax,Tmin,Rain',
      line: (at: number) => [...inF(at).map((one) => one + 20), Math.round(mm(at) / 0.254) * 2],
      because: 'whole numbers to 150 beside °F may be hundredths of an inch',
    },
    {
      asks: [],
      header: 'Tmax,Tmin,Rain',
      line: (at: number) => [...inC(at), mm(at)],
      because: 'tenths of °C and mm',
    },
    {
      asks: [],
      header: 'Tmax,Tmin,Rain',
      line: (at: number) => [...inC(at).map(Math.round), mm(at) + 0.4],
      because: 'whole °C of a winter',
    },
    {
      asks: [],
      header: 'Rain',
      line: (at: number) => [mm(at) * 0.0713],
      because: 'a model has more decimals',
    },
  ])('under "$header" ask $asks: $because', ({ header, line, asks }) => {
    expect(kindsOf(winter(header, line)).filter((kind) => kind.endsWith('-unit'))).toEqual(asks);
  });
});
