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
function _blocksBeside(years: number[], gap: string): string {
  const line = (month: number, name: string): string =>
    beside(years, (year) => `${name},${max(year, month)},${rain(year, month)}`, gap);
  return [
    beside(years, (year) => `${year},,`, gap),
    beside(years, () => 'Month,Max,Rain', gap),
    monthsDown(line),
  ].join('\n');
}

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
function _yearsAcross(headings: (string | number)[]): string {
  const line = (month: number): string =>
    headings.map((one) => (typeof one === 'number' ? rain(one, month) : 60)).join(',');
  return `Month,${headings.join(',')}\n${months.map((name, i) => `${name},${line(i + 1)}`).join('\n')}`;
}

const _both = (year: number) => ({ ...of(year), '01_max': max(year, 1), '12_max': max(year, 12) });

const of = (year: number) => ({
  Year: year,
  '01_rain': rain(year, 1),
  '07_rain': rain(year, 7),
  '12_rain': rain(year, 12),
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
