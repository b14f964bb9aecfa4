import { describe, expect, test } from '@jest/globals';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { dayLines, kindsOf, readText, two } from './shape-of.ts';

const days = madeDays(1996, 2);
const iso = ({ y, m, d }: MadeDay): string => `${y}-${two(m)}-${two(d)}`;
const all = ['max', 'min', 'rain'] as const;
const both = [madeRow(1996, all), madeRow(1997, all)];

describe('two rows a day', () => {
  test('of two fields, of which one goes on alone, are two', () => {
    const fields = days.flatMap((o, at) =>
      at < 400
        ? [`${iso(o)},Kew,${o.max},${o.min}`, `${iso(o)},Upton,${o.max},${o.min}`]
        : [`${iso(o)},Upton,${o.max - 5},${o.min - 5}`],
    );
    const reading = readText(`Date,Field,Tmax,Tmin\n${fields.join('\n')}`);
    expect(kindsOf(reading)).toEqual(['which-station']);
  });
});

describe('hours of several places', () => {
  const hoursOf = (place: string): string =>
    days
      .flatMap((o) => ['06', '12', '18'].map((at) => `${place},${iso(o)} ${at}:00,1.5`))
      .join('\n');
  const mornings = days.map((o) => `Mill,${iso(o)} 09:00,2.5`).join('\n');
  test.each([
    { name: 'below', lines: `${hoursOf('A')}\n${mornings}` },
    { name: 'above', lines: `${mornings}\n${hoursOf('A')}` },
  ])('$name a place that is read each morning leave that place to be chosen', ({ lines }) => {
    const text = `Station,Time,Rain (mm)\n${lines}`;
    expect(kindsOf(readText(text))).toEqual(['which-station']);
    expect(readText(text, { wishes: { station: 'Mill' } }).rows[0]).toHaveProperty('01_rain');
    expect(kindsOf(readText(text, { wishes: { station: 'A' } }))).toContain('several-rows-a-day');
  });
});

describe('days down and months across', () => {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const of = (years: number, cell: (day: MadeDay) => unknown[], none: unknown[]): string => {
    const every = madeDays(2018, years);
    const at = (d: number, month: number): MadeDay | undefined =>
      every.find((o) => (o.y - 2018) * 12 + o.m === month + 1 && o.d === d);
    return Array.from({ length: 31 }, (_, index) => {
      const cells = Array.from({ length: years * 12 }, (__, month) => {
        const day = at(index + 1, month);
        return day ? cell(day) : none;
      });
      return [index + 1, ...cells.flat()].join(',');
    }).join('\n');
  };
  const one = (value: (day: MadeDay) => number, years: number): string =>
    of(years, (day) => [value(day)], ['']);
  const heads = (years: number, head: (month: string, year: number) => string): string =>
    Array.from({ length: years }, (_, at) =>
      names.map((name) => head(name, 2018 + at)).join(','),
    ).join(',');

  test.each([
    { head: (month: string, year: number) => `${month.toLowerCase()}_${year}`, years: 1 },
    { head: (month: string, year: number) => `${month}-${year}`, years: 2 },
    { head: (month: string, year: number) => `${year} ${month} rain`, years: 3 },
  ])('each month with its year, for $years years', ({ head, years }) => {
    const text = `day,${heads(years, head)}\n${one(({ rain }) => rain, years)}`;
    const { rows } = readText(text, { sheet: 'Rainfall' });
    expect(rows).toEqual(Array.from({ length: years }, (_, at) => madeRow(2018 + at, ['rain'])));
  });

  test.each([
    { header: `Date,${names}`, sheet: 'Rainfall 2018', because: '"Date" over the days' },
    {
      header: 'Tgl.,Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des',
      sheet: 'Curah hujan 2018',
      because: 'in Indonesian',
    },
    {
      header: `Tgl.,Bulan,,,,,,,,,,,\n,${names}`,
      sheet: 'Curah hujan 2018',
      because: '"Month" stands above the months',
    },
  ])('under other words: $because', ({ header, sheet }) => {
    const { rows } = readText(`${header}\n${one(({ rain }) => rain, 1)}`, { sheet });
    expect(rows).toEqual([madeRow(2018, ['rain'])]);
  });

  test('in pairs of numbered maxima and minima', () => {
    const header = names.flatMap((_, at) => [`Tmax.${at + 1}`, `Tmin.${at + 1}`]).join(',');
    const text = `Day,${header}\n${of(1, ({ max, min }) => [max, min], ['', ''])}`;
    expect(readText(text, { sheet: 'Station 2018' }).rows).toEqual([madeRow(2018, ['max', 'min'])]);
    expect(kindsOf(readText(text))).toContain('which-year');
  });
});

