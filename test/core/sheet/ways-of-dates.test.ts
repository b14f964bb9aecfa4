import { describe, expect, test } from '@jest/globals';
import { displayNeeded } from '../../../src/core/reading/display-needed.ts';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, monthLines, readCells, readText, two } from './shape-of.ts';

const three = (number: number): string => String(number).padStart(3, '0');
const lines = (days: readonly MadeDay[], date: (day: MadeDay) => string): string =>
  days.map((day) => [date(day), day.max, day.min, day.rain].join(',')).join('\n');
const all = ['max', 'min', 'rain'] as const;

describe('a day of the year in one word with its year', () => {
  const full = (o: MadeDay): string => `${o.y}${three(o.dayOfYear)}`;
  test.each([
    { date: full, header: 'DATE', because: 'seven digits' },
    { date: full, header: 'yrdoy', because: 'a word nobody knows' },
    {
      date: (o: MadeDay) => `${o.y % 100}${three(o.dayOfYear)}`,
      header: 'DATE',
      because: 'two digits of the year, as crop models write it',
    },
    {
      date: (o: MadeDay) => `${o.y}-${three(o.dayOfYear)}`,
      header: 'Datum',
      because: 'as ISO 8601 does',
    },
    {
      date: (o: MadeDay) => `${o.y}/${three(o.dayOfYear)}`,
      header: 'Fecha',
      because: 'with a stroke',
    },
  ])('$because', ({ date, header }) => {
    const reading = readText(`${header},TMAX,TMIN,RAIN\n${lines(madeDays(1996, 2), date)}`);
    expect(reading.rows).toEqual([madeRow(1996, all), madeRow(1997, all)]);
  });

  test('no serial number of a sheet is one', () => {
    const serials = madeDays(2023).map((day, at) => `${44_927 + at},${day.rain}`);
    const { rows } = readText(`Date,Rain (mm)\n${serials.slice(90).join('\n')}`);
    expect(rows).toEqual([madeRow(2023, ['rain'], [4, 5, 6, 7, 8, 9, 10, 11, 12])]);
  });

  test('serial numbers of days before the sheet’s first are below zero', () => {
    const serials = madeDays(1886).map((day, at) => `${-5111 + at},${day.rain}`);
    const { rows } = readText(`Date,Rain (mm)\n${serials.join('\n')}`);
    expect(rows).toEqual([madeRow(1886, ['rain'])]);
  });

  test('days of a month under "Date" are none, whatever stands for a missing one', () => {
    const lines = Array.from({ length: 31 }, (_, at) => `${at === 9 ? -999 : at + 1},${at}`);
    expect(readText(`Date,Rain (mm)\n${lines.join('\n')}`).rows).toEqual([]);
  });

  test.each([
    { line: '@DATE  SRAD  TMAX  TMIN  RAIN', because: 'the mark glued to the word' },
    { line: '@  DATE  SRAD  TMAX  TMIN  RAIN', because: 'the mark by itself' },
  ])('in a crop model’s file: $because', ({ line }) => {
    const five = (value: number): string => value.toFixed(1).padStart(6);
    const days = madeDays(1987, 2).map(
      (o) =>
        `${o.y % 100}${three(o.dayOfYear)}${five(10)}${five(o.max)}${five(o.min)}${five(o.rain)}`,
    );
    const text = `*WEATHER DATA : Hill Farm\n\n@ INSI      LAT     LONG  ELEV\n  HILL   29.630  -82.370    10\n${line}\n${days.join('\n')}`;
    expect(readText(text).rows).toEqual([madeRow(1987, all), madeRow(1988, all)]);
  });
});

