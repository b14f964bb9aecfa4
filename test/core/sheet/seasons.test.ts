import { describe, expect, test } from '@jest/globals';
import { type Climate, inventedMonths, type Month } from '../../support/invented-station.ts';
import { kindsOf, readText, two } from './shape-of.ts';

/** Seasons that lie in two years: which of the two a month is in, wherever the seasons stand. */
const NAMES = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  fr: 'Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre'.split(
    ' ',
  ),
  es: 'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(
    ' ',
  ),
  pt: 'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(
    ' ',
  ),
};

const monthsFrom = (start: number): number[] =>
  Array.from({ length: 12 }, (_, at) => ((start - 1 + at) % 12) + 1);
const span = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at);
const named = (year: number, mark = '-'): string => `${year}${mark}${two((year + 1) % 100)}`;

/** The rain of each month, by year and month. */
function rainOf(climate: Climate): (year: number, month: number) => number {
  const months = inventedMonths(climate, { firstYear: 1950, years: 70, seed: 4 });
  return (year, month) =>
    months.find((one: Month) => one.year === year && one.month === month)?.rain ?? Number.NaN;
}

/** What is read, as the rain of each month. */
function read(text: string): Map<string, unknown> {
  return new Map(
    readText(text).rows.flatMap(({ Year, ...months }) =>
      Object.entries(months).map(([key, value]) => [`${Year}-${key.slice(0, 2)}`, value] as const),
    ),
  );
}

describe('seasons across', () => {
  test.each([
    { lang: 'en', title: 'Rainfall (mm)', start: 7, first: 2001, count: 10, mark: '-' },
    { lang: 'en', title: 'Rainfall (mm)', start: 7, first: 2001, count: 10, mark: '/' },
    { lang: 'en', title: 'Rainfall (mm)', start: 4, first: 2009, count: 3, mark: '-' },
    { lang: 'en', title: 'Rainfall (mm)', start: 7, first: 1951, count: 40, mark: '-' },
    { lang: 'fr', title: 'Précipitations (mm)', start: 9, first: 2001, count: 10, mark: '-' },
    { lang: 'es', title: 'Lluvia (mm)', start: 9, first: 2005, count: 4, mark: '/' },
    { lang: 'pt', title: 'Chuva (mm)', start: 10, first: 1998, count: 13, mark: '-' },
  ] as const)('$title, from month $start of $first on, $count × "2001$mark…"', (row) => {
    const { lang, title, start, first, count, mark } = row;
    const rain = rainOf(start === 7 ? 'southern' : 'mediterranean');
    const months = monthsFrom(start);
    const seasons = span(first, count);
    const at = (season: number, month: number): [number, number] => [
      month < start ? season + 1 : season,
      month,
    ];
    const lines = months.map((month) =>
      [NAMES[lang][month - 1], ...seasons.map((season) => rain(...at(season, month)))].join(),
    );
    const header = seasons.map((season) => named(season, mark)).join();
    const expected = seasons.flatMap((season) =>
      months.map((month) => {
        const [year] = at(season, month);
        return [`${year}-${two(month)}`, rain(year, month)] as const;
      }),
    );
    expect(read(`${title}\nMonth,${header}\n${lines.join('\n')}`)).toEqual(new Map(expected));
  });

  test.each([2, 3, 14])('%i months side by side go on one by one, and are no seasons', (count) => {
    const months = span(1, count).map((at) => [2001 + Math.floor(at / 12), (at % 12) + 1] as const);
    const header = months.map(([year, month]) => `${year}-${two(month)}`).join();
    const values = months.map(([year, month]) => rainOf('temperate')(year, month));
    const expected = months.map(
      ([year, month], at) => [`${year}-${two(month)}`, values[at]] as const,
    );
    expect(read(`Element,${header}\nRain (mm),${values.join()}`)).toEqual(new Map(expected));
  });
});

test('the total of a season is no year’s, so it is compared with none', () => {
  const rain = rainOf('southern');
  const rows = span(2001, 10).map((season) => {
    const months = monthsFrom(7).map((month) => rain(month < 7 ? season + 1 : season, month));
    return [named(season), ...months, months.reduce((sum, one) => sum + one, 0)].join();
  });
  const header = ['Season', ...monthsFrom(7).map((month) => NAMES.en[month - 1]), 'Total'];
  const reading = readText(`Rainfall (mm)\n${header}\n${rows.join('\n')}`, { isChecked: true });
  expect(reading.rows).toHaveLength(11);
  expect(reading.findings.filter(({ kind }) => kind.includes('totals'))).toEqual([]);
});

describe('seasons down, a row a month', () => {
  const rain = rainOf('southern');
  const rows = (months: readonly number[], mark: string): string[] =>
    span(2001, 10).flatMap((season) =>
      months.map((month) => {
        const year = month < 7 ? season + 1 : season;
        return `${named(season, mark)},${NAMES.en[month - 1]},${rain(year, month)}`;
      }),
    );
  const table = (lines: readonly string[]): string => `Season,Month,Rain (mm)\n${lines.join('\n')}`;

  test.each(['-', '/'])(
    '2001%s02 goes from July to June, also with the latest row first',
    (mark) => {
      const lines = rows(monthsFrom(7), mark);
      const first = [named(2001), 'Jan'];
      expect([first, read(table(lines)).get('2002-01')]).toEqual([first, rain(2002, 1)]);
      expect(read(table(lines.toReversed()))).toEqual(read(table(lines)));
    },
  );

  test.each(['-', '/'])('2001%s02 beside January to December is not read', (mark) => {
    expect(kindsOf(readText(table(rows(monthsFrom(1), mark))))).toContain('season-in-disorder');
  });

  test.each(['Month', 'Date', 'Fecha', 'Monat'])(
    'ten rows of years below "%s" that go by seasons are no months, thirteen apart',
    (header) => {
      const lines = Array.from(
        { length: 10 },
        (_, at) => `20${two(at)}/${two(at + 1)},${600 + at}`,
      );
      const { rows, findings } = readText(`${header},Rain (mm)\n${lines.join('\n')}`);
      expect(rows).toEqual([]);
      expect(findings.map(({ severity }) => severity)).toContain('error');
    },
  );
});

