import { expect, test } from '@jest/globals';
import { MONTHS, readText } from './shape-of.ts';

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
])('reads $name, and asks nothing', ({ text, rows }) => {
  const reading = readText(text, { sheet: 'Rain' });
  expect(reading.rows).toMatchObject(rows);
  expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
