import { FORMAT_NAMES } from '../../src/core/files/file-format.ts';
import { fileForOthers } from '../../src/core/files/files-of.ts';
import type { Cell, Grid } from '../../src/core/reading/reading.ts';
import { readSeries } from '../../src/core/sheet/rows/read-series.ts';
import { readRows, readSheets } from '../../src/core/sheet/rows/read-sheets.ts';
import { chance } from '../support/chance.ts';
import { inventedDays, inventedMonths } from '../support/invented-station.ts';
import type { BenchRow } from './bench-row.ts';
import { mediansInTurns, quietestMs } from './measure.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };

export function benchReading(): BenchRow[] {
  return [
    ...dailyRows(),
    ...canonicalRows(),
    ...nonsenseRows(),
    ...wideRows(),
    ...linearRows(),
    ...placesRows(),
    ...fileRows(),
  ];
}

/** From cells to rows, without the checks. */
function read(grid: Grid): unknown {
  return readRows([grid], {}, AROUND).rows;
}

function dailyRows(): BenchRow[] {
  const grid = dailyGrid(100);
  const [alone = 0, checked = 0, copied = 1] = mediansInTurns([
    () => read(grid),
    () => readSheets([grid], {}, AROUND),
    () => JSON.parse(JSON.stringify(grid.cells)),
  ]);
  const cells = grid.cells.reduce((sum, row) => sum + row.length, 0);
  return [
    { what: `100 years of days (${cells} cells), read`, figure: alone, unit: 'ms' },
    { what: 'against copying the cells as JSON', figure: alone / copied, unit: '×', limit: 1.2 },
    { what: 'the same, read and checked', figure: checked, unit: 'ms' },
    { what: 'against copying the cells as JSON', figure: checked / copied, unit: '×', limit: 3 },
  ];
}

function canonicalRows(): BenchRow[] {
  const grid = canonicalGrid(300);
  return [
    {
      what: '300 years, canonical, read',
      figure: quietestMs(() => read(grid)),
      unit: 'ms',
      limit: 4,
    },
    {
      what: '300 years, canonical, read and checked',
      figure: quietestMs(() => readSheets([grid], {}, AROUND)),
      unit: 'ms',
      limit: 20,
    },
  ];
}

/** 400,000 cells that are no climate table, each kind dear in its own way. */
function nonsenseRows(): BenchRow[] {
  const random = chance(1);
  const any = (count: number) => Math.floor(random.even() * count);
  const sales = ['sold', 'north', 'Q3', '12 pcs', 'open', '', 'n/a', 'see note'];
  const ours = ['max', 'January', 'Station', 'rain', 'mean', 'date', 'year', 'Mar', '°C', '2001'];
  const number = () => any(1e5) / 10;
  const word = () => any(36 ** 8).toString(36);
  const date = () => ({ year: 1900 + any(150), month: 1 + any(12), day: 1 + any(28) });
  const kinds: [string, () => Cell][] = [
    ['a few words and numbers', () => sales[any(16)] ?? number()],
    ['texts that are all different', () => `${word()} ${word()}`],
    ['dates, numbers, texts and gaps', () => [date, number, word, () => null][any(4)]?.() ?? null],
    ['the words of climate tables', () => ours[any(ours.length)] ?? null],
    ['texts of 1,000 characters', () => `${word()} text `.repeat(70)],
  ];
  return kinds.map(([what, cell]) => {
    const cells = Array.from({ length: 10_000 }, () => Array.from({ length: 40 }, cell));
    const refuse = () => readSheets([{ sheet: 'Sales', cells }], {}, AROUND);
    const figure = quietestMs(refuse);
    return { what: `10,000 × 40 cells refused: ${what}`, figure, unit: 'ms', limit: 300 };
  });
}