describe('months down in which most of a year is missing', () => {
  const rain = rainOf('temperate');
  const HEADERS = ['Year,Month,Rain (mm)', 'Año,Mes,Lluvia (mm)', 'Jahr,Monat,Niederschlag (mm)'];
  const GAPS = [
    ['1962-02', '1962-11'],
    ['1961-06', '1961-12'],
    ['1963-02', '1964-11'],
    ['1962-02', '1962-12'],
  ];
  const lines = (keep: (date: string) => boolean): string[] =>
    span(1960, 6).flatMap((year) =>
      monthsFrom(1)
        .filter((month) => keep(`${year}-${two(month)}`))
        .map((month) => `${year},${month},${rain(year, month)}`),
    );
  const whole = read(`${HEADERS[0]}\n${lines(() => true).join('\n')}`);

  test.each(HEADERS)('each month below "%s" names its own year', (header) => {
    for (const [from = '', to = ''] of GAPS) {
      const kept = lines((date) => date < from || date > to);
      const expected = [...whole].filter(([date]) => date < from || date > to);
      for (const rows of [kept, kept.toReversed(), kept.slice(11), kept.slice(11).toReversed()]) {
        const reading = readText(`${header}\n${rows.join('\n')}`);
        expect([from, kindsOf(reading).filter((kind) => kind.includes('season'))]).toEqual([
          from,
          [],
        ]);
      }
      expect([...read(`${header}\n${kept.join('\n')}`)]).toEqual(expected);
    }
  });

  test.each(HEADERS)('a season below "%s" is asked about all the same', (header) => {
    for (const [from = '', to = ''] of GAPS) {
      const seasons = span(1960, 6).flatMap((season) =>
        monthsFrom(7)
          .map((month) => ({ month, year: month < 7 ? season + 1 : season }))
          .filter(({ month, year }) => {
            const date = `${year}-${two(month)}`;
            return date < from || date > to;
          })
          .map(({ month, year }) => `${season},${month},${rain(year, month)}`),
      );
      for (const rows of [seasons, seasons.toReversed()])
        expect(kindsOf(readText(`${header}\n${rows.join('\n')}`))).toContain(
          'which-year-of-season',
        );
    }
  });
});

describe('a season that only the title names', () => {
  const rain = rainOf('southern');
  const school = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6];
  const yearOf = (month: number): number => (month < 9 ? 2002 : 2001);
  const lines = school.map((month) => `${NAMES.en[month - 1]},${rain(yearOf(month), month)}`);
  const down = (title: string, of = lines): string =>
    `Our school ${title}\nMonth,Rain (mm)\n${of.join('\n')}`;
  const across = (title: string): string =>
    [
      `Our school ${title}`,
      ['', ...school.map((month) => NAMES.en[month - 1])].join(),
      ['Rain (mm)', ...school.map((month) => rain(yearOf(month), month))].join(),
    ].join('\n');
  const expected = new Map(
    school.map((month) => [`${yearOf(month)}-${two(month)}`, rain(yearOf(month), month)]),
  );
  const inOrder = (months: Map<string, unknown>) => [...months].sort();

  test.each(['2001/02', '2001-02'])(
    '"%s" above September to June is of both years, also with June first or months across',
    (title) => {
      for (const text of [down(title), down(title, lines.toReversed()), across(title)])
        expect(inOrder(read(text))).toEqual(inOrder(expected));
    },
  );

  test('"2001" above September to June is asked about, and each answer is read', () => {
    expect(kindsOf(readText(down('2001')))).toContain('which-year-of-season');
    const { rows } = readText(down('2001'), { wishes: { seasonYear: 'calendar' } });
    expect(rows).toMatchObject([{ Year: 2001, '01_rain': rain(2002, 1) }]);
  });

  test('"2001, v2001-02" is of 2001: a list from the latest month on is asked about', () => {
    const months = [12, ...monthsFrom(1).slice(0, 11)];
    const year = months.map((month) => `${NAMES.en[month - 1]},${rain(2001, month)}`);
    const text = down('2001, v2001-02', year);
    expect(kindsOf(readText(text))).toContain('which-year-of-season');
    const { rows } = readText(text, { wishes: { seasonYear: 'calendar' } });
    expect(rows).toMatchObject([{ Year: 2001, '01_rain': rain(2001, 1) }]);
  });

  test('"2001-2002" above January to December asks for the year, as before', () => {
    const year = monthsFrom(1).map((month) => `${NAMES.en[month - 1]},${rain(2001, month)}`);
    expect(kindsOf(readText(down('2001-2002', year)))).toEqual(['which-year']);
  });

  test('a second place whose months begin anew makes no season of the first', () => {
    const places = [
      ...monthsFrom(3)
        .slice(0, 10)
        .map((month) => `Upton,${NAMES.en[month - 1]},${rain(2001, month)}`),
      ...monthsFrom(1).map((month) => `Kew,${NAMES.en[month - 1]},${rain(2002, month)}`),
    ];
    const text = `Rain 2001\nStation,Month,Rain (mm)\n${places.join('\n')}`;
    expect(kindsOf(readText(text))).not.toContain('which-year-of-season');
  });
});
