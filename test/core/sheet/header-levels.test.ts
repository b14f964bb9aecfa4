import { describe, expect, test } from '@jest/globals';
import type { Cell, Reading } from '../../../src/core/reading/reading.ts';
import { type DayOfStation, inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { rowsOf } from './agencies/agency-table.ts';
import { kindsOf, readCells, readText } from './shape-of.ts';

const months = inventedMonths('temperate', { firstYear: 2008, years: 4, seed: 3 });
const YEARS = [2008, 2009, 2010, 2011];

type Words = {
  month: string;
  names: string;
  max: string;
  min: string;
  rain: string;
  mean: string;
  extreme: string;
  warmth: string;
};
const WORDS = {
  en: {
    month: 'Month',
    names: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    max: 'Maximum',
    min: 'Minimum',
    rain: 'Rainfall',
    mean: 'Mean',
    extreme: 'Extreme',
    warmth: 'Temperature (°C)',
  },
  es: {
    month: 'Mes',
    names: 'Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic',
    max: 'Máxima media',
    min: 'Mínima media',
    rain: 'Precipitación',
    mean: 'Media',
    extreme: 'Absoluta',
    warmth: 'Temperatura (°C)',
  },
} satisfies Record<string, Words>;

type Shape = {
  language: 'en' | 'es';
  /** the first year with "Mean | Extreme" below its elements */
  from: number;
  /** the extreme stands before the mean */
  isTurned?: boolean;
  /** a row "Temperature (°C)" stands above the elements */
  isGrouped?: boolean;
  /** the words of years without a third level stand in the lowest row */
  isLow?: boolean;
  /** the row of the header that says "Month" */
  keyRow?: number;
  year?: (year: number) => Cell;
};

/** Years side by side, and from some year on one level more in the header. */
function cellsOf({ language, from, year: named = (one) => one, ...shape }: Shape): Cell[][] {
  const words = WORDS[language];
  const head: Cell[][] = [[null], [null], [null], [null]];
  const values: ((row: (typeof months)[number][]) => Cell)[] = [];
  YEARS.forEach((year, at) => {
    const add = (column: Cell[], value: (month: (typeof months)[number]) => number): void => {
      column.forEach((cell, level) => {
        head[level]?.push(cell);
      });
      values.push((row) => value(row[at] as (typeof months)[number]));
    };
    const group = (isFirst: boolean): Cell => (shape.isGrouped && isFirst ? words.warmth : null);
    for (const element of ['max', 'min'] as const) {
      const isFirst = element === 'max';
      const top = isFirst ? named(year) : null;
      const word = words[element];
      const away = isFirst ? 7.5 : -7.5;
      if (year < from) {
        const below = shape.isLow ? [null, word] : [word, null];
        add([top, group(isFirst), ...below], (month) => month[element]);
        continue;
      }
      const two = [
        { head: words.mean, value: (month: (typeof months)[number]) => month[element] },
        { head: words.extreme, value: (month: (typeof months)[number]) => month[element] + away },
      ];
      if (shape.isTurned) two.reverse();
      two.forEach((one, index) => {
        const isOver = index === 0;
        add(
          [isOver ? top : null, isOver ? group(isFirst) : null, isOver ? word : null, one.head],
          one.value,
        );
      });
    }
    add([null, null, words.rain, null], (month) => month.rain);
  });
  const levels = shape.isGrouped ? head : [head[0], head[2], head[3]];
  (levels[shape.keyRow ?? 0] ?? [])[0] = words.month;
  const rows = words.names.split(' ').map((name, month) => {
    const ofMonth = YEARS.map((_, at) => months[at * 12 + month] as (typeof months)[number]);
    return [name, ...values.map((value) => value(ofMonth))];
  });
  return [...(levels as Cell[][]), ...rows];
}

const reading = (shape: Shape): Reading => readCells(cellsOf(shape));

describe('years side by side that from some year on have one level more in the header', () => {
  const ways = [2009, 2011].flatMap((from) =>
    (['en', 'es'] as const).flatMap((language) =>
      [0, 1, 2].flatMap((keyRow) =>
        [true, false].flatMap((isGrouped) =>
          [true, false].map((isTurned) => ({ language, from, keyRow, isGrouped, isTurned })),
        ),
      ),
    ),
  );
  test('are read whole, wherever the word for the months stands', () => {
    const misread = ways.filter((shape) => {
      const { rows, findings } = reading(shape);
      const isAsked = findings.some(({ severity }) => severity === 'error');
      return isAsked || JSON.stringify(rows) !== JSON.stringify(rowsOf(months));
    });
    expect(misread).toEqual([]);
  });

  test.each<Shape & { because: string }>([
    { language: 'es', from: 2009, because: 'a single year has two levels' },
    { language: 'es', from: 2011, isTurned: true, because: 'a single year has three' },
    { language: 'en', from: 2010, isLow: true, because: 'words at the foot of their merged cells' },
    { language: 'es', from: 2010, isGrouped: true, because: 'the unit stands over both' },
    { language: 'es', from: 2010, year: (one) => `Año ${one}`, because: 'the years are words' },
  ])('in $language from $from on: $because', ({ because: _because, ...shape }) => {
    expect(reading(shape).rows).toEqual(rowsOf(months));
  });
});

test.each([
  { head: [',,Temperature,Rain', ',,Maximum,Total', 'Year,Month,Upton,Upton'] },
  { head: [',,Temp,Precip', ',,max,sum', 'Year,Month,41001,41001'] },
])('two rows of titles over two columns are no list of labels: $head', ({ head }) => {
  const lines = months.map(({ year, month, max, rain }) => `${year},${month},${max},${rain}`);
  const { rows } = readText([...head, ...lines].join('\n'));
  const first = { '01_max': months[0]?.max, '01_rain': months[0]?.rain };
  expect(rows[0]).toMatchObject(first);
});

test('a merged cell ends where the one above it ends', () => {
  const cells: Cell[][] = [
    [null, 2008, null, 2009, null],
    [null, null, 'Rainfall', null, 'Rainfall'],
    ['Month', 'Mean max', null, 'Mean max', null],
    ...Array.from({ length: 12 }, (_, at) => [at + 1, at + 5.5, at + 40.5, at + 6.5, at + 50.5]),
  ];
  const { rows } = readCells(cells);
  expect(rows[1]).toMatchObject({ Year: 2009, '03_max': 8.5, '03_rain': 52.5 });
});

test('a word for an element over a block is no name of a place', () => {
  const cells: Cell[][] = [
    ['Mês', 2008, null, null, null, 2009],
    [null, null, 'Mínima', null, null, null, 'Mínima'],
    [null, 'Máxima', 'Média', 'Absoluta', 'Chuva', 'Máxima', 'Média', 'Absoluta', 'Chuva'],
    ...Array.from({ length: 12 }, (_, at) => [
      at + 1,
      at + 9.5,
      at,
      at - 9,
      50,
      at + 8.5,
      at,
      at,
      9,
    ]),
  ];
  const found = readCells(cells);
  expect(found.rows[1]).toMatchObject({ '03_max': 10.5, '03_min': 2 });
  expect(kindsOf(found)).not.toContain('which-station');
});

describe('an element that from some year on is there as the extreme only', () => {
  const monthOf = (at: number, month: number) => months[at * 12 + month] as (typeof months)[number];
  const beside = (words: (at: number) => string[]): Cell[][] => [
    [null, ...YEARS.flatMap((year, at) => words(at).map((_, index) => (index ? null : year)))],
    ['Mes', ...YEARS.flatMap((_, at) => words(at))],
    ...WORDS.es.names.split(' ').map((name, month) => [
      name,
      ...YEARS.flatMap((_, at) =>
        words(at).map((word) => {
          const { max, min } = monthOf(at, month);
          return /Máxima/.test(word) ? max : /absoluta/.test(word) ? min - 7 : min;
        }),
      ),
    ]),
  ];
  const down: Cell[][] = [
    ['Año', 'Elemento', ...WORDS.es.names.split(' ')],
    ...YEARS.flatMap((year, at) =>
      ['Máxima media', at < 2 ? 'Mínima media' : 'Mínima absoluta'].map((word) => [
        year,
        word,
        ...Array.from({ length: 12 }, (_, month) =>
          word === 'Máxima media'
            ? monthOf(at, month).max
            : monthOf(at, month).min - (at < 2 ? 0 : 7),
        ),
      ]),
    ),
  ];
  test.each([
    {
      because: 'beside the maximum of each year',
      cells: beside((at) => ['Máxima media', at < 2 ? 'Mínima media' : 'Mínima absoluta']),
    },
    { because: 'down a column of elements', cells: down },
  ])('is warned of once: $because', ({ cells }) => {
    const { rows, findings } = readCells(cells);
    const mean = months.map((one) => (one.year < 2010 ? one : { ...one, min: undefined }));
    expect(rows).toEqual(rowsOf(mean, ['max', 'min']));
    const told = findings.filter(({ kind }) => kind === 'reading.only-extremes');
    expect(told.map(({ severity, params }) => [severity, params.element])).toEqual([
      ['warning', 'min'],
    ]);
  });

  test('is not told where the mean stands beside it', () => {
    const all = ['Máxima media', 'Mínima media', 'Mínima absoluta'];
    const reading = readCells(beside(() => all));
    expect(reading.rows).toEqual(rowsOf(months, ['max', 'min']));
    expect(kindsOf(reading)).toEqual([]);
  });
});

test('a word nobody knows is a warning where the block of its year lacks an element', () => {
  const cells: Cell[][] = [
    [null, 2008, null, null, 2009, null, null],
    ['Month', 'Mean max', 'Mean min', 'Rain', 'Mean max', 'Zorvan', 'Rain'],
    ...Array.from({ length: 12 }, (_, at) => [
      at + 1,
      at + 9,
      at,
      (at * 5) % 7,
      at + 8,
      (at * 7) % 5,
      (at * 3) % 8,
    ]),
  ];
  const { findings } = readCells(cells);
  const unread = findings.find(({ kind }) => kind === 'reading.columns-not-read');
  expect(unread).toMatchObject({ severity: 'warning', params: { found: 'Zorvan' } });
});

test('a year, its colon and its word in three cells are no titles over the columns', () => {
  const head = ['', 'Tanggal', 'Jan', 'Feb', 'Mar'];
  const days = Array.from({ length: 28 }, (_, at): Cell[] => [
    at + 1,
    at + 1,
    at % 5,
    at % 7,
    at % 3,
  ]);
  const { rows } = readCells([['', 'Tahun', ':', 2001], head, ...days], {}, 'Curah hujan');
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0] ?? {})).toContain('02_rain');
  const january = readCells(
    [['', 'Tahun', ':', 2001], head, ...days],
    { missingDays: 'any' },
    'Curah hujan',
  );
  expect(january.rows[0]).toHaveProperty('01_rain');
});

