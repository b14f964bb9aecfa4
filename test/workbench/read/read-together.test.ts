import { expect, test } from '@jest/globals';
import type { Cell, Grid } from '../../../src/core/reading/reading.ts';
import { readTogether } from '../../../src/workbench/read/read-together.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };
type Amount = (year: number, month: number) => number | string;

function tab(sheet: string, amount: Amount, first = 1991): Grid {
  const cells: Cell[][] = [['Year', 'Month', 'Rain (mm)']];
  for (let at = 0; at < 60; at++) {
    const [year, month] = [first + Math.floor(at / 12), (at % 12) + 1];
    cells.push([year, month, amount(year, month)]);
  }
  return { sheet, cells };
}

const inland: Amount = (y, m) => ((y * 37 + m * 91) % 150) + 4.4;
const coastal: Amount = (y, m) => ((y * 53 + m * 67) % 190) + 11.2;
const asked = (...tabs: Grid[]) =>
  readTogether(tabs, {}, AROUND).findings.flatMap(({ severity, choices }) =>
    severity === 'error' && choices?.wish === 'sheets'
      ? [choices.options.map(({ value }) => JSON.parse(value))]
      : [],
  );

test('of stations, each on its tab, is asked once which', () => {
  const tabs = [tab('Inland', inland), tab('Coast', coastal)];
  expect(asked(...tabs)).toEqual([[['Inland'], ['Coast']]]);
  const hill = tab('Hill', (y, m) => Number(coastal(y, m)) * 2);
  expect(asked(...tabs, hill)).toEqual([[['Inland'], ['Coast'], ['Hill']]]);
  const { rows } = readTogether(tabs, { sheets: ['Coast'] }, AROUND);
  expect(rows[0]).toMatchObject({ '01_rain': coastal(1991, 1) });
});

test.each([
  { other: tab('Copy', inland), because: 'a copy holds nothing else' },
  {
    other: tab('Rounded', (y, m) => Math.round(Number(inland(y, m)))),
    because: 'nor do the same amounts rounded',
  },
  {
    other: tab('Corrected', (y, m) => (y === 1993 && m === 4 ? 1 : inland(y, m))),
    because: 'a few were corrected',
  },
  { other: tab('Later', inland, 1996), because: 'other years are read with them' },
  { other: tab('Notes', () => 'moved'), because: 'words are no record' },
])('of "$other.sheet" beside a record nothing is asked: $because', ({ other }) => {
  expect(asked(tab('Inland', inland), other)).toEqual([]);
});

test.each<{ cells: Cell[][]; because: string }>([
  { cells: [['Read by hand at nine']], because: 'notes' },
  {
    cells: [
      ['Station ID', 'Latitude', 'Longitude', 'From', 'To'],
      [1234, 51.5, 1.2, '1991-01-01', '1995-12-31'],
    ],
    because: 'the station, with dates and numbers of its own',
  },
])('the second tab is read where the first holds $because', ({ cells }) => {
  const { rows } = readTogether([{ sheet: 'About', cells }, tab('Data', inland)], {}, AROUND);
  expect(rows[0]).toMatchObject({ Year: 1991, '01_rain': inland(1991, 1) });
});
