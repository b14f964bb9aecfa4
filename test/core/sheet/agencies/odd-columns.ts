import { inventedMonths, type Month } from '../../../support/invented-station.ts';
import { type AgencyTable, ENGLISH_MONTHS, type RefusedTable, rowsOf } from './agency-table.ts';

const months = inventedMonths('temperate', { firstYear: 1961, years: 6, seed: 81 });

/** Climate tables with one thing among their columns that is easily taken for what it is not. */
export const ODD_COLUMNS: AgencyTable[] = [
  table('a gauge’s running total before the amount', 'Cumulative rain (mm),Rain (mm)', (m) => [
    m.year,
    m.rain,
  ]),
  table('the dates of the extremes beside the means', 'Tmax,Date of max,Tmin,Tmin date', (m) => [
    m.max,
    12,
    m.min,
    20,
  ]),
  table('the wind’s bare Max before Tmax', 'Wind,Max,Tmax,Tmin', (m) => [12, 88, m.max, m.min]),
  table('humidity as RH beside temperature', 'Max RH,Min RH,Max temp,Min temp', (m) => [
    95,
    40,
    m.max,
    m.min,
  ]),
  table('dew point and felt temperature first', 'Max dewpoint,Max feels like,Max,Min', (m) => [
    m.max - 3,
    m.max - 5,
    m.max,
    m.min,
  ]),
  table('chance of rain before rain', 'Rain probability (%),Rain intensity,Rain', (m) => [
    80,
    9,
    m.rain,
  ]),
  table(
    'a thermometer indoors before the one outdoors',
    'Indoor max,Indoor min,Outdoor max,Outdoor min',
    (m) => [24, 19, m.max, m.min],
  ),
  table(
    'Spanish: a raised a, extremes and humidity',
    'Tª máx. abs.,Tª máx. media,Tª mín. media,Humedad máx.',
    (m) => [m.max + 9, m.max, m.min, 95],
  ),
  table('what has fallen so far beside the month’s own', 'Rain year (mm),Rain today (mm)', (m) => [
    999,
    m.rain,
  ]),
  {
    name: 'tables of other things between those of rain and temperature',
    files: [
      {
        name: 'stacked.csv',
        text: [
          stacked('Maximum temperature (°C)', (m) => m.max),
          stacked('Mean temperature (°C)', (m) => (m.max + m.min) / 2),
          stacked('Minimum temperature (°C)', (m) => m.min),
          stacked('Sunshine (hours)', () => 100),
          stacked('Rainfall (mm)', (m) => m.rain),
        ].join('\n\n'),
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'a number of its own for each row, called ID',
    files: [
      {
        name: 'numbered.csv',
        text: `ID,Year,Month,Rain (mm)\n${months.map((m, at) => `${1900 + at},${m.year},${m.month},${m.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'elements above and each month merged under its three',
    files: [
      {
        name: 'merged.csv',
        text: `,${ENGLISH_MONTHS.map(() => 'Max,Min,Rain').join(',')}\n,${ENGLISH_MONTHS.map((month) => `${month},,`).join(',')}\n${yearsOf((m) => `${m.max},${m.min},${m.rain}`)}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'totals of half-years among the months',
    files: [
      {
        name: 'halves.csv',
        text: `Rain (mm)\nYear,${ENGLISH_MONTHS.slice(0, 6)},H1 total,${ENGLISH_MONTHS.slice(6)},H2 total\n${yearsOf((m) => `${m.rain}${m.month % 6 ? '' : ',321'}`)}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
];

/** Tables of something else: what no one may take for temperature or rain without a word. */
export const OTHER_TABLES: RefusedTable[] = [
  refused('sea temperatures', 'SST max,SST min', 'reading.column-of-something-else'),
  refused(
    'a lake’s temperatures',
    'Water temp max,Water temp min',
    'reading.column-of-something-else',
  ),
  refused('tides', 'High water,Low water', 'reading.column-of-something-else'),
  titled('sunshine', 'Sunshine hours'),
  // Whoever is asked here for maximum or minimum would publish means under one of these names.
  titled('mean temperatures', 'Mean temperature (°C)', 'reading.only-means'),
  titled('days of rain', 'Number of rain days'),
  titled('electricity', 'Electricity generation (GWh)'),
];

function table(name: string, header: string, cells: (month: Month) => number[]): AgencyTable {
  const text = `Year,Month,${header}\n${months.map((m) => [m.year, m.month, ...cells(m)].join(',')).join('\n')}`;
  const expected = rowsOf(months, /rain/i.test(header) ? ['rain'] : ['max', 'min']);
  return { name, files: [{ name: 'station.csv', text }], expected };
}

function refused(name: string, header: string, kind: string): RefusedTable {
  const text = `Year,Month,${header}\n${months.map((m) => `${m.year},${m.month},${m.max},${m.min}`).join('\n')}`;
  return { name, kind, files: [{ name: 'figures.csv', text }] };
}

function titled(name: string, title: string, kind = 'reading.which-element-if-any'): RefusedTable {
  const text = `${title}\nYear,${ENGLISH_MONTHS.join(',')}\n${yearsOf((m) => String(m.max))}`;
  return { name: `a title about ${name}`, kind, files: [{ name: 'figures.csv', text }] };
}

function stacked(title: string, value: (month: Month) => number): string {
  return `${title}\nYear,${ENGLISH_MONTHS.join(',')}\n${yearsOf((m) => String(value(m)))}`;
}

function yearsOf(cell: (month: Month) => string): string {
  const years = [...new Set(months.map(({ year }) => year))];
  return years
    .map((year) => [year, ...months.filter((m) => m.year === year).map(cell)].join(','))
    .join('\n');
}