test.each([
  { header: 'Monat,Jahrestag', because: 'a word for something else' },
  { header: 'Month,Xy', because: 'a word nobody knows' },
])(
  '"$header" over the days of months, with years across, names the day: $because',
  ({ header }) => {
    const [first, second] = [1996, 1997].map((year) => days.filter(({ y }) => y === year));
    const lines = (first ?? []).map(({ m, d, rain }) => {
      const later = second?.find((one) => one.m === m && one.d === d);
      return `${m},${d},${rain},${later?.rain ?? ''}`;
    });
    const reading = readText(`${header},1996,1997\n${lines.join('\n')}`, { sheet: 'rain' });
    expect(reading.rows).toEqual([madeRow(1996, ['rain']), madeRow(1997, ['rain'])]);
  },
);

describe('days that do not begin as days do', () => {
  test('a mean that somebody called day 32 is no 1st of the next month', () => {
    const months = Array.from({ length: 12 }, (_, at) => at + 1);
    const of = (d: number): string =>
      months
        .map((m) => days.find((o) => o.y === 1997 && o.m === m && o.d === d))
        .map((o) => (o ? `${o.max},${o.min}` : ','))
        .join(',');
    const lines = Array.from({ length: 31 }, (_, at) => `1997,${at + 1},${of(at + 1)}`);
    const header = `yy,dd,${months.map((m) => `Tmax.${m},Tmin.${m}`).join(',')}`;
    const mean = `1997,32,${months.map(() => '11.1,2.2').join(',')}`;
    const { rows } = readText([header, ...lines, mean].join('\n'));
    expect(rows).toEqual([madeRow(1997, ['max', 'min'])]);
  });
});

describe('an amount of several days, as a column beside it says', () => {
  const daily = (m: number, d: number): number => (m * d) % 9;
  /** Nobody read the gauge on the days before `upTo`, and then all of it at once. */
  const readAtOnce = (from: string, upTo: string, period: number): string => {
    const lines = dayLines(({ y, m, d }) => {
      const date = `${two(m)}-${two(d)}`;
      const isUnread = date >= from && date < upTo;
      const amount = isUnread ? ',' : date === upTo ? `31.5,${period}` : `${daily(m, d)},1`;
      return `${y},${m},${d},${amount}`;
    });
    return `Year,Month,Day,Rainfall amount (millimetres),Period over which rainfall was measured (days)\n${lines}`;
  };
  const total = (m: number, length: number, left: readonly number[]): number =>
    Array.from({ length }, (_, at) => at + 1)
      .filter((d) => !left.includes(d))
      .reduce((sum, d) => sum + daily(m, d), 0);

  test('counts for the days before it that have none', () => {
    const { rows } = readText(readAtOnce('05-10', '05-12', 3));
    expect(rows[0]).toMatchObject({ '05_rain': total(5, 31, [10, 11, 12]) + 31.5 });
  });

  test('counts for neither month where it reaches over the end of one', () => {
    const [row] = readText(readAtOnce('04-29', '05-02', 4)).rows;
    expect(row).toMatchObject({ '03_rain': total(3, 31, []), '06_rain': total(6, 30, []) });
    expect(row).not.toHaveProperty('04_rain');
    expect(row).not.toHaveProperty('05_rain');
  });
});

