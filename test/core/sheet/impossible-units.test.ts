import { describe, expect, test } from '@jest/globals';
import type { Reading } from '../../../src/core/reading/reading.ts';
import { type Climate, inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { readText, two } from './shape-of.ts';

const fahrenheit = (of: number): number => Math.round(of * 1.8 + 32);
const offered = ({ findings }: Reading): string[] =>
  findings
    .filter(({ choices }) => choices?.wish === 'temperatureUnit')
    .flatMap(({ choices }) => choices?.options.map(({ value }) => value) ?? []);

/** American days of a place with hot summers: nothing says the unit. */
const american = (header: string, hotter = 0): string =>
  [
    `date,${header}`,
    ...inventedDays('mediterranean', { firstYear: 1991, years: 3, seed: 4 }).map((day) => {
      const [max, min] = [fahrenheit(day.max + hotter), fahrenheit(day.min + hotter)];
      return `${day.year}-${two(day.month)}-${two(day.day)},${max},${min},${(day.rain / 25.4).toFixed(2)}`;
    }),
  ].join('\n');

const ORDERS = [
  'maxt,mint',
  'MaxT,MinT',
  'Max T,Min T',
  'MAX_T,MIN_T',
  'T max,T min',
  'maxtp,mintp',
];

test.each(ORDERS)('the T may stand before and behind, and %s means the same', (names) => {
  const [plain, other] = [american('tmax,tmin,rain'), american(`${names},rain`)].map((text) =>
    readText(text),
  );
  const kinds = ({ findings }: Reading = readText('')) => findings.map(({ kind }) => kind);
  expect(kinds(other)).toEqual(kinds(plain));
  expect(other?.rows).toEqual(plain?.rows);
});

describe.each(['temperate', 'monsoon', 'equatorial', 'southern'] as Climate[])('%s', (climate) => {
  const months = inventedMonths(climate, { firstYear: 1991, years: 6, seed: 2 });
  const table = (write: (c: number) => string): string =>
    [
      'Year,Month,Tmax,Tmin',
      ...months.map(({ year, month, max, min }) =>
        [year, month, write(max + 12), write(min + 12)].join(),
      ),
    ].join('\n');

  test('a unit in which most months could be is offered', () => {
    expect(offered(readText(table((c) => fahrenheit(c - 12).toFixed(1))))).toEqual(
      expect.arrayContaining(['F']),
    );
  });
});
