import { describe, expect, test } from '@jest/globals';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const all = ['max', 'min', 'rain'] as const;
const days = madeDays(1996, 2);
const both = [madeRow(1996, all), madeRow(1997, all)];
const iso = ({ y, m, d }: MadeDay, later = 0): string =>
  new Date(Date.UTC(y, m - 1, d + later)).toISOString().slice(0, 10);
const rows = (cells: (day: MadeDay) => string): string =>
  days.map((day) => `${cells(day)},${day.max},${day.min},${day.rain}`).join('\n');
const read = (header: string, cells: (day: MadeDay) => string) =>
  readText(`${header},Tmax (°C),Tmin (°C),Rain (mm)\n${rows(cells)}`);

describe('two columns of dates that differ are told, with how many rows', () => {
  test.each(['Date,Date', 'Upload date,Date', 'Report date,Fecha'])('%s', (header) => {
    const reading = read(header, (day) => `${iso(day)},${iso(day, 9)}`);
    expect(reading.rows).toEqual(both);
    expect(reading.findings).toContainEqual(
      expect.objectContaining({
        kind: 'reading.dates-beside',
        severity: 'warning',
        params: expect.objectContaining({ count: days.length }),
      }),
    );
  });
});

test.each([
  'Date,Date of max',
  'Date,Entered',
  'Date,Sowing date',
  'Date,Previous date',
  'Date,Date UTC',
])('%s: the second says something else', (header) => {
  const reading = read(header, (day) => `${iso(day)},${iso(day, -(day.d % 9))}`);
  expect(reading.rows).toEqual(both);
  expect(kindsOf(reading)).not.toContain('dates-beside');
});

describe('dates of the same days are no rivals', () => {
  const british = ({ y, m, d }: MadeDay): string => `${d}/${m}/${y}`;
  test.each([
    { because: 'twice', cells: (day: MadeDay) => `${iso(day)},${iso(day)}` },
    { because: 'the day first', cells: (day: MadeDay) => `${iso(day)},${british(day)}` },
    { because: 'a time', cells: (day: MadeDay) => `${iso(day)},${iso(day)} 14:${two(day.d)}` },
    { because: 'a constant', cells: (day: MadeDay) => `${iso(day)},1950-03-01` },
    { because: 'its month', cells: (day: MadeDay) => `${iso(day)},${iso(day).slice(0, 7)}` },
  ])('$because', ({ cells }) => {
    const reading = read('Date,Date', cells);
    expect(reading.rows).toEqual(both);
    expect(kindsOf(reading)).not.toContain('dates-beside');
  });
});
