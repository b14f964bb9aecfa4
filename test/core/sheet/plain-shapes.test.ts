import { expect, test } from '@jest/globals';
import { dayLines, kindsOf, MONTHS, readText } from './shape-of.ts';

const months = MONTHS.split(',');

/** Distinct for each year, month and element, so that a value in the wrong place shows. */
const rain = (year: number, month: number): number => ((year * 31 + month * 17) % 90) + 10.5;

const max = (year: number, month: number): number => ((year * 13 + month * 7) % 20) + 5.5;

/** A line for each month. */
function monthsDown(line: (month: number, name: string) => string): string {
  return months.map((name, index) => line(index + 1, name)).join('\n');
}

/** What stands beside each other once for each year. */
function beside(years: number[], block: (year: number) => string, gap = ','): string {
  return years.map(block).join(gap);
}

/** School weather books: a small table a year, the next one to its right. */
function blocksBeside(years: number[], gap: string): string {
  const line = (month: number, name: string): string =>
    beside(years, (year) => `${name},${max(year, month)},${rain(year, month)}`, gap);
  return [
    beside(years, (year) => `${year},,`, gap),
    beside(years, () => 'Month,Max,Rain', gap),
    monthsDown(line),
  ].join('\n');
}

type Case = { name: string; text: string; rows: object[]; sheet?: string };

/** A line a year, the months across. */
function wide(
  years: number[],
  label: (year: number) => unknown = (year) => year,
  value = rain,
): string {
  return years
    .map((year) => `${label(year)},${months.map((_, i) => value(year, i + 1)).join(',')}`)
    .join('\n');
}

/** Month down, one column for each heading; a heading that is no year holds 60. */
function yearsAcross(headings: (string | number)[]): string {
  const line = (month: number): string =>
    headings.map((one) => (typeof one === 'number' ? rain(one, month) : 60)).join(',');
  return `Month,${headings.join(',')}\n${months.map((name, i) => `${name},${line(i + 1)}`).join('\n')}`;
}

const both = (year: number) => ({ ...of(year), '01_max': max(year, 1), '12_max': max(year, 12) });

const of = (year: number) => ({
  Year: year,
  '01_rain': rain(year, 1),
  '07_rain': rain(year, 7),
  '12_rain': rain(year, 12),
});

