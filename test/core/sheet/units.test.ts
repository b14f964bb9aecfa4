import { expect, test } from '@jest/globals';
import { toStandard, type Unit } from '../../../src/core/sheet/cells/units.ts';
import { statedUnit, titleUnit } from '../../../src/core/sheet/headers/stated-unit.ts';
import { kindsOf, MONTHS, monthLines, readText } from './shape-of.ts';

type Stated = { text: string; unit: Unit | undefined; because: string };

test.each<Stated>([
  { text: 'Tmax [°C*10]', unit: '0.1C', because: 'a factor behind the unit counts' },
  { text: 'Max (C x 10)', unit: '0.1C', because: 'with blanks too' },
  { text: 'Tmax (tenths °F)', unit: '0.1F', because: 'tenths of Fahrenheit are no Fahrenheit' },
  { text: 'tmax_c', unit: 'C', because: 'programs glue the unit to the name' },
  { text: 'TmaxF', unit: 'F', because: 'or only change the case' },
  { text: 'Tmax, C', unit: 'C', because: 'people put a comma' },
  { text: 'Max Temp F', unit: 'F', because: 'or a blank' },
  { text: 'Max °C (converted from °F)', unit: 'C', because: 'it is no longer in the other' },
  { text: 'Max, converted from °F to °C', unit: 'C', because: 'in either order' },
  { text: 'Máx. °C (convertido de °F)', unit: 'C', because: 'or language' },
  { text: 'Tmax (ºF)', unit: 'F', because: 'many keyboards have the º of an ordinal, and no °' },
  { text: 'Tmin_K', unit: 'K', because: 'what is read of two scales is read of the third' },
  { text: 'Temperature C', unit: 'C', because: 'and of the first as of the second' },
  { text: 'Class (of)', unit: undefined, because: 'small letters are a word' },
  { text: 'Max', unit: undefined, because: 'nothing states nothing' },
])('a temperature header "$text" states $unit: $because', ({ text, unit }) => {
  expect(statedUnit(text, 'temperature')).toBe(unit);
});