/** Countries down and months across: each of a hundred rows is tried as a header, and each number in it as a word. */
function wideRows(): BenchRow[] {
  const random = chance(1);
  const number = () => Math.floor(random.even() * 30_000) / 100;
  const months = Array.from(
    { length: 240 },
    (_, at) => `${1950 + Math.floor(at / 12)}-${1 + (at % 12)}`,
  );
  const rows = Array.from({ length: 120 }, (_, row) => [`Land ${row}`, ...months.map(number)]);
  const grid = { sheet: 'all', cells: [['name', ...months], ...rows] };
  const figure = quietestMs(() => readSheets([grid], {}, AROUND));
  return [{ what: '120 × 240 numbers below months', figure, unit: 'ms', limit: 50 }];
}

/** Ten times the cells may take ten times as long, and some more for a busy machine. */
function linearRows(): BenchRow[] {
  const grids = [4, 40, 400].map(dailyGrid);
  const works = grids.map((grid) => () => readSheets([grid], {}, AROUND));
  const [one = 1, ten = 10, hundred = 100] = mediansInTurns(works);
  return [
    { what: 'days, 1 × (4 years)', figure: one, unit: 'ms' },
    { what: 'days, 10 ×', figure: ten / one, unit: '×', limit: 15 },
    { what: 'days, 100 ×', figure: hundred / one, unit: '×', limit: 150 },
  ];
}

/** Each of hundreds of tables below each other may look at its own rows and at no others. */
function placesRows(): BenchRow[] {
  const works = [25, 200].map(placesGrid).map((grid) => () => readSheets([grid], {}, AROUND));
  const [one = 1, eight = 8] = mediansInTurns(works, 5);
  return [
    { what: 'months of 25 places below each other', figure: one, unit: 'ms' },
    { what: '8 × as many places', figure: eight / one, unit: '×', limit: 12 },
  ];
}

function fileRows(): BenchRow[] {
  const stations = [{ name: 'Upton', series: readSeries([dailyGrid(100)], {}, AROUND) }];
  const now = Date.UTC(2026, 0, 1);
  return FORMAT_NAMES.map((format) => {
    const figure = quietestMs(
      () => fileForOthers(format, stations, () => ({}), { madeAt: now }),
      3,
    );
    return { what: `100 years of days as a file: ${format}`, figure, unit: 'ms', limit: 2000 };
  });
}

function placesGrid(places: number): Grid {
  const months = inventedMonths('temperate', { firstYear: 2010, years: 5 });
  const rows = months.map(({ year, month, max, min, rain }) => [year, month, max, min, rain]);
  const header = ['Year', 'Month', 'Tmax (°C)', 'Tmin (°C)', 'Rain (mm)'];
  const cells = Array.from({ length: places }, (_, at): Cell[][] => [
    [`Station: Upton ${at}`],
    header,
    ...rows,
  ]);
  return { sheet: 'Places', cells: cells.flat() };
}

function dailyGrid(years: number): Grid {
  const days = inventedDays('temperate', { firstYear: 2020 - years, years });
  const cells = days.map(({ year, month, day, max, min, rain }): Cell[] => [
    { year, month, day },
    max,
    min,
    rain,
  ]);
  return { sheet: 'Days', cells: [['Date', 'Tmax (°C)', 'Tmin (°C)', 'Rain (mm)'], ...cells] };
}

function canonicalGrid(years: number): Grid {
  const months = inventedMonths('temperate', { firstYear: 2020 - years, years });
  const header = months
    .slice(0, 12)
    .flatMap(({ month }) => ['max', 'min', 'rain'].map((name) => `${two(month)}_${name}`));
  const cells = Array.from({ length: years }, (_, year): Cell[] => [
    2020 - years + year,
    ...months.slice(year * 12, year * 12 + 12).flatMap(({ max, min, rain }) => [max, min, rain]),
  ]);
  return { sheet: 'Farm', cells: [['Year', ...header], ...cells] };
}

function two(month: number): string {
  return String(month).padStart(2, '0');
}
