import { expect, it } from '@jest/globals';
import type { KeptSeries, KeptStation } from '../../../src/core/reading/kept-series.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import { type SaidOfCells, withSaid } from '../../../src/core/reading/with-said.ts';

const finding = (kind: Finding['kind'], cell: string, element = 'max'): Finding => ({
  ...{ kind, severity: 'warning', places: [{ sheet: 'Days', cells: [cell] }], params: { element } },
});
const series = (granularity: 'day' | 'month'): KeptSeries => ({
  element: 'max',
  granularity,
  values: ['B2', 'B3'].map((cell, at) => ({
    ...{ at, value: at, written: String(at), unit: 'C', sheet: 'Days', cell },
  })),
});

/** What was said of B2 and of B3. */
function said(about: Partial<SaidOfCells>, granularity: 'day' | 'month' = 'day') {
  const station: KeptStation = { name: '', series: [series(granularity)] };
  const known = withSaid(station, { findings: [], answered: [], ...about });
  const plain = ['at', 'value', 'written', 'unit', 'sheet', 'cell'];
  return known.series[0]?.values.map((value) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !plain.includes(name))),
  );
}

it.each([
  {
    name: 'a doubted day is doubted by its check',
    about: { findings: [finding('quality.day-outlier', 'B3')] },
    expected: [{}, { doubts: ['day-outlier'] }],
  },
  {
    name: 'what a person called right is confirmed, and the doubt stays told',
    about: { answered: [finding('quality.day-outlier', 'B2')] },
    expected: [{ doubts: ['day-outlier'], confirmed: true }, {}],
  },
  {
    name: 'two checks doubt one day',
    about: {
      findings: [finding('quality.day-outlier', 'B2'), finding('quality.day-streak', 'B2')],
    },
    expected: [{ doubts: ['day-outlier', 'day-streak'] }, {}],
  },
  {
    name: 'a doubt about the month that begins in this cell is none about the day',
    about: { findings: [finding('quality.outlier', 'B2')] },
    expected: [{}, {}],
  },
  {
    name: 'a doubt about the minimum of the same line is none about the maximum',
    about: { findings: [finding('quality.day-outlier', 'B2', 'min')] },
    expected: [{}, {}],
  },
  {
    name: 'a mended cell and a note',
    about: {
      mended: [{ sheet: 'Days', cell: 'B2', before: '200' }],
      notes: [{ sheet: 'Days', cell: 'B3', note: 'observer ill' }],
    },
    expected: [{ before: '200' }, { note: 'observer ill' }],
  },
  {
    name: 'a day beyond any record goes out flagged',
    about: { findings: [finding('quality.day-impossible', 'B3')] },
    expected: [{}, { doubts: ['day-impossible'] }],
  },
  {
    name: 'and is left out where the person wishes it',
    about: { findings: [finding('quality.day-impossible', 'B3')], leavesOut: true },
    expected: [{}, { doubts: ['day-impossible'], reason: 'impossible' }],
  },
  {
    name: 'but not what they called right',
    about: { answered: [finding('quality.day-impossible', 'B3')], leavesOut: true },
    expected: [{}, { doubts: ['day-impossible'], confirmed: true }],
  },
])('$name', ({ about, expected }) => {
  expect(said(about)).toEqual(expected);
});

it('months are doubted by the checks of months', () => {
  const about = { findings: [finding('quality.outlier', 'B2')] };
  expect(said(about, 'month')).toEqual([{ doubts: ['outlier'] }, {}]);
});
