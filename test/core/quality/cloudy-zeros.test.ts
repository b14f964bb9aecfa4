import { expect, test } from '@jest/globals';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import { inventedMonths, type Month } from '../../support/invented-station.ts';
import { readingOf } from './reading-of.ts';

const range = ({ max, min }: Month) => max - min;

/** Under clear skies days are hot, nights are cold, and it is dry. */
const MONTHS = inventedMonths('temperate', { firstYear: 1941, years: 60 }).map((month) => ({
  ...month,
  rain: Math.round(450 * Math.exp(-1.3 * (range(month) - 8))) / 10,
}));

test.each([
  { name: 'a November without rain under a grey sky was not measured', place: 2, told: 1 },
  { name: 'a November without rain under a clear sky may have been dry', place: -2, told: 0 },
])('$name', ({ place, told }) => {
  const novembers = MONTHS.filter(({ month }) => month === 11);
  const dry = novembers.sort((a, b) => range(a) - range(b)).at(place);
  const months = MONTHS.map((month) => (month === dry ? { ...month, rain: 0 } : month));
  const found = checkMonths(readingOf(months)).filter(({ kind }) =>
    /^quality.rain-zero/.test(kind),
  );
  expect(found.map(({ kind, params }) => [kind, params.year, params.month])).toEqual(
    told ? [['quality.rain-zero-cloudy', dry?.year, 11]] : [],
  );
});
