import { describe, expect, test } from '@jest/globals';
import { kindsOf, readText, two } from './shape-of.ts';

const rain = (y: number, m: number): number => 20 + ((y * 7 + m * m * 5) % 83);
const MONTHS = Array.from({ length: 12 }, (_, at) => `${at + 1}月`).join();

type Years = { first: number; last: number };
const yearsFrom = ({ first, last }: Years): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const across = (header: string, years: Years, year: (count: number) => string | number): string => {
  const lines = yearsFrom(years).map((y) =>
    [year(y - 1911), ...MONTHS.split(',').map((_, at) => rain(y, at + 1))].join(),
  );
  return `${header},${MONTHS}\n${lines.join('\n')}`;
};
const down = (header: string, years: Years, date: (y: number, m: number) => string): string =>
  `${header},降雨量\n${yearsFrom(years)
    .flatMap((y) =>
      MONTHS.split(',').map((_, at) => `${date(y - 1911, at + 1)},${rain(y, at + 1)}`),
    )
    .join('\n')}`;

const LONG = { first: 1991, last: 2015 };
const SHORT = { first: 1991, last: 1993 };

describe.each([
  { name: 'beyond 100', years: LONG },
  { name: 'below 100', years: SHORT },
])('years that count from 1912, $name', ({ years }) => {
  test.each([
    { name: 'the header says so', text: across('民國年', years, (y) => y) },
    { name: 'the header says so in English', text: across('Minguo year', years, (y) => y) },
    { name: 'the title does', text: `民國雨量(毫米)\n${across('年', years, (y) => y)}` },
    { name: 'each cell does', text: across('年', years, (y) => `民國${y}年`) },
    { name: 'each month does', text: down('年月', years, (y, m) => `民國${y}年${m}月`) },
    {
      name: 'months are under such a header',
      text: down('民國年月', years, (y, m) => `${y}/${two(m)}`),
    },
  ])('are read where $name', ({ text }) => {
    const { rows } = readText(text, { sheet: '雨量' });
    expect(rows.map(({ Year }) => Year)).toEqual(yearsFrom(years));
    expect(rows[0]).toMatchObject({ '02_rain': rain(years.first, 2) });
  });
});

test.each([
  { name: 'the years go on behind 99', text: across('年', LONG, (y) => y) },
  { name: 'and have a sign', text: across('年', LONG, (y) => `${y}年`) },
  {
    name: 'months have years of three digits',
    text: down('年月', { first: 2011, last: 2015 }, (y, m) => `${y}/${two(m)}`),
  },
])('nothing says so, but $name', ({ text }) => {
  const { rows } = readText(text, { sheet: '雨量' });
  expect(rows.length).toBeGreaterThan(4);
  expect(rows[rows.length - 1]).toMatchObject({ Year: 2015, '12_rain': rain(2015, 12) });
});

describe('years of two digits where they may count from 1912', () => {
  const text = `年,月,降雨量,氣溫\n${down('', SHORT, (y, m) => `${y},${m}`)
    .split('\n')
    .slice(1)
    .map((line) => `${line},9`)
    .join('\n')}`;

  test('are asked about', () => {
    const { findings } = readText(text, { sheet: '雨量' });
    const asked = findings.find(({ kind }) => kind === 'reading.which-calendar');
    expect(asked).toMatchObject({ severity: 'error', params: { found: '80' } });
    expect(asked?.choices?.options.map(({ value }) => value)).toEqual(['1980', '1991']);
  });

  test.each([1980, 1991])('are read as the person says: %i', (first) => {
    const { rows, findings } = readText(text, {
      sheet: '雨量',
      wishes: { years: { 雨量: first } },
    });
    expect(rows.map(({ Year }) => Year)).toEqual([first, first + 1, first + 2]);
    expect(findings.map(({ kind }) => kind)).not.toContain('reading.which-calendar');
  });

  test.each([
    { name: 'in English', header: 'Year,Month,Rain' },
    { name: 'in China', header: '年,月,降水量' },
    { name: 'in Japan', header: '年,月,降水量(mm)' },
  ])('are of the last century $name', ({ header }) => {
    const lines = down('', SHORT, (y, m) => `${y},${m}`)
      .split('\n')
      .slice(1);
    const reading = readText(`${header}\n${lines.join('\n')}`);
    expect(kindsOf(reading)).not.toContain('which-calendar');
    expect(reading.rows[0]).toMatchObject({ Year: 1980 });
  });
});

test.each([
  {
    text: '年,雨量\n昭和55年1月,40\n昭和55年2月,52\n昭和55年3月,61',
    year: 1980,
    because: 'of Shōwa',
  },
  {
    text: '年月,降水量\n平成元年1月,40\n平成元年2月,52\n平成元年3月,61',
    year: 1989,
    because: 'the first of Heisei',
  },
])('months of Japanese eras are read: $because', ({ text, year }) => {
  expect(readText(text).rows[0]).toMatchObject({ Year: year, '02_rain': 52 });
});

test('three digits before a stroke are no date where no word speaks of time', () => {
  const { rows } = readText('Blood pressure,Rain\n120/10,4\n118/11,5\n121/12,6');
  expect(rows).toEqual([]);
});
