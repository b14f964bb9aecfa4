import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { madeDays, madeMonths, madeRow } from './made-weather.ts';
import { kindsOf, offeredBy, readCells, readText, two } from './shape-of.ts';

const days = madeDays(1996, 2);
const all = ['max', 'min', 'rain'] as const;
const both = [madeRow(1996, all), madeRow(1997, all)];
const rainOnly = [madeRow(1996, ['rain']), madeRow(1997, ['rain'])];
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);

/** A row a month, days across, each place below the one before. */
const daysAcross = (keys: string[], places: string[]): Cell[][] => [
  ['Met Office'],
  ['Climate division'],
  ['Hill road', 'Upton 1207'],
  [null],
  [null],
  [...keys, ...DAYS],
  ...places.flatMap((place) =>
    [1996, 1997].flatMap((year) =>
      MONTHS.map((month): Cell[] => [
        place,
        year,
        month,
        ...DAYS.map(
          (day) => days.find(({ y, m, d }) => y === year && m === month && d === day)?.rain ?? null,
        ),
      ]),
    ),
  ),
];

// Programs write a table without its header so: each column has a number, and the header is a row like others.
describe('a first row that counts the columns', () => {
  const counted = (from: number): Cell[] => Array.from({ length: 36 }, (_, at) => at + from);

  test.each([
    { keys: ['Station', 'Year', 'Month'], first: counted(0) },
    { keys: ['Poste', 'Année', 'Mois'], first: [null, ...counted(1)] },
    { keys: ['Estação', 'Ano', 'Mês'], first: counted(1) },
  ])('is no header: $keys', ({ keys, first }) => {
    const cells = [first, ...daysAcross(keys, ['Upton', 'Kew'])];
    expect(offeredBy(readCells(cells, {}, 'rain'))).toEqual(['Upton', 'Kew', 'none']);
    const { rows } = readCells(cells, { station: 'Kew' }, 'rain');
    expect(rows).toEqual(rainOnly);
  });

  test.each([
    { below: [], because: 'nothing below it says year and month' },
    {
      below: [[null], ['Year', 'Month', 'Tmax'], [1997, 1, 12], [1997, 2, 13]],
      because: 'its own numbers stand before the next header',
    },
  ])('is one of months: $because', ({ below }) => {
    const cells: Cell[][] = [
      [null, ...MONTHS],
      ...[1996, 1997].map((year): Cell[] => [
        year,
        ...MONTHS.map((month) => madeMonths(year)[`${two(month)}_rain`] ?? null),
      ]),
      ...below,
    ];
    const [first, second] = readCells(cells, {}, 'rain').rows;
    expect([first, second]).toMatchObject(rainOnly);
  });
});

describe('a header in one cell above rows in several', () => {
  const lines = days.map(({ y, m, d, max, min, rain }) =>
    [`${y} ${two(m)} ${two(d)} 12`, 35251.2, rain, 318.2, max, min].join('\t'),
  );

  test.each([
    'Year Mnth Day Hr dayl(s) prcp(mm) srad(W/m2) tmax(C) tmin(C)',
    'Année Mois Jour Heure durée pluie(mm) rayonnement tmax(C) tmin(C)',
    'Año Mes Día Hora insolación lluvia(mm) radiación tmax(C) tmin(C)',
  ])('is split as its rows are: %s', (header) => {
    const text = ['  33.72', '2372.00', header, ...lines].join('\n');
    const cells = text
      .split('\n')
      .map((line): Cell[] => line.split('\t').map((cell, at) => (at ? Number(cell) : cell)));
    expect(readCells(cells).rows).toEqual(both);
  });

  test('is a title where its words are no keys', () => {
    const text = ['Rain gauge of the Upton school', 'Date\tRain\tTmax\tTmin']
      .concat(days.map((o) => [`${two(o.d)} ${two(o.m)} ${o.y}`, o.rain, o.max, o.min].join('\t')))
      .join('\n');
    const cells = text
      .split('\n')
      .map((line): Cell[] =>
        line.split('\t').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)),
      );
    expect(readCells(cells).rows).toEqual(both);
  });
});

describe('the month once more beside a date', () => {
  const names =
    'January February March April May June July August September October November December';
  const line = ({ y, m, d, max, min, rain }: (typeof days)[number], month: number): string =>
    [`${y}-${two(m)}-${two(d)}`, y, month, names.split(' ')[m - 1], rain, max, min].join();

  test.each(['Date,Year,YearMonth', 'Fecha,Año,AñoMes', 'Date,Année,Année mois'])(
    'is no day: %s',
    (header) => {
      const text = `${header},TextMonth,Rain,Tmax,Tmin\n${days.map((day) => line(day, day.m)).join('\n')}`;
      expect(readText(text).rows).toEqual(both);
    },
  );

  test('is a day where the numbers go on', () => {
    const text = `Stamp,Year,Date,Month,Rain,Tmax,Tmin\n${days.map((day) => line(day, day.d)).join('\n')}`;
    expect(readText(text).rows).toEqual(both);
  });
});

describe('numbers of stations under a word that says nothing', () => {
  const rowsOf = (place: number, more: number): string[] =>
    days.map((o) => [place, `${o.y}-${two(o.m)}-${two(o.d)}`, o.rain + more, o.max, o.min].join());

  test.each([
    'STA,Date,Precip,MaxTemp,MinTemp',
    'Posto,Data,Chuva,Tmax,Tmin',
    'Merkez,Tarih,Yağış,Tmax,Tmin',
  ])('are asked for: %s', (header) => {
    const text = [header, ...rowsOf(20602, 5), ...rowsOf(31302, 0)].join('\n');
    expect(offeredBy(readText(text))).toEqual(['20602', '31302', 'none']);
    expect(readText(text, { wishes: { station: '31302' } }).rows).toEqual(both);
  });

  test('are none in a record of one place that moved', () => {
    const text = days.map((o) =>
      [`${o.y}-${two(o.m)}-${two(o.d)}`, o.y < 1997 ? 812 : 845, o.rain, o.max, o.min].join(),
    );
    const reading = readText(['Date,Height of mast,Rain,Tmax,Tmin', ...text].join('\n'));
    expect(kindsOf(reading)).not.toContain('which-station');
    expect(reading.rows).toEqual(both);
  });
});

test('Korean 온도 is a temperature as 기온 is', () => {
  const text = days.map((o) => [`${o.y}-${two(o.m)}-${two(o.d)}`, o.min, o.max].join());
  const rows = [madeRow(1996, ['max', 'min']), madeRow(1997, ['max', 'min'])];
  expect(readText(['날짜,최저온도,최고온도', ...text].join('\n')).rows).toEqual(rows);
  expect(readText(['날짜,최저 지면온도,최고 지면온도', ...text].join('\n')).rows).toEqual([]);
});