test.each<Stated>([
  { text: 'Precipitation (hundredths of inches)', unit: '0.01in', because: 'old American books' },
  { text: 'Rain (points)', unit: '0.01in', because: 'Australia before 1974' },
  { text: 'PRCP (0.01 in)', unit: '0.01in', because: 'the same in figures' },
  { text: 'Rain (mm x10)', unit: '0.1mm', because: 'a factor behind the unit counts' },
  { text: 'Rain, in', unit: 'in', because: 'people put a comma' },
  { text: 'kg m-2', unit: 'mm', because: 'a kilogram on a square metre is a millimetre' },
  { text: 'Rain [L m-2]', unit: 'mm', because: 'and so is a litre' },
  { text: 'kg m-2 s-1', unit: undefined, because: 'a rate by the second is none we know' },
  { text: 'Rain, mm (originally in inches)', unit: 'mm', because: 'it is no longer in the other' },
  { text: 'Average daily rainfall (mm)', unit: 'mm/day', because: 'a month has many days' },
  { text: 'precipitation_inches', unit: 'in', because: 'programs glue words together' },
  { text: 'rain_mm_tot', unit: 'mm', because: 'and put the sum behind the unit' },
  { text: 'precip_in', unit: 'in', because: 'two letters at the end' },
  { text: 'Mean daily rainfall', unit: 'mm/day', because: 'with no unit too' },
  { text: 'Mean daily rainfall (inches)', unit: 'in/day', because: 'or in the one that is stated' },
  { text: 'Lluvia media diaria (pulgadas)', unit: 'in/day', because: 'in Spanish too' },
  { text: 'Rain per day (mm)', unit: 'mm/day', because: 'however it is said' },
  { text: 'Lluvia media diaria (mm)', unit: 'mm/day', because: 'in Spanish' },
  { text: 'Rain (mm), read once per day', unit: 'mm', because: 'that is how it was observed' },
  { text: 'mm/hr', unit: undefined, because: 'nor is one by the hour' },
  { text: 'Rain (0.1 mm)', unit: '0.1mm', because: 'the part in figures' },
  { text: 'Rain (0.01 mm)', unit: undefined, because: 'no table is known in this part' },
  { text: 'Rain (1/10 mm)', unit: '0.1mm', because: 'a fraction' },
  { text: 'Rain (l/m²)', unit: 'mm', because: 'a litre on a square metre' },
  { text: 'Lluvia en litros por metro cuadrado', unit: 'mm', because: 'the same in words' },
  { text: 'Rain (l)', unit: undefined, because: 'a litre in a bottle has no area' },
  { text: 'Rain days > 10mm', unit: undefined, because: 'an amount' },
  { text: 'Rain, 8 inch gauge', unit: undefined, because: 'the size of the gauge' },
  { text: 'мм рт. ст.', unit: undefined, because: 'millimetres of mercury are pressure' },
  { text: 'mmHg', unit: undefined, because: 'and so they are here' },
  { text: 'Rain (mm) per day', unit: 'mm/day', because: 'the day behind the bracket' },
  { text: 'Précipitations journalières moyennes', unit: 'mm/day', because: 'the mean of days' },
  { text: 'Rain mm/h', unit: undefined, because: 'how hard it rained' },
  { text: 'Rain (in. per hour)', unit: undefined, because: 'the same in inches' },
  { text: 'Rain mm d⁻¹', unit: 'mm/day', because: 'the minus of typesetters' },
  { text: 'Rain (mm.d-1)', unit: 'mm/day', because: 'a dot between' },
  { text: 'Rain (l m⁻²)', unit: 'mm', because: 'an area that is divided by' },
  { text: 'Осадки (мм/сут)', unit: 'mm/day', because: 'a day and night, cut short' },
  { text: 'Pluie (mm/j)', unit: 'mm/day', because: 'one letter in French, and no joule' },
  { text: 'Neerslag (mm/etmaal)', unit: 'mm/day', because: 'a day and night in Dutch' },
  { text: 'Rain (in/day)', unit: 'in/day', because: 'inches of a day are no inches of a month' },
  { text: 'Precip. (in./day)', unit: 'in/day', because: 'cut short' },
  { text: 'Chuva (cm/dia)', unit: 'cm/day', because: 'in Portuguese' },
  { text: 'tp (m d**-1)', unit: 'm/day', because: 'as reanalyses write it' },
  { text: 'Rain (mm/24h)', unit: 'mm/day', because: 'a day has 24 hours' },
  { text: 'Rain (mm per 24 hours)', unit: 'mm/day', because: 'in words' },
  { text: 'Lluvia (mm/24 h)', unit: 'mm/day', because: 'in Spanish' },
  { text: 'Rain (inches a day)', unit: 'in/day', because: 'a short word' },
  { text: 'Rain in a day (mm)', unit: 'mm', because: 'this "in" is no inch' },
  { text: 'Rainfall in each day', unit: undefined, because: 'nor is this' },
  { text: 'tenths of °C and mm', unit: '0.1mm', because: 'the tenths are of both' },
  { text: 'en dixièmes de °C et de mm', unit: '0.1mm', because: 'in French' },
  { text: 'tenths of °C, rain in mm', unit: 'mm', because: 'here they are of one' },
  { text: '0.1 °C and mm', unit: 'mm', because: 'and so they may be here' },
  { text: 'Rain (mm/month)', unit: 'mm', because: 'that is the sum' },
  { text: 'Rain (mm/10)', unit: '0.1mm', because: 'a division' },
  { text: 'Rain mm/10 days', unit: 'mm', because: 'ten days are no tenth' },
  { text: 'Rain in/100', unit: '0.01in', because: 'the same in inches' },
  { text: 'Rain (100ths in)', unit: '0.01in', because: 'figures with an ending' },
  { text: 'Rain (.01 inches)', unit: '0.01in', because: 'no nought before the point' },
  { text: 'Rain gauge No.1 mm', unit: 'mm', because: 'a number behind a dot' },
  { text: 'Rain (x0.1 mm)', unit: '0.1mm', because: 'a sign before the part' },
])('a rain header "$text" states $unit: $because', ({ text, unit }) => {
  expect(statedUnit(text, 'rain')).toBe(unit);
});

test.each<{ value: number; unit: Unit; expected: number }>([
  { value: 100, unit: '0.01in', expected: 25.4 },
  { value: 500, unit: '0.1F', expected: 10 },
])('$value × $unit is $expected', ({ value, unit, expected }) => {
  expect(toStandard(value, unit, 30)).toBeCloseTo(expected, 10);
});

