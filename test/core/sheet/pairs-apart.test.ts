import { expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, readCells } from './shape-of.ts';

type Way = (day: MadeDay) => string;

const read = (header: string, way: Way) =>
  readCells([
    ['Date', 'Sky', header, 'Rain (mm)'],
    ...madeDays(2015).map((day) => [
      { year: day.y, month: day.m, day: day.d },
      'cloud / sun',
      way(day),
      day.rain,
    ]),
  ]);
const inF = (warmth: number) => (warmth * 1.8 + 32).toFixed(1);
const WHOLE = [madeRow(2015, ['max', 'min', 'rain'])];

test.each<[string, Way]>([
  ['气温', ({ max, min }) => `${max}℃ / ${min}℃`],
  ['温度', ({ max, min }) => `${max}度至${min}度`],
  ['气温(最高/最低)', ({ max, min }) => `${max}°~${min}°`],
  ['最低/最高气温', ({ max, min }) => `${min}℃～${max}℃`],
  ['최고/최저기온', ({ max, min }) => `${max}/${min}`],
  ['Temp (max/min)', ({ max, min }) => `${max}°C-${min}°C`],
  ['Temperatur', ({ max, min }) => `${min},0 – ${max},0`],
  ['Макс/мин температура', ({ max, min }) => `${max} | ${min} °C`],
  ['High/Low', ({ max, min }) => `${max} / ${min}`],
  ['Temperatura máxima y mínima', ({ max, min }) => `${max} / ${min}`],
  ['Temp (°F)', ({ max, min }) => `${inF(max)} / ${inF(min)}`],
])('under "%s" the higher of two temperatures is the maximum', (header, way) => {
  const reading = read(header, way);
  expect(reading.rows).toEqual(WHOLE);
  expect(kindsOf(reading)).toContain('pairs-apart');
});

test('both are read from the one column that the sheet has', () => {
  const { understood } = read('Temp', ({ max, min }) => `${max}° / ${min}°`);
  const roles = understood.columns.map(({ column, role }) => `${column} ${role}`);
  expect(roles).toEqual(expect.arrayContaining(['C max', 'C min', 'D rain']));
});

test('what lacks on a day is one of its two', () => {
  const { rows } = read('Temp', ({ m, d, max, min }) =>
    m === 3 && d < 20 ? `${max} / --` : `${max} / ${min}`,
  );
  const { '03_min': _lacking, ...others } = WHOLE[0] ?? {};
  expect(rows).toEqual([others]);
});

test.each<[string, string, Way]>([
  ['they are one in two units', 'Temperature', ({ max }) => `${max} / ${max * 1.8 + 32}`],
  ['their units differ', 'Temperature', ({ max }) => `${max * 1.8 + 32}°F / ${max}°C`],
  ['now the one, now the other is higher', 'Temp', ({ d, max }) => `${max} / ${max + d - 9}`],
  ['the header says the other order', 'Min/Max', ({ max, min }) => `${max} / ${min}`],
  ['they are of two thermometers', 'Temp (dry/wet)', ({ max, min }) => `${max} / ${min}`],
  ['they are of two hours', 'Temp (15h/9h)', ({ max, min }) => `${max} / ${min}`],
  ['one is a mean', 'Temp (max/mean)', ({ max, min }) => `${max} / ${min}`],
  ['they are of the soil', 'Soil temperature', ({ max, min }) => `${max} / ${min}`],
  ['they are no temperatures', 'Humidity (max/min)', ({ max, min }) => `${max} / ${min}`],
  ['they are records', 'Record high/low', ({ max, min }) => `${max} / ${min}`],
  ['some cells hold one', 'Temp', ({ d, max, min }) => (d === 7 ? `${max}` : `${max} / ${min}`)],
])('two numbers in a cell are not read where %s', (_because, header, way) => {
  const { rows } = read(header, way);
  const keys = rows.flatMap((row) => Object.keys(row));
  expect(keys.filter((key) => /max|min/.test(key))).toEqual([]);
});

test('"Average high/low" is of normals where it is the same in each year', () => {
  const table = (change: number): string[] => {
    const months = [2001, 2002, 2003, 2004].flatMap((year) =>
      Array.from({ length: 12 }, (_, at): Cell[] => {
        const max = 10 + at + ((year * 7) % 5) * change;
        return [year, at + 1, `${max}.5 / ${max - 7}.5`];
      }),
    );
    return kindsOf(readCells([['Year', 'Month', 'Average high/low'], ...months]));
  };
  expect(table(0)).toContain('table-of-normals');
  expect(table(1)).toEqual(['pairs-apart']);
});
