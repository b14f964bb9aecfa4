import { expect, test } from '@jest/globals';
import { MONTHS, readText } from './shape-of.ts';

const months = MONTHS.split(',');

/** Distinct for each year, month and element, so that a value in the wrong place shows. */
const rain = (year: number, month: number): number => ((year * 31 + month * 17) % 90) + 10.5;

/** Month down, one column for each heading; a heading that is no year holds 60. */
function yearsAcross(headings: (string | number)[]): string {
  const line = (month: number): string =>
    headings.map((one) => (typeof one === 'number' ? rain(one, month) : 60)).join(',');
  return `Month,${headings.join(',')}\n${months.map((name, i) => `${name},${line(i + 1)}`).join('\n')}`;
}

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
])('reads $name, and asks nothing', ({ text, rows }) => {
  const reading = readText(text, { sheet: 'Rain' });
  expect(reading.rows).toMatchObject(rows);
  expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
