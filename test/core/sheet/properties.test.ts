import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { columnIndexOf } from '../../../src/core/reading/cell-address.ts';
import type { Cell, Reading } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { TAKES_EVERY_CASE } from '../../support/every-case.ts';
import { AROUND, readCells } from './shape-of.ts';

const RUNS = { numRuns: TAKES_EVERY_CASE ? 60 : 20 };

/** Without a text of its own, so that whoever takes a date for text is found out. */
const calendarDate = fc
  .record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((date): Cell => Object.assign(Object.create(null), date));
const word = fc.constantFrom(
  'Year',
  'Month',
  'Date',
  'Tmax',
  'Rain (mm)',
  'Jan',
  'Feb',
  'Mar',
  '1961',
  '01/02/1961',
  '-',
  '---',
  '#N/A',
  '12,3',
  '7.2*',
  'Mean',
  'Station',
  'T',
  '°F',
);
const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  fc.string(),
  word,
  fc.double(),
  fc.integer({ min: -50, max: 2100 }),
  fc.boolean(),
  fc.constant(null),
  calendarDate,
);

const OLD: Cell = { year: 1000, month: 1, day: 1 };
const BARE: Cell = Object.assign(Object.create(null), { year: 1, month: 1, day: 1 });
const DATES_WITHOUT_TEXT: Cell[][] = [[OLD, 'Year'], ['01/02/1961'], [OLD], [BARE], [null, 0]];
const DATES_UNDER_YEAR: Cell[][] = [
  ['Year', 'Month'],
  [BARE, BARE, 1650],
];
const DATES_BETWEEN_NUMBERS: Cell[][] = [
  ['Year', 'Year', 'Year'],
  [0, 0, 0],
  [BARE, false, 0],
  [0, 0, 0],
  [BARE, false, 0],
];

const DATES_ABOVE_YEARS: Cell[][] = [
  ['Year', 'Year', 'Year', 'Year', 'Year', 'Year', 'Year'],
  ['pr', BARE, 0, BARE, '1961', null, ''],
  ['pr', BARE, 0, BARE, '1961', null, '1961'],
  ['pr', BARE, 0, BARE, '1961', null, ''],
];

const BARE_DATES = [DATES_WITHOUT_TEXT, DATES_UNDER_YEAR, DATES_BETWEEN_NUMBERS, DATES_ABOVE_YEARS];

/** Tenths of a degree or a millimetre, as sheets hold them. */
const tenth = fc.integer({ min: -100, max: 300 }).map((n) => n / 10);
const KEYS = Array.from({ length: 12 }, (_, i) =>
  ['max', 'min', 'rain'].map((one) => `${String(i + 1).padStart(2, '0')}_${one}`),
).flat();
const canonical = fc
  .record({
    first: fc.integer({ min: 1850, max: 1990 }),
    years: fc.array(fc.array(fc.option(tenth), { minLength: 36, maxLength: 36 }), {
      minLength: 2,
      maxLength: 8,
    }),
  })
  .map(({ first, years }) =>
    years.map((values, index) => ({
      year: first + index,
      // Of some rain, because hardly 10 mm a month in every month would be another unit.
      values: values.map((value, at) =>
        value !== null && at % 3 === 2 ? Math.abs(value) + 20 : value,
      ),
    })),
  );

const anyGrid = fc.array(fc.array(anyCell, { maxLength: 8 }), { maxLength: 12 });

/** A header over columns of one kind of cell each comes further than cells thrown together. */
const almostTable = fc
  .record({
    header: fc.array(word, { minLength: 2, maxLength: 8 }),
    kinds: fc.array(fc.array(anyCell, { minLength: 1, maxLength: 3 }), {
      minLength: 8,
      maxLength: 8,
    }),
    length: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ header, kinds, length }) => [
    header,
    ...Array.from({ length }, (_, row) =>
      header.map((_, at) => kinds[at]?.[row % (kinds[at]?.length ?? 1)] ?? null),
    ),
  ]);

