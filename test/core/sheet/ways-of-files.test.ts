import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { madeRow } from './made-weather.ts';
import { MONTHS, monthLines, readCells, readText, two } from './shape-of.ts';

const all = ['max', 'min', 'rain'] as const;
const months = MONTHS.split(',');

describe('a yearly report of weather software', () => {
  const months = madeRow(1996, all);
  const of = (month: number, element: string): number => months[`${two(month)}_${element}`] ?? 0;
  const col = (text: string, size: number): string => text.padStart(size);
  const tenths = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
  const ruler = '-'.repeat(74);
  const lines = (line: (month: number) => string): string =>
    numbers.map((month) => `1996 ${two(month)}${line(month)}`).join('\n');
  const report = `           CLIMATOLOGICAL SUMMARY for year 1996

NAME: Hill Farm
ELEV: 120 m    LAT: 45-41.16 N    LONG: 121-33.96 W


                               TEMPERATURE (C)

                              HEAT                       MAX    MIN    MIN
          MEAN   MEAN         DEG                         >=     <=     <=
 YR  MO   MAX    MIN    MEAN  DAYS     HI  DAY    LOW  DAY  30      0    -20
${ruler}
${lines((m) => `${col(tenths(of(m, 'max')), 8)}${col(tenths(of(m, 'min')), 7)}${col('9.5', 7)}${col('220.5', 7)}${col('31.5', 7)}${col('14', 5)}${col('-4.5', 7)}${col('03', 5)}${col('1', 4)}${col('12', 7)}${col('0', 7)}`)}
${ruler}
            20.2   -2.1    9.1 2847.3   37.8  Jul  -28.9  Jan 100     46    109


                  PRECIPITATION (mm)

                MAX         ---DAYS OF RAIN---
                OBS.               OVER
 YR  MO  TOTAL  DAY  DATE   0.30   3.00  30.00
${ruler}
${lines((m) => `${col(tenths(of(m, 'rain')), 8)}${col('17.3', 6)}${col('07', 6)}${col('16', 7)}${col('9', 7)}${col('0', 7)}`)}
${ruler}
         2015.7   19.3   Mar   124    124      0


                  WIND SPEED (kph)

 YR  MO    AVG     HI   DATE    DIR
${ruler}
${lines(() => `${col('16.4', 8)}${col('38.6', 7)}${col('02', 7)}${col('91', 7)}`)}
`;

  test.each([
    { text: report, because: 'decimal points' },
    { text: report.replace(/(\d)\.(\d)/g, '$1,$2'), because: 'decimal commas' },
    {
      text: report.replace(/^(1996 0[1-4]).*/gm, '$1'),
      because: 'months before the station began are blank',
      silent: [1, 2, 3, 4],
    },
    {
      text: report.replace(/^(1996 0[67]).*/gm, '$1'),
      because: 'the station was silent in summer',
      silent: [6, 7],
    },
  ])('has a table of temperature, one of rain and one of wind: $because', ({ text, silent }) => {
    const reading = readText(text);
    expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const expected = numbers
      .filter((m) => !silent?.includes(m))
      .flatMap((m) =>
        all.map((element) => [`${two(m)}_${element}`, Number(tenths(of(m, element)))]),
      );
    expect(reading.rows).toEqual([Object.fromEntries([['Year', 1996], ...expected])]);
  });
});

describe('a report of the days of a month by weather software', () => {
  const cell = (value: number | string, size: number): string =>
    (typeof value === 'number' ? value.toFixed(1) : value).padStart(size);
  const numbers = Array.from({ length: 28 }, (_, at) => at + 1);
  const mean = (coldest: number, day: number): number => coldest + ((day * 37) % 130) / 10;
  const line = (coldest: number, day: number): string =>
    [
      cell(two(day), 3),
      cell(mean(coldest, day), 8),
      cell(mean(coldest, day) + 9.3, 7),
      cell('15:00', 7),
      cell(mean(coldest, day) - 8.8, 7),
      cell('03:00', 7),
      cell(day % 3 ? 0 : 4.2, 7),
      cell(20 + (day % 5), 7),
      cell('00:00', 7),
    ].join('');
  const report = (coldest: number): string => `      MONTHLY CLIMATOLOGICAL SUMMARY for Feb 2010

                 TEMPERATURE (C), RAIN (mm), WIND SPEED (kph)

         MEAN                                        WIND
  DAY    TEMP   HIGH   TIME    LOW   TIME   RAIN   HIGH   TIME
-------------------------------------------------------------
${numbers.map((day) => line(coldest, day)).join('\n')}
`;
  const meanOf = (coldest: number): number =>
    numbers.reduce((sum, day) => sum + mean(coldest, day), 0) / numbers.length;

  test.each([
    { coldest: -31, because: 'no -14.7 is a 14 July' },
    { coldest: -15, because: 'some are, some are not' },
    { coldest: 2, because: 'none is below zero' },
    { coldest: 19, because: 'in summer' },
  ])('from $coldest °C on: $because', ({ coldest }) => {
    for (const text of [report(coldest), report(coldest).replace(/(\d)\.(\d)/g, '$1,$2')]) {
      const { rows } = readText(text);
      expect(rows).toMatchObject([{ Year: 2010, '02_rain': 37.8 }]);
      expect(rows[0]?.['02_max']).toBeCloseTo(meanOf(coldest) + 9.3, 1);
      expect(rows[0]?.['02_min']).toBeCloseTo(meanOf(coldest) - 8.8, 1);
    }
  });
});

describe('a name that is run together with its years', () => {
  const lines = [1961, 1962, 1963].map((year) => Object.values(madeRow(year, ['rain'])).join(','));
  const table = `Year,${months.join(',')}\n${lines.join('\n')}`;

  test.each([
    'rainfall1961_1963',
    'pluie1961',
    'Niederschlag1961-1963',
    '降水量1961',
    'осадки1961',
  ])('"%s" says that the months are of rain', (sheet) => {
    const reading = readText(table, { sheet });
    expect(reading.rows).toHaveLength(3);
    expect(Object.keys(reading.rows[0] ?? {})).toContain('01_rain');
  });
  test.each(['upton1961', 'snowfall1961', 'rainfall3411'])('"%s" does not', (sheet) => {
    expect(readText(table, { sheet }).rows).toEqual([]);
  });
});

test.each([
  { beside: [5], because: 'a sheet made a number of what stood behind the comma' },
  { beside: ['5;a guess'], because: 'or left the rest of the line as text' },
])('a value that is cut at its comma is left out, and not read as 125: $because', ({ beside }) => {
  const width = beside[0] === 5 ? '' : ';';
  const lines = monthLines(6, (y, m) => `${y};${m};${m + 7}${width}`).split('\n');
  const cells: Cell[][] = [[`Year;Month;Rain (mm)${width && ';Remark'}`], ...lines.map((l) => [l])];
  cells[4] = ['1961;4;12', ...beside];
  const { rows, findings } = readCells(cells);
  expect(rows[0]).toMatchObject({ '03_rain': 10, '05_rain': 12 });
  expect(rows[0]).not.toHaveProperty('04_rain');
  expect(findings.map(({ kind }) => kind)).toContain('reading.rows-left-out');
});