describe('titles that are merged over the names of columns', () => {
  const under = (date: string, titles: readonly string[], names: readonly string[]): Cell[][] => [
    ['', ...titles.flatMap((title) => [title, ''])],
    [date, ...titles.flatMap(() => names)],
    ...months.map(({ year, month, max, min }, at): Cell[] => {
      const values = [max, min].map((value) => [at % 5, value]);
      const ordered = values.map((pair) => (names[0] === 'Kew' ? pair.toReversed() : pair));
      return [{ year, month, day: 1 }, ...ordered.flat()];
    }),
  ];

  test.each([
    { date: 'Date', names: ['Code', 'Kew'] },
    { date: 'Fecha', names: ['Code', 'Kew'] },
    { date: 'Datum', names: ['Kew', 'Code'] },
    { date: 'Date', names: ['Grade', 'Kew'] },
  ])('$date, $names: the first below a title is not read for it unasked', ({ date, names }) => {
    const reading = readCells(under(date, ['Max', 'Min'], names));
    const right = rowsOf(months.map(({ year, month, max, min }) => ({ year, month, max, min })));
    const isAsked = reading.findings.some(({ severity }) => severity === 'error');
    expect(isAsked ? right : reading.rows).toEqual(right);
  });

  test('are no names where the row with the dates names nothing more than remarks', () => {
    const cells: Cell[][] = [
      ['', 'Temperatura massima', 'Temperatura minima', 'Pioggia', ''],
      ['Data', '', '', '', 'Note'],
      ...months.map(({ year, month, max, min, rain }): Cell[] => [
        { year, month, day: 1 },
        max,
        min,
        rain,
        month === 7 ? 'x' : '',
      ]),
    ];
    expect(readCells(cells).rows).toEqual(rowsOf(months));
  });
});

