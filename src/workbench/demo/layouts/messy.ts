import type { CalendarDate } from '../../../core/calendar/civil-date.ts';
import type { Cell } from '../../../core/reading/reading.ts';
import { ALDER_RIDGE } from '../climate.ts';
import type { DemoSheet, DemoSpreadsheet } from '../demo-spreadsheet.ts';
import { dailyWeather, monthlyWeather, round1 } from '../weather.ts';

const FIRST_YEAR = 1996;
const LAST_YEAR = 2025;
/** Rows above the first month: title, metadata, a blank one, the header. */
const ROWS_ABOVE = 5;
const [MAX, MIN, RAIN, REMARK] = [2, 3, 5, 6];

/** A notebook typed in by several hands over thirty years. */
export function messy(): DemoSpreadsheet {
  return {
    id: 'demo-messy',
    title: 'Hill Farm, as it really came',
    locale: 'en_GB',
    timeZone: 'Europe/London',
    sheets: [monthlyNotebook(), halfTurnedDates()],
  };
}

/** What a pen, a keyboard and a thermometer do to numbers: year, month, column, cell. */
const SLIPS: [number, number, number, Cell][] = [
  [1997, 3, MAX, 'ten'],
  [1997, 8, RAIN, '41,6 mm'],
  [1998, 5, MAX, -999],
  [1998, 6, MAX, -999],
  [1998, 9, RAIN, 'n/a'],
  [1999, 2, RAIN, 'T'],
  [1999, 7, MIN, '11.4*'],
  [2000, 7, MAX, 204],
  [2001, 1, MIN, -71],
  [2002, 6, RAIN, '?18.2'],
  [2003, 2, MIN, '−1.0'],
  [2003, 4, RAIN, -12.5],
  [2005, 8, RAIN, 960.4],
  [2006, 7, REMARK, 'columns changed over?'],
  [2008, 2, MAX, null],
  [2008, 3, RAIN, null],
  ...[5, 6, 7, 8].map((month): [number, number, number, Cell] => [2011, month, MAX, 17.5]),
  ...[1, 2, 3, 4, 5].map((month): [number, number, number, Cell] => [2013, month, RAIN, 0]),
  [2019, 12, MAX, { year: 2019, month: 2, day: 7 }],
];

function monthlyNotebook(): DemoSheet {
  return {
    name: 'Notebook',
    frozenRows: ROWS_ABOVE,
    cells: [
      ['Hill Farm rain and temperature book'],
      ['Keeper: see inside cover', null, null, 'Height 212 m'],
      ['* = estimated from the neighbour'],
      [],
      ['Year', 'Month', 'Mean max (°C)', 'Mean min (°C)', 'Highest (°C)', 'Rain (mm)', 'Remarks'],
      ...notebookRows(),
      [],
      ['Average', null, 12.9, 5.6, null, 88.1],
      ['Copied out in ink, checked once.'],
    ],
    notes: { C5: 'Mean of the daily maxima, not the highest of the month' },
  };
}

function notebookRows(): Cell[][] {
  const rows = cleanRows();
  const at = (year: number, month: number) => rows[(year - FIRST_YEAR) * 12 + month - 1];
  for (const [year, month, column, cell] of SLIPS) {
    const row = at(year, month);
    if (row) row[column] = cell;
  }
  swap(at(2006, 7), MAX, MIN);
  // a thermometer moved into the sun, and two years nobody wrote down
  for (let year = 2021; year <= LAST_YEAR; year += 1)
    for (let month = 1; month <= 12; month += 1) add(at(year, month), MIN, 4.5);
  const kept = rows.filter(([year]) => year !== 2009 && year !== 2010);
  const again = at(2014, 4);
  if (again) kept.splice(kept.indexOf(again) + 1, 0, [2014, 4, 13.9, 3.1, 20.2, 55.5, 'twice?']);
  return kept;
}

function cleanRows(): Cell[][] {
  const months = monthlyWeather({ ...ALDER_RIDGE, seed: 19 }, FIRST_YEAR, LAST_YEAR);
  return months.map(({ year, month, max, min, rain }) => {
    return [year, month, max, min, round1(max + 7.3), rain, null];
  });
}

/** Days typed day first where Sheets read month first: some became other dates, the rest stayed text. */
function halfTurnedDates(): DemoSheet {
  const days = dailyWeather({ ...ALDER_RIDGE, seed: 20 }, 2024, 2024).slice(0, 330);
  const rows = days.map(({ max, min, rain, ...date }, index): Cell[] => [
    turned(date),
    max,
    min,
    index % 31 === 11 ? null : rain,
  ]);
  return {
    name: 'Days of 2024',
    frozenRows: 1,
    cells: [['Date', 'Max (°C)', 'Min (°C)', 'Rain (mm)'], ...rows],
  };
}

function turned({ year, month, day }: CalendarDate): Cell {
  if (day <= 12) return { year, month: day, day: month };
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
}

function swap(row: Cell[] | undefined, one: number, other: number): void {
  if (row) [row[one], row[other]] = [row[other] ?? null, row[one] ?? null];
}

function add(row: Cell[] | undefined, column: number, amount: number): void {
  const value = row?.[column];
  if (row && typeof value === 'number') row[column] = round1(value + amount);
}
