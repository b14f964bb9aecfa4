import { describe, expect, it } from '@jest/globals';
import { yearDeviations } from '../../../src/core/dataset/climate.ts';
import { COLUMN_KEYS } from '../../../src/core/dataset/columns.ts';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import {
  normalPeriods,
  rowsForNormals,
  withoutNormal,
} from '../../../src/core/dataset/normal-periods.ts';

function years(first: number, last: number): Row[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const Year = first + index;
    return { Year, ...Object.fromEntries(COLUMN_KEYS.map((key) => [key, Year < 1991 ? 10 : 11])) };
  });
}

describe('the period of an average', () => {
  it.each([
    ['a century offers both', years(1901, 2020), ['all', '1961–1990', '1991–2020']],
    ['24 years of thirty are enough', years(1967, 1990), ['all', '1961–1990']],
    ['23 are not', years(1968, 1990), ['all']],
    ['a year that stands twice is one year', [...years(1968, 1990), ...years(1968, 1990)], ['all']],
    ['no rows', [], ['all']],
    [
      'years with nothing in them carry none',
      years(1991, 2020).map(({ Year }) => ({ Year })),
      ['all'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(normalPeriods(rows)).toEqual(expected);
  });

  it('is of the months that have 24 years, and of no other', () => {
    const rows = years(1991, 2020).map((row): Row => {
      const { '01_max': january, '07_rain': july, ...others } = row;
      return {
        ...others,
        ...(row.Year <= 2014 ? { '01_max': january } : {}),
        ...(row.Year <= 2013 ? { '07_rain': july } : {}),
      };
    });
    expect(withoutNormal(rows, '1991–2020')).toEqual(['07_rain']);
    const [first] = rowsForNormals(rows, '1991–2020');
    expect(first).toHaveProperty('01_max');
    expect(first).not.toHaveProperty('07_rain');
    expect(rowsForNormals(rows, 'all')[0]).toHaveProperty('07_rain');
  });

  it('is what every year is measured against', () => {
    const rows = years(1961, 2020);
    const deviationIn = (year: number, period: '1961–1990' | 'all') =>
      yearDeviations(rows, 'max', rowsForNormals(rows, period)).find((one) => one.year === year)
        ?.deviation;
    expect([deviationIn(1961, '1961–1990'), deviationIn(2020, '1961–1990')]).toEqual([0, 1]);
    expect([deviationIn(1961, 'all'), deviationIn(2020, 'all')]).toEqual([-0.5, 0.5]);
  });
});
