import { describe, expect, test } from '@jest/globals';
import {
  CLIMATES,
  type Climate,
  inventedDays,
  inventedMonths,
} from '../../support/invented-station.ts';
import { kindsOf, readText, two } from './shape-of.ts';

type Three = readonly [number, number, number];
type Reading = { max: number; min: number; rain: number };
const asRead = ({ max, min, rain }: Reading): Three => [max, min, rain];

/** Six years, a row a month; each eleventh month is filled. */
function monthly(climate: Climate, fill: (month: Reading) => Three): string {
  const months = inventedMonths(climate, { firstYear: 1981, years: 6, seed: 5 });
  const lines = months.map((of, at) =>
    [of.year, of.month, ...(at % 11 === 4 ? fill(of) : asRead(of))].join(','),
  );
  return `Year,Month,Tmax (°C),Tmin (°C),Rain (mm)\n${lines.join('\n')}`;
}

const climates = Object.keys(CLIMATES) as Climate[];

describe('one number in all columns of a row is no value', () => {
  test.each([0, -1, 50, 99, 99.9, 777, 999])('%d', (number) => {
    for (const climate of climates) {
      const { rows, understood } = readText(monthly(climate, () => [number, number, number]));
      expect(understood.sentence.params.missing).toBe(21);
      for (const column of ['05_max', '05_min', '05_rain'])
        expect(rows[0]).not.toHaveProperty(column);
      expect(rows[0]).toHaveProperty('06_rain');
    }
  });

  test('the rain that was measured beside it is', () => {
    const { rows } = readText(monthly('temperate', ({ rain }) => [0, 0, rain]));
    expect(rows[0]).not.toHaveProperty('05_max');
    expect(rows[0]).toHaveProperty('05_rain');
  });

  test('one row of three columns is enough, and of two it may be a slip', () => {
    const once = (text: string): string =>
      monthly('temperate', asRead).replace(/^1983,7,.*$/m, `1983,7,${text}`);
    expect(kindsOf(readText(once('0,0,0')))).toContain('filled-with');
    expect(kindsOf(readText(once('0,0,31.4')))).not.toContain('filled-with');
  });

  test('in days, and where a known code stands beside a maximum alone', () => {
    const days = inventedDays('southern', { firstYear: 2003, years: 1, seed: 3 });
    const line = (at: number, { max, min, rain }: Reading): string =>
      at % 40 === 7 ? '0,0,0' : [max, min, rain].join(',');
    const text = days.map((of, at) => `${of.year}-${two(of.month)}-${two(of.day)},${line(at, of)}`);
    expect(readText(`Date,Tmax,Tmin,Rain (mm)\n${text.join('\n')}`).rows[0]).not.toHaveProperty(
      '01_rain',
    );
    const months = inventedMonths('equatorial', { firstYear: 1981, years: 4, seed: 5 });
    const lines = months.map(({ year, month, max, rain }, at) =>
      [year, month, ...(at === 4 ? [99.9, 99.9] : [max, rain])].join(','),
    );
    const { rows } = readText(`Year,Month,Tmax (°C),Rain (mm)\n${lines.join('\n')}`);
    expect(rows[0]).not.toHaveProperty('05_rain');
  });
});

test('maxima and minima that are alike now at this and now at that number are values', () => {
  const days = inventedDays('polar', { firstYear: 2003, years: 2, seed: 3, decimals: 0 });
  const text = days.map(({ year, month, day, max, min }) => {
    const middle = Math.round((max + min) / 2);
    return `${year}-${two(month)}-${two(day)},${middle + (day % 2)},${middle}`;
  });
  const reading = readText(`Date,Tmax (°C),Tmin (°C)\n${text.join('\n')}`);
  expect(kindsOf(reading)).not.toContain('filled-with');
});

describe('an amount of rain that comes again and again may be a code', () => {
  const rain = (code: number, every: number): string =>
    monthly('equatorial', asRead).replace(/^(\d+),(\d+),(.*),(.*)$/gm, (line, year, month, warm) =>
      (year * 12 + Number(month)) % every === 0 ? `${year},${month},${warm},${code}` : line,
    );

  test.each([99, 88.8, 99.9, 777])('%d', (code) => {
    const often = readText(rain(code, 13)).findings.find(
      ({ kind }) => kind === 'reading.perhaps-missing-code',
    );
    expect(often?.params).toMatchObject({ count: 6, found: String(code) });
    expect(kindsOf(readText(rain(code, 50)))).not.toContain('perhaps-missing-code');
  });

  test('where other amounts come as often it is none', () => {
    const coarse = rain(99, 13).replace(/,([\d.]+)$/gm, (_, amount) =>
      amount === '99' ? ',99' : `,${Math.round(amount / 40) * 40}`,
    );
    expect(kindsOf(readText(coarse))).not.toContain('perhaps-missing-code');
  });
});
