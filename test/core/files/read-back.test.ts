import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber } from '../../../src/core/calendar/civil-date.ts';
import { SEF } from '../../../src/core/files/sef.ts';
import type { KeptSeries, KeptValue } from '../../../src/core/reading/kept-series.ts';
import { readSeries } from '../../../src/core/sheet/rows/read-series.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { AROUND } from '../sheet/shape-of.ts';

const yes = fc.constant(true as const);
/** Words as people write them: what would break a line or an entry is a blank in the file. */
const words = fc
  .stringMatching(/^[\p{L}][\p{L}\d .,;:=()*+'"/-]{0,20}[\p{L}\d]$/u)
  .map((text) => text.replace(/ +/g, ' '));

const state = fc.record(
  {
    ...{ trace: yes, estimated: yes, blank: yes, confirmed: yes },
    ...{ mark: fc.constantFrom('*', 'E', '()', '†'), days: fc.integer({ min: 2, max: 31 }) },
    doubts: fc.uniqueArray(fc.constantFrom('day-outlier', 'day-streak'), { minLength: 1 }),
    ...{ before: words, reason: words, note: words, link: fc.webUrl() },
  },
  { requiredKeys: [] },
);
const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);
const written = fc.oneof(
  fc.record({ written: tenths(-300, 990).map(String), unit: fc.constantFrom('C', 'F', '0.1C') }),
  fc.record({
    written: words.filter((text) => !/\d/.test(text)),
    unit: fc.constant('C'),
  }),
  fc.record({ written: fc.constant(''), unit: fc.constant('C') }),
);

/** Warm in summer, as what is called a temperature must be; in tenths. */
const usual = (month: number) => 12 - 8 * Math.cos((month * Math.PI) / 6);

/** More than a year of days, or eight years of months, of which some have no value. */
const seriesOf = (granularity: KeptSeries['granularity']): fc.Arbitrary<KeptSeries> => {
  const start = granularity === 'day' ? dayNumber({ year: 1901, month: 1, day: 1 }) : 1901 * 12;
  const value = fc.tuple(fc.option(tenths(-30, 30), { freq: 9 }), written, state);
  const length = granularity === 'day' ? 400 : 96;
  return fc.array(value, { minLength: length, maxLength: length }).map((all) => ({
    element: 'max',
    granularity,
    values: all.map(([off, written, state], index) => {
      const at = start + index;
      const value =
        off === null
          ? null
          : Math.round(10 * (usual(granularity === 'day' ? index / 30.4 : index) + off)) / 10;
      return { at, value, ...written, ...state, sheet: 'Days', cell: `B${at}` } as KeptValue;
    }),
  }));
};

/** Where a value stands is another cell now; which unit a gap, a word or a blank was in, no file says. */
function withoutPlace({ sheet: _sheet, cell: _cell, ...value }: KeptValue) {
  return { ...value, unit: value.value !== null && /\d/.test(value.written) ? value.unit : 'C' };
}

test.each(['day', 'month'] as const)(
  'each %s of our own SEF comes back with its value, its words and its state',
  (granularity) => {
    fc.assert(
      fc.property(seriesOf(granularity), (series) => {
        const [file] = SEF.files({ name: 'Upton', series: [series] }, {});
        const text = [...(file?.lines ?? [])].join('');
        const grid = gridFromFile(Buffer.from(text), file?.name ?? '', AROUND);
        const [again] = readSeries([grid], {}, AROUND);
        expect(again?.granularity).toBe(granularity);
        expect(again?.values.map(withoutPlace)).toEqual(series.values.map(withoutPlace));
      }),
      { numRuns: 6, endOnFailure: true },
    );
  },
);
