import { describe, expect, it, test } from '@jest/globals';
import type { YearValue } from '../../../src/core/dataset/climate.ts';
import {
  type Compared,
  compareYears,
  stepsOfOwn,
} from '../../../src/core/quality/compare-years.ts';
import { chance } from '../../support/chance.ts';

const FIRST = 1951;

type Pair = {
  seed: number;
  years: number;
  /** of the difference of the two, in °C, or in logarithms of rain */
  spread?: number;
  /** how much of a year's difference is that of the year before */
  memory?: number;
  /** years from the first, and sizes */
  steps?: [at: number, size: number][];
  driftPerDecade?: number;
  isRain?: boolean;
};

/** Two stations with the same weather and warming, and what is planted into the first of them. */
function compared({ seed, years, ...planted }: Pair): Compared {
  const { spread = 0.25, memory = 0.1, steps = [], driftPerDecade = 0, isRain = false } = planted;
  const { normal } = chance(seed);
  let rest = normal() * spread;
  const own: YearValue[] = [];
  const other: YearValue[] = [];
  for (let at = 0; at < years; at++) {
    const weather = isRain ? 6.5 + 0.2 * normal() : 14 + 0.7 * normal() + 0.02 * at;
    const moved = steps.reduce((sum, [from, size]) => sum + (at >= from ? size : 0), 0);
    const value = weather + rest + moved + (driftPerDecade * at) / 10;
    const shown = isRain ? Math.exp : (one: number) => one;
    own.push({ year: FIRST + at, value: shown(value) });
    other.push({ year: FIRST + at, value: shown(weather) });
    rest = memory * rest + normal() * spread * Math.sqrt(1 - memory ** 2);
  }
  return compareYears(own, other, isRain ? 'rain' : 'max');
}

const PAIRS = 250;

/** Of so many pairs, in how many percent something is found. */
function percentOf(pair: Omit<Pair, 'seed'>, isSo: (compared: Compared) => boolean): number {
  const so = Array.from({ length: PAIRS }, (_, index) =>
    isSo(compared({ ...pair, seed: index + 1 })),
  );
  return (100 * so.filter(Boolean).length) / PAIRS;
}

function hasSteps({ found }: Compared): boolean {
  return (found?.steps.length ?? 0) > 0;
}

/** A step is found where its year is, or the one beside it. */
function hasStepAt(...places: number[]) {
  return ({ found }: Compared) =>
    places.every((at) => found?.steps.some(({ year }) => Math.abs(year - FIRST - at) <= 1));
}

// The figures are those of these seeds; the limits leave a little room beside them.
describe('in pairs of stations whose differences spread by 0.25 °C', () => {
  test.each([
    { name: '15 years', pair: { years: 15 }, most: 1 },
    { name: '60 years', pair: { years: 60 }, most: 1 },
    { name: '60 years, rain', pair: { years: 60, isRain: true, spread: 0.1 }, most: 1 },
    { name: '60 years that remember a third', pair: { years: 60, memory: 0.3 }, most: 3 },
    { name: '120 years that remember a third', pair: { years: 120, memory: 0.3 }, most: 4 },
    { name: 'a drift of 0.2 °C a decade', pair: { years: 60, driftPerDecade: 0.2 }, most: 7 },
    { name: 'a drift of 0.4 °C a decade', pair: { years: 60, driftPerDecade: 0.4 }, most: 3 },
  ])('a step is told where none is at most $most times in 100: $name', ({ pair, most }) => {
    expect(percentOf(pair, hasSteps)).toBeLessThanOrEqual(most);
  });

  test.each([
    { name: '0.5 °C in 60 years', years: 60, steps: [[30, 0.5]], least: 70 },
    { name: '0.8 °C in 60 years', years: 60, steps: [[30, 0.8]], least: 95 },
    { name: '0.8 °C eight years from the end', years: 60, steps: [[52, -0.8]], least: 85 },
    { name: '0.8 °C in 20 years', years: 20, steps: [[10, 0.8]], least: 82 },
    { name: '1.2 °C in 60 years', years: 60, steps: [[30, -1.2]], least: 98 },
    {
      name: 'two up, 20 years apart',
      years: 70,
      steps: [
        [20, 0.8],
        [40, 0.8],
      ],
      least: 82,
    },
    {
      name: 'away for 12 years and back',
      years: 70,
      steps: [
        [20, 0.8],
        [32, -0.8],
      ],
      least: 72,
    },
  ] as const)('$name is found with its year at least $least times in 100', (planted) => {
    const { years, least } = planted;
    const steps = planted.steps.map(([at, size]) => [at, size] as [number, number]);
    const found = percentOf({ years, steps }, hasStepAt(...steps.map(([at]) => at)));
    expect(found).toBeGreaterThanOrEqual(least);
  });

  it('a quarter more rain is found with its year in eight of ten', () => {
    const pair = { years: 60, isRain: true, spread: 0.1, steps: [[30, Math.log(1.25)]] } as const;
    const steps = pair.steps.map(([at, size]) => [at, size] as [number, number]);
    expect(percentOf({ ...pair, steps }, hasStepAt(30))).toBeGreaterThanOrEqual(80);
  });

  it('the range told holds the size in nine of ten that are found', () => {
    const found = Array.from({ length: PAIRS }, (_, index) =>
      compared({ seed: index + 1, years: 60, steps: [[30, 0.8]] }),
    ).filter(hasStepAt(30));
    const holding = found.filter((one) =>
      one.found?.steps.some(({ least, most }) => least <= 0.8 && 0.8 <= most),
    );
    expect(holding.length / found.length).toBeGreaterThan(0.9);
  });

  it('a drift is told as a drift, and no year is blamed', () => {
    const { found } = compared({ seed: 1, years: 60, driftPerDecade: 0.4 });
    expect(found).toMatchObject({ steps: [], drift: expect.closeTo(0.4, 1) });
  });
});

