import { describe, expect, test } from '@jest/globals';
import { madeDays, madeRow } from './made-weather.ts';
import { dayLines, kindsOf, monthLines, readText, two } from './shape-of.ts';

// Total nitrogen and total phosphorus of a lake have the codes of a minimum and of rain.
const nitrogen = (at: number): number => 0.2 + ((at * 37) % 120) / 100;
const phosphorus = (at: number): number => 8 + ((at * 29) % 53);
const lake = (header: string): string =>
  `Year,Month,${header}\n${monthLines(5, (y, m) =>
    [y, m, nitrogen(y * 12 + m), phosphorus(y * 12 + m), (m * 7) % 19].join(),
  )}`;

describe('nitrogen and phosphorus of a lake', () => {
  test.each(['TN,TP,Chl', 'TN,TP', 'TN2,TP2', 'TN_mg_L,TP_mg_L,Secchi', 'TN,Foo,NO3'])(
    'are no minimum and no rain unless the person says so: %s',
    (header) => {
      const asked = readText(lake(header));
      expect(asked.rows).toEqual([]);
      expect(kindsOf(asked)).toContain('which-column');
      const wishes = { maxColumn: 'none', minColumn: 'none', rainColumn: 'none' };
      expect(readText(lake(header), { wishes }).rows).toEqual([]);
    },
  );

  test.each(['TN (mg/L),TP (ug/L)', 'TN (mg/l),TP (µg/l)', 'TN mg l-1,TP µg l-1'])(
    'are refused with their units: %s',
    (header) => expect(readText(lake(header)).rows).toEqual([]),
  );

  test('of a single day are asked about, too', () => {
    const lines = dayLines(({ y, m, d }, at) =>
      [`${y}-${two(m)}-${two(d)}`, nitrogen(at), phosphorus(at)].join(),
    );
    expect(readText(`Date,TN,TP\n${lines}`).rows).toEqual([]);
  });
});

const days = madeDays(1996);
const asDays = (header: string, cells: (day: (typeof days)[number]) => number[]): string =>
  `${header}\n${days.map((day) => [`${day.y}-${two(day.m)}-${two(day.d)}`, ...cells(day)].join()).join('\n')}`;

describe('the same codes of weather are read', () => {
  test.each([
    { header: 'Date,TX,TN,TP', because: 'a maximum stands beside' },
    { header: 'Date,Tmax,TN,TP', because: 'it may be spelt out' },
  ])('$header: $because', ({ header }) => {
    const text = asDays(header, ({ max, min, rain }) => [max, min, rain]);
    expect(readText(text).rows).toEqual([madeRow(1996, ['max', 'min', 'rain'])]);
  });

  test.each(['Date,TN,RR', 'Date,TN (°C),TP (mm)', 'Date,TN,Rain'])('%s', (header) => {
    const text = asDays(header, ({ min, rain }) => [min, rain]);
    expect(readText(text).rows).toEqual([madeRow(1996, ['min', 'rain'])]);
  });

  test('Date,TN', () => {
    const text = asDays('Date,TN', ({ min }) => [min]);
    expect(readText(text).rows).toEqual([madeRow(1996, ['min'])]);
  });
});