describe('year, month and day in six digits', () => {
  const short = ({ y, m, d }: MadeDay): string => `${two(y % 100)}${two(m)}${two(d)}`;
  test.each([
    { year: 1961, header: 'Date', because: 'of the last century' },
    { year: 1999, header: 'YYMMDD', because: 'over its turn, and without zeros after it' },
    { year: 2001, header: 'Fecha', because: 'as numbers, which lose a zero' },
    { year: 2018, header: 'Datum', because: 'of this one' },
  ])('$because', ({ year, header }) => {
    for (const date of [short, (day: MadeDay) => String(Number(short(day)))]) {
      const reading = readText(`${header},TMAX,TMIN,RAIN\n${lines(madeDays(year, 2), date)}`);
      expect(reading.rows).toEqual([madeRow(year, all), madeRow(year + 1, all)]);
    }
  });

  test('years and months in six digits are none, though they could be days of this century', () => {
    const months = monthLines(12, (y, m) => `${y + 40}${two(m)},${m}.5`);
    const { rows } = readText(`Date,Tmax\n${months}`);
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({ '03_max': 3.5 });
  });

  test('numbers of stations under "Date received" are none', () => {
    const down = madeDays(2001).map(
      ({ y, m, d, rain }, at) => `${y}-${m}-${d},${200_101 + at * 37},${rain}`,
    );
    expect(readText(`Day,Date received,Rain (mm)\n${down.join('\n')}`).rows).toEqual([
      madeRow(2001, ['rain']),
    ]);
  });
});

describe('year, month, day and hour in one cell, as files of forcings have it', () => {
  const head = 'PRCP(mm/day)\tTmax(C)\tTmin(C)';
  const rows = (date: (day: MadeDay) => string): string =>
    madeDays(1980, 2)
      .map((o) => [date(o), o.rain, o.max, o.min].join('\t'))
      .join('\n');
  const day = (o: MadeDay): string => `${o.y} ${two(o.m)} ${two(o.d)}`;
  test.each([
    { first: 'Year Mnth Day Hr', above: '  37.50\n1200.0\n252000000\n' },
    { first: 'Date', above: '' },
  ])('under "$first"', ({ first, above }) => {
    const reading = readText(`${above}${first}\t${head}\n${rows((o) => `${day(o)} 12`)}`);
    expect(reading.rows).toEqual([madeRow(1980, all), madeRow(1981, all)]);
  });
  test('hours of a day are none', () => {
    const lines = rows((o) => `${day(o)} 06`).split('\n');
    const hours = lines.map((line, at) => {
      const [, later = ''] = (lines[at + 1] ?? line).split(' 06');
      return `${line}\n${line.split(' 06')[0]} 18${later}`;
    });
    const reading = readText(`Year Mnth Day Hr\t${head}\n${hours.join('\n')}`);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('several-rows-a-day');
  });
});

describe('a year', () => {
  const years = Array.from({ length: 12 }, (_, at) => 1995 + at);
  const values = '81,62,70,55,48,31,12,18,40,77,90,85';
  const months = '1,2,3,4,5,6,7,8,9,10,11,12';

  test.each([
    { header: 'Year', year: (y: number) => `${y}`, because: 'in full' },
    { header: 'Year', year: (y: number) => `${y}*`, because: 'with a mark' },
    { header: 'Year', year: (y: number) => `'${two(y % 100)}`, because: 'in two figures' },
  ])('is read $because', ({ header, year }) => {
    const table = years.map((y) => `${year(y)},${values}`).join('\n');
    const { rows } = readText(`Rain (mm)\n${header},${months}\n${table}`);
    expect(rows.map(({ Year }) => Year)).toEqual(years);
  });

  test.each([1, 10, 30])('is none where a trial counts its own, from %i', (first) => {
    const trial = years.map((_, at) => `Year ${two(first + at)},${values}`).join('\n');
    expect(readText(`Rain (mm)\nYear,${months}\n${trial}`).rows).toEqual([]);
  });

  test('is read where the sheet took it for a day of its calendar', () => {
    const cells = years.map((y): Cell[] => [serialDate(y), ...values.split(',').map(Number)]);
    const { rows } = readCells([['Rain (mm)'], ['Year', ...months.split(',')], ...cells]);
    expect(rows.map(({ Year }) => Year)).toEqual(years);
  });

  test('is the first of two, from whose summer on the months of a season count', () => {
    const season = 'Jul,Aug,Sep,Oct,Nov,Dec,Jan,Feb,Mar,Apr,May,Jun';
    const table = years.map((y) => `${y}/${two((y + 1) % 100)},${values}`).join('\n');
    const { rows } = readText(`Rain (mm)\nSeason,${season}\n${table}`);
    expect(rows[0]).toMatchObject({ Year: 1995, '07_rain': 81, '12_rain': 31 });
    expect(rows[1]).toMatchObject({ Year: 1996, '01_rain': 12, '07_rain': 81 });
  });
});

