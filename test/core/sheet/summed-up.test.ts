import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readCells, readText } from './shape-of.ts';

const months = inventedMonths('temperate', { firstYear: 2001, years: 3, seed: 31 });
const FIGURES = [
  [365, 365, 365, 365],
  [0.92, 17.4, 2023, 6.5],
  [2.1, 5.5, 0, 3.4],
  [0, 2.1, 2023, 1],
  [0, 10.7, 2023, 4],
  [0.5, 23.7, 2023, 10],
  [9.4, 35.4, 2023, 12],
];

describe('rows that sum a table up are no months', () => {
  test.each([
    ['count', 'mean', 'std', 'min', '25%', '75%', 'max'],
    ['número', 'media', 'desv', 'mínimo', '25%', '75%', 'máximo'],
    ['nombre', 'moyenne', 'écart', 'minimum', '25%', '75%', 'maximum'],
    ['Anzahl', 'Mittel', 'Std', 'Minimum', '25%', '75%', 'Maximum'],
  ])('%s, %s, %s, %s', (...labels) => {
    const rows = FIGURES.map((figures, at): Cell[] => [labels[at] ?? null, ...figures]);
    const reading = readCells([['', 'rain', 'temperature', 'year', 'month'], ...rows]);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('table-of-statistics');
  });

  test('nor is what a program printed between blanks', () => {
    const reading = readText(
      [
        '        precipitation   year  month',
        'count           365.0  365.0  365.0',
        'mean             0.92 2023.0    6.5',
        'min               0.0 2023.0    1.0',
        '25%               0.0 2023.0    4.0',
        'max               9.4 2023.0   12.0',
      ].join('\n'),
    );
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('table-of-statistics');
  });

  test('nor are they where a program went on with how the columns go together', () => {
    const labels = ['count', 'mean', 'std', 'min', '25%', '75%', 'max'];
    const words = ['wind_speed', 'temperature', 'aqi', 'pm10', 'pm25', 'congestion', 'holiday'];
    const reading = readCells([
      ['', 'rain', 'temperature', 'year', 'month'],
      ...FIGURES.map((figures, at): Cell[] => [labels[at] ?? null, ...figures]),
      ...words.map((word, at): Cell[] => [word, at / 10, 0.2]),
    ]);
    expect([reading.rows, kindsOf(reading)]).toEqual([[], ['table-of-statistics']]);
  });

  test('nor are the years of such a summary', () => {
    const reading = readText(
      [
        'Rainfall,Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
        'mean,1995.5,52.1,41.7,53.2,54.6,35.1,56.6,57.1,58.4,39.9,60.3,61.4,62.2',
        'min,1990,1.4,0.2,3.1,4.4,5.1,6.2,7.7,0.8,9.1,10.2,1.1,1.2',
        'max,2000,101.2,99.1,103.2,104.1,99.5,106.1,107.2,108.1,79.9,110.2,91.1,112.3',
      ].join('\n'),
    );
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('table-of-statistics');
  });
});

describe('rows are months', () => {
  test('although the mean, the least and the most stand below them', () => {
    const rows = months.slice(0, 12).map(({ month, rain }): Cell[] => ['', 2001, month, rain]);
    const reading = readCells([
      ['', 'Year', 'Month', 'Rain'],
      ...rows,
      ['Mean', '', '', 50],
      ['Min', '', '', 1],
      ['Max', '', '', 99],
    ]);
    expect(reading.rows[0]).toMatchObject({ Year: 2001, '01_rain': months[0]?.rain });
    expect(kindsOf(reading)).not.toContain('table-of-statistics');
  });

  test('although each has a row for its maxima, its minima and its means', () => {
    const rows = months.flatMap(({ year, month, max, min }): Cell[][] => [
      ['Max', year, month, max],
      ['Mean', year, month, (max + min) / 2],
      ['Min', year, month, min],
    ]);
    const read = (cells: Cell[][]) =>
      readCells([['Temperature', 'Year', 'Month', 'Value'], ...cells], {}, 'Temperature').rows[0];
    expect(read(rows)).toMatchObject({ '01_max': months[0]?.max, '01_min': months[0]?.min });
    expect(read(rows.slice(0, 3))).toMatchObject({ '01_max': months[0]?.max });
  });

  test('although a summary of them follows', () => {
    const rows = months.slice(0, 12).map(({ month, rain }): Cell[] => ['', 2001, month, rain]);
    const { rows: read } = readCells([
      ['', 'Year', 'Month', 'Rain'],
      ...rows,
      ['Mean', 2001, 6.5, 50],
      ['Min', 2001, 1, 1],
      ['Max', 2001, 12, 99],
    ]);
    expect(read).not.toEqual([]);
  });

  test.each(['Max', 'Min'])('although the first %s of them is missing', (first) => {
    const rows = months.flatMap(({ year, month, max, min }): Cell[][] => [
      ['Min', year, month, min],
      ['Mean', year, month, (max + min) / 2],
      ['Max', year, month, max],
    ]);
    rows.splice(first === 'Max' ? 2 : 0, 1);
    const { rows: read } = readCells([['Element', 'Year', 'Month', 'Temperature'], ...rows]);
    expect(read[0]).toMatchObject({ '02_max': months[1]?.max, '02_min': months[1]?.min });
  });

  test('although the maxima of the years begin a year later', () => {
    const years = [2001, 2002, 2003];
    const across = (label: string, figureOf: (month: (typeof months)[number]) => number) =>
      years.map((of): Cell[] => [
        label,
        of,
        ...months.filter(({ year }) => year === of).map(figureOf),
      ]);
    const { rows } = readCells([
      ['Element', 'Year', ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')],
      ...across('Min', ({ min }) => min),
      ...across('Mean', ({ max, min }) => (max + min) / 2),
      ...across('Max', ({ max }) => max).slice(1),
    ]);
    expect(rows[1]).toMatchObject({ '01_max': months[12]?.max, '01_min': months[12]?.min });
  });
});
