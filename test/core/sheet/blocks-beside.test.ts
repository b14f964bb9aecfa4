import { describe, expect, test } from '@jest/globals';
import type { Cell, ReadOptions } from '../../../src/core/reading/reading.ts';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, MONTHS, offeredBy, readCells } from './shape-of.ts';

// Two years of rows at the left and two at the right, each with keys of its own.

const months = inventedMonths('temperate', { firstYear: 2001, years: 4, seed: 51 });
type Month = (typeof months)[number];
const LEFT = months.slice(0, 24);
const RIGHT = months.slice(24);

function beside(words: readonly string[], of: (one: Month) => Cell[], right = RIGHT): Cell[][] {
  const row = (one: Month | undefined): Cell[] => (one ? [one.year, one.month, ...of(one)] : []);
  const header = ['Year', 'Month', ...words];
  return [[...header, ...header], ...LEFT.map((one, at) => [...row(one), ...row(right[at])])];
}

describe('words that nobody knows, the same over both blocks', () => {
  const cells = beside(['A', 'B'], ({ max, min }) => [max, min]);

  test('are offered once', () => {
    const reading = readCells(cells);
    expect(kindsOf(reading)).toEqual(['which-column', 'which-column', 'which-column']);
    const offered = ['A', 'B', 'none'];
    expect(offeredBy(reading)).toEqual([...offered, ...offered, ...offered]);
  });
  test('are read in both blocks once they are chosen', () => {
    const { rows } = readCells(cells, { maxColumn: 'A', minColumn: 'B', rainColumn: 'none' });
    expect(rows.map(({ Year }) => Year)).toEqual([2001, 2002, 2003, 2004]);
    expect(rows[3]).toMatchObject({ '12_max': months[47]?.max, '12_min': months[47]?.min });
  });
  test('are places under a title that says of what', () => {
    const rain = beside(['Upton', 'Kew'], (one) => [one.rain, one.rain + 1 + (one.month % 5)]);
    const answer: ReadOptions = { station: 'Upton' };
    const { rows } = readCells([['Rainfall (mm)'], ...rain], answer);
    expect(rows.map((row) => row['12_rain'])).toEqual(
      [11, 23, 35, 47].map((at) => months[at]?.rain),
    );
  });
});

describe('"Value" over both blocks', () => {
  test('is one question, and the answer is read in both', () => {
    const cells = beside(['Value'], ({ rain }) => [rain]);
    expect(kindsOf(readCells(cells))).toEqual(['which-element']);
    expect(readCells(cells, { element: 'rain' }).rows).toHaveLength(4);
  });
  test('is what stands over it', () => {
    const [header = [], ...rows] = beside(['Value'], ({ max }) => [max], LEFT);
    const cells = rows.map((row, at) => [...row.slice(0, 5), LEFT[at]?.min ?? null]);
    const { rows: read } = readCells([['Tmax', null, null, 'Tmin'], header, ...cells]);
    expect(read[0]).toMatchObject({ '01_max': months[0]?.max, '01_min': months[0]?.min });
  });
  test.each([
    ['a code and a unit', ['ID', 'Unit', 'mm']],
    ['a name of one word', [null, null, 'Norma']],
    ['a name with a word of a column in it', [null, null, 'Media Luna']],
    ['a height', ['Station', null, 'Sea level']],
    ['two quantities', [null, null, 'Temperature and rain']],
  ])('takes nothing from %s over it', (_, above) => {
    const [header = [], ...rows] = beside(['Value'], ({ rain }) => [rain], LEFT);
    const cells = [
      ['Rainfall (mm)'],
      above,
      header.slice(0, 3),
      ...rows.map((row) => row.slice(0, 3)),
    ];
    expect(readCells(cells).rows[0]).toMatchObject({ '01_rain': months[0]?.rain });
  });
  test('over the same months twice gives two values for each, which are told', () => {
    const cells = beside(['Value'], ({ rain }) => [rain]);
    const twice = cells.map((row, at) =>
      at === 0 ? row : [...row.slice(0, 3), ...row.slice(0, 2), 1],
    );
    expect(kindsOf(readCells(twice, { element: 'rain' }))).toContain('month-twice');
  });
});