// Each of these was once refused or asked about, although only one reading of it is plain.
test.each([
  { name: 'two years across', text: yearsAcross([2021, 2022]), rows: [of(2021), of(2022)] },
  {
    name: 'years across, the latest first',
    text: yearsAcross([2023, 2022]),
    rows: [of(2022), of(2023)],
  },
  {
    name: 'years across that leap over others',
    text: yearsAcross([2019, 2021, 2023]),
    rows: [of(2019), of(2021), of(2023)],
  },
  {
    name: 'three years across before their mean',
    text: yearsAcross([2021, 2022, 2023, 'Mean']),
    rows: [of(2021), of(2022), of(2023)],
  },
  {
    name: 'three years across before a normal named by its years',
    text: yearsAcross([2021, 2022, 2023, '1991-2020']),
    rows: [of(2021), of(2022), of(2023)],
  },
  {
    name: 'means of five years between the years they are of',
    text: yearsAcross([1961, 1962, 1963, 1964, 1965, '1961-65', 1966, '1961-1970']),
    rows: [1961, 1962, 1963, 1964, 1965, 1966].map(of),
  },
  {
    name: 'a block a year beside each other, in two stripes',
    text: `School weather\n${blocksBeside([2011, 2012, 2013], ',')}\n\n${blocksBeside([2014, 2015, 2016], ',')}`,
    rows: [2011, 2012, 2013, 2014, 2015, 2016].map(both),
  },
  {
    name: 'a block a year beside each other with a free column between',
    text: blocksBeside([2011, 2012], ',,'),
    rows: [both(2011), both(2012)],
  },
  {
    name: 'elements under each year, the months named once',
    text: `,2011,,2012,\nMonth,Max,Rain,Max,Rain\n${monthsDown((month, name) => `${name},${beside([2011, 2012], (year) => `${max(year, month)},${rain(year, month)}`)}`)}`,
    rows: [both(2011), both(2012)],
  },
  {
    name: 'year and element in one header',
    text: `Month,2021 Max,2021 Rain,2022 Max,2022 Rain\n${monthsDown((month, name) => `${name},${beside([2021, 2022], (year) => `${max(year, month)},${rain(year, month)}`)}`)}`,
    rows: [both(2021), both(2022)],
  },
  {
    name: 'two titles over years across, beside each other',
    text: `,Max temp (C),,,Rain (mm),\nMonth,2010,2011,2012,2011,2012\n${monthsDown((month, name) => `${name},5,${max(2011, month)},${max(2012, month)},${rain(2011, month)},${rain(2012, month)}`)}`,
    rows: [{ Year: 2010, '01_max': 5 }, both(2011), both(2012)],
  },
  {
    name: 'years across in two tables of other years, below each other',
    text: `Max temp (C)\nMonth,2011,2012\n${monthsDown((month, name) => `${name},${max(2011, month)},${max(2012, month)}`)}\n\nRain (mm)\n${yearsAcross([2010, 2011, 2012])}`,
    rows: [of(2010), both(2011), both(2012)],
  },
  {
    name: 'an element alone in a row over its months',
    text: `Month,2011,2012\nMax °C\n${monthsDown((month, name) => `${name},${max(2011, month)},${max(2012, month)}`)}\nRain mm\n${monthsDown((month, name) => `${name},${rain(2011, month)},${rain(2012, month)}`)}`,
    rows: [both(2011), both(2012)],
  },
  {
    name: 'the year beside the first of its months alone',
    text: `Month,Rain\n${[2011, 2012].map((year) => monthsDown((month, name) => `${name}${month === 1 ? ` ${year}` : ''},${rain(year, month)}`)).join('\n')}`,
    rows: [of(2011), of(2012)],
  },
  {
    name: 'the latest month first, the year beside each December',
    text: `Month,Rain\n${[2012, 2011].map((year) => monthsDown((month) => `${months[12 - month]}${month === 1 ? ` ${year}` : ''},${rain(year, 13 - month)}`)).join('\n')}`,
    rows: [of(2011), of(2012)],
  },
  {
    name: 'months that run on into the next year, the year beside the first',
    text: `Month,Rain\nDec 2010,7\n${monthsDown((month, name) => `${name},${rain(2011, month)}`)}`,
    rows: [{ Year: 2010, '12_rain': 7 }, of(2011)],
  },
  {
    name: 'ditto marks under the year',
    text: `Year,Month,Rain\n${[2011, 2012].map((year) => monthsDown((month, name) => `${month === 1 ? year : '"'.repeat(4)},${name},${rain(year, month)}`)).join('\n')}`,
    rows: [of(2011), of(2012)],
  },
  {
    name: 'a pivot of years over months, with the sum of each year',
    text: `Row Labels,Sum of Rain\n${[2011, 2012].map((year) => `${year},812.5\n${monthsDown((month, name) => `${name},${rain(year, month)}`)}`).join('\n')}\nGrand Total,1625`,
    rows: [of(2011), of(2012)],
  },
  {
    name: 'a pivot of months across',
    text: `Sum of Rain,Column Labels\nRow Labels,${MONTHS},Grand Total\n${wide([2011, 2012, 2013, 2014])}\nGrand Total,${months.map(() => 99).join(',')},1188`,
    rows: [2011, 2012, 2013, 2014].map(of),
    sheet: 'Hill farm',
  },
  {
    name: 'a pivot of numbered months across, with "Year" over the rows',
    text: `Sum of Rain (mm),Month,${','.repeat(10)}\nYear ,${months.map((_, at) => at + 1).join(',')}\n${wide([2011, 2012, 2013, 2014])}`,
    rows: [2011, 2012, 2013, 2014].map(of),
    sheet: 'Hill farm',
  },
  {
    name: 'numbered months beside the year, which a sheet takes for days of this year',
    text: `Year,Month,Rain\n${[2011, 2012].map((year) => monthsDown((month, name) => `${year},${month}. ${name},${rain(year, month)}`)).join('\n')}`,
    rows: [of(2011), of(2012)],
  },
  {
    name: 'the days each month has, in brackets',
    text: [2011, 2012]
      .map(
        (year) =>
          `${year}\nMonth,Rain\n${monthsDown((month, name) => `${name} (${month === 2 ? 28 : 31}),${rain(year, month)}`)}\n`,
      )
      .join('\n'),
    rows: [of(2011), of(2012)],
  },
  {
    name: 'years that are named so',
    text: `Period,${MONTHS}\n${wide([2011, 2012], (year) => `Year ${year}`)}`,
    rows: [of(2011), of(2012)],
  },
  {
    name: 'years written as their last day',
    text: `Year,${MONTHS}\n${wide([2011, 2012, 2013], (year) => `31/12/${year}`)}`,
    rows: [of(2011), of(2012), of(2013)],
  },
  {
    name: 'the rank of each month beside it, its share and its difference',
    text: `Year,${months.map((name) => `${name},${name} rank,${name} %,${name} diff`).join(',')}\n${[2011, 2012].map((year) => `${year},${monthsDown((month) => `${rain(year, month)},${month},99,-3`).replace(/\n/g, ',')}`).join('\n')}`,
    rows: [of(2011), of(2012)],
  },
  {
    name: 'a block in °F beside the same in °C',
    text: `Max (°F),${','.repeat(11)},Max (°C)\nYear,${MONTHS},${MONTHS}\n${[2011, 2012].map((year) => `${year},${months.map(() => 50).join(',')},${months.map((_, i) => max(year, i + 1)).join(',')}`).join('\n')}`,
    rows: [2011, 2012].map((year) => ({ '01_max': max(year, 1), '12_max': max(year, 12) })),
  },
  {
    name: 'a wet season under the two years it lies in',
    text: 'Season,Nov,Dec,Jan,Feb\n2010/11,1,2,3,4\n2011/12,5,6,7,8\n2012/13,9,10,11,12',
    rows: [
      { Year: 2010, '11_rain': 1, '12_rain': 2 },
      { Year: 2011, '01_rain': 3, '02_rain': 4, '11_rain': 5, '12_rain': 6 },
      { Year: 2012, '01_rain': 7, '02_rain': 8, '11_rain': 9, '12_rain': 10 },
      { Year: 2013, '01_rain': 11, '02_rain': 12 },
    ],
  },
  {
    name: 'the element in a cell merged over its years',
    text: `,Year,${MONTHS}\nRain,${wide([2011, 2012]).replace('\n', '\n,')}\nMax,${wide([2011, 2012], String, max).replace('\n', '\n,')}`,
    rows: [both(2011), both(2012)],
  },
  {
    name: 'the size of the gauge and the height of the place in the title',
    text: `"Rainfall, 5 inch gauge, altitude 340 ft"\nYear,${MONTHS}\n${wide([2011, 2012])}`,
    rows: [of(2011), of(2012)],
    sheet: 'Hill farm',
  },
] as Case[])('reads $name, and asks nothing', ({ text, rows, sheet = 'Rain' }) => {
  const reading = readText(text, { sheet });
  expect(reading.rows).toMatchObject(rows);
  expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test.each([
  { title: 'Absolute maximum', kind: 'table-of-extremes' },
  { title: 'Rainfall anomaly (mm)', kind: 'table-of-anomalies' },
  { title: 'Rank (1 = wettest)', kind: 'which-element-if-any' },
  { title: 'Standard deviation', kind: 'which-element-if-any' },
  { title: 'Wettest day (mm)', kind: 'table-of-extremes' },
  { title: 'Forecast', kind: 'which-element-if-any' },
])('a table of "$title" below that of the rain is told, and takes nothing from it', (below) => {
  const other = wide([2011, 2012]).replace(/\.5/g, '.1');
  const reading = readText(
    `Rainfall (mm)\nYear,${MONTHS}\n${wide([2011, 2012])}\n\n${below.title}\nYear,${MONTHS}\n${other}`,
  );
  expect(reading.rows).toMatchObject([of(2011), of(2012)]);
  expect(reading.findings.find(({ kind }) => kind === `reading.${below.kind}`)).toMatchObject({
    severity: 'warning',
  });
});

test('a table of extremes above that of a mean does not hand its title down', () => {
  const table = (title: string) => `${title}\nYear,${MONTHS}\n${wide([2011, 2012])}\n`;
  const { rows } = readText(['Absolute maximum', 'Mean minimum'].map(table).join('\n'));
  expect(Object.keys(rows[0] ?? {})).toContain('01_min');
  expect(Object.keys(rows[0] ?? {})).not.toContain('01_max');
});

test.each([
  {
    name: 'other values for the same months, of what may be another place',
    text: `Rainfall (mm)\nYear,${MONTHS}\n${wide([2011, 2012])}\n\nVillage\nYear,${MONTHS}\n${wide([2011, 2012]).replace(/\.5/g, '.1')}`,
    kind: 'tables-disagree',
  },
  {
    name: 'the months of a wet season under a single year',
    text: 'Rainfall (mm)\nYear,Nov,Dec,Jan,Feb\n2010,1,2,3,4\n2011,5,6,7,8',
    kind: 'which-year-of-season',
  },
  {
    name: 'days of each year that nothing calls the year',
    text: `Rainfall (mm)\nDate,${MONTHS}\n${wide([2011, 2012, 2013], (year) => `${year - 1996}/03/${year}`)}`,
    kind: 'one-day-a-month',
  },
  {
    name: 'months without any year',
    text: `Month,Rain\n${monthsDown((month, name) => `${name},${month}`)}`,
    kind: 'which-year',
  },
])('still asks about $name', ({ text, kind }) => {
  const reading = readText(text);
  expect(kindsOf(reading)).toContain(kind);
  expect(reading.findings.some(({ severity }) => severity === 'error')).toBe(true);
});

test.each([
  { name: 'less than the gauge measures is a trace', cell: '<0.1', amount: 0 },
  { name: 'a footnote in brackets is no part of the number', cell: '33.2 [1]', amount: 33.2 },
  { name: 'nothing fell, in French', cell: 'Néant', amount: 0 },
  { name: 'a dry day, in Spanish', cell: 'sin lluvia', amount: 0 },
  { name: 'sin precipitación', cell: 's/p', amount: 0 },
])('a day of rain: $name', ({ cell, amount }) => {
  const { rows } = readText(
    `Date,Rain\n${dayLines(({ y, m, d }) => `${y}-${m}-${d},${d === 1 ? cell : 0}`)}`,
  );
  expect(rows[0]).toMatchObject({ '01_rain': amount, '12_rain': amount });
});

test('a dash and a blank before a number are a minus', () => {
  const { rows } = readText('Year,Month,Tmin\n2011,1,– 3.2\n2011,2,- 4.5\n2011,3,1');
  expect(rows[0]).toMatchObject({ '01_min': -3.2, '02_min': -4.5 });
});

test.each([
  { first: 'Tuesday', month: 'January' },
  { first: 'mardi', month: 'janvier' },
])('$first before a date says nothing', ({ first, month }) => {
  const days = Array.from({ length: 31 }, (_, day) => `${first} ${day + 1} ${month} 2019,2`);
  expect(readText(`Date,Rain\n${days.join('\n')}`).rows).toEqual([{ Year: 2019, '01_rain': 62 }]);
});
