import { afterEach, expect, test } from '@jest/globals';
import { casesOf, oneIn } from '../support/every-case.ts';
import { type Almanac, aDocument, openAlmanac, page, settleIn } from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

type Date = { year: number; month: number; day: number };
const FIRST_YEAR = 1848;
const YEARS = 60;

/** One dated row a month: a day early, each would be the month before. */
function monthly(): (string | number | Date)[][] {
  const rows = Array.from({ length: YEARS * 12 }, (_, at) => [
    { year: FIRST_YEAR + Math.floor(at / 12), month: (at % 12) + 1, day: 1 },
    15 + (at % 12),
  ]);
  return [['Month', 'Tmax (°C)'], ...rows];
}

const ZONES = [
  'America/New_York',
  'Australia/Sydney',
  'Asia/Tokyo',
  'America/Argentina/Cordoba',
  'Europe/Paris',
];

test.each(casesOf(ZONES, oneIn(2)))(
  'dates before 1900 in %s are the same by one engine and by two',
  async (timeZone) => {
    const readings = [];
    for (const oldDates of ['one-engine', 'two-engines'] as const) {
      const sheets = [{ id: 0, name: 'Old', cells: monthly() }];
      almanac = await openAlmanac({
        documents: [aDocument({ timeZone, sheets })],
        switches: { oldDates },
      });
      readings.push(await page(await settleIn(almanac), 'readActiveSheet', null));
      await almanac.close();
    }
    const [one, two] = readings;
    expect(one?.understood.span).toMatchObject({ firstYear: FIRST_YEAR });
    expect(two?.fingerprint).toBe(one?.fingerprint);
  },
);
