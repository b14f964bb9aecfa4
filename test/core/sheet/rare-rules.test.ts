import { expect, test } from '@jest/globals';
import type { Row } from '../../../src/core/dataset/dataset.ts';
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
test.each<{ name: string; sheet?: string; cells: Cell[][]; says: string; january?: Partial<Row> }>([
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
    says: 'reading.which-station(Kew, Hull)',
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
  {
    name: '"nil" is a dry month under rain and a gap under a temperature',
    cells: monthsDown(['Tmax', 'Rain'], (at) => [
      at === 0 ? 'nil' : warmth(at),
      at ? rain(at) : 'nil',
    ]),
    says: 'Tmax=max Rain=rain',
    january: { '01_rain': 0 },
  },
  {
    name: '"--" says in Japanese that no rain fell, and nothing of the maximum',
    cells: [
      ['年', '月', '最高気温の平均', '降水量の合計'],
      ...monthsDown([], (at) => (at === 0 ? ['--', '--'] : [warmth(at), rain(at)])).slice(1),
    ],
    says: '最高気温の平均=max 降水量の合計=rain',
    january: { '01_rain': 0 },
  },
  {
    name: 'a single 9999 among months of rain is a code, although a single 999 may be an amount',
    cells: monthsDown(['Rain (mm)'], (at) => [at === 7 ? 9999 : rain(at)]),
    says: 'Rain (mm)=rain',
  },
  {
    name: 'a value below zero that comes again and again is a slip or a code, and the column is rain',
    cells: monthsDown(['Rain (mm)'], (at) => [at % 3 ? rain(at) : -5]),
    says: 'Rain (mm)=rain reading.negative-rain(-5)',
  },
  {
    name: 'letters count missing days, and up to five may be missing',
    cells: [
      ['a = 1 day missing, b = 2 days missing'],
      ...monthsDown(['Tmax'], (at) => [['12.1e', '12.2g'][at] ?? String(warmth(at))]),
    ],
    says: 'Tmax=max reading.months-left-out(12.2g)',
    january: { '01_max': 12.1 },
  },
  {
    name: 'tenths of degrees are of °C, whatever their size',
    cells: monthsDown(['Tmax (0.1 degrees)'], (at) => [Math.round(warmth(at) * 10)]),
    says: 'Tmax (0.1 degrees)=max',
    january: { '01_max': 6 },
  },
  {
    name: 'a title "Tmax K" may be that of station K',
    cells: [['Tmax K'], ...yearsDown('Year', (year) => year, warmth)],
    says: '',
    january: { '01_max': 6 },
  },
  {
    name: 'kelvins under no word may be temperatures',
    cells: yearsDown(
      'Year',
      (year) => year,
      (at) => warmth(at) + 273.15,
    ),
    says: 'reading.which-element',
  },
  {
    name: 'an unknown word behind November is December by its place',
    sheet: 'Rainfall',
    cells: yearsDown('Year', (year) => year, rain).map((row, at) =>
      at === 0 ? [...row.slice(0, -1), 'Xyz'] : row,
    ),
    says: 'reading.month-by-place(Xyz)',
  },
  {
    name: 'two texts below each month are no places if they change theirs',
    sheet: 'Rainfall',
    cells: [
      ['Year', ...MONTHS.flatMap((month) => [month, null])],
      [null, ...MONTHS.flatMap((month) => (month === 'Jun' ? ['Kew', 'Hull'] : ['Hull', 'Kew']))],
      ...yearsDown('Year', (year) => year, rain)
        .slice(1)
        .map(([year = null, ...amounts]) => [year, ...amounts.flatMap((amount) => [amount, 5])]),
    ],
    says: 'reading.columns-beside',
  },
  {
    name: 'a station that stays long is named, although most of its rows are not',
    cells: monthsDown(['Station', 'Rain'], (at) => [
      at % 3 ? null : at < 18 ? 'Kew' : 'Hull',
      rain(at),
    ]),
    says: 'Rain=rain reading.places-in-turn(Kew, Hull)',
  },
  {
    name: 'a water level on three rows does not make levels of maximum and minimum',
    cells: monthsDown(['Water level', 'Max', 'Min'], (at) => [
      at < 3 ? warmth(at) - 4 : null,
      warmth(at),
      warmth(at) - 8,
    ]),
    says: 'Max=max Min=min',
  },
  {
    name: 'a dew point lies between the extremes of the air',
    cells: monthsDown(['Dew point temp', 'Max', 'Min'], (at) => [
      warmth(at) - 4,
      warmth(at),
      warmth(at) - 8,
    ]),
    says: 'Max=max Min=min',
  },
  {
    name: '"Mean max" on a tab of rain is a temperature',
    sheet: 'Rainfall',
    cells: [['Mean max'], ...yearsDown('Year', (year) => year, warmth)],
    says: '',
    january: { '01_max': 6 },
  },
  {
    name: 'rain that is the same in every year, under a title that may be of something else',
    cells: [
      ['Rainfall zorvan'],
      ...yearsDown(
        'Year',
        (year) => year,
        (at) => rain(at % 12),
      ),
    ],
    says: 'reading.which-element-if-any(Rainfall zorvan)',
  },
  {
    name: 'what only rises is told by its values, although the title speaks of extremes',
    cells: [
      ['Absolute maximum'],
      ...yearsDown(
        'Year',
        (year) => year,
        (at) => 400 + at,
      ),
    ],
    says: 'reading.values-of-something-else(Jan)',
  },
  {
    name: 'a minimum at the roots is no minimum of the air',
    cells: [['Minimum at the roots'], ...yearsDown('Year', (year) => year, warmth)],
    says: 'reading.which-element-if-any(Minimum at the roots)',
  },
  {
    name: 'days without a year go on into the next one, if a day comes twice',
    sheet: '1990',
    cells: [
      ['Day', 'Rain'],
      ...Array.from({ length: 1200 }, (_, at) => {
        const day = new Date(Date.UTC(1990, 0, 1 + at));
        return [`${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`, rain(at)];
      }),
    ],
    says: 'Day=date Rain=rain reading.months-left-out',
  },
  {
    name: '2029 as a text was written so: only of its own dates a sheet gets the century wrong',
    cells: [
      ['Date', 'Rain'],
      ...Array.from({ length: 60 }, (_, at) => {
        const [year, month] = [1928 + Math.floor(at / 12), 1 + (at % 12)];
        const text = `${year + 100}-${String(month).padStart(2, '0')}-01`;
        return [year < 1930 ? text : { year, month, day: 1 }, rain(at)];
      }),
    ],
    says: 'Date=date Rain=rain reading.year-out-of-range(2028-01-01)',
  },
  {
    name: 'an amount of 99 days is of no month more, as 99 is a code',
    cells: [
      ['Date', 'Rainfall amount (mm)', 'Period over which rainfall was measured (days)'],
      ...Array.from({ length: 400 }, (_, at) => {
        const date = new Date(Date.UTC(1990, 0, 1 + at)).toISOString().slice(0, 10);
        if (at === 70) return [date, 40, 99];
        return [date, at > 60 && at < 70 ? null : at % 5 ? 0 : rain(at) / 10, 1];
      }),
    ],
    says: 'Date=date Rainfall amount (mm)=rain reading.months-left-out',
  },
  {
    name: 'months of this year without rain, but with a maximum, are not to come',
    cells: [
      ['Year', 'Month', 'Tmax', 'Rain'],
      ...Array.from({ length: 24 }, (_, at) => [
        2025 + Math.floor(at / 12),
        1 + (at % 12),
        warmth(at),
        at > 20 ? 0 : rain(at),
      ]),
    ],
    says: 'Tmax=max Rain=rain',
  },
  {
    name: 'extremes beside a column of elements are none of them',
    cells: monthsDown(['Element', 'Value', 'Extreme maximum'], (at) => [
      'Tmin',
      warmth(at) - 8,
      warmth(at) + 9,
    ]),
    says: 'Element=element Value=value',
  },
])('$name', ({ sheet = 'Sheet1', cells, says, january }) => {
  const { rows, understood, findings } = readAs([{ sheet, cells }]);
  const roles = understood.columns
    .filter(({ role }) => !/^(year|month|ignored)|^\d\d_/.test(role))
    .map(({ header, role }) => `${header}=${role}`);
  const told = findings
    .filter(({ kind, severity }) => kind.startsWith('reading.') && severity !== 'note')
    .map(({ kind, params: { found } }) => (found ? `${kind}(${found})` : kind));
  expect([...roles, ...told].join(' ')).toBe(says);
  const first = Object.entries(rows[0] ?? {}).filter(([key]) => key.startsWith('01_'));
  if (january) expect(Object.fromEntries(first)).toEqual(january);
});
