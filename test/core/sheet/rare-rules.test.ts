import { expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { readAs } from '../../judge/verdict.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Colder and warmer by the month, with a tenth or two by the year. */
function warmth(at: number): number {
  return Math.round((15 - 9 * Math.cos(((at % 12) / 6) * Math.PI) + ((at * 7) % 5) / 2) * 10) / 10;
}

function rain(at: number): number {
  return ((at * 37) % 91) + 3.5;
}

/** Three years of months, a row each, with these cells behind year and month. */
function monthsDown(header: Cell[], cellsOf: (at: number) => Cell[]): Cell[][] {
  const rows = Array.from({ length: 36 }, (_, at) => [
    1981 + Math.floor(at / 12),
    1 + (at % 12),
    ...cellsOf(at),
  ]);
  return [['Year', 'Month', ...header], ...rows];
}

/** Eight years, the months across. */
function yearsDown(first: string, nameOf: (year: number) => Cell, amount: typeof rain): Cell[][] {
  const rows = Array.from({ length: 8 }, (_, year) => [
    nameOf(1981 + year),
    ...MONTHS.map((_, month) => amount(year * 12 + month)),
  ]);
  return [[first, ...MONTHS], ...rows];
}

const hours = Array.from({ length: 24 * 40 }, (_, at) => [
  new Date(Date.UTC(1990, 0, 1, at)).toISOString().slice(0, 16).replace('T', ' '),
  rain(at),
  rain(at + 3),
]);

const ELEMENTS_BY_TURNS = Array.from({ length: 72 }, (_, at) => [
  1981 + Math.floor(at / 24),
  1 + Math.floor((at % 24) / 2),
  at % 2 ? 'Temperatura tla maks.' : 'Tmin',
  warmth(Math.floor(at / 2)) - (at % 2 ? 0 : 8),
]);

// Few tables need these rules, and those that do are read wrong without them.
test.each<{ name: string; sheet?: string; cells: Cell[][]; says: string }>([
  {
    name: 'the day on which the maximum was is none',
    cells: monthsDown(['Tag des Maximums', 'Maximum', 'Minimum'], (at) => [
      at % 28,
      warmth(at),
      warmth(at) - 8,
    ]),
    says: 'Maximum=max Minimum=min',
  },
  {
    name: 'a place called Max is taken out, although "Max min" names both',
    cells: monthsDown(['Max max', 'Max min', 'Max rain'], (at) => [
      warmth(at),
      warmth(at) - 8,
      rain(at),
    ]),
    says: 'Max max=max Max min=min Max rain=rain',
  },
  {
    name: 'an unknown word down a column is asked about, although its header stands twice',
    cells: [['Year', 'Month', 'Value', 'Value'], ...ELEMENTS_BY_TURNS],
    says: 'Value=element Value=value reading.which-column(Temperatura tla maks.)',
  },
  {
    name: '"High total" may be anything',
    cells: monthsDown(['High total'], (at) => [rain(at)]),
    says: 'reading.perhaps-extremes(High total) reading.which-column(High total)',
  },
  {
    name: '"Max" under "Rainfall", over months',
    cells: [['Rainfall'], [null, 'Max'], ...yearsDown('Year', (year) => year, rain)],
    says: 'reading.perhaps-something-else(Rainfall) reading.which-temperature-unit',
  },
  {
    name: '"Max" under a tab of rain is asked about',
    sheet: 'Rainfall',
    cells: [['Max'], ...yearsDown('Year', (year) => year, warmth)],
    says: 'reading.which-element-if-any(Max)',
  },
  {
    name: '"Max" is of warmth where the rain has a table of its own, above it or below',
    sheet: 'Rainfall',
    cells: [
      ['Rain'],
      ...yearsDown('Year', (year) => year, rain),
      [],
      ['Max'],
      ...yearsDown('Year', (year) => year, warmth),
    ],
    says: '',
  },
  {
    name: 'the hours of every place are no days, so nobody is asked which place is meant',
    sheet: 'Rainfall',
    cells: [['Date', 'Upton', 'Dale'], ...hours],
    says: 'reading.several-rows-a-day',
  },
  {
    name: 'a count in whole numbers is no gauge',
    sheet: 'Rainfall',
    cells: monthsDown(['Upton', 'Dale', 'Hull', 'Number'], (at) => [
      rain(at) / 3,
      rain(at + 5) / 3,
      rain(at + 2) / 3,
      3 + ((at * 7) % 25),
    ]),
    says: 'reading.which-station(Upton, Dale, Hull)',
  },
  {
    name: 'beside places "SNOW HILL" and "March" are places',
    sheet: 'Rainfall',
    cells: monthsDown(['Upton', 'Dale', 'SNOW HILL', 'March'], (at) => [
      rain(at),
      rain(at + 5),
      rain(at + 11),
      rain(at + 3),
    ]),
    says: 'reading.which-station(Upton, Dale, SNOW HILL, March)',
  },
  {
    name: 'several places in two rows are asked about, not passed over',
    cells: [
      [null, null, 'Kew', null, null, 'Hull'],
      ...monthsDown(['Max', 'Wage', 'Rain', 'Max', 'Wage', 'Rain'], (at) => [
        warmth(at),
        at,
        rain(at),
        warmth(at) + 1,
        at,
        rain(at + 7),
      ]),
    ],
    says: 'reading.which-station(kew, hull)',
  },
  {
    name: 'January to December of "1981/82" would contradict itself',
    sheet: 'Rainfall',
    cells: yearsDown('Season', (year) => `${year}/${String(year + 1).slice(2)}`, rain),
    says: `reading.only-years(${MONTHS.join(', ')})`,
  },
  {
    name: 'a date beside a season says which month it is',
    sheet: 'Rainfall',
    cells: [
      ['Season', 'Date', 'Rain'],
      ...Array.from({ length: 36 }, (_, at) => [
        `${1981 + Math.floor((at + 6) / 12)}/${82 + Math.floor((at + 6) / 12)}`,
        `${1982 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}-01`,
        rain(at),
      ]),
    ],
    says: 'Date=date Rain=rain',
  },
  {
    name: 'places named over columns that say nothing of the weather are no words of it',
    cells: [
      ['', '', 'Upton', '', 'Low Moor', ''],
      ...monthsDown(['Mean', 'Total', 'Mean', 'Total'], (at) => [
        warmth(at),
        rain(at),
        warmth(at + 1),
        rain(at + 1),
      ]),
    ],
    says: 'reading.words-not-understood(Mean, Total, Mean, Total)',
  },
  {
    name: 'of "Mean minimum temperature, Max" a part names the minimum',
    cells: [
      ['Mean minimum temperature, Max'],
      ...yearsDown(
        'Year',
        (year) => year,
        (at) => warmth(at) - 8,
      ),
    ],
    says: 'reading.which-element-if-any(Mean minimum temperature, Max)',
  },
])('$name', ({ sheet = 'Sheet1', cells, says }) => {
  const { understood, findings } = readAs([{ sheet, cells }]);
  const roles = understood.columns
    .filter(({ role }) => !/^(year|month|ignored)|^\d\d_/.test(role))
    .map(({ header, role }) => `${header}=${role}`);
  const told = findings
    .filter(({ kind, severity }) => kind.startsWith('reading.') && severity !== 'note')
    .map(({ kind, params: { found } }) => (found ? `${kind}(${found})` : kind));
  expect([...roles, ...told].join(' ')).toBe(says);
});
