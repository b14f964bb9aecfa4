import { describe, expect, test } from '@jest/globals';
import { kindsOf, monthLines, offeredBy, readText } from './shape-of.ts';

const rain = (y: number, m: number, more = 0): number => 20 + more + ((y * 7 + m * m * 5) % 83);

/** Two of Garden's months and three of Shore's are marked as missing, and one of Shore's is a word. */
const SHORE_ODD: Record<string, string> = { '1961-2': 'n/a', '1961-3': 'n/a', '1962-4': 'n/a' };
const GARDEN_ODD: Record<string, string> = { '1961-5': 'n/a', '1962-6': 'n/a' };
const cellOf = (odd: Record<string, string>, more: number) => (y: number, m: number) =>
  odd[`${y}-${m}`] ?? rain(y, m, more);
const garden = cellOf(GARDEN_ODD, 0);
const shore = cellOf({ ...SHORE_ODD, '1963-1': 'wet' }, 40);

const LAYOUTS = [
  {
    name: 'below each other',
    text: [
      'Station: Garden\nYear,Month,Rain (mm)',
      monthLines(3, (y, m) => `${y},${m},${garden(y, m)}`),
      '\nStation: Shore\nYear,Month,Rain (mm)',
      monthLines(3, (y, m) => `${y},${m},${shore(y, m)}`),
    ].join('\n'),
  },
  {
    name: 'down one column',
    text: [
      'Station,Year,Month,Rain (mm)',
      monthLines(3, (y, m) => `Garden,${y},${m},${garden(y, m)}`),
      monthLines(3, (y, m) => `Shore,${y},${m},${shore(y, m)}`),
    ].join('\n'),
  },
  {
    name: 'beside each other',
    text: [
      'Year,Month,Garden rain (mm),Shore rain (mm)',
      monthLines(3, (y, m) => `${y},${m},${garden(y, m)},${shore(y, m)}`),
    ].join('\n'),
  },
];

describe.each(LAYOUTS)('of two stations $name', ({ text }) => {
  const read = (station: string) => readText(text, { wishes: { station } });

  test('each has its own missing values, and its own doubts', () => {
    const missing = (station: string) => read(station).understood.sentence.params.missing;
    expect([missing('Garden'), missing('Shore')]).toEqual([2, 3]);
    const kinds = (station: string) =>
      read(station)
        .findings.map(({ kind }) => kind)
        .filter((kind) => kind === 'reading.cell-not-a-number');
    expect([kinds('Garden'), kinds('Shore')]).toEqual([[], ['reading.cell-not-a-number']]);
  });
});

// "Orø" is Oro without its mark, and of neither "A" nor "A+" anything else is left.
test.each([
  ['Oro', 'Orø'],
  ['A', 'A+'],
  ['Site 1', 'Site -1'],
  ['🌳', '🌊'],
])('stations called %s and %s are two, and each is read under its own name', (one, other) => {
  const down = [one, other].map((place, at) =>
    monthLines(3, (y, m) => `${place},${y},${m},${rain(y, m, at * 40)}`),
  );
  const below = [one, other].map(
    (place, at) =>
      `Station: ${place}\nYear,Month,Rain (mm)\n${monthLines(3, (y, m) => `${y},${m},${rain(y, m, at * 40)}`)}`,
  );
  for (const text of [`Station,Year,Month,Rain (mm)\n${down.join('\n')}`, below.join('\n\n')])
    for (const [at, station] of [one, other].entries()) {
      const { rows, understood } = readText(text, { wishes: { station } });
      expect(rows[1]).toMatchObject({ '05_rain': rain(1962, 5, at * 40) });
      expect(understood.stations?.names).toEqual([one, other]);
    }
});

const months = monthLines(3, (y, m) => `${y},${m},${garden(y, m)}`);
const monthsOf = (place: string): string =>
  monthLines(3, (y, m) => `${place},${y},${m},${garden(y, m)}`);

// Of Garden and Shore a person has chosen one, and the other alone is left on the sheet.
test.each([
  {
    text: `Station: Shore\nYear,Month,Rain (mm)\n${months}`,
    because: 'a line over the table names it',
  },
  { text: `Station,Year,Month,Rain (mm)\n${monthsOf('Shore')}`, because: 'a column names it' },
  {
    text: `Estación,Año,Mes,Lluvia (mm)\n${monthsOf('Shore')}`,
    because: 'a Spanish column names it',
  },
])('what is left is not read for the one that is gone: $because', ({ text }) => {
  const gone = readText(text, { wishes: { station: 'Garden' } });
  expect(gone.rows).toEqual([]);
  expect(kindsOf(gone)).toEqual(['station-not-here']);
  expect(offeredBy(gone)).toEqual(['Shore', 'none']);
  for (const station of ['Shore', 'shore', 'none'])
    expect(readText(text, { wishes: { station } }).rows).toHaveLength(3);
});

test.each([
  { text: `Year,Month,Rain (mm)\n${months}`, because: 'nothing names a place any more' },
  {
    text: `Station: Upton\nBatch,Year,Month,Rain (mm)\n${monthsOf('Garden')}`,
    because: 'a word in each row is the answer, and needs no choice now',
  },
])('what is left is read: $because', ({ text }) => {
  expect(readText(text, { wishes: { station: 'Garden' } }).rows).toHaveLength(3);
});
