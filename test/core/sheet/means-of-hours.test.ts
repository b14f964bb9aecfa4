import { expect, test } from '@jest/globals';
import { inventedDays } from '../../support/invented-station.ts';
import { readText, two } from './shape-of.ts';

const days = inventedDays('temperate', { firstYear: 2001, years: 1, seed: 21 });
type Day = (typeof days)[number];

const daily = (header: string, cells: (day: Day) => number[]): string =>
  [
    header,
    ...days.map((day) =>
      [`${day.year}-${two(day.month)}-${two(day.day)}`, ...cells(day)].join(','),
    ),
  ].join('\n');
const mean = ({ rain }: Day): number => Number((rain / 24).toFixed(4));
const most = ({ rain }: Day): number => Number((rain / 3).toFixed(1));

const withTemperatures = (words: string): string =>
  daily(`Date,Tmax,Tmin,${words}`, (day) => [day.max, day.min, most(day), 0, mean(day)]);

test.each([
  'rain max,rain min,rain mean',
  'precipitation (mm)_max,precipitation (mm)_min,precipitation (mm)_mean',
  'Lluvia máxima,Lluvia mínima,Lluvia media',
  'Pluie max,Pluie min,Pluie moyenne',
  'Niederschlag max,Niederschlag min,Niederschlag Mittel',
])('under "%s" stand the hours of each day, and the temperatures beside them are read', (words) => {
  const { rows, findings } = readText(withTemperatures(words));
  expect(Object.keys(rows[0] ?? {}).filter((key) => key.endsWith('rain'))).toEqual([]);
  expect(rows[0]).toHaveProperty('01_max');
  expect(findings.map(({ kind }) => kind)).toContain('reading.only-extremes');
});

test('the total of the day beside its mean and most is the rain', () => {
  const whole = readText(daily('Date,rain', ({ rain }) => [rain])).rows;
  const text = daily('Date,rain max,rain mean,rain sum', (day) => [most(day), mean(day), day.rain]);
  expect(readText(text).rows).toEqual(whole);
});

test('the mean alone is that of the gauges around', () => {
  const whole = readText(daily('Date,rain', ({ rain }) => [rain])).rows;
  expect(readText(daily('Date,rain_mean', ({ rain }) => [rain])).rows).toEqual(whole);
});

test('the mean rate of a day is its sum', () => {
  const whole = readText(daily('Date,rain', ({ rain }) => [rain])).rows;
  const text = daily('Date,rain max,rain mean (mm/day)', (day) => [most(day), day.rain]);
  expect(readText(text).rows).toEqual(whole);
});

test.each([2, 4, 8])(
  '%i readings of a day are no gauges, although the most is near the mean',
  (readings) => {
    const { rows } = readText(
      daily('Date,Rain mean,Rain max', ({ rain }) => [
        Number((rain / readings).toFixed(2)),
        Number(((rain / readings) * 1.9).toFixed(2)),
      ]),
    );
    expect(rows).toEqual([]);
  },
);

test.each([
  { decimals: 0, most: 'Max rain (mm)' },
  { decimals: 1, most: 'Max rain (mm)' },
  { decimals: 2, most: 'Max rain (mm)' },
  { decimals: 2, most: 'Max hourly rain (mm)' },
])(
  'the hours of a day in $decimals decimals beside "$most" are no gauges',
  ({ decimals, most }) => {
    const { rows } = readText(
      daily(`Date,Mean rain (mm),${most}`, (day) => [
        Number((day.rain / 24).toFixed(decimals)),
        Number((day.rain / 2).toFixed(decimals)),
      ]),
    );
    expect(rows).toEqual([]);
  },
);
