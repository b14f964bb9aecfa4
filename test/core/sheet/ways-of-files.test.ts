import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { AROUND, kindsOf, MONTHS, monthLines, readCells, readText, two } from './shape-of.ts';

const days = madeDays(1996, 2);
const all = ['max', 'min', 'rain'] as const;
const months = MONTHS.split(',');
const wide = (value: number, digits = 1): string => value.toFixed(digits).padStart(6);
const yearDay = ({ y, dayOfYear }: MadeDay): string =>
  `${y % 100}${String(dayOfYear).padStart(3, '0')}`;

test('a file of fixed width without columns is not read: a person makes columns of it first', () => {
  const lines = [1996, 1997].flatMap((year) =>
    months.map((_, at) => {
      const month = days.filter((o) => o.y === year && o.m === at + 1);
      const values = Array.from({ length: 31 }, (_, day) => {
        const value = month[day]?.max;
        return value === undefined ? '-9999   ' : `${String(value * 10).padStart(5)}  7`;
      });
      return `USC00012345${year}${two(at + 1)}TMAX${values.join('')}`;
    }),
  );
  const { rows, findings } = readText(lines.join('\n'));
  expect(rows).toEqual([]);
  expect(findings.map(({ severity }) => severity)).toContain('error');
});

describe('columns of spaces', () => {
  const _header = '@DATE  SRAD  TMAX  TMIN  RAIN  DEWP  WIND   PAR';
  const _row = (o: MadeDay, end: string): string =>
    `${yearDay(o)}${wide(10)}${wide(o.max)}${wide(o.min)}${wide(o.rain)}${end}`;

  test('of which two touch are two numbers', () => {
    const cold = days.slice(0, 366).map((o) => ({ ...o, max: -o.max - 0.25, min: -o.min - 20.5 }));
    const lines = cold.map((o) => `${yearDay(o)}${wide(o.max, 2)}${wide(o.min, 2)}${wide(o.rain)}`);
    const { rows } = readText(`@DATE  TMAX  TMIN  RAIN\n${lines.join('\n')}`);
    const { '01_max': max = 0, '01_rain': rain } = madeRow(1996, all);
    expect(rows[0]?.['01_max']).toBeCloseTo(-max - 0.25, 2);
    expect(rows[0]?.['01_rain']).toBe(rain);
  });

  test('as R prints a table: quoted names, and numbers of rows under none', () => {
    const lines = days.map(
      ({ y, m, d, max, rain }, at) => `"${at + 1}" ${y} ${m} ${d} ${max} ${rain}`,
    );
    const text = ['"Year" "Month" "Day" "Tmax" "Rain"', ...lines];
    // Pasted, each line is a cell with its quotes.
    const cells = text.map((line) => `"${line.replace(/"/g, '""')}"`);
    expect(readText(cells.join('\n')).rows).toEqual([
      madeRow(1996, ['max', 'rain']),
      madeRow(1997, ['max', 'rain']),
    ]);
  });
});

describe('years across', () => {
  test('are not the days of a month', () => {
    const header = ['Month', ...Array.from({ length: 31 }, (_, at) => at + 1)].join(',');
    const lines = months.map((name) => [name, ...Array.from({ length: 31 }, () => 1)].join(','));
    const { rows } = readText(`${header}\n${lines.join('\n')}`, { sheet: 'Rainfall' });
    expect(rows).toEqual([]);
  });
});

describe('one year of several places that stands nowhere', () => {
  const lines = ['Assam', 'Goa', 'Kerala'].map((state, row) =>
    [state, ...months.map((_, at) => 20 + ((row * 31 + at * 17) % 90))].join(','),
  );
  const text = `State,${MONTHS}\n${lines.join('\n')}`;
  const asked = (wishes = {}) => readText(text, { sheet: 'Rainfall (mm)', wishes });

  test('is asked, and then the place', () => {
    expect(kindsOf(asked())).toEqual(['which-year']);
    const years = { 'Rainfall (mm)': 2019 };
    expect(kindsOf(asked({ years }))).toEqual(['which-station']);
    expect(asked({ years, station: 'Goa' }).rows[0]).toMatchObject({ Year: 2019, '01_rain': 51 });
  });
});

