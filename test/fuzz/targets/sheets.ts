import fc from 'fast-check';
import { readIngestBody } from '../../../src/core/dataset/read-ingest-body.ts';
import { columnIndexOf } from '../../../src/core/reading/cell-address.ts';
import type { Cell, Grid, Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import type { Target } from '../main.ts';

const AROUND = { locale: 'es_MX', thisYear: 2026 };
/** What a reading of so small a sheet may take on a busy machine; a hang takes for ever. */
const SLOW_MS = 10_000;
const LONGEST_CELL = 50_000;
const LONG_CELL_US = 500_000;
/**
 * Four times the sheet may take six times as long, and a moment; what grows with its square takes sixteen. Once it may
 * be more, for a larger sheet may be read in another way.
 */
const GROWN = 4;
const GROWN_TIME = 1.5 * GROWN;
const MOMENT_US = 20_000;

const WORDS = [
  'Year',
  'Año',
  'Month',
  'Fecha',
  'Date',
  'Tmax',
  'T min °F',
  'Rain (mm)',
  'Lluvia',
  'Jan',
  'ene',
  'Dez.',
  '2019-13',
  '1961/62',
  '31.02.2020',
  '29/02/1900',
  '-99.9',
  '-',
  '---',
  '#N/A',
  '#REF!',
  'Loading...',
  'T',
  'tr',
  '12,3',
  '1.234,5',
  '7.2*',
  '7 .2',
  '1e5',
  '٣٫٥',
  'Mean',
  'Total',
  'Station',
  'K',
  '0.1 mm',
  '=A1',
  '\u202e7',
  'Ⅻ',
];
const cell: fc.Arbitrary<Cell> = fc.oneof(
  { arbitrary: fc.constantFrom<Cell>(...WORDS), weight: 6 },
  { arbitrary: fc.integer({ min: -600, max: 3100 }).map((tenths) => tenths / 10), weight: 8 },
  { arbitrary: fc.integer({ min: 1850, max: 2030 }), weight: 3 },
  { arbitrary: fc.integer({ min: 0, max: 32 }), weight: 2 },
  { arbitrary: fc.constant(null), weight: 2 },
  { arbitrary: fc.double(), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 1 },
  { arbitrary: fc.boolean(), weight: 1 },
  {
    arbitrary: fc.record({
      year: fc.integer({ min: 1, max: 9999 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    }),
    weight: 2,
  },
);

const soup = fc.array(fc.array(cell, { maxLength: 14 }), { maxLength: 24 });
/** A table as it should be, with some of its cells exchanged for anything. */
const table = fc
  .record({
    first: fc.integer({ min: 1880, max: 2010 }),
    years: fc.integer({ min: 1, max: 12 }),
    elements: fc.constantFrom(['max'], ['rain'], ['max', 'min'], ['max', 'min', 'rain']),
    spoilt: fc.array(fc.tuple(fc.nat(14), fc.nat(38), cell), { maxLength: 8 }),
    before: fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }),
  })
  .map(({ first, years, elements, spoilt, before }) => {
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const keys = elements.flatMap((element) => months.map((month) => `${month}_${element}`));
    const rows: Cell[][] = Array.from({ length: years }, (_, at) => [
      first + at,
      ...keys.map((_key, column) => ((at * 7 + column * 13) % 300) / 10),
    ]);
    const cells: Cell[][] = [...before, ['Year', ...keys], ...rows];
    for (const [row, column, by] of spoilt) {
      const target = cells[row];
      if (target && column < target.length) target[column] = by;
    }
    return cells;
  });

const grids: fc.Arbitrary<Grid[]> = fc
  .array(fc.oneof(table, soup), { minLength: 1, maxLength: 2 })
  .map((all) => all.map((cells, at) => ({ sheet: `Sheet ${at}`, cells })));

const wishes: fc.Arbitrary<ReadOptions> = fc.record(
  {
    station: fc.constantFrom('A', '', 'Sheet 0'),
    element: fc.constantFrom('max', 'min', 'rain', 'none'),
    temperatureUnit: fc.constantFrom('C', 'F', 'K', '0.1C', '0.01C'),
    rainUnit: fc.constantFrom('mm', 'in', 'cm', '0.1mm', 'm'),
    years: fc.constant({ 'Sheet 0': 1999 }),
    dayMonthOrder: fc.constantFrom('dmy', 'mdy'),
    seasonYear: fc.constantFrom('first', 'last', 'calendar'),
    missingDays: fc.constantFrom('standard', 'strict', 'any'),
    twice: fc.constantFrom('none', 'first', 'last'),
    blankRainDay: fc.constantFrom('missing', 'dry', 'by-year'),
    rainMarks: fc.constantFrom('missing', 'dry', 'by-year'),
    sheets: fc.constantFrom(['Sheet 0'], ['Sheet 0', 'Sheet 1'], ['gone']),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ReadOptions>;

/** Some rows of anything, headers among them, which the sheet repeats. */
const hostile: fc.Arbitrary<Cell> = fc.oneof(
  { arbitrary: cell, weight: 9 },
  { arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }), weight: 1 },
);
const pattern = fc.array(fc.array(hostile, { minLength: 1, maxLength: 13 }), {
  minLength: 1,
  maxLength: 12,
});
const GROWING = ['rows', 'columns', 'letters'] as const;
type Growing = (typeof GROWING)[number];

export const SHEET_TARGETS: Target[] = [
  {
    name: 'sheets: a reading ends, is plain data and the same again, and names only cells that are there',
    property: fc.property(grids, wishes, (given, wished) => {
      const startedAt = performance.now();
      const reading = readSheets(given, wished, AROUND);
      if (performance.now() - startedAt > SLOW_MS) throw new Error('It takes too long');
      const text = JSON.stringify(reading);
      if (text !== JSON.stringify(readSheets(given, wished, AROUND))) throw new Error('It differs');
      if (JSON.stringify(JSON.parse(text)) !== text) throw new Error('It is no plain data');
      placesExist(reading, given);
    }),
  },
  {
    name: 'sheets: what a reading would send is what the service takes',
    property: fc.property(grids, wishes, (given, wished) => {
      const { rows, findings } = readSheets(given, wished, AROUND);
      if (rows.length === 0 || findings.some(({ severity }) => severity === 'error')) return;
      const body = JSON.parse(JSON.stringify({ name: 'x', is_public: false, rows }));
      const taken = readIngestBody(body);
      if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    }),
  },
  {
    name: 'sheets: a cell as long as a sheet has them costs no more than its beginning, whatever it holds',
    property: fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 9 }), (piece) => {
      const text = piece.repeat(LONGEST_CELL / piece.length);
      const cells = [['Year', 'Rain (mm)'], [1961, 12], [text, 7], [1963, text], [text]];
      const startedAt = process.cpuUsage();
      readSheets([{ sheet: 'Rain', cells }], {}, AROUND);
      if (process.cpuUsage(startedAt).user > LONG_CELL_US) throw new Error('It takes too long');
    }),
  },
  {
    name: 'sheets: the time to read a hostile sheet grows with it and no faster, whatever it holds',
    property: fc.property(pattern, fc.constantFrom(...GROWING), (cells, what) => {
      const [small, large, larger] = [1, GROWN, GROWN ** 2].map((times) =>
        sheetOf(cells, what, times),
      );
      const outgrows = (one: Grid, other: Grid) =>
        timeOf(other) > GROWN_TIME * timeOf(one) + MOMENT_US;
      // Again where it seems so: another program may have had the core meanwhile.
      const isSteep = () =>
        small && large && larger && outgrows(large, larger) && outgrows(small, large);
      if (isSteep() && isSteep() && isSteep()) throw new Error('It grows faster than the sheet');
    }),
  },
];

