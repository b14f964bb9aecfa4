import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { datedTitle, titleStem } from '../../../src/core/dataset/dated-title.ts';
import { fingerprintOf } from '../../../src/core/upload/fingerprint.ts';
import { retryPause } from '../../../src/core/upload/retry-pause.ts';

const rows = [
  { Year: 1961, '01_max': 7.2, '02_max': 8 },
  { Year: 1962, '01_max': 6.9 },
];

it('equal values have equal fingerprints, in whatever order their keys came', () => {
  const reordered = [{ '02_max': 8, '01_max': 7.2, Year: 1961 }, rows[1] as { Year: number }];
  expect(fingerprintOf(reordered)).toBe(fingerprintOf(rows));
});

it('any change of a value, a year or the order changes the fingerprint', () => {
  const row = fc.record({
    Year: fc.integer({ min: 1, max: 9999 }),
    '01_max': fc.double({ noNaN: true }),
    '12_rain': fc.nat(),
  });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1 }),
      fc.nat(),
      fc.constantFrom('Year', '01_max', '12_rain'),
      (table, place, key) => {
        const index = place % table.length;
        const changed = table.map((one, at) =>
          at === index ? { ...one, [key]: Number(one[key as 'Year']) + 1 } : one,
        );
        // A value too big for the step to matter did not change.
        const isSame = JSON.stringify(changed) === JSON.stringify(table);
        return isSame || fingerprintOf(changed) !== fingerprintOf(table);
      },
    ),
  );
  expect(fingerprintOf([...rows].reverse())).not.toBe(fingerprintOf(rows));
  expect(fingerprintOf([])).not.toBe(fingerprintOf([{ Year: 1 }]));
});

it('a dated title keeps its stem and its length, however often it is dated', () => {
  expect(datedTitle('Hill farm', '2026-05-01')).toBe('Hill farm (2026-05-01)');
  expect(datedTitle('Hill farm (2026-05-01)', '2026-05-02')).toBe('Hill farm (2026-05-02)');
  expect(datedTitle('x'.repeat(300), '2026-05-01')).toHaveLength(200);
  expect(datedTitle('🌦'.repeat(300), '2026-05-01')).toBe(`${'🌦'.repeat(187)} (2026-05-01)`);
  expect(titleStem('Hill farm (2026-05-01 14:05)')).toBe('Hill farm');
  expect(titleStem('Hill farm (old)')).toBe('Hill farm (old)');
});

it('pauses double, spread, honour what the service asks, and end', () => {
  const pause = (tries: number, parts = {}) =>
    retryPause({ tries, retryAfterMs: null, jitter: 0, budgetMs: 60_000, ...parts });
  expect([1, 2, 3, 4].map((tries) => pause(tries))).toEqual([1000, 2000, 4000, null]);
  expect(pause(1, { jitter: 0.5 })).toBe(1500);
  expect(pause(1, { retryAfterMs: 9000 })).toBe(9000);
  expect(pause(1, { retryAfterMs: 90_000 })).toBeNull();
});
