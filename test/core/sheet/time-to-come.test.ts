import { describe, expect, test } from '@jest/globals';
import { kindsOf, MONTHS, readText } from './shape-of.ts';

const YEARS = [2016, 2017, 2018, 2019, 2020, 2021];
const wet = (y: number, m: number): number => 40 + ((y * 13 + m * m * 7) % 61);
/** No rain from October to April. */
const sahel = (y: number, m: number): number => (m > 4 && m < 10 ? wet(y, m) : 0);
type Rain = (y: number, m: number) => number;
const upTo =
  (last: number, rain: Rain): Rain =>
  (y, m) =>
    y === 2021 && m > last ? 0 : rain(y, m);

const across = (rain: Rain): string => {
  const lines = YEARS.map((y) => [y, ...MONTHS.split(',').map((_, at) => rain(y, at + 1))].join());
  return `Rainfall (mm)\nYear,${MONTHS}\n${lines.join('\n')}`;
};
const down = (rain: Rain, warmth: Rain): string => {
  const lines = YEARS.flatMap((y) =>
    MONTHS.split(',').map((_, at) =>
      [y, at + 1, warmth(y, at + 1), warmth(y, at + 1), rain(y, at + 1)].join(),
    ),
  );
  return `Year,Month,Max (°C),Min (°C),Rainfall (mm)\n${lines.join('\n')}`;
};
const warm: Rain = (y, m) => 14 + ((y + m * 5) % 9);
const last = (text: string): object => readText(text).rows.find(({ Year }) => Year === 2021) ?? {};

describe('0 in the last months of the last year', () => {
  test('stands for months that are not written where they were never dry', () => {
    expect(Object.keys(last(across(upTo(6, wet))))).not.toContain('07_rain');
    expect(last(across(upTo(6, wet)))).toMatchObject({ '06_rain': wet(2021, 6) });
    expect(kindsOf(readText(across(upTo(6, wet))))).toContain('months-to-come');
  });

  test('is a dry season where those months were dry before', () => {
    expect(last(across(sahel))).toMatchObject({ '12_rain': 0 });
  });

  test('stands for months that are not written where the temperatures are 0, too', () => {
    const keys = Object.keys(last(down(upTo(9, sahel), upTo(9, warm))));
    expect(keys.filter((key) => /^1[0-2]/.test(key))).toEqual([]);
  });

  test('is a dry season where no temperatures are known', () => {
    const text = down(sahel, upTo(9, warm)).replace(/^(2021,1[0-2]),0,0/gm, '$1,,');
    expect(last(text)).toMatchObject({ '12_rain': 0 });
  });
});
