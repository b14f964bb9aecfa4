import { describe, expect, test } from '@jest/globals';
import { kindsOf, readText } from './shape-of.ts';

const rain = (y: number, m: number): number => 30 + ((y * 13 + m * m * 7) % 61);
const YEARS = [2007, 2008, 2009];
const sum = (y: number): number =>
  Array.from({ length: 12 }, (_, at) => rain(y, at + 1)).reduce((all, one) => all + one);
const thirteen = (last: (y: number) => number): string =>
  YEARS.flatMap((y) =>
    Array.from({ length: 13 }, (_, at) => `${y},${at + 1},${at < 12 ? rain(y, at + 1) : last(y)}`),
  ).join('\n');
const table = (last: (y: number) => number): string => `Year,Month,Rain (mm)\n${thirteen(last)}`;

describe('months of another calendar', () => {
  test.each<{ last: (y: number) => number; because: string }>([
    { last: sum, because: 'their sum' },
    { last: (y) => Math.round(sum(y) / 12), because: 'their mean' },
    { last: (y) => Math.max(...[1, 6, 9, 12].map((m) => rain(y, m)), 90), because: 'their most' },
  ])('a month 13 that is $because is the figure of the year', ({ last }) => {
    const { rows } = readText(table(last));
    expect(rows[0]).toMatchObject({ Year: 2007, '12_rain': rain(2007, 12) });
  });

  test('a month 13 that is none is the Ethiopian one, of five days', () => {
    expect(kindsOf(readText(table(() => 3.5)))).toContain('other-calendar');
  });

  test('a month 13 with days is so, too', () => {
    const lines = YEARS.flatMap((y) =>
      Array.from(
        { length: 365 },
        (_, at) => `${y},${Math.floor(at / 30) + 1},${(at % 30) + 1},${at % 7}`,
      ),
    );
    expect(kindsOf(readText(`Year,Month,Day,Rain (mm)\n${lines.join('\n')}`))).toContain(
      'other-calendar',
    );
  });

  test.each([
    'Farvardin,Ordibehesht,Khordad,Tir,Mordad,Shahrivar,Mehr,Aban,Azar,Dey,Bahman,Esfand',
    'فروردین,اردیبهشت,خرداد,تیر,مرداد,شهریور,مهر,آبان,آذر,دی,بهمن,اسفند',
    'Meskerem,Tikimt,Hidar,Tahsas,Tir,Yekatit,Megabit,Miazia,Ginbot,Sene,Hamle,Nehase',
  ])('%s are not January to December, whatever the years', (names) => {
    const lines = YEARS.map((y) => [y, ...names.split(',').map((_, at) => rain(y, at + 1))].join());
    const reading = readText(`Rainfall (mm)\nYear,${names}\n${lines.join('\n')}`);
    expect([reading.rows, kindsOf(reading)]).toEqual([[], ['other-calendar']]);
  });
});