/** 1961 is the day of this number since 30 December 1899: 14 May 1905. */
function serialDate(serial: number): Cell {
  const date = new Date(Date.UTC(1899, 11, 30 + serial));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

test.each([
  { date: (y: number, m: number) => `${m}/1/${y}`, because: 'in full' },
  { date: (y: number, m: number) => `${two(m)}/01/${two(y % 100)}`, because: 'in two figures' },
])('the firsts of months, month before day, are no days of January: $because', ({ date }) => {
  const months = monthLines(6, (y, m) => `${date(y, m)},${m + 9}.5,${m * 7}`);
  const { rows } = readText(`Date,Tmax,Rain\n${months}`);
  expect(rows).toHaveLength(6);
  expect(rows[5]).toMatchObject({ Year: 1966, '02_max': 11.5, '12_rain': 84 });
});

describe('dates without a year', () => {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const name = ({ m }: MadeDay): string => names[m - 1] ?? '';
  const days = madeDays(2018);
  const ways = [
    { date: (o: MadeDay) => `${o.d} ${name(o)}`, because: 'day and month' },
    { date: (o: MadeDay) => `${name(o)} ${o.d}`, because: 'month and day' },
    { date: (o: MadeDay) => `Tue ${o.d} ${name(o)}`, because: 'after a day of the week' },
    { date: (o: MadeDay) => `${o.d}/${o.m}`, because: 'numbers, half of which become dates' },
    { date: (o: MadeDay) => `${two(o.m)}-${two(o.d)}`, because: 'the month first' },
    { date: (o: MadeDay) => `${o.d}.${o.m}.`, because: 'with points' },
    { date: (o: MadeDay) => `${o.m}月${o.d}日`, because: 'in Japanese and Chinese' },
    { date: (o: MadeDay) => `${o.m}월 ${o.d}일`, because: 'in Korean' },
  ];
  test.each(ways)('ask the year, and none is invented: $because', ({ date }) => {
    const reading = readText(`Date,Max,Min,Rain\n${lines(days.slice(0, 59), date)}`);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('which-year');
  });

  test.each(ways)('are read in the year a person says: $because', ({ date }) => {
    const wishes = { years: { 'Hill farm': 2018 } };
    const { rows } = readText(`Date,Max,Min,Rain\n${lines(days, date)}`, { wishes });
    expect(rows).toEqual([madeRow(2018, all)]);
  });

  test('go on into the next year', () => {
    const text = madeDays(2018, 2)
      .slice(300, 430)
      .map((o) => `${o.d} ${name(o)},${o.rain}`);
    const wishes = { years: { 'Hill farm': 2018 } };
    const { rows } = readText(`Date,Rain (mm)\n${text.join('\n')}`, { wishes });
    expect(rows).toEqual([madeRow(2018, ['rain'], [11, 12]), madeRow(2019, ['rain'], [1, 2])]);
  });

  test('under years that stand across', () => {
    const years = [2016, 2017, 2018, 2019];
    const every = madeDays(2016, 4);
    const rain = ({ m, d }: MadeDay): (number | string)[] =>
      years.map((y) => every.find((o) => o.y === y && o.m === m && o.d === d)?.rain ?? '');
    const body = madeDays(2016).map((o) => [`${two(o.m)}-${two(o.d)}`, ...rain(o)].join(','));
    const { rows } = readText(`Date,${years.join(',')}\n${body.join('\n')}`, {
      sheet: 'Rainfall mm',
    });
    expect(rows).toEqual(years.map((year) => madeRow(year, ['rain'])));
  });

  test('a month and the two digits of its year are none', () => {
    const { rows } = readText(
      `Month,Rain (mm)\n${monthLines(3, (y, m) => `${names[m - 1]} ${y - 1948},${m}`)}`,
    );
    expect(rows.map(({ Year }) => Year)).toEqual([2013, 2014, 2015]);
  });

  const shownAs = (text: (o: MadeDay) => string) => {
    const cells: Cell[][] = [
      ['Date', 'Rain (mm)'],
      ...days.map(({ m, d, rain }) => [{ year: 2026, month: m, day: d }, rain]),
    ];
    return { cells, display: [['Date', ''], ...days.map((day) => [text(day), ''])] };
  };

  test('are looked at as the sheet shows them', () => {
    const { cells } = shownAs(() => '');
    expect(displayNeeded(readCells(cells))).toEqual([
      { sheet: 'Hill farm', rowIndex: 1, columnIndex: 0, rows: 365, columns: 1 },
    ]);
  });

  test('are asked about where the sheet shows none', () => {
    const { cells, display } = shownAs(({ m, d }) => `${d}/${m}`);
    const reading = readCells(cells, {}, 'Hill farm', display);
    expect(reading.rows).toEqual([]);
    expect(displayNeeded(reading)).toEqual([]);
  });

  test('are read where it shows one', () => {
    const { cells, display } = shownAs(({ m, d }) => `${d}/${m}/26`);
    expect(readCells(cells, {}, 'Hill farm', display).rows).toHaveLength(1);
  });
});

describe('centuries', () => {
  /** Every value, in an order that has nothing to do with time. */
  const shuffled = <Value>(values: readonly Value[]): Value[] =>
    values.map((_, at) => values[(at * 31) % values.length] as Value);
  const months = (years: readonly number[]): string[] =>
    years.flatMap((y) => Array.from({ length: 12 }, (_, at) => `01/${two(at + 1)}/${y}`));

  test.each([
    { years: [1926, 1927, 2024, 2025], order: shuffled, because: 'rows in no order' },
    { years: [2025, 1926, 1927], order: (rows: string[]) => rows, because: 'a year set before' },
    {
      years: [2001, 2002, 1902, 1903, 2004],
      order: (rows: string[]) => rows,
      because: 'two stations of which one is older',
    },
  ])('of full dates stay what they are: $because', ({ years, order }) => {
    const lines = order(months(years)).map((date) => `${date},5.5`);
    const { rows, findings } = readText(`Date,Rain (mm)\n${lines.join('\n')}`);
    expect(rows.map(({ Year }) => Year)).toEqual([...years].sort());
    expect(findings.map(({ kind }) => kind)).not.toContain('reading.centuries-moved');
  });

  test('of two digits in no order end with this year', () => {
    const dates = shuffled([1997, 1998, 2001, 2002].flatMap((y) => months([y])));
    const lines = dates.map((date) => `${date.slice(0, 6)}${date.slice(8)}`);
    const cells: Cell[][] = [['Date', 'Rain (mm)'], ...lines.map((date) => [date, 5.5])];
    expect(readCells(cells).rows.map(({ Year }) => Year)).toEqual([1997, 1998, 2001, 2002]);
  });
});

describe('months with years of two digits, some of which the sheet made days of this year', () => {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const months = [1998, 1999, 2000, 2001].flatMap((y) =>
    names.map((name, at) => ({ y, name, at })),
  );
  const hash = ({ y, at }: { y: number; at: number }): number => (y * 31 + at * 17) % 47;
  const orders = [
    { order: months, because: 'in order' },
    { order: months.toReversed(), because: 'the latest first' },
    {
      order: months.toSorted((a, b) => a.at - b.at || a.y - b.y),
      because: 'January after January',
    },
    { order: months.toSorted((a, b) => hash(a) - hash(b)), because: 'in no order' },
  ];

  test.each(orders)('keep their years: $because', ({ order }) => {
    const rows = order.map(({ y, name, at }) => `${name}-${two(y % 100)},${y - 1990 + at * 5}`);
    const reading = readText(`Month,Rain\n${rows.join('\n')}`);
    expect(reading.rows.map(({ Year }) => Year)).toEqual([1998, 1999, 2000, 2001]);
    expect(reading.rows[3]).toMatchObject({ '01_rain': 11, '12_rain': 66 });
    expect(kindsOf(reading)).toContain('months-became-days');
  });

  test.each([
    { years: [2001], because: 'all of one year' },
    { years: [2015], because: 'of a year that could be the middle of a month' },
  ])(
    'ask for a year that the sheet took for a day, and take it: $because',
    ({ years: [y = 0] }) => {
      const text = `Month,Rain\n${names.map((name, at) => `${name}-${two(y % 100)},${at + 1}`).join('\n')}`;
      const asked = readText(text, { locale: 'en_US' });
      expect(asked.rows).toEqual([]);
      expect(kindsOf(asked)).toContain('which-year');
      const wishes = { years: { 'Hill farm': y } };
      const { rows } = readText(text, { locale: 'en_US', wishes });
      expect(rows).toEqual([expect.objectContaining({ Year: y, '01_rain': 1, '12_rain': 12 })]);
    },
  );

  test('are not seen in true dates of the year after', () => {
    const rows = ['Nov-97,1', 'Dec-97,2', '1998-01-01,3', '1998-02-01,4', '1998-03-01,5'];
    const reading = readText(`Month,Rain\n${rows.join('\n')}`);
    expect(reading.rows.map(({ Year }) => Year)).toEqual([1997, 1998]);
  });
});

test.each([
  { dayMonthOrder: 'dmy', february: 26.5 },
  { dayMonthOrder: 'mdy', february: 67 },
] as const)('days 1 to 12 of each month are read as the person says: $dayMonthOrder', (answer) => {
  const rows = Array.from({ length: 144 }, (_, at): Cell[] => {
    const [first, second] = [(at % 12) + 1, Math.floor(at / 12) + 1];
    return [`${first}/${second}/1991`, second * 10 + first];
  });
  const cells: Cell[][] = [['Date', 'Tmax'], ...rows];
  const wishes = { missingDays: 'any', temperatureUnit: 'C' } as const;
  expect(kindsOf(readCells(cells, wishes))).toContain('which-day-month-order');
  const { dayMonthOrder, february } = answer;
  const answered = readCells(cells, { ...wishes, dayMonthOrder });
  expect(answered.rows[0]).toMatchObject({ '02_max': february });
});

describe('a day beside a year and month in one cell', () => {
  test.each([
    { header: 'month,day', date: (o: MadeDay) => `${o.y}-${two(o.m)},${two(o.d)}` },
    { header: 'Month,Day', date: (o: MadeDay) => `${o.y}/${two(o.m)},${o.d}` },
    { header: 'Mes,Día', date: (o: MadeDay) => `${two(o.m)}/${o.y},${o.d}` },
    { header: 'day,month', date: (o: MadeDay) => `${o.d},${o.y}-${two(o.m)}` },
  ])('"$header"', ({ header, date }) => {
    const reading = readText(`${header},TMAX,TMIN,RAIN\n${lines(madeDays(1996, 2), date)}`);
    expect(reading.rows).toEqual([madeRow(1996, all), madeRow(1997, all)]);
  });

  test.each([
    { header: 'City,month,day,Tmax,Tmin,Rain', month: (o: MadeDay) => `${o.y}-${two(o.m)}` },
    { header: 'Ville,mois,jour,Tmax,Tmin,Pluie', month: (o: MadeDay) => `${o.y}-${two(o.m)}-01` },
    { header: 'Ciudad,mes,día,Tmax,Tmin,Lluvia', month: (o: MadeDay) => `${o.y}/${o.m}` },
    { header: 'Ort,Monat,Tag,Tmax,Tmin,Regen', month: (o: MadeDay) => `${two(o.m)}/${o.y}` },
  ])('the days of one place after the other in each month: "$header"', ({ header, month }) => {
    const made = madeDays(1996, 2);
    const months = [...new Set(made.map(month))];
    const all = months.flatMap((one) =>
      ['Kew', 'Upton'].flatMap((place) =>
        made
          .filter((o) => month(o) === one)
          .map((o) => [place, one, two(o.d), o.max, o.min, o.rain].join()),
      ),
    );
    const reading = readText(`${header}\n${all.join('\n')}`, { wishes: { station: 'Upton' } });
    expect(reading.rows).toEqual([
      madeRow(1996, ['max', 'min', 'rain']),
      madeRow(1997, ['max', 'min', 'rain']),
    ]);
  });

  test('the number of a station is no month, where columns say year and month', () => {
    const date = (o: MadeDay): string => `'101089',${two(o.d)},${two(o.m)},${o.y}`;
    const reading = readText(
      `Station,DD,MM,YYYY,TMAX,TMIN,RAIN\n${lines(madeDays(1996, 2), date)}`,
    );
    expect(reading.rows).toEqual([madeRow(1996, all), madeRow(1997, all)]);
  });

  test('the day of a month’s hottest hour is no date', () => {
    const down = monthLines(3, (y, m) => `${y}-${two(m)},${1 + ((y * 7 + m * 11) % 28)},${m}.5`);
    const { rows } = readText(`Month,Day,Tmax\n${down}`);
    expect(rows.every((row) => Object.keys(row).length === 13)).toBe(true);
  });
});