describe.each([
  { rain: 'Rain', day: 'Day', night: 'Night', date: 'Date' },
  { rain: 'Niederschlag', day: 'Tag', night: 'Nacht', date: 'Datum' },
  { rain: 'Pluie', day: 'Jour', night: 'Nuit', date: 'Date' },
  { rain: 'Lluvia', day: 'Día', night: 'Noche', date: 'Fecha' },
  { rain: 'Chuva', day: 'Dia', night: 'Noite', date: 'Data' },
])('$day and $night below $rain', ({ rain, day, night, date }) => {
  const cellsOf = (names: string[]): Cell[][] => [
    ['', rain, ''],
    [date, ...names],
    ...months.map(({ year, month, rain }): Cell[] => {
      const parts = [rain, Number((rain / 3).toFixed(1))];
      return [{ year, month, day: 1 }, ...(names[0] === day ? parts : parts.toReversed())];
    }),
  ];

  test.each([[[day, night]], [[night, day]]])(
    '%s are parts of it, of which one is chosen',
    (names) => {
      const { findings, rows } = readCells(cellsOf(names));
      const question = findings.find(({ kind }) => kind === 'reading.which-column');
      expect(question).toMatchObject({
        severity: 'error',
        params: { element: 'rain', why: 'part' },
      });
      expect(rows).toEqual([]);
      const options = question?.choices?.options.map(({ value }) => value) ?? [];
      expect(options).toHaveLength(3);
      const rainOfDay = rowsOf(months.map(({ year, month, rain }) => ({ year, month, rain })));
      const read = options.map((rainColumn) => readCells(cellsOf(names), { rainColumn }).rows);
      expect(read).toContainEqual(rainOfDay);
    },
  );
});