describe('days that a month lacks', () => {
  const NUMBERS = Array.from({ length: 31 }, (_, at) => at + 1);
  const lines = (filler: string): string[] =>
    [1996, 1997].flatMap((y) =>
      NUMBERS.slice(0, 12).map((m) => {
        const rain = days.filter((o) => o.y === y && o.m === m).map((o) => o.rain);
        const total = rain.reduce((sum, value) => sum + value, 0);
        const across = NUMBERS.map((day) => rain[day - 1] ?? filler);
        return ['Hill Farm', y, m, total, ...across, 1990, 2020].join();
      }),
    );
  const wet = [madeRow(1996, ['rain']), madeRow(1997, ['rain'])];

  test.each([
    { filler: '888', names: 'Place,Years,Months,Total', day: 'Day', ends: 'First year,Last year' },
    { filler: '777.7', names: 'Ort,Jahr,Monat,Summe', day: 'Tag', ends: 'Erstes Jahr,Jahr Ende' },
    { filler: '888', names: 'Posto,Anos,Meses,Total', day: 'Dia', ends: 'Ano_inicial,Ano_final' },
    { filler: '-555', names: 'Lieu,Année,Mois,Total', day: 'Jour', ends: 'Année début,Année fin' },
  ])('are told where they hold $filler, and not read: $names', ({ filler, names, day, ends }) => {
    const header = [names, ...NUMBERS.map((number) => day + number), ends].join();
    const reading = readText([header, ...lines(filler)].join('\n'), { sheet: 'Pluie, rain' });
    expect(kindsOf(reading)).toEqual(['date-not-in-calendar']);
    expect(reading.rows).toEqual(wet);
  });
});

describe('a day of the year that is counted from 0', () => {
  const ofYear = ({ y, m, d }: MadeDay): number =>
    (Date.UTC(y, m - 1, d) - Date.UTC(y, 0, 1)) / 86_400_000;
  const text = (name: string, day: (o: MadeDay) => number): string =>
    [
      `year,${name},tmax,tmin,rain`,
      ...days.map((o) => [o.y, day(o), o.max, o.min, o.rain].join()),
    ].join('\n');

  test('and a single 0 among days from 1 on is a slip', () => {
    const reading = readText(
      text('DOY', (o) => (o.y === 1997 && o.m === 3 && o.d === 5 ? 0 : ofYear(o) + 1)),
    );
    expect(reading.rows[0]).toEqual(both[0]);
    expect(kindsOf(reading)).toContain('row-without-date');
  });
});

describe('a day of the year beside its month', () => {
  const header = 'year,month,day_of_year,tmax,tmin,rain';
  const yearDay = ({ y, m, d }: MadeDay): number =>
    (Date.UTC(y, m - 1, d) - Date.UTC(y, 0, 0)) / 86_400_000;
  const line = (o: MadeDay, by = 0): string =>
    [o.y, o.m, yearDay(o) + by, o.max, o.min, o.rain].join();
  const mixed = days.map((_, at) => days[(at * 401) % days.length] as MadeDay);

  test.each(['day_of_year', 'DOY', 'dia_juliano'])('says the day in any order: "%s"', (name) => {
    const text = (some: readonly MadeDay[]): string =>
      [header.replace('day_of_year', name), ...some.map((o) => line(o))].join('\n');
    expect(readText(text(days)).rows).toEqual(both);
    const { rows } = readText(text(mixed));
    expect(rows.map(({ Year }) => Year)).toEqual([1996, 1997]);
    expect(rows.map((row) => Object.keys(row).sort())).toEqual(
      both.map((row) => Object.keys(row).sort()),
    );
    expect(rows[1]?.['07_max']).toBeCloseTo(Number(both[1]?.['07_max']), 5);
  });
});