describe('readSheets', () => {
  it('never throws, whatever the grid holds, and says the same of it again', () => {
    fc.assert(
      fc.property(fc.oneof(anyGrid, almostTable), (cells) => {
        const said = () => JSON.stringify(readSheets([{ sheet: 'any', cells }], {}, AROUND));
        const first = said();
        return first === said();
      }),
      // A date of another realm need not be an object that can be made a text.
      {
        numRuns: TAKES_EVERY_CASE ? 1000 : 150,
        examples: BARE_DATES.map((cells) => [cells]),
      },
    );
  });

  it('gives a canonical table back as it is', () => {
    fc.assert(
      fc.property(
        canonical,
        (years) =>
          JSON.stringify(readCells(canonicalCells(years)).rows) === JSON.stringify(rowsOf(years)),
      ),
      RUNS,
    );
  });

  it('is not moved by a title, blank rows, blank columns or the order of the columns', () => {
    fc.assert(
      fc.property(
        canonical,
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 37, maxLength: 37 }),
        fc.integer({ min: 0, max: 3 }),
        (years, order, blanks) => {
          const plain = canonicalCells(years);
          const expected = JSON.stringify(readCells(plain).rows);
          const permuted = plain.map((row) =>
            [...row.keys()]
              .sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b)
              .map((at) => row[at] ?? null),
          );
          const moved = [
            ['Records of the hill farm'],
            ...Array.from({ length: blanks }, () => []),
            ...permuted.map((row) => [
              null,
              ...row.flatMap((cell, at) => (at === 5 ? [null, cell] : [cell])),
            ]),
          ];
          return JSON.stringify(readCells(moved).rows) === expected;
        },
      ),
      RUNS,
    );
  });

  it('uses every cell of a data column, or says why not', () => {
    const messy = fc.oneof(
      { weight: 6, arbitrary: tenth as fc.Arbitrary<Cell> },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Cell>('x?1', '12..3', '#REF!', '5%', '$4', true, 'wet', '7.2*', {
          year: 2026,
          month: 2,
          day: 7,
        }),
      },
      { weight: 1, arbitrary: fc.constantFrom<Cell>('-', '---', 'NA', null, '') },
    );
    fc.assert(
      fc.property(fc.array(messy, { minLength: 12, maxLength: 40 }), (cells) => {
        const rows = cells.map((cell, index): Cell[] => [
          1961 + Math.floor(index / 12),
          (index % 12) + 1,
          cell,
        ]);
        const reading = readCells([['Year', 'Month', 'Tmax (°C)'], ...rows]);
        return cells.every((cell, index) => accounted(reading, cell, index));
      }),
      { numRuns: TAKES_EVERY_CASE ? 200 : 60 },
    );
  });
});

type Years = { year: number; values: (number | null)[] }[];

function canonicalCells(years: Years): Cell[][] {
  return [['Year', ...KEYS], ...years.map(({ year, values }) => [year, ...values])];
}

function rowsOf(years: Years) {
  const rows = years.map(({ year, values }) => {
    const row: Record<string, number> = { Year: year };
    values.forEach((value, at) => {
      // -0 is written 0, as JSON does.
      if (value !== null) row[KEYS[at] ?? ''] = value;
    });
    return row;
  });
  return rows.filter((row) => Object.keys(row).length > 1);
}

function accounted({ rows, findings }: Reading, cell: Cell, index: number): boolean {
  if (cell === null || (typeof cell === 'string' && ['', '-', '---', 'NA'].includes(cell)))
    return true;
  const key = `${String((index % 12) + 1).padStart(2, '0')}_max`;
  const row = rows.find(({ Year }) => Year === 1961 + Math.floor(index / 12)) as
    | Record<string, number>
    | undefined;
  return (
    row?.[key] !== undefined ||
    findings.some(({ places }) =>
      places.some(({ cells }) => cells.some((address) => covers(address, index + 2, 2))),
    )
  );
}

/** Does an address such as A5 or A5:C5 hold the cell? */
function covers(address: string, sheetRow: number, columnIndex: number): boolean {
  const [first = '', last = first] = address.split(':');
  const column = (text: string) => columnIndexOf(text.replace(/\d/g, ''));
  return (
    Number(first.replace(/\D/g, '')) === sheetRow &&
    column(first) <= columnIndex &&
    columnIndex <= column(last)
  );
}
