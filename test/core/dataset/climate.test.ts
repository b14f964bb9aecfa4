import { describe, expect, it, test } from '@jest/globals';
import { monthlyNormals, statisticsOf, yearDeviations } from '../../../src/core/dataset/climate.ts';
import { completenessOf } from '../../../src/core/dataset/completeness.ts';
import { coverageOf } from '../../../src/core/dataset/coverage.ts';
import { countRowValues, type Row } from '../../../src/core/dataset/dataset.ts';
import { completeYearValue } from '../../../src/core/dataset/yearly-value.ts';
import { yearsOf } from '../../support/years-of.ts';

describe('a year against normal', () => {
  it('does not take a year without its winter for a warm one', () => {
    const rows = yearsOf(2000, 11);
    const last = rows[10] as Row;
    const { '01_max': _january, '12_max': _december, ...withoutWinter } = last;
    const [deviation] = yearDeviations([...rows.slice(0, 10), withoutWinter], 'max').slice(-1);
    expect(deviation?.deviation).toBeCloseTo(0.5, 1);
  });

  it.each([
    { months: 8, deviation: null },
    { months: 9, deviation: 0 },
  ])('is told of a year with $months months: $deviation', ({ months, deviation }) => {
    const keys = Array.from({ length: months }, (_, at) => `0${at + 1}_max`);
    const row = { Year: 2000, ...Object.fromEntries(keys.map((key) => [key, 5])) } as Row;
    expect(yearDeviations([row], 'max')).toEqual([{ year: 2000, deviation }]);
  });

  it('is a share for rain: a tenth more than normal is 0.1', () => {
    const [dry, wet] = yearsOf(2000, 2);
    const wetter = Object.fromEntries(
      Object.entries(wet ?? {}).map(([key, value]) => [
        key,
        key.endsWith('rain') ? value * 3 : value,
      ]),
    ) as Row;
    const deviations = yearDeviations([dry as Row, wetter], 'rain').map((one) => one.deviation);
    expect(deviations).toEqual([expect.closeTo(-0.5), expect.closeTo(0.5)]);
  });

  it('has no share where it never rains', () => {
    const desert: Row = { Year: 2000 };
    for (const key of Object.keys(yearsOf(2000, 1)[0] ?? {}))
      if (key.endsWith('rain')) Object.assign(desert, { [key]: 0 });
    expect(yearDeviations([desert], 'rain')).toEqual([{ year: 2000, deviation: null }]);
  });
});

describe('the statistics of an element', () => {
  it('give extremes with their month, and warmest and coldest complete year', () => {
    expect(statisticsOf(yearsOf(1991, 3), 'max')).toEqual({
      months: 36,
      begunYears: 3,
      completeYears: 3,
      yearly: expect.closeTo(15.5),
      highest: { value: 25.6, year: 1993, month: 7 },
      lowest: { value: 5.4, year: 1991, month: 1 },
      highestYear: { value: expect.closeTo(15.6), year: 1993 },
      lowestYear: { value: expect.closeTo(15.4), year: 1991 },
    });
  });

  it('name no best year while every year has a gap', () => {
    const statistics = statisticsOf([{ Year: 2000, '01_rain': 3 }], 'rain');
    expect(statistics).toMatchObject({ months: 1, yearly: null, highestYear: null });
  });

  it('name no wettest of equal years, which would be the driest, too', () => {
    const months = (order: readonly number[]): Row =>
      Object.fromEntries(
        order.map((value, at) => [`${String(at + 1).padStart(2, '0')}_rain`, value]),
      ) as Row;
    const year = [0.1, 0.2, 0.3, 4, 5, 6, 7, 8, 9, 10, 11, 12.7];
    const equal = [year, year.toReversed(), year].map((order, at) => ({
      ...months(order),
      Year: 2000 + at,
    }));
    expect(statisticsOf(equal, 'rain')).toMatchObject({
      completeYears: 3,
      highest: { value: 12.7, year: 2000, month: 12 },
      lowest: { value: 0.1, year: 2000, month: 1 },
      highestYear: null,
      lowestYear: null,
    });
    const wetter = { ...equal[0], Year: 2003, '01_rain': 50 };
    expect(statisticsOf([...equal, wetter], 'rain')).toMatchObject({
      highestYear: { year: 2003 },
      lowestYear: { year: 2000 },
    });
    const dry = { ...months(year.map(() => 0)), Year: 2000 };
    expect(statisticsOf([dry], 'rain')).toMatchObject({ months: 12, highest: null, lowest: null });
  });

  it('are empty for an element that was never measured', () => {
    expect(statisticsOf([{ Year: 2000 }], 'min')).toEqual({
      months: 0,
      begunYears: 0,
      completeYears: 0,
      yearly: null,
      highest: null,
      lowest: null,
      highestYear: null,
      lowestYear: null,
    });
  });

  it('average two rows of the same year, as two stations in one dataset give them', () => {
    const rows = [
      { Year: 2000, '01_max': 4 },
      { Year: 2000, '01_max': 6 },
    ];
    expect(monthlyNormals(rows, 'max')[0]).toBe(5);
  });
});