test.each<Stated>([
  { text: 'F', unit: undefined, because: 'a sheet behind those called D and E' },
  { text: 'Rainfall, inch', unit: 'in', because: 'behind what fell' },
  { text: 'Rainfall (Inch)', unit: 'in', because: 'in brackets' },
  { text: 'Unit: inch', unit: 'in', because: 'said to be a unit' },
  { text: 'inches', unit: 'in', because: 'alone' },
  { text: 'Cali, Colombia', unit: undefined, because: 'Polish inches are called like a city' },
  { text: 'Tum, Ethiopia', unit: undefined, because: 'and Swedish ones like a town' },
  { text: 'Pouce Coupe, BC', unit: undefined, because: 'a French name' },
  { text: 'Niederschlag in Zoll', unit: 'in', because: 'behind "in" it is a unit' },
  { text: 'Nederbörd (tum)', unit: 'in', because: 'so it is in brackets' },
  { text: 'Days over 30 °C are bold', unit: undefined, because: 'an amount' },
  { text: 'Days above 90 °F', unit: undefined, because: 'the values may be in °C' },
  { text: 'Wet days have 1 mm. Rain in inches', unit: 'in', because: 'of two, one is an amount' },
  { text: 'Climate 1991-2020 °C', unit: 'C', because: 'a year is no amount' },
])('the title "$text" states $unit: $because', ({ text, unit }) => {
  expect(titleUnit(text, 'rain') ?? titleUnit(text, 'temperature')).toBe(unit);
});

test.each([
  { text: 'January Inches', because: 'the unit behind each month' },
  { text: 'Jan (in)', because: 'the same in brackets' },
])('"$text" under a file called Rainfall states inches: $because', ({ text }) => {
  const header = MONTHS.split(',').map((month) => text.replace(/Jan(uary)?/, month));
  const rows = [1961, 1962, 1963].map((y) => [y, ...header.map((_, at) => at + (y % 10))]);
  const reading = readText([['Year', ...header], ...rows].join('\n'), { sheet: 'Rainfall' });
  expect(kindsOf(reading)).not.toContain('which-rain-unit');
  expect(reading.rows[0]).toMatchObject({ '03_rain': 76.2 });
});

const upAndDown = (year: number, month: number): number => (year * 7 + month * 5) % 12;

test('fractions under tenths ask for the unit, however many days were dry', () => {
  const table = monthLines(3, (y, m) => `${y},${m},${m % 3 ? 0 : upAndDown(y, m) + 25.5}`);
  const reading = readText(`Year,Month,Rain (0.1 mm)\n${table}`);
  expect(kindsOf(reading)).toContain('which-rain-unit');
});

test.each([
  {
    labels: ['Max temp (°C)', 'Min temp (°C)', 'Rainfall (mm)'],
    of: [1, 0, 1],
    because: 'as a header does',
  },
  {
    labels: ['Max temp (°F)', 'Min temp (°F)', 'Rainfall (in)'],
    of: [5 / 9, 32, 25.4],
    because: 'so do others',
  },
  {
    labels: ['Temp. máxima (°F)', 'Temp. mínima (°F)', 'Chuva (in)'],
    of: [5 / 9, 32, 25.4],
    because: 'in any language',
  },
  {
    labels: ['T. max. °F', 'T. min. °F', 'Pluie, pouces'],
    of: [5 / 9, 32, 25.4],
    because: 'with or without brackets',
  },
  {
    labels: ['TMAX (0.1 °C)', 'TMIN (0.1 °C)', 'PRCP (0.1 mm)'],
    of: [0.1, 0, 0.1],
    because: 'with its factor',
  },
])('the label "$labels.0" of a row states its unit: $because', ({ labels, of }) => {
  const [degree = 1, zero = 0, amount = 1] = of;
  // A winter in the ice: cold enough that every unit would do.
  const value = (element: number, month: number): number =>
    element < 2 ? -60 - 20 * element + month : 3 + month;
  const rows = [1985, 1986, 1987].flatMap((year) =>
    labels.map((label, element) => [
      year,
      `"${label}"`,
      ...MONTHS.split(',').map((_, at) => value(element, at + 1)),
    ]),
  );
  const text = `Year,,${MONTHS}\n${rows.map((row) => row.join()).join('\n')}`;
  const reading = readText(text);
  expect(kindsOf(reading)).toEqual([]);
  expect(reading.findings.filter(({ kind }) => kind.endsWith('-assumed'))).toEqual([]);
  expect(reading.rows[0]?.['03_max']).toBeCloseTo((value(0, 3) - zero) * degree, 1);
  expect(reading.rows[0]?.['03_rain']).toBeCloseTo(value(2, 3) * amount, 1);
});
