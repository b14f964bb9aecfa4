import { describe, expect, it } from '@jest/globals';
import { COLUMN_KEYS } from '../../../src/core/dataset/columns.ts';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import { trendOf } from '../../../src/core/dataset/trend.ts';
import { chance } from '../../support/chance.ts';

/** Years of which every month has this value. */
function years(count: number, value: (index: number) => number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    Year: 1961 + index,
    ...Object.fromEntries(COLUMN_KEYS.map((key) => [key, value(index)])),
  }));
}

describe('trendOf', () => {
  it('is the slope of a straight line, with nothing to doubt', () => {
    const trend = trendOf(
      years(40, (index) => 10 + index * 0.03),
      'max',
    );
    expect(trend).toMatchObject({ firstYear: 1961, lastYear: 2000, years: 40 });
    for (const value of [trend?.perDecade, trend?.least, trend?.most])
      expect(value).toBeCloseTo(0.3, 9);
  });

  it('is of the yearly sum for rain', () => {
    expect(
      trendOf(
        years(40, (index) => 50 + index),
        'rain',
      )?.perDecade,
    ).toBeCloseTo(120, 6);
  });

  it('is not bent by a few years that are wrong', () => {
    const spoilt = years(60, (index) => (index % 20 === 7 ? 99 : 10 + index * 0.03));
    expect(trendOf(spoilt, 'max')?.perDecade).toBeCloseTo(0.3, 1);
  });

  it('leaves no change within its range nineteen times in twenty', () => {
    const held = Array.from({ length: 200 }, (_, seed) => {
      const { normal } = chance(seed + 1);
      const trend = trendOf(years(50, normal), 'max');
      return trend !== null && trend.least <= 0 && trend.most >= 0;
    }).filter(Boolean).length;
    expect(held).toBeGreaterThanOrEqual(180);
    expect(held).toBeLessThan(200);
  });

  it.each<[string, Row[]]>([
    ['a short record', years(29, (index) => index)],
    [
      'two short ends with nothing between',
      [
        ...years(15, () => 1),
        ...years(15, () => 2).map((row) => ({ ...row, Year: row.Year + 60 })),
      ],
    ],
    [
      'years that lack a month',
      years(40, (index) => index).map(({ '07_max': _, ...row }) => row as Row),
    ],
    ['more years than pairs can be made of', years(1_001, () => 1)],
    ['values as large as a number can be', years(40, (index) => (index % 2 ? 1.7e308 : -1.7e308))],
    ['no rows', []],
  ])('is nothing for %s', (_, rows) => {
    expect(trendOf(rows, 'max')).toBeNull();
  });
});
