import { describe, expect, test } from '@jest/globals';
import { inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readText } from './shape-of.ts';

const months = inventedMonths('temperate', { firstYear: 2001, years: 3, seed: 5 });
const days = inventedDays('temperate', { firstYear: 2001, years: 3, seed: 5 });
const dayOfMonth = (year: number, month: number): number => 1 + ((year * 5 + month * 11) % 28);
const chosen = days.filter(({ year, month, day }) => day === dayOfMonth(year, month));
const twelfths = days.filter(({ day }) => day === 12);

type Day = (typeof days)[number];
type Keys = (day: Day) => (number | string)[];
const YMD: Keys = ({ year, month, day }) => [year, month, day];

describe('a row a month with the number of a day beside the month', () => {
  test.each<{ why: string; header: string; rows?: Day[]; keys?: Keys }>([
    { why: 'as GSOD calls it', header: 'year,mo,da' },
    { why: 'the same day in each month', header: 'year,mo,da', rows: twelfths },
    { why: 'French', header: 'annee,mois,jr' },
    { why: 'a running number, to all that is said', header: 'Jahr,Monat,nr' },
    { why: 'Italian', header: 'anno,mese,gn' },
    { why: 'without a name', header: 'year,month,' },
    {
      why: 'the day first',
      header: 'x,month,year',
      keys: ({ year, month, day }) => [day, month, year],
    },
    {
      why: 'behind a month in one cell',
      header: 'Date,nr',
      keys: ({ year, month, day }) => [`${year}-${month}`, day],
    },
  ])(
    'is asked about, whatever it is called: $header ($why)',
    ({ header, rows = chosen, keys = YMD }) => {
      const lines = rows.map((day) => [...keys(day), day.max, day.min, day.rain].join());
      const text = `${header},tmax,tmin,rain\n${lines.join('\n')}`;
      const asked = kindsOf(readText(text)).filter((kind) => kind === 'one-day-a-month');
      // Once for all elements, because one answer is for all.
      expect(asked).toHaveLength(1);
      expect(readText(text).rows).toEqual([]);
      expect(readText(text, { wishes: { missingDays: 'any' } }).rows[0]).toMatchObject({
        Year: 2001,
        '02_rain': rows[1]?.rain,
      });
    },
  );

  type Month = (typeof months)[number];
  test.each<{ why: string; header: string; value: (month: Month, at: number) => number | string }>([
    { why: 'rows are counted', header: 'nr', value: (_, at) => at + 1 },
    { why: 'the month once more', header: '#', value: ({ month }) => month },
    {
      why: 'the month of a year from April',
      header: 'm',
      value: ({ month }) => ((month + 8) % 12) + 1,
    },
    { why: 'a quarter', header: 'q', value: ({ month }) => Math.ceil(month / 3) },
    { why: 'a class', header: 'qc', value: (_, at) => 1 + ((at * 7) % 9) },
    {
      why: 'days of rain',
      header: 'pj',
      value: ({ rain }) => 1 + Math.min(27, Math.round(rain / 6)),
    },
    { why: 'days of frost', header: 'fd', value: ({ min }) => Math.max(1, Math.round(20 - min)) },
    { why: 'the first of each month', header: 'da', value: () => 1 },
    { why: 'its middle', header: 'da', value: () => 15 },
    { why: 'some rows have none', header: 'x', value: (_, at) => (at % 5 ? 12 : '') },
  ])('is no day where $why', ({ header, value }) => {
    const lines = months
      .slice(0, 24)
      .map((m, at) => [m.year, m.month, value(m, at), m.max, m.min, m.rain].join());
    const { rows } = readText(`year,month,${header},tmax,tmin,rain\n${lines.join('\n')}`);
    expect(rows[1]).toMatchObject({ Year: 2002, '02_max': months[13]?.max });
  });

  test('says nothing of the days without a row', () => {
    const lines = twelfths.slice(0, 12).map((day) => [...YMD(day), day.max, day.rain + 1].join());
    const kinds = kindsOf(readText(`year,month,day,tmax,rain\n${lines.join('\n')}`));
    expect(kinds).toContain('one-day-a-month');
    expect(kinds).not.toContain('unlisted-rain-days');
  });
});
