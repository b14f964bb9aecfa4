import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readCells, readText, two } from './shape-of.ts';

const days = inventedDays('temperate', { firstYear: 2001, years: 1, seed: 11 });
const months = inventedMonths('temperate', { firstYear: 2001, years: 4, seed: 12 });
type Day = (typeof days)[number];

const iso = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;
const lines = (header: string, line: (day: Day, at: number) => unknown[], mark = ','): string =>
  [header, ...days.map((day, at) => line(day, at).join(mark))].join('\n');

const right = readText(lines('Date,Tmax,Tmin', (day) => [iso(day), day.max, day.min])).rows;

type Month = (typeof months)[number];
/** The first twelve months, with the cells beside them or without. */
const inMonths =
  (header: string, line: (month: Month) => [cells: unknown[], beside: unknown[]]) =>
  (beside: boolean): string =>
    [
      header,
      ...months.slice(0, 12).map((month) =>
        line(month)
          .slice(0, beside ? 2 : 1)
          .flat(),
      ),
    ]
      .map(String)
      .join('\n');

const rain = days.reduce((sum, day) => sum + (day.month === 1 ? day.rain : 0), 0);

describe('a row has one cell more than the header has words', () => {
  test.each([
    {
      because: 'a clock stands behind the date',
      text: lines('Date,Tmax,Tmin', (day) => [iso(day), '00:00', day.max, day.min]),
    },
    {
      because: 'the clock has a dot, which a sheet takes for zero',
      text: lines('Giorno\tTmax\tTmin', (day) => [iso(day), '00.00', day.max, day.min], '\t'),
    },
    {
      because: 'the clock tells when the maximum was',
      text: lines('Fecha,Tmáx,Tmín', (day, at) => [
        iso(day),
        `${12 + (at % 5)}:${two((at * 7) % 60)}`,
        day.max,
        day.min,
      ]),
    },
    {
      because: 'a program numbered the rows',
      text: lines('Date,Tmax,Tmin', (day, at) => [at + 1, iso(day), day.max, day.min]),
    },
    {
      because: 'it gave the rows names',
      text: lines('date\ttmax\ttmin', (day, at) => [`X${at}`, iso(day), day.max, day.min], '\t'),
    },
  ])('and the words go to where the cells show them: $because', ({ text }) => {
    const { rows, findings } = readText(text);
    expect(rows).toEqual(right);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  test('and the maxima of places go behind a clock with a dot', () => {
    const text = lines(
      'Date\tUpton Tmax\tKew Tmax',
      (day) => [iso(day), '00.00', day.max, 1],
      '\t',
    );
    const { rows } = readText(text, { wishes: { station: 'upton' } });
    expect(rows).toEqual(readText(lines('Date,Tmax', (day) => [iso(day), day.max])).rows);
  });

  test.each([['Date,Tmax,Tmin'], ['Date,Tmax,Tmin\n,MJ,°C,°C']])(
    'and nothing is read where the maximum would be below the minimum: %j',
    (header) => {
      const reading = readText(lines(header, (day) => [iso(day), day.min, day.max, day.min]));
      expect(kindsOf(reading)).toContain('header-too-short');
      expect(reading.findings.some(({ severity }) => severity === 'error')).toBe(true);
    },
  );

  test('and the person is told of it where nothing speaks against the words', () => {
    const reading = readText(
      lines('Date,Tmax,Tmin', (day) => [iso(day), day.max, day.min, day.max - day.min]),
    );
    expect(reading.rows).toEqual(right);
    expect(reading.findings).toContainEqual(
      expect.objectContaining({ kind: 'reading.header-too-short', severity: 'warning' }),
    );
  });
});

describe('a header that has its words where they belong', () => {
  test.each<{ because: string; text: string }>([
    {
      because: 'a remark stands beside some days',
      text: lines('Date,Tmax,Tmin', (day, at) => [
        iso(day),
        day.max,
        day.min,
        ...(at % 9 === 4 ? ['windy'] : []),
      ]),
    },
    {
      because: 'each line ends in a comma',
      text: lines('Date,Tmax,Tmin', (day) => [iso(day), day.max, day.min, '']),
    },
    {
      because: 'a mark stands behind each day',
      text: lines('Date,Tmax,Tmin', (day) => [iso(day), day.max, day.min, 'A']),
    },
    {
      because: 'the clock has a word',
      text: lines('Date,Time,Tmax,Tmin', (day) => [iso(day), '00:00', day.max, day.min, 'ok']),
    },
    {
      because: 'the clock has a word that nobody knows',
      text: lines('Date,Zorvan,Tmax,Tmin', (day) => [iso(day), '09:00', day.max, day.min]),
    },
    {
      because: 'the time of the maximum has its words',
      text: lines('Date,Tmax,Time of Tmax,Tmin', (day, at) => [
        iso(day),
        day.max,
        `14:${two(at % 60)}`,
        day.min,
        'A',
      ]),
    },
  ])('is not moved: $because', ({ text }) => {
    const reading = readText(text);
    expect(reading.rows).toEqual(right);
    expect(kindsOf(reading)).not.toContain('header-too-short');
  });

  test.each([
    { because: 'a code says that none was measured', value: -9999 },
    { because: 'nobody has measured any yet', value: 0 },
  ])('is not moved where the minima never change: $because', ({ value }) => {
    const { rows } = readText(
      lines('Date,Tmax,Tmin,Rain', (day) => [iso(day), day.max, value, day.rain, day.rain * 2]),
    );
    expect(rows[0]?.['01_rain']).toBeCloseTo(rain, 1);
  });

  test('is not moved where the time of the maximum is told in its words', () => {
    const { rows, findings } = readText(
      lines('Date,Tmax,Time of Tmax,Tmin', (day, at) => [
        iso(day),
        day.max,
        `14:${two(at % 60)}`,
        day.min,
        day.rain,
      ]),
    );
    expect(rows).toEqual(right);
    expect(findings.map(({ kind }) => kind)).toContain('reading.header-too-short');
  });

  test.each<{ because: string; text: (beside: boolean) => string }>([
    {
      because: 'the minima are the same in each month of the tropics',
      text: inMonths('Year,Month,Tmin,Tmax,Rain', ({ year, month, max, rain }) => [
        [year, month, 24, max + 30, rain],
        ['ok'],
      ]),
    },
    {
      because: 'so they are, and a number stands behind them',
      text: inMonths('Year,Month,Tmin,Tmax', ({ year, month, max, rain }) => [
        [year, month, 24, max + 30],
        [rain],
      ]),
    },
    {
      because: 'the maxima are',
      text: inMonths('Year,Month,Tmax,Tmin', ({ year, month, min }) => [
        [year, month, 31, min],
        ['ok'],
      ]),
    },
    {
      because: 'the maxima are, and the humidity stands behind them',
      text: inMonths('Year,Month,Max temp', ({ year, month, rain }) => [
        [year, month, 28],
        [60 + (rain % 30)],
      ]),
    },
    {
      because: 'it never rains',
      text: inMonths('Year,Month,Rain', ({ year, month, max }) => [[year, month, 0], [max]]),
    },
    {
      because: 'the maxima are 0 at the edge of the ice',
      text: inMonths('Year,Month,Tmax', ({ year, month, max }) => [[year, month, 0], [max]]),
    },
    {
      because: 'the date is a number of year and month',
      text: inMonths('Date,Year,Month,Tmax,Tmin', ({ year, month, max, min, rain }) => [
        [`${year}${two(month)}`, year, month, max, min],
        [rain],
      ]),
    },
    {
      because: 'the date is the name of a month',
      text: inMonths('Date,Year,Month,Tmax,Tmin,Rain', ({ year, month, max, min, rain }) => [
        [
          'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[month - 1],
          year,
          month,
        ].concat([max, min, rain].map(String)),
        ['x'],
      ]),
    },
    {
      because: 'a 0 stands for a maximum that nobody measured',
      text: inMonths('Year,Month,Tmax,Rain', ({ year, month, rain, max }) => [
        [year, month, 0, rain],
        [max],
      ]),
    },
  ])('is not moved, and read as without the last column: $because', ({ text }) => {
    const reading = readText(text(true));
    expect(reading.rows).toEqual(readText(text(false)).rows);
    expect(reading.rows).not.toEqual([]);
  });

  test('is not moved over the days of a month, which count the rows', () => {
    const rows = days.slice(0, 31).map(({ day, max, min }): Cell[] => [day, max, min, max - min]);
    const read = (width: number) =>
      readCells([
        ['January 2001'],
        ['Day', 'Tmax', 'Tmin'],
        ...rows.map((row) => row.slice(0, width)),
      ]).rows;
    expect(read(4)).toEqual(read(3));
  });
});

test('a temperature that is the same on every day is no measurement', () => {
  const { findings } = readText(
    lines('Date,Tmax,Tmin', (day) => [iso(day), 12, day.min - 40]),
    { isChecked: true },
  );
  expect(findings.map(({ kind }) => kind)).toContain('quality.day-streak');
});