describe('dry days left blank beside zeros', () => {
  test('are asked about: the zeros may be traces', () => {
    const lines = days.map(
      ({ y, m, d, rain }) => `${y}-${two(m)}-${two(d)},${rain || (d % 7 ? '' : 0)}`,
    );
    expect(kindsOf(readText(`Date,Rain (mm)\n${lines.join('\n')}`))).toContain('blank-rain-days');
  });

  test('are asked about over all tabs, where a tab is a month and has too few wet days', () => {
    const grids = months.map((name, at) => ({
      sheet: `${name} 1996`,
      cells: [
        ['Day', 'Rain (mm)'],
        ...days
          .filter(({ y, m }) => y === 1996 && m === at + 1)
          .map(({ d, rain }) => [d, d % 5 === 0 ? rain + 1 : null]),
      ],
    }));
    const sheets = grids.map(({ sheet }) => sheet);
    const asked = readSheets(grids, { sheets }, AROUND);
    expect(kindsOf(asked)).toContain('blank-rain-days');
    const dry = readSheets(grids, { sheets, blankRainDay: 'dry' }, AROUND);
    expect(Object.keys(dry.rows[0] ?? {})).toHaveLength(13);
  });

  describe('are asked about where a dry season lasts for months and each month has blanks', () => {
    const inSpells = ({ m, d }: MadeDay): number | '' => {
      if (m > 3 && m < 11) return '';
      return d % 15 < 5 ? 4.5 : d % 15 === 9 ? 0 : '';
    };
    const text = `Date,Tmax,Rain (mm)\n${days
      .map((o) => `${o.y}-${two(o.m)}-${two(o.d)},${o.max},${inSpells(o)}`)
      .join('\n')}`;

    test('but not where its maxima were sent without it before', () => {
      expect(kindsOf(readText(text, { sent: ['max °C'] }))).not.toContain('blank-rain-days');
    });
  });

  test('are missing where the gauge failed for weeks', () => {
    const lines = days.map(
      ({ y, m, d, rain }) => `${y}-${two(m)}-${two(d)},${m > 4 && m < 11 ? '' : rain}`,
    );
    const { rows, findings } = readText(`Date,Rain (mm)\n${lines.join('\n')}`);
    expect(findings.map(({ kind }) => kind)).not.toContain('reading.blank-rain-days');
    expect(rows).toHaveLength(2);
  });
});

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

test('sentences that were split at their blanks are no titles of columns', () => {
  const notes = [
    'Missing,data,(more,than,2,days,missing,in,month),is,marked,by,---',
    'Sunshine,data,taken,from,an,automatic,sensor,marked,with,a,cross',
  ];
  const lines = monthLines(3, (y, m) => `,${y},${m},${m + 9}.5,${m}.5,${(m * 7) % 12}`);
  const head = [...notes, ',yyyy,mm,tmax,tmin,rain', ',,,degC,degC,mm'].join('\n');
  const reading = readText(`${head}\n${lines}`);
  expect(reading.rows[1]).toMatchObject({ '02_max': 11.5, '02_min': 2.5, '02_rain': 2 });
  expect(kindsOf(reading)).toEqual([]);
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
  { name: '"max" "date"', because: 'R writes names in quotes' },
  { name: 'max date', because: 'and may write none' },
])('the day may stand behind its number, apart by a space, under $name: $because', ({ name }) => {
  const text = `${name}\n${days.map((o) => `${o.max} ${o.y}-${two(o.m)}-${two(o.d)}`).join('\n')}`;
  expect(readText(text).rows).toEqual([madeRow(1996, ['max']), madeRow(1997, ['max'])]);
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
