import { describe, expect, it, test } from '@jest/globals';
import { axisFor } from '../../src/charts/axis.ts';
import {
  chartWords,
  showDecimals,
  showDifference,
  wholePercent,
} from '../../src/charts/chart-words.ts';
import { ClimateDiagram } from '../../src/charts/climate-diagram.tsx';
import { CompletenessStrip } from '../../src/charts/completeness-strip.tsx';
import { CoverageStrip } from '../../src/charts/coverage-strip.tsx';
import { Stripes } from '../../src/charts/stripes.tsx';
import { yearReadings } from '../../src/charts/year-readings.ts';
import { statisticsOf, yearDeviations } from '../../src/core/dataset/climate.ts';
import { coverageOf } from '../../src/core/dataset/coverage.ts';
import type { Row } from '../../src/core/dataset/dataset.ts';
import { deviationLine, stripeBands, stripesOf } from '../../src/core/dataset/stripe-bands.ts';
import { markupOf } from '../support/markup-of.ts';
import { yearsOf } from '../support/years-of.ts';

describe('the bands of the stripes', () => {
  it('join neighbours of one colour and leave a year without a value open', () => {
    const { places, stripes } = stripesOf([
      { year: 1990, deviation: 1 },
      { year: 1991, deviation: 1 },
      { year: 1992, deviation: null },
      { year: 1993, deviation: 1 },
      { year: 1994, deviation: -1 },
    ]);
    expect(places).toBe(5);
    expect(stripeBands(stripes)).toEqual([
      { from: 0, length: 2, step: 5 },
      { from: 3, length: 1, step: 5 },
      { from: 4, length: 1, step: -5 },
    ]);
  });

  it('are all of the middle colour when no year differs', () => {
    expect(stripeBands([{ place: 0, deviation: 0 }])).toEqual([{ from: 0, length: 1, step: 0 }]);
  });

  it('are the means of several years where there are too many to tell apart', () => {
    const years = Array.from({ length: 1000 }, (_, index) => ({
      year: index + 1,
      deviation: index % 3,
    }));
    const { places, stripes } = stripesOf(years);
    expect(places).toBe(334);
    expect(stripes[0]).toEqual({ place: 0, deviation: 1 });
  });

  it('draw a line that lifts its pen over a missing year', () => {
    const line = deviationLine([
      { place: 0, deviation: 1 },
      { place: 1, deviation: -1 },
      { place: 3, deviation: 0 },
    ]);
    expect(line).toBe('M0.5 10L1.5 90M3.5 50');
  });
});

test.each([
  { name: 'a winter below zero', low: -3.2, high: 24.1, ticks: [-10, 0, 10, 20, 30] },
  { name: 'a flat year still has a height', low: 20, high: 20, ticks: [20, 20.5] },
  { name: 'no rain at all', low: 0, high: 0, ticks: [0, 0.5] },
  { name: 'steps a computer adds badly', low: 0, high: 0.7, ticks: [0, 0.2, 0.4, 0.6, 0.8] },
])('axisFor: $name', ({ low, high, ticks }) => {
  expect(axisFor(low, high).ticks).toEqual(ticks);
});

test.each([
  { name: 'a true minus sign', shown: showDecimals('en', -1.25), expected: '−1.3' },
  { name: 'never minus nothing', shown: showDecimals('en', -0), expected: '0.0' },
  {
    name: 'no direction for what rounds to nothing',
    shown: showDecimals('en', -0.04),
    expected: '0.0',
  },
  { name: 'no such difference either', shown: showDifference('en', 0.04), expected: '0.0' },
  { name: 'a Spanish comma', shown: showDecimals('es', 12345.6), expected: '12.345,6' },
  { name: 'four Spanish digits together', shown: showDecimals('es', 1044.2), expected: '1044,2' },
  { name: 'a difference says its direction', shown: showDifference('en', 0.4), expected: '+0.4' },
])('figures have $name', ({ shown, expected }) => {
  expect(shown).toBe(expected);
});

it('says 100 % only when nothing is missing', () => {
  expect([wholePercent(0.9999), wholePercent(1), wholePercent(0.29)]).toEqual([99, 100, 29]);
});

