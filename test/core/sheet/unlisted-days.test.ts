import { describe, expect, test } from '@jest/globals';
import type { Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { CLIMATES, type Climate, inventedDays } from '../../support/invented-station.ts';
import { AROUND, kindsOf, readText, two } from './shape-of.ts';

/** An observer writes a line when it has rained, and none when it has not. */
type Day = { year: number; month: number; day: number; rain: number };

const YEARS = { firstYear: 2001, years: 4 };
const climates = Object.keys(CLIMATES) as Climate[];
const dateOf = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;
const isWet = ({ rain }: Day): boolean => rain > 0;
const lineOf = (day: Day): string => `${dateOf(day)},${day.rain}`;

type Settings = { wishes?: ReadOptions; line?: (day: Day) => string; sent?: string[] };

function listed(
  days: Day[],
  isListed: (day: Day, at: number) => boolean,
  { wishes = {}, line = lineOf, sent = [] }: Settings = {},
): Reading {
  const lines = days.filter(isListed).map(line);
  return readText(`Date,Rain (mm)\n${lines.join('\n')}`, { wishes, sent });
}

const monthOfRow = ({ rows }: Reading, year: number, key: string): number | undefined =>
  Object.entries(rows.find(({ Year }) => Year === year) ?? {}).find(([name]) => name === key)?.[1];
const REST_DRY: Settings = { wishes: { blankRainDay: 'rest-dry' } };
const asks = (reading: Reading): boolean => kindsOf(reading).includes('unlisted-rain-days');

describe.each(climates)('in a %s climate', (climate) => {
  const days: Day[] = inventedDays(climate, YEARS);
  const every = listed(days, () => true);

  test('a list of the days with rain asks whether the others were dry', () => {
    const asked = listed(days, isWet);
    // In the driest place on Earth no day of four years has rain.
    if (days.filter(isWet).length < 10) return;
    expect(asked.findings.find(({ kind }) => kind === 'reading.unlisted-rain-days')).toMatchObject({
      severity: 'error',
      choices: { wish: 'blankRainDay', options: [{ value: 'missing' }, { value: 'rest-dry' }] },
    });
  });

  test('its months come to what they came to', () => {
    const read = listed(days, isWet, REST_DRY);
    for (const row of read.rows)
      for (const [key, value] of Object.entries(row))
        expect([row.Year, key, value]).toEqual([row.Year, key, monthOfRow(every, row.Year, key)]);
    if (!['desert', 'rainless'].includes(climate)) expect(read.rows).toHaveLength(4);
  });

  test('one with its dry days, or without some weeks, is not asked about', () => {
    expect(asks(every)).toBe(false);
    expect(asks(listed(days, (_, at) => at % 90 > 12))).toBe(false);
  });
});

describe('the days without a row', () => {
  const days: Day[] = inventedDays('temperate', YEARS);
  const january = (reading: Reading, year: number) =>
    reading.rows.find(({ Year }) => Year === year)?.['01_rain'];

  test('stay missing where a person says so', () => {
    const read = listed(days, isWet, { wishes: { blankRainDay: 'missing' } });
    expect(read.rows).toEqual([]);
    expect(kindsOf(read)).toEqual(['months-left-out', 'no-whole-month']);
  });

  test('stay missing where only blank days were dry, as earlier versions stored it', () => {
    expect(listed(days, isWet, { wishes: { blankRainDay: 'dry' } }).rows).toEqual([]);
  });

  test('are not asked about where such a list was sent', () => {
    expect(asks(listed(days, isWet, { sent: ['rain mm'] }))).toBe(false);
  });

  test('before the first row and after the last one stay missing', () => {
    const some = days.filter(({ year, month, day }) => year > 2001 || month > 1 || day > 9);
    const read = listed(some, isWet, REST_DRY);
    expect(read.rows[0]).not.toHaveProperty('01_rain');
    expect(read.rows[0]).toHaveProperty('02_rain');
  });

  test.each([
    ['a word', 'ill'],
    ['a missing code', '-999'],
  ])('do not count %s as dry', (_, text) => {
    const isLost = ({ year, month, day }: Day): boolean => year === 2002 && month === 1 && day < 9;
    const line = (day: Day): string => (isLost(day) ? `${dateOf(day)},${text}` : lineOf(day));
    const read = listed(days, (day) => isWet(day) || isLost(day), { ...REST_DRY, line });
    expect(january(read, 2002)).toBeUndefined();
    expect(january(read, 2003)).toBeDefined();
  });

  test('stay missing where none follows for far longer than elsewhere', () => {
    const isLost = ({ year }: Day): boolean => year === 2002;
    const read = listed(days, (day) => isWet(day) && !isLost(day), REST_DRY);
    expect(read.rows.map(({ Year }) => Year)).toEqual([2001, 2003, 2004]);
  });

  test('stay missing in the months in which the observer was away', () => {
    const isAway = ({ year, month }: Day): boolean => year === 2002 && month > 2 && month < 7;
    const read = listed(days, (day) => isWet(day) && !isAway(day), REST_DRY);
    const year = read.rows.find(({ Year }) => Year === 2002);
    expect(year).toHaveProperty('02_rain');
    for (const month of ['04', '05']) expect(year).not.toHaveProperty(`${month}_rain`);
    expect(year).toHaveProperty('08_rain');
  });

  test('are dry from tab to tab, where a tab is a month', () => {
    const months = Array.from({ length: 48 }, (_, at) =>
      days.filter(
        ({ year, month }) => year === 2001 + Math.floor(at / 12) && month === (at % 12) + 1,
      ),
    );
    const grids = months.map((some, at) => ({
      sheet: `${2001 + Math.floor(at / 12)}-${two((at % 12) + 1)}`,
      cells: [
        ['Date', 'Rain (mm)'],
        ...some.filter(isWet).map(({ year, month, day, rain }) => [{ year, month, day }, rain]),
      ],
    }));
    const sheets = grids.map(({ sheet }) => sheet);
    const asked = readSheets(grids, { sheets }, AROUND);
    expect(asks(asked)).toBe(true);
    const dry = readSheets(grids, { sheets, blankRainDay: 'rest-dry' }, AROUND);
    expect(dry.rows).toEqual(listed(days, isWet, REST_DRY).rows);
  });
});

type IsEnd = (day: Day, at: number) => boolean;

test.each<[string, IsEnd]>([
  ['month', ({ day }) => day === 1],
  ['ten days', ({ day }) => day === 1 || day === 11 || day === 21],
  ['week', (_, at) => at % 7 === 6],
  ['five days', (_, at) => at % 5 === 4],
])('a row a %s holds sums, and is no list of days with rain', (_, isEnd) => {
  let sum = 0;
  const rows = inventedDays('temperate', { firstYear: 2001, years: 6 }).flatMap((day, at) => {
    sum += day.rain;
    if (!isEnd(day, at)) return [];
    const row = { ...day, rain: sum };
    sum = 0;
    return row;
  });
  expect(asks(listed(rows, () => true))).toBe(false);
});