describe.each([
  { rain: 'Rain', max: 'Max', min: 'Min', day: 'Day', night: 'Night', date: 'Date' },
  { rain: 'Niederschlag', max: 'Max', min: 'Min', day: 'Tag', night: 'Nacht', date: 'Datum' },
  { rain: 'Pluie', max: 'Max', min: 'Min', day: 'Jour', night: 'Nuit', date: 'Date' },
  { rain: 'Lluvia', max: 'Máx', min: 'Mín', day: 'Día', night: 'Noche', date: 'Fecha' },
  { rain: 'Chuva', max: 'Máx', min: 'Mín', day: 'Dia', night: 'Noite', date: 'Data' },
  { rain: 'Pioggia', max: 'Max', min: 'Min', day: 'Giorno', night: 'Notte', date: 'Data' },
])('$day and $night of $rain in rows of days', ({ rain, max, min, day, night, date }) => {
  const all = inventedDays('temperate', { firstYear: 2008, years: 1, seed: 5 });
  const halves = (one: DayOfStation, at: number): [number, number] => {
    const ofDay = Number(((one.rain * (at % 4)) / 3).toFixed(1));
    return [ofDay, Number((one.rain - ofDay).toFixed(1))];
  };
  const read = (head: Cell[][], values: (one: DayOfStation, at: number) => number[]): Reading =>
    readCells([
      ...head,
      ...all.map((one, at): Cell[] => [
        { year: one.year, month: one.month, day: one.day },
        one.max,
        one.min,
        ...values(one, at),
      ]),
    ]);
  const whole = read([[date, max, min, rain]], (one) => [one.rain]).rows;

  test.each([
    {
      head: [
        ['', '', '', rain, ''],
        [date, max, min, day, night],
      ],
    },
    {
      head: [
        ['', '', '', rain, rain],
        [date, max, min, day, night],
      ],
    },
    { head: [[date, max, min, `${rain} ${day}`, `${rain} ${night}`]] },
    { head: [[date, max, min, `${rain} (${day})`, `${rain} (${night})`]] },
    { head: [[date, max, min, `${rain} ${day} (mm)`, `${rain} ${night} (mm)`]] },
  ])('are parts of it: $head', ({ head }) => {
    const turned = head.map((row) => [
      ...row.slice(0, 3),
      row[4] || row[3],
      row[3] && row[4] ? row[3] : '',
    ]);
    for (const reading of [
      read(head, halves),
      read(turned as Cell[][], (...of) => halves(...of).toReversed()),
    ]) {
      const question = reading.findings.find(({ kind }) => kind === 'reading.which-column');
      expect(question).toMatchObject({
        severity: 'error',
        params: { element: 'rain', why: 'part' },
      });
      expect(Object.keys(reading.rows[0] ?? {}).some((key) => key.endsWith('rain'))).toBe(false);
    }
  });

  test.each([rain, `${rain} 24h`, `${rain} total`])('beside "%s" that is read', (all) => {
    const head = [[date, max, min, `${rain} ${day}`, `${rain} ${night}`, all]];
    expect(read(head, (one, at) => [...halves(one, at), one.rain]).rows).toEqual(whole);
  });

  test('the day alone is a way of speaking', () => {
    expect(read([[date, max, min, `${rain} ${day}`]], (one) => [one.rain]).rows).toEqual(whole);
  });

  test('the maximum is that of the day, and the minimum that of the night', () => {
    const names = [`${max} ${day}`, `${min} ${night}`];
    expect(read([[date, ...names, rain]], (one) => [one.rain]).rows).toEqual(whole);
    const four = [...names, `${max} ${night}`, `${min} ${day}`, rain];
    const values = (one: DayOfStation): number[] => [one.max - 3, one.min + 4, one.rain];
    expect(read([[date, ...four]], values).rows).toEqual(whole);
  });
});

