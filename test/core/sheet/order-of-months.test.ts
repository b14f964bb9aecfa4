import { describe, expect, test } from '@jest/globals';
import { madeDays, madeRow } from './made-weather.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const YEARS = Array.from({ length: 12 }, (_, at) => 1981 + at);
const TWELVE = Array.from({ length: 12 }, (_, at) => at + 1);
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const rain = (year: number, month: number): number =>
  10 + ((year * 37 + month * month * 11) % 190) / 2;

const table = (corner: string, order: number[], name: (month: number) => string | number): string =>
  [
    'Rainfall (mm)',
    [corner, ...order.map(name)].join(),
    ...YEARS.map((year) => [year, ...order.map((month) => rain(year, month))].join()),
  ].join('\n');

describe.each<[string, (month: number) => string | number]>([
  ['1', (month) => month],
  ['01', two],
  ['M1', (month) => `M${month}`],
  ['I', (month) => ROMAN[month - 1] ?? ''],
  ['rain1', (month) => `rain${month}`],
])('months called %s', (_, name) => {
  test.each(['Year', 'Año', 'Jahr'])('are read from December on, beside "%s"', (corner) => {
    const { rows } = readText(table(corner, TWELVE.toReversed(), name));
    expect(rows).toMatchObject(
      YEARS.map((y) => ({ Year: y, '01_rain': rain(y, 1), '12_rain': rain(y, 12) })),
    );
  });

  test('from October on ask which year the number beside them is, as words do', () => {
    const order = [10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const asked = readText(table('Year', order, name));
    expect(kindsOf(asked)).toContain('which-year-of-season');
    const words = 'Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep'.split(' ');
    const named = readText(table('Year', order, (month) => words[order.indexOf(month)] ?? ''));
    expect(asked.rows).toEqual(named.rows);
  });
});

test('31 days, from the last to the first, are days', () => {
  const days = Array.from({ length: 31 }, (_, at) => 31 - at);
  const year = madeDays(1981);
  const of = (month: number, day: number): number | '' =>
    year.find(({ m, d }) => m === month && d === day)?.rain ?? '';
  const lines = TWELVE.map((month) => [month, ...days.map((day) => of(month, day))].join());
  const { rows } = readText(`Rainfall (mm) 1981\nMonth,${days.join()}\n${lines.join('\n')}`);
  expect(rows).toEqual([madeRow(1981, ['rain'])]);
});

const named = (names: string): string =>
  [
    'Rainfall (mm)',
    ['Year', ...names.split(' ')].join(),
    ...YEARS.map((year) => [year, ...TWELVE.map((month) => rain(year, month))].join()),
  ].join('\n');

test.each([
  ['Jan Feb Nov Apr May Jun Jul Aug Sep Oct Mar Dec', 'Nov, Mar'],
  ['ene feb mar abr may jun ago jul sep oct nov dic', 'ago, jul'],
  ['Oct Nov Dec Jan Mar Feb Apr May Jun Jul Aug Sep', 'Mar, Feb'],
  ['Dez Nov Okt Sep Aug Jul Mai Jun Apr Mrz Feb Jan', 'Mai, Jun'],
  ['Feb Jan Mar Apr May Jul Jun Aug Sep Oct Nov Dec', 'Feb, Jan, Jul, Jun'],
])('in %s some names may have changed places', (names, found) => {
  const { findings } = readText(named(names));
  const told = findings.filter(({ kind }) => kind === 'reading.months-out-of-order');
  expect(told).toMatchObject([{ severity: 'warning', params: { found } }]);
});

test.each([
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'Dec Nov Oct Sep Aug Jul Jun May Apr Mar Feb Jan',
  'Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun',
  'Apr Aug Dec Feb Jan Jul Jun Mar May Nov Oct Sep',
  'sep oct nov may mar jun jul feb ene dic ago abr',
  'août avril décembre février janvier juillet juin mai mars novembre octobre septembre',
  'Jan Apr Jul Oct Feb May Aug Nov Mar Jun Sep Dec',
])('%s stand in an order', (names) => {
  expect(kindsOf(readText(named(names)))).not.toContain('months-out-of-order');
});