describe('what a person who cannot see the pictures is told', () => {
  const rows = yearsOf(1961, 30);

  it('names the extreme years of the stripes', () => {
    expect(markupOf(<Stripes rows={rows} element="max" language="en" />)).toContain(
      'Warmest year 1990 (+1.5\u00a0°C from average), coldest 1961 (−1.5\u00a0°C).',
    );
  });

  it('names no year that lacks a month, as the figures beside it do not, and says how many those are', () => {
    const { '12_max': _mild, ...cold } = yearsOf(1960, 1)[0] as Row;
    const { '01_max': _cold, ...warm } = yearsOf(1991, 1)[0] as Row;
    const lacking = [{ ...cold, '01_max': -40 }, ...rows, { ...warm, '07_max': 45 }];
    const named = markupOf(<Stripes rows={lacking} element="max" language="en" />);
    expect(named).toMatch(/Warmest year 1990 \(.*?\), coldest 1961 \(/);
    expect(named).toContain('2 years lack some months, so they are not named.');
    const { highestYear, lowestYear } = statisticsOf(lacking, 'max');
    expect([highestYear?.year, lowestYear?.year]).toEqual([1990, 1961]);
  });

  it('names no year or month where all are equal', () => {
    const equal = yearsOf(1961, 3).map((row) => ({ ...row, ...evenYear(7) }));
    for (const language of ['en', 'es', 'fr', 'pt'] as const) {
      const stripes = markupOf(<Stripes rows={equal} element="rain" language={language} />);
      expect(stripes).not.toMatch(/196[13] \(/);
      const diagram = markupOf(<ClimateDiagram rows={equal} language={language} />);
      expect(diagram).not.toMatch(/\(7\u00a0mm\)/);
      expect(diagram).toMatch(/25[.,]5\u00a0°C/);
    }
  });

  it('says how many years are too short to compare', () => {
    const short: Row = { Year: 1991, '01_max': 40 };
    expect(markupOf(<Stripes rows={[...rows, short]} element="max" language="es" />)).toContain(
      '1 año tiene muy pocos meses',
    );
  });

  it('names the warmest, coldest and wettest month, and whether days or nights are meant', () => {
    expect(markupOf(<ClimateDiagram rows={rows} language="en" />)).toContain(
      'Warmest month July (maximum temperature 25.6\u00a0°C on average). Coldest month January (minimum temperature 0.5\u00a0°C). Wettest month December (60\u00a0mm).',
    );
  });

  it('says the share of months, and which were partial', () => {
    const completeness = {
      firstYear: 2000,
      lastYear: 2001,
      elements: [
        { element: 'rain' as const, months: 12, years: [{ year: 2000, marks: '11111111111p' }] },
      ],
    };
    const markup = markupOf(<CompletenessStrip completeness={completeness} language="en" />);
    expect(markup).toContain('Rainfall: 50\u00a0% of the months from 2000 to 2001');
    expect(markup).toContain('1 month is partial and left out.');
    expect(markup).toContain('12 of 24 months');
  });

  it('says the share of each element in the small strip of the list', () => {
    const [first, ...others] = rows;
    const gappy = [{ Year: first?.Year ?? 0, '01_max': 1 }, ...others];
    expect(markupOf(<CoverageStrip coverage={coverageOf(gappy)} language="en" />)).toContain(
      'Months with a value: Maximum temperature 96\u00a0%, Minimum temperature 96\u00a0%, Rainfall 96\u00a0%',
    );
  });
});

describe('what is read out of the stripes', () => {
  const rows = yearsOf(1961, 30);
  const short: Row = { Year: 1993, '01_max': 40 };
  const most = Object.fromEntries(
    Object.entries(rows[29] ?? {}).filter(([key]) => key !== '05_max'),
  );
  const part: Row = { ...most, Year: 1991 };

  test.each([
    {
      name: 'a complete year says its mean and its distance from average',
      element: 'max',
      year: 1990,
      expected: '1990: 17.0\u00a0°C, +1.5\u00a0°C from average',
    },
    {
      name: 'a year of rain says its sum and a share',
      element: 'rain',
      year: 1990,
      expected: '1990: 654.0\u00a0mm, 0\u00a0% from average',
    },
    {
      name: 'a year that lacks a month has no mean',
      element: 'max',
      year: 1991,
      expected: '1991: +1.5\u00a0°C from average in the months it has',
    },
    {
      name: 'a year with too few months has no colour either',
      element: 'max',
      year: 1993,
      expected: '1993: too few months',
    },
    {
      name: 'so has a year that is not there',
      element: 'max',
      year: 1992,
      expected: '1992: too few months',
    },
  ] as const)('$name', ({ element, year, expected }) => {
    const all = [...rows, part, short];
    const deviations = yearDeviations(all, element, rows);
    const say = chartWords('en');
    expect(yearReadings({ rows: all, deviations, element, say, language: 'en' })(year)).toBe(
      expected,
    );
  });

  it('a scale beside them says what the colours are worth', () => {
    const markup = markupOf(<Stripes rows={rows} element="max" language="en" />);
    expect(markup).toContain('<span>+1.5\u00a0°C</span><span>−1.5\u00a0°C</span>');
  });
});

it('a dataset without values gets a sentence instead of an empty picture', () => {
  const rows = [{ Year: 2000 }];
  const nothing = { firstYear: 2000, lastYear: 2000, elements: [] };
  expect(markupOf(<ClimateDiagram rows={rows} language="en" />)).toContain('no monthly values');
  expect(markupOf(<CompletenessStrip completeness={nothing} language="en" />)).toContain(
    'No values',
  );
  expect(markupOf(<Stripes rows={[]} element="max" language="en" />)).toBe('');
});

it('ten thousand full years are a few dozen marks, not a hundred thousand', () => {
  const years = Array.from({ length: 9999 }, (_, index) => ({
    year: index + 1,
    marks: '111111111111',
  }));
  const completeness = {
    firstYear: 1,
    lastYear: 9999,
    elements: [{ element: 'max' as const, months: 9999 * 12, years }],
  };
  const markup = markupOf(<CompletenessStrip completeness={completeness} language="en" />);
  expect(markup.length).toBeLessThan(2000);
});

test.each([
  { low: 1.7e308, high: 1.7e308 },
  { low: -Number.MAX_VALUE, high: Number.MAX_VALUE },
  { low: 0, high: 1.7e308 },
  { low: 1e15, high: 1e15 + 1 },
  { low: 0, high: 5e-324 },
])('an axis from $low to $high has ends and steps that are numbers', ({ low, high }) => {
  const axis = axisFor(low, high);
  expect([axis.low, axis.high, ...axis.ticks].every(Number.isFinite)).toBe(true);
  expect(axis.high).toBeGreaterThan(axis.low);
  expect(axis.ticks.length).toBeLessThan(20);
});

/** The same rain in each month. */
function evenYear(value: number): Partial<Row> {
  return Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`${String(at + 1).padStart(2, '0')}_rain`, value]),
  );
}
