import { describe, expect, it } from '@jest/globals';
import { changesBetween } from '../../../src/core/dataset/changes-between.ts';
import type { Row } from '../../../src/core/dataset/dataset.ts';

const BEFORE: Row[] = [
  { Year: 1990, '01_max': 3, '01_min': -2, '02_max': 5 },
  { Year: 1991, '01_max': 4, '01_rain': 60 },
];

describe('changesBetween', () => {
  it.each<[string, Row[], object]>([
    [
      'equal tables differ in nothing',
      BEFORE,
      { changed: 0, added: 0, monthsAdded: 0, removed: 0 },
    ],
    [
      'another value is a change with both values',
      [{ ...first(), '02_max': 5.5 }, second()],
      {
        changed: 1,
        added: 0,
        removed: 0,
        values: [{ year: 1990, key: '02_max', before: 5, after: 5.5 }],
      },
    ],
    [
      'a value in a month that has others is new, but its month is not',
      [first(), { ...second(), '01_min': -1 }],
      { added: 1, filled: 1, monthsAdded: 0, changed: 0, removed: 0 },
    ],
    [
      'two values of one new month are one month',
      [first(), { ...second(), '02_max': 6, '02_rain': 12 }],
      { added: 2, filled: 0, monthsAdded: 1 },
    ],
    [
      'a new year is as many months as it has',
      [first(), second(), { Year: 1992, '01_max': 1, '03_max': 2 }],
      { added: 2, monthsAdded: 2, removed: 0 },
    ],
    [
      'a year that is gone takes all its values with it',
      [second()],
      { removed: 3, changed: 0, added: 0 },
    ],
    [
      'an order that changed is no change',
      [second(), first()],
      { changed: 0, added: 0, removed: 0 },
    ],
    [
      '0 is a value like any other',
      [{ ...first(), '01_max': 0 }, second()],
      { changed: 1, removed: 0 },
    ],
  ])('%s', (_, after, expected) => {
    expect(changesBetween(BEFORE, after)).toMatchObject(expected);
  });

  it('compares a year that stands twice with itself, place by place', () => {
    const twice: Row[] = [first(), { ...first(), '01_max': 9 }];
    const other: Row[] = [
      { ...first(), '01_max': 4 },
      { ...first(), '01_max': 8 },
    ];
    expect(changesBetween(twice, other).values).toEqual([
      { year: 1990, key: '01_max', before: 3, after: 4 },
      { year: 1990, key: '01_max', before: 9, after: 8 },
    ]);
  });

  it('lists what is gone first, then what changed, then what is new, and old years first', () => {
    const after: Row[] = [
      { Year: 1989, '12_max': 1 },
      { Year: 1990, '01_max': 3.5, '02_max': 5 },
      { Year: 1991, '01_max': 4 },
    ];
    expect(changesBetween(BEFORE, after).values.map(({ year, key }) => `${year} ${key}`)).toEqual([
      '1990 01_min',
      '1991 01_rain',
      '1990 01_max',
      '1989 12_max',
    ]);
  });
});

function first(): Row {
  return { Year: 1990, '01_max': 3, '01_min': -2, '02_max': 5 };
}

function second(): Row {
  return { Year: 1991, '01_max': 4, '01_rain': 60 };
}
