import { describe, expect, test } from '@jest/globals';
import { offeredBy, readText, two } from './shape-of.ts';

/** Years down, and the months as numbers beside a word. */
const YEARS = Array.from({ length: 12 }, (_, at) => 1981 + at);
const TWELVE = Array.from({ length: 12 }, (_, at) => at + 1);
const index = (year: number, month: number): number => ((year * 13 + month * 7) % 30) / 10 - 1.5;

type Name = (month: number) => string;
const tableOf = (blocks: { name: Name; of: (year: number, month: number) => number }[]): string =>
  [
    ['Year', ...blocks.flatMap(({ name }) => TWELVE.map(name))].join(),
    ...YEARS.map((y) => [y, ...blocks.flatMap(({ of }) => TWELVE.map((m) => of(y, m)))].join()),
  ].join('\n');

test('maxima and minima are read beside each other', () => {
  const blocks = [
    {
      name: (m: number) => `temperature_max_${two(m)}`,
      of: (y: number, m: number) => 25 + index(y, m),
    },
    {
      name: (m: number) => `temperature_min_${two(m)}`,
      of: (y: number, m: number) => 12 + index(y, m),
    },
  ];
  const { rows } = readText(tableOf(blocks));
  expect(rows).toHaveLength(YEARS.length);
  expect(Object.keys(rows[0] ?? {})).toHaveLength(25);
});

describe('"P1 … P12" beside temperatures', () => {
  const warm = (y: number, m: number): number => 22 - Math.abs(7 - m) * 3 + ((y * 3 + m) % 4);
  const wet = (y: number, m: number): number => ((y * 37 + m * m * 91) % 180) + 0.5 * (m % 2);
  const BLOCKS = {
    T: warm,
    TX: warm,
    TN: (y: number, m: number) => warm(y, m) - 9,
    P: wet,
    PP: wet,
    pressure: (y: number, m: number) => 1005 + ((y * 3 + m * 5) % 14),
  };
  type Block = keyof typeof BLOCKS;
  const blocks = (names: readonly (readonly [string, Block])[], key = 'Year'): string => {
    const months = Array.from({ length: 12 }, (_, at) => at + 1);
    const header = names.flatMap(([name]) => months.map((m) => name.replace('#', String(m))));
    const years = Array.from({ length: 20 }, (_, at) => 1971 + at).map((y) =>
      [y, ...names.flatMap(([, of]) => months.map((m) => BLOCKS[of](y, m)))].join(','),
    );
    return [[key, ...header].join(','), ...years].join('\n');
  };

  test.each([
    { name: 'alone it may be of twelve periods', names: [['P#', 'P']] as const },
    {
      name: 'of pressure it is no rain',
      names: [
        ['T#', 'T'],
        ['P#', 'pressure'],
      ] as const,
    },
  ])('is still asked for: $name', ({ names }) => {
    const asked = readText(blocks(names));
    expect(asked.rows).toEqual([]);
    expect(offeredBy(asked)).toContain('rain');
  });
});