/** The cells again and again to a hundred rows; of `what` so many times as much. */
function sheetOf(cells: Cell[][], what: Growing, times: number): Grid {
  const [rows, columns, letters] = GROWING.map((one) => (one === what ? times : 1));
  const grown = (one: Cell) => (typeof one === 'string' ? one.repeat(letters ?? 1) : one);
  const wide = cells.map((row) =>
    Array.from({ length: columns ?? 1 }, () => row.map(grown)).flat(),
  );
  return {
    sheet: 'Grown',
    cells: Array.from({ length: 100 * (rows ?? 1) }, (_, row) => wide[row % wide.length] ?? []),
  };
}

function timeOf(sheet: Grid): number {
  const startedAt = process.cpuUsage();
  readSheets([sheet], {}, AROUND);
  return process.cpuUsage(startedAt).user;
}

function placesExist({ findings }: Reading, given: Grid[]): void {
  for (const { kind, places } of findings)
    for (const { sheet, cells } of places) {
      const grid = given.find((one) => one.sheet === sheet);
      if (!grid) throw new Error(`${kind} names the tab ${sheet}`);
      const width = Math.max(1, ...grid.cells.map((row) => row.length));
      for (const address of cells.flatMap((one) => one.split(':'))) {
        const [, column = '', row = ''] = /^([A-Z]*)(\d*)$/.exec(address) ?? [];
        const isOutside =
          (column !== '' && columnIndexOf(column) >= width) ||
          Number(row || 1) > Math.max(1, grid.cells.length);
        if (column + row !== address || isOutside) throw new Error(`${kind} names ${address}`);
      }
    }
}