describe('a comparison', () => {
  const flat = (years: readonly number[], value: number) => years.map((year) => ({ year, value }));
  const span = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it('takes the years that both have', () => {
    const own = flat([...span(1950, 1960), ...span(1970, 1990)], 10);
    const both = compareYears(own, flat(span(1955, 1975), 9), 'max');
    expect(both.differences.map(({ year }) => year)).toEqual([
      ...span(1955, 1960),
      ...span(1970, 1975),
    ]);
    expect(both.mean).toBe(1);
  });

  test.each([
    { name: 'no common year', other: span(1980, 1999), found: null, common: 0 },
    { name: 'fourteen, one too few', other: span(1937, 1963), found: null, common: 14 },
    { name: 'fifteen', other: span(1936, 1964), found: expect.anything(), common: 15 },
  ])('looks for steps in $name', ({ other, found, common }) => {
    const result = compareYears(flat(span(1950, 1970), 10), flat(other, 9), 'max');
    expect([result.differences.length, result.found]).toEqual([common, found]);
  });

  it('of equal records tells no step, no drift and no difference', () => {
    const { mean, found } = compareYears(
      flat(span(1950, 1990), 10),
      flat(span(1950, 1990), 10),
      'max',
    );
    expect({ mean, found }).toEqual({ mean: 0, found: { steps: [], drift: null, showsFrom: 0.3 } });
  });

  it('of an even drift tells no step, however exact it is', () => {
    const own = span(1950, 2010).map((year) => ({ year, value: 10 + (year - 1950) * 0.05 }));
    const { found } = compareYears(own, flat(span(1950, 2010), 9), 'max');
    expect(found).toMatchObject({ steps: [], drift: expect.closeTo(0.5) });
  });

  it('of rain tells shares, and passes over a year without a drop', () => {
    const wet = flat(span(1950, 1990), 120);
    const other = [{ year: 1950, value: 0 }, ...flat(span(1951, 1990), 100)];
    const { differences, mean } = compareYears(wet, other, 'rain');
    expect([differences.length, mean]).toEqual([40, expect.closeTo(0.2, 10)]);
  });

  it('says of a step alone how large it is', () => {
    const own = [...flat(span(1950, 1986), 10), ...flat(span(1987, 2020), 10.8)];
    const { found } = compareYears(own, flat(span(1950, 2020), 9), 'min');
    expect(found?.steps).toEqual([
      {
        year: 1987,
        size: expect.closeTo(0.8),
        least: expect.closeTo(0.8),
        most: expect.closeTo(0.8),
      },
    ]);
  });
});

test.each([
  {
    name: 'against both, a year apart',
    steps: [
      [1987, 0.8],
      [1988, 0.6],
    ],
    expected: [1987],
  },
  {
    name: 'against one of them only',
    steps: [
      [1987, 0.8],
      [2001, 0.6],
    ],
    expected: [],
  },
  {
    name: 'in both, but in two directions',
    steps: [
      [1987, 0.8],
      [1987, -0.6],
    ],
    expected: [],
  },
  { name: 'where only one is compared', steps: [[1987, 0.8]], expected: [] },
])('stepsOfOwn: a step $name', ({ steps, expected }) => {
  const pairs = steps.map(([year = 0, size = 0]) => ({
    differences: [],
    mean: 0,
    found: { steps: [{ year, size, least: size, most: size }], drift: null, showsFrom: 0.5 },
  }));
  expect(stepsOfOwn(pairs)).toEqual(expected);
});