// A weather site's page of a month: its name stands over the days, in the row of the statistics.
describe('two rows of names of which the second begins with the month', () => {
  const JANUARY = inventedDays('temperate', { firstYear: 2016, years: 1, seed: 2 }).slice(0, 31);
  const mean = ({ max, min }: DayOfStation): number => (max + min) / 2;
  const OF = { max: ({ max }: DayOfStation) => max, mean, min: ({ min }: DayOfStation) => min };
  type Statistic = keyof typeof OF;

  test.each([
    [
      'Time',
      'Temperature (°C)',
      'Dew Point (°C)',
      'Precipitation (mm)',
      'Max,Avg,Min,Total',
      'Jan',
    ],
    [
      'Date',
      'Temperature (°C)',
      'Dew Point (°C)',
      'Precipitation (mm)',
      'Max,Mean,Min,Sum',
      'January',
    ],
    [
      'Fecha',
      'Temperatura (°C)',
      'Punto de rocío (°C)',
      'Precipitación (mm)',
      'Máx,Media,Mín,Total',
      'Enero',
    ],
    [
      'Datum',
      'Temperatur (°C)',
      'Taupunkt (°C)',
      'Niederschlag (mm)',
      'Max,Mittel,Min,Summe',
      'Januar',
    ],
  ])('%s, %s: each column of the merged "%s" is read, in any order', (...words) => {
    const [date, warmth, dew, rain, statistics, month] = words as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const [max = '', avg = '', min = '', total = ''] = statistics.split(',');
    const called: Record<Statistic, string> = { max, mean: avg, min };
    const orders: Statistic[][] = [
      ['max', 'mean', 'min'],
      ['min', 'mean', 'max'],
      ['mean', 'max', 'min'],
    ];
    for (const order of orders) {
      const names = order.map((statistic) => called[statistic]);
      const lines = JANUARY.map((day, at) =>
        [at + 1, ...order.map((of) => OF[of](day)), 9, 5, 2, day.rain].join(),
      );
      const text = [
        [date, warmth, '', '', dew, '', '', rain].join(),
        [month, ...names, ...names, total].join(),
        ...lines,
      ].join('\n');
      const { rows } = readText(text, { sheet: `${month} 2016` });
      expect(rows).toEqual([
        {
          Year: 2016,
          '01_max': expect.closeTo(meanOf(JANUARY.map(OF.max)), 1),
          '01_min': expect.closeTo(meanOf(JANUARY.map(OF.min)), 1),
          '01_rain': expect.closeTo(meanOf(JANUARY.map((day) => day.rain)) * 31, 1),
        },
      ]);
    }
  });
});

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number) / numbers.length;
}
