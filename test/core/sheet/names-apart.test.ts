import { expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { withNamesApart } from '../../../src/core/sheet/tables/names-apart.ts';
import { readCells } from './shape-of.ts';

/** Day by day of two years: year, day of the year, sunshine, maximum, minimum, rain. */
const DAYS = Array.from({ length: 730 }, (_, at): number[] => {
  const [day, warmth] = [(at % 365) + 1, 18 - 9 * Math.cos((at / 365) * 2 * Math.PI)];
  const rain = at % 4 === 0 ? ((at * 7) % 120) / 10 : 0;
  return [1981 + Math.floor(at / 365), day, 14 + (at % 9), warmth + 6, warmth - 5, rain].map(
    (number) => Math.round(number * 10) / 10,
  );
});
const read = (header: Cell[], days: Cell[][] = DAYS) => readCells([['Mill pond'], header, ...days]);
const WHOLE = read(['year', 'day', 'radn', 'maxt', 'mint', 'rain']);

test.each([
  [['year', 'day radn', 'maxt', 'mint', 'rain']],
  [['year day', 'radn', 'maxt', 'mint', 'rain']],
  [['year', 'day  radn', 'maxt', 'mint rain', null]],
])('%j has lost a tab between two names, which are read apart', (header) => {
  expect(read(header).rows).toEqual(WHOLE.rows);
  expect(WHOLE.rows).toHaveLength(2);
});

test.each<[string, Cell[]]>([
  ['there are as many names as columns', ['year', 'day radn', 'hours', 'maxt', 'mint', 'rain']],
  ['the words are fewer than the columns', ['year', 'day radn', 'maxt', 'mint']],
  ['the words are more', ['year', 'day radn', 'maxt here', 'mint here', 'rain']],
  ['no word heads days, months or years', ['maxt here', 'mint here', 'rain', 'wind']],
  ['another column is the day', ['year', 'day', 'day rain', 'maxt', 'mint']],
  ['a number stands among them', ['year', 'day radn', 'maxt', 'mint', 7]],
])('no name is taken apart where %s', (_because, header) => {
  const cells = [['Mill pond'], header, ...DAYS];
  expect(withNamesApart(cells)).toBe(cells);
});
