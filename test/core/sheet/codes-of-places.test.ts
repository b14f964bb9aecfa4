import { describe, expect, test } from '@jest/globals';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, MONTHS, offeredBy, readText } from './shape-of.ts';

type Value = 'max' | 'min' | 'rain';

const monthsOf = (seed: number) =>
  inventedMonths('temperate', { firstYear: 2001, years: 6, seed: 60 + seed });
const YEARS = [2001, 2002, 2003, 2004, 2005, 2006];

/** A row a year of each code. */
const wide = (head: string, codes: string, value: Value): string =>
  [
    `${head},Year,${MONTHS}`,
    ...codes.split(',').flatMap((code, seed) =>
      YEARS.map((year) => {
        const own = monthsOf(seed).filter((month) => month.year === year);
        return [code, year, ...own.map((month) => month[value])].join(',');
      }),
    ),
  ].join('\n');

/** A row a month, the codes down a column or across. */
const long = (head: string, codes: string, value: Value): string =>
  [
    `Year,Month,${head},Value`,
    ...codes
      .split(',')
      .flatMap((code, seed) =>
        monthsOf(seed).map((month) => [month.year, month.month, code, month[value]].join(',')),
      ),
  ].join('\n');

const across = (_: string, codes: string, value: Value): string =>
  [
    `Year,Month,${codes}`,
    ...monthsOf(0).map(({ year, month }, at) =>
      [year, month, ...codes.split(',').map((_, seed) => monthsOf(seed)[at]?.[value])].join(','),
    ),
  ].join('\n');

const PLACES = [
  { head: 'State', codes: 'AL,OK,TN,TX,UT', value: 'max', because: 'TX is Texas' },
  { head: 'Code', codes: 'KY,TN,VA', value: 'max', because: 'no word says that these are states' },
  { head: 'UF', codes: 'PR,RS,SC', value: 'rain', because: 'PR is Paraná' },
  { head: 'Sigla', codes: 'AM,PA,RO,RR', value: 'rain', because: 'RR is Roraima' },
  { head: 'Provincia', codes: 'BZ,PR,TN', value: 'rain', because: 'PR is Parma, and TN Trento' },
  { head: 'iso2', codes: 'DZ,LY,MA,TN', value: 'max', because: 'TN is Tunisia' },
] as const;

describe.each(PLACES)('$codes under "$head": $because', ({ head, codes, value }) => {
  test.each([
    { layout: 'a row a year', text: wide, sheet: value === 'rain' ? 'Rainfall' : 'Tmax' },
    { layout: 'a row a month', text: long, sheet: value === 'rain' ? 'Rainfall' : 'Tmax' },
    { layout: 'a column each', text: across, sheet: value === 'rain' ? 'Rainfall' : 'Tmax' },
    { layout: 'a column each, and no title', text: across, sheet: 'Sheet1' },
  ])('$layout', ({ text, sheet }) => {
    const reading = readText(text(head, codes, value), { sheet });
    expect(reading.rows).toEqual([]);
    expect(offeredBy(reading)).toEqual(expect.arrayContaining(codes.split(',')));
  });
});

test('a place called Max among places', () => {
  const reading = readText(wide('Site', 'Alma,Kew,Max', 'rain'), { sheet: 'Rainfall' });
  expect(offeredBy(reading)).toEqual(['Alma', 'Kew', 'Max', 'none']);
});

test('"TN" and "TX" alone under "State" are two states', () => {
  const reading = readText(wide('State', 'TN,TX', 'max'), { sheet: 'Tmax' });
  expect(offeredBy(reading)).toEqual(['TN', 'TX', 'none']);
});

/** Twelve months of codes that are of weather: the values of each are given, or are those of the station. */
const OTHERS: { [code: string]: (at: number) => number } = {
  FF: (at) => 2 + (at % 5) / 2,
  DD: (at) => 10 * ((at * 7) % 36),
  HU: (at) => 60 + ((at * 11) % 30),
  PP: (at) => 1005 + ((at * 5) % 17),
  TD: (at) => (monthsOf(0)[at]?.min ?? 0) - 1,
};
const CODES: { [code: string]: Value } = { TX: 'max', TN: 'min', RR: 'rain', PR: 'rain' };

const weather = (codes: string, at: number): string[] =>
  codes.split(',').map((code) => {
    const own = CODES[code];
    return String(own ? monthsOf(0)[at]?.[own] : OTHERS[code]?.(at));
  });

describe.each([
  { codes: 'TX,TN', because: 'no other code is there' },
  { codes: 'TX,TN,RR', because: 'all are known' },
  { codes: 'TX,TN,RR,FF,DD,HU,PP', because: 'wind, humidity and pressure are of other sizes' },
  { codes: 'TX,TN,FF', because: 'wind is no temperature' },
  { codes: 'PR,HU,FF', because: 'neither is rain' },
  { codes: 'TX,TN,TD', because: 'what begins with T is a temperature' },
])('$codes are of weather: $because', ({ codes }) => {
  const elements = codes.split(',').flatMap((code) => CODES[code] ?? []);
  const months = monthsOf(0);

  test.each([
    {
      layout: 'across',
      text: [
        `Year,Month,${codes}`,
        ...months.map(({ year, month }, at) => [year, month, ...weather(codes, at)].join(',')),
      ],
    },
    {
      layout: 'down a column that nobody knows',
      text: [
        'Year,Month,Zorv,Value',
        ...months.flatMap(({ year, month }, at) =>
          weather(codes, at).map((value, code) =>
            [year, month, codes.split(',')[code], value].join(','),
          ),
        ),
      ],
    },
  ])('$layout', ({ text }) => {
    const reading = readText(text.join('\n'), { sheet: 'Sheet1' });
    expect(kindsOf(reading).filter((kind) => kind.startsWith('which-'))).toEqual([]);
    for (const element of elements)
      expect(reading.rows[5]?.[`12_${element}`]).toBe(months[71]?.[element]);
  });
});
