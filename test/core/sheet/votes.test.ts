import { expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';

type Case = [
  header: string,
  element: string | undefined,
  loud: string,
  little: string,
  because: string,
];

const _CASES: Case[] = [
  ['Rain (mm)', 'rain', 'Rain, mm', '', 'the word and the unit'],
  [
    'Grass Valley rainfall (mm)',
    'rain',
    'rainfall, mm',
    'Grass',
    'grass is no rain, but its valley is a place',
  ],
  [
    'Min Buri rainfall (mm)',
    'rain',
    'rainfall, mm',
    'Min',
    'what begins a name speaks against the rest',
  ],
  ['Máximo Gómez rainfall', 'rain', 'rainfall', 'Máximo', 'a first name'],
  ['Rain am Lech: Tmax', 'max', 'Tmax', 'Rain', 'the place, and what is surely warmth'],
  ['Gauge Hill - Tmin (°C)', 'min', 'Tmin, °C', 'Gauge', 'a hill'],
  ['Pre-en-Pail Tmax', 'max', 'Tmax', 'Pre', 'the parts of a name hang together'],
  [
    'Lluvia de Oro: temperatura máxima',
    'max',
    'temperatura, máxima',
    'Lluvia',
    'a first name in Spanish',
  ],
  ['Rainfall Upton: monthly max', undefined, 'Rainfall, max', '', 'the most that fell there'],
  ['Monthly rainfall Upton max', undefined, 'rainfall, max', '', 'the same in one phrase'],
  ['Max Rain Hill', undefined, 'Max, Rain', '', 'perhaps the most that fell on a hill'],
  ['Största mintemperatur', undefined, 'Största, mintemperatur', '', 'the greatest of the minima'],
  ['Max Tmin Hill', undefined, 'Max, Tmin', '', 'two extremes and a hill'],
  [
    'Min humidity Sainte-Maxime',
    undefined,
    'Min',
    'Maxime',
    'a saint begins the name behind what was measured',
  ],
  ['Max rain Upton', undefined, 'Max, rain', '', 'the most that fell: both words count'],
  ['Max Upton', 'max', 'Max', '', 'the only word that says something is no name'],
  ['Tmax (°C), Snow Hill', 'max', 'Tmax, °C', 'Snow', 'behind the unit'],
];

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const YEARS: Cell[][] = [1961, 1962, 1963].map((year) => [
  year,
  ...MONTHS.map((month) => (year % 7) * 9 + Number(month) * 11.5),
]);

const AROUND = { locale: 'en_GB', thisYear: 2026 };

test('a person sees which title named the element, and what they chose', () => {
  const cells = [['Rainfall at Grass Valley (mm)'], ['Year', ...MONTHS], ...YEARS];
  const read = (wishes: object) =>
    readSheets([{ sheet: 'Data', cells }], wishes, AROUND).understood.columns[1]?.because;
  expect(read({})).toEqual({ by: 'title', said: 'Rainfall at Grass Valley (mm)', name: 'Grass' });
  expect(read({ element: 'max' })).toEqual({ by: 'person', said: '' });
});

test.each([
  ['Number of rain days', 'Rainfall', 'days are counted, whatever the tab is called'],
  ['Число дней с максимальными осадками', 'Осадки', 'the same in Russian'],
  ['Rainfall and maximum temperature', 'Data', 'two quantities in one title'],
  ['Highest temperature', 'Data', 'over months it is their extreme'],
])('under "%s" on the tab "%s" nothing is read unasked: %s', (title, sheet) => {
  const cells = [[title], ['Year', ...MONTHS], ...YEARS];
  const { findings, rows } = readSheets([{ sheet, cells }], {}, AROUND);
  expect(rows).toEqual([]);
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ choices }) => choices?.wish)).toContain('element');
});