describe('coverage, the small completeness of a list', () => {
  it('has a digit a year, and leaves out what was never measured', () => {
    const rows = [
      { Year: 2000, '01_max': 1 },
      { Year: 2002, '01_max': 1, '02_max': 1, '03_max': 1, '04_max': 1, '05_max': 1, '06_max': 1 },
    ];
    expect(coverageOf(rows)).toEqual({
      firstYear: 2000,
      lastYear: 2002,
      yearsPerMark: 1,
      elements: [{ element: 'max', months: 7, marks: '105' }],
    });
  });

  it('stays small for ten thousand years', () => {
    const coverage = coverageOf(yearsOf(1, 9999));
    expect(coverage.elements.map(({ marks }) => marks)).toEqual(Array(3).fill('9'.repeat(120)));
    expect(coverage.yearsPerMark).toBe(84);
  });

  it('finds first and last year in rows of any order', () => {
    const years = [...yearsOf(1990, 3)].reverse();
    expect(coverageOf(years)).toMatchObject({ firstYear: 1990, lastYear: 1992 });
  });
});

it('completeness of stored rows has a mark a month', () => {
  expect(
    completenessOf([
      { Year: 2001, '02_min': 3 },
      { Year: 2000, '01_min': 1 },
    ]),
  ).toEqual({
    firstYear: 2000,
    lastYear: 2001,
    elements: [
      {
        element: 'min',
        months: 2,
        years: [
          { year: 2000, marks: '100000000000' },
          { year: 2001, marks: '010000000000' },
        ],
      },
    ],
  });
});

it('completeness marks a month that was left out as partial, in a year without a row too', () => {
  const rows: Row[] = [
    { Year: 2000, '01_min': 1 },
    { Year: 2002, '01_min': 1 },
  ];
  const leftOut = [{ element: 'min', year: 2001, month: 3 }] as const;
  expect(completenessOf(rows, leftOut).elements[0]?.years).toEqual([
    { year: 2000, marks: '100000000000' },
    { year: 2001, marks: '00p000000000' },
    { year: 2002, marks: '100000000000' },
  ]);
});

test.each([
  { name: 'rain adds up', element: 'rain', months: Array(12).fill(50), expected: 600 },
  { name: 'temperatures are averaged', element: 'max', months: Array(12).fill(8), expected: 8 },
  {
    name: 'a year that lacks a month has neither',
    element: 'rain',
    months: [null, ...Array(11).fill(50)],
    expected: null,
  },
] as const)('the value of a year: $name', ({ element, months, expected }) => {
  expect(completeYearValue([...months], element)).toBe(expected);
});

it('counts the values of a row and not its year', () => {
  expect(countRowValues([{ Year: 1961, '01_max': 7.2 }, { Year: 1962 }])).toBe(1);
});

describe('values as large as a number can be', () => {
  const months = (value: number) =>
    Object.fromEntries(
      Array.from({ length: 12 }, (_, month) => [`${String(month + 1).padStart(2, '0')}`, value]),
    );
  const rowsOf = (element: string) =>
    [1.7e308, -1.7e308, 1.7e308, 1.7e308].map((value, index) => ({
      Year: 1961 + index,
      ...Object.fromEntries(
        Object.entries(months(value)).map(([month, one]) => [`${month}_${element}`, one]),
      ),
    }));

  it.each(['max', 'min', 'rain'] as const)('make no %s that is no number', (element) => {
    const rows = rowsOf(element);
    const statistics = statisticsOf(rows, element);
    const deviations = yearDeviations(rows, element);
    expect(JSON.stringify([statistics, [...deviations]], noNumber)).not.toContain('no number');
    expect(monthlyNormals(rows, element)).not.toContain(Number.NaN);
  });

  const noNumber = (_: string, value: unknown) => (Number.isNaN(value) ? 'no number' : value);
});