test('"C" among "A" and "B" is a letter, and no column in °C', () => {
  const cells = months.map(({ year, month, max, min, rain }) => [year, month, max, min, rain]);
  const reading = readCells([['Year', 'Month', 'A', 'B', 'C'], ...cells]);
  expect(offeredBy(reading).slice(0, 4)).toEqual(['A', 'B', 'C', 'none']);
});

describe('the title of each block over its keys', () => {
  const titles = ['Tmax (°C)', 'Tmin (°C)', 'Rain (mm)'];
  const elements = ['max', 'min', 'rain'] as const;

  test('is of its own block where months stand across', () => {
    const across = elements.map((element) =>
      [0, 1, 2, 3].map((year) => [
        2001 + year,
        ...months.slice(year * 12, year * 12 + 12).map((one) => one[element]),
      ]),
    );
    const gap = Array<Cell>(12).fill(null);
    const names = ['Year', ...MONTHS.split(',')];
    const cells = [
      titles.flatMap((title): Cell[] => [title, ...gap]),
      [...names, ...names, ...names],
      ...[0, 1, 2, 3].map((year) => across.flatMap((rows): Cell[] => rows[year] ?? [])),
    ];
    const { rows } = readCells(cells);
    expect(rows[3]).toMatchObject({ '12_max': months[47]?.max, '12_rain': months[47]?.rain });
  });
  test('is of its own block where months stand down', () => {
    const cells: Cell[][] = [
      ['Temperature (°C)', null, null, null, 'Rain (mm)', null, null],
      ['Year', 'Month', 'Max', 'Min', 'Year', 'Month', 'Total'],
      ...months.map(({ year, month, max, min, rain }) => [
        year,
        month,
        max,
        min,
        year,
        month,
        rain,
      ]),
    ];
    const { rows } = readCells(cells);
    expect(rows[3]).toMatchObject({ '12_max': months[47]?.max, '12_rain': months[47]?.rain });
  });
});

describe('a name over each block of years and months', () => {
  const YEARS = [2001, 2002, 2003, 2004];
  const HEADER = ['Year', ...MONTHS.split(',')];
  type Block = { name: string; first?: number; value: (year: number, month: number) => Cell };
  const garden: Block = {
    name: 'Garden',
    value: (year, month) => months[(year - 2001) * 12 + month - 1]?.rain ?? null,
  };
  const shore: Block = { name: 'Shore', value: (y, m) => Number(garden.value(y, m)) + 1 + (m % 5) };
  const across = ({ first = 2001, value }: Block, at: number): Cell[] => [
    first + at,
    ...HEADER.slice(1).map((_, month) => value(2001 + at, month + 1)),
  ];
  const page = (title: string, blocks: Block[], over = HEADER.length): Cell[][] => [
    [title],
    blocks.flatMap(({ name }) => [name, ...Array<Cell>(over).fill(null)]),
    blocks.flatMap(() => [...HEADER, null]),
    ...YEARS.map((_, at) => blocks.flatMap((block) => [...across(block, at), null])),
  ];
  const TITLE = 'Rainfall (mm)';

  test.each([
    { name: 'of other years', blocks: [garden, { ...shore, first: 2005 }], years: 8 },
    { name: 'that have a year twice', blocks: [garden, { ...shore, first: 2004 }], years: 6 },
    { name: 'of the same values', blocks: [garden, { ...garden, name: 'Copy' }], years: 4 },
  ])('is none over blocks $name', ({ blocks, years }) => {
    const reading = readCells(page(TITLE, blocks));
    expect(kindsOf(reading)).not.toContain('which-station');
    expect(reading.rows).toHaveLength(years);
  });

  test('is none where it names the element', () => {
    const [max, min] = ['Mean maximum (°C)', 'Mean minimum (°C)'].map((name, at) => ({
      name,
      value: (y: number, m: number) => {
        const one = months[(y - 2001) * 12 + m - 1];
        return (at === 0 ? one?.max : one?.min) ?? null;
      },
    })) as [Block, Block];
    const reading = readCells(page('Hill farm', [max, min]));
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows[0]).toMatchObject({
      '07_max': max.value(2001, 7),
      '07_min': min.value(2001, 7),
    });
  });
});
