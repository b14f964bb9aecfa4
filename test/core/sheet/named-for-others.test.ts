import { describe, expect, test } from '@jest/globals';
import { madeDays, madeRow } from './made-weather.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const days = madeDays(1996);
const both = [madeRow(1996, ['max', 'min'])];
const asDays = (header: string, cells: (day: (typeof days)[number]) => number[]): string =>
  `${header}\n${days.map((day) => [`${day.y}-${two(day.m)}-${two(day.d)}`, ...cells(day)].join()).join('\n')}`;

// A name such as "temperatures.csv" says "temperature" over each column, and is about some of them.
const sheet = 'temperatures';

describe('a file called "temperatures"', () => {
  test.each([
    'Date,Frc.Max.Daylight,Temp.ANH',
    'Fecha,Máx horas luz,Temp agua',
    'Date,Max clearness,Temp HON',
    'Datum,Max Zorvan,Temperatur',
  ])('makes no maximum of "%s": another column is the temperature', (header) => {
    const text = asDays(header, ({ m, min }) => [0.5 + m / 24, min]);
    const asked = readText(text, { sheet });
    expect(asked.rows).toEqual([]);
    expect(kindsOf(asked)).toContain('which-column');
  });

  test.each([
    'Date,Max Upton,Min Upton',
    'Date,Max Upton,Min Upton,Temp Upton',
    'Date,Max Upton,Min Upton,Mean temperature',
    'Fecha,Máx Toledo,Mín Toledo,Temp media',
    'Date,Max,Min,Temp',
  ])('reads "%s"', (header) => {
    const text = asDays(header, ({ max, min }) => [max, min, (max + min) / 2]);
    expect(readText(text, { sheet }).rows).toEqual(both);
  });

  test.each([
    'Date,Lowest,1st,3rd,97th,99th,Highest',
    'Date,Min,P10,P50,P90,Max',
    'Date,Min,25%,50%,75%,Max',
    'Fecha,Mínimo,Percentil 10,Mediana,Percentil 90,Máximo',
    'Date,Minimum,1er quartile,Médiane,3e quartile,Maximum',
    'Data,Mínimo,1º quartil,Mediana,3º quartil,Máximo',
  ])('asks what "%s" sum up', (header) => {
    const text = asDays(header, ({ max, min }) => {
      const between = header.split(',').slice(2, -1);
      return [min, ...between.map((_, at) => min + at), max];
    });
    const asked = readText(text, { sheet });
    expect(asked.rows).toEqual([]);
    expect(kindsOf(asked)).toContain('which-column');
    const [, least = '', ...others] = header.split(',');
    const wishes = { maxColumn: others.at(-1) ?? '', minColumn: least };
    expect(readText(text, { sheet, wishes }).rows).toEqual(both);
  });
});

test('quantiles beside what says "temperature" are not asked about', () => {
  const text = asDays('Date,Tmin,P10,P90,Tmax', ({ max, min }) => [min, min + 1, max - 1, max]);
  expect(readText(text).rows).toEqual(both);
});
