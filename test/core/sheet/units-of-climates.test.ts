import { describe, expect, test } from '@jest/globals';
import type { Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { casesOf } from '../../support/every-case.ts';
import {
  type Climate,
  type DayOfStation,
  inventedDays,
  inventedMonths,
  type Month,
} from '../../support/invented-station.ts';
import { celsius } from './agencies/agency-table.ts';
import { readText, two } from './shape-of.ts';

/** Units nowhere: in each climate mm and °C are taken without a question, and what may be another unit is asked about. */
const monthsOf = (climate: Climate): Month[] =>
  inventedMonths(climate, { firstYear: 1991, years: 12, seed: 6 });
/** The showers of an invented day are half of what its month says. */
const daysOf = (climate: Climate): DayOfStation[] =>
  inventedDays(climate, { firstYear: 1991, years: 3, seed: 5 }).map((day) => ({
    ...day,
    rain: day.rain * 2,
  }));
const fahrenheit = (of: number): number => Math.round(of * 1.8 + 32);

type Cells = (number | string)[];
const monthly = (header: string, months: Month[], cells: (month: Month) => Cells): string =>
  [
    `Year,Month,${header}`,
    ...months.map((one) => [one.year, one.month, ...cells(one)].join()),
  ].join('\n');
const daily = (header: string, days: DayOfStation[], cells: (day: DayOfStation) => Cells): string =>
  [
    `Date,${header}`,
    ...days.map((one) => [`${one.year}-${two(one.month)}-${two(one.day)}`, ...cells(one)].join()),
  ].join('\n');

function asked({ findings }: Reading): string[] {
  return findings.flatMap(({ choices, severity }) =>
    choices && severity === 'error' ? choices.wish : [],
  );
}

const EVERYWHERE: Climate[] = [
  'temperate',
  'continental',
  'mediterranean',
  'desert',
  'monsoon',
  'equatorial',
  'polar',
  'southern',
];
/** Each reading of days takes a while, and these differ most. */
const DAYS = casesOf(EVERYWHERE, (climate) => ['temperate', 'monsoon', 'polar'].includes(climate));
const MILD: Climate[] = ['temperate', 'continental', 'mediterranean', 'polar', 'southern'];

describe('months of rain', () => {
  const table = (climate: Climate, write: (mm: number) => number | string): string =>
    monthly('Rain', monthsOf(climate), ({ rain }) => [write(rain)]);

  test.each(EVERYWHERE)('%s: mm are not asked about', (climate) => {
    expect(asked(readText(table(climate, (mm) => mm)))).toEqual([]);
    expect(asked(readText(table(climate, Math.round)))).toEqual([]);
  });

  test.each(MILD)('%s: centimetres with one decimal are asked about', (climate) => {
    const text = table(climate, (mm) => (mm / 10).toFixed(1));
    expect(asked(readText(text))).toEqual(['rainUnit']);
    const { rows } = readText(text, { wishes: { rainUnit: 'cm' } });
    const [first] = monthsOf(climate);
    expect(Math.abs((rows[0]?.['01_rain'] ?? 0) - (first?.rain ?? 0))).toBeLessThan(0.51);
  });

  test.each([...MILD, 'equatorial'] as const)(
    '%s: inches with one decimal are asked about, and mm a day',
    (climate) => {
      expect(asked(readText(table(climate, (mm) => (mm / 25.4).toFixed(1))))).toEqual(['rainUnit']);
      expect(asked(readText(table(climate, (mm) => (mm / 30).toFixed(1))))).toEqual(['rainUnit']);
    },
  );
});

describe('growing seasons, with their sums behind them', () => {
  const HEADERS = [
    'Year,April,May,June,July,Aug,Sept,Oct,Seasonal_Sum,AnnuaL_Sum',
    'Año,Abril,Mayo,Junio,Julio,Agosto,Septiembre,Octubre,Suma de la temporada,Suma anual',
    'Jahr,April,Mai,Juni,Juli,August,September,Oktober,Saisonsumme,Jahressumme',
    'Année,Avril,Mai,Juin,Juillet,Août,Septembre,Octobre,Cumul de la saison,Cumul annuel',
    // Nobody knows these words.
    'Year,Apr,May,Jun,Jul,Aug,Sep,Oct,Zorvan,Pelik',
  ];
  const sumOf = (months: Month[]): number => months.reduce((sum, { rain }) => sum + rain, 0);
  const season = (climate: Climate, header: string, write: (mm: number) => string): string => {
    const months = monthsOf(climate);
    const lines = [...new Set(months.map(({ year }) => year))].map((year) => {
      const ofYear = months.filter((month) => month.year === year);
      const shown = ofYear.filter(({ month }) => month >= 4 && month <= 10);
      const figures = [...shown.map(({ rain }) => rain), sumOf(shown), sumOf(ofYear)];
      return [year, ...figures.map(write)].join();
    });
    return ['Rainfall', header, ...lines].join('\n');
  };

  test.each(HEADERS)('%s: no sum is a December, and mm are not asked about', (header) => {
    for (const climate of EVERYWHERE) {
      const reading = readText(season(climate, header, (mm) => mm.toFixed(1)));
      expect([climate, asked(reading)]).toEqual([climate, []]);
      expect(Object.keys(reading.rows[0] ?? {})).toHaveLength(8);
    }
  });

  test.each(HEADERS)('%s: inches are asked about', (header) => {
    for (const climate of MILD) {
      const text = season(climate, header, (mm) => (mm / 25.4).toFixed(2));
      expect([climate, asked(readText(text))]).toEqual([climate, ['rainUnit']]);
      const { rows } = readText(text, { wishes: { rainUnit: 'in' } });
      const april = monthsOf(climate).find(({ month }) => month === 4);
      expect(Math.abs((rows[0]?.['04_rain'] ?? 0) - (april?.rain ?? 0))).toBeLessThan(0.14);
    }
  });
});

describe('days of rain in whole numbers', () => {
  const table = (climate: Climate, write: (mm: number) => number): string =>
    daily('Rain', daysOf(climate), ({ rain }) => [write(rain)]);

  test.each(DAYS)('%s: mm are not asked about', (climate) => {
    expect(asked(readText(table(climate, Math.round)))).toEqual([]);
  });

  test.each(['temperate', 'continental', 'monsoon', 'equatorial', 'southern'] as const)(
    '%s: tenths of mm are asked about, and hundredths of an inch',
    (climate) => {
      const { findings } = readText(table(climate, (mm) => Math.round(mm * 10)));
      expect(findings.map(({ kind }) => kind)).not.toContain('reading.rain-unit-assumed');
    },
  );

  test.each(['temperate', 'monsoon', 'equatorial', 'southern'] as const)(
    '%s: hundredths of an inch are asked about',
    (climate) => {
      const text = table(climate, (mm) => Math.round(mm / 0.254));
      expect(asked(readText(text))).toEqual(['rainUnit']);
      const { rows } = readText(text, { wishes: { rainUnit: '0.01in' } });
      const january = daysOf(climate).filter(({ year, month }) => year === 1991 && month === 1);
      const sum = january.reduce((all, { rain }) => all + Math.round(rain / 0.254), 0);
      expect(rows[0]?.['01_rain']).toBeCloseTo(sum * 0.254, 1);
    },
  );
});

describe('whole numbers of rain beside temperatures of an American station', () => {
  const rain = (mm: number): number => Math.round(mm / 0.254);

  test.each(DAYS)('%s: beside "°F" they are asked about', (climate) => {
    const text = daily('Tmax (°F),Tmin (°F),Rain', daysOf(climate), (day) => [
      fahrenheit(day.max),
      fahrenheit(day.min),
      rain(day.rain),
    ]);
    expect(asked(readText(text))).toEqual(['rainUnit']);
  });

  const turned = (of: number): string => celsius(fahrenheit(of)).toFixed(1);

  test.each(DAYS)('%s: beside 0.6, 1.1, 1.7 °C, which once were °F, they are too', (climate) => {
    const text = daily('Tmax (°C),Tmin (°C),Rain', daysOf(climate), (day) => [
      turned(day.max),
      turned(day.min),
      rain(day.rain),
    ]);
    expect(asked(readText(text))).toEqual(['rainUnit']);
  });

  test.each(DAYS)('%s: beside tenths of °C they are mm', (climate) => {
    const text = daily('Tmax,Tmin,Rain', daysOf(climate), (day) => [
      day.max,
      day.min,
      Math.round(day.rain),
    ]);
    expect(asked(readText(text))).toEqual([]);
  });

  test.each(DAYS)('%s: tenths of mm beside them are mm', (climate) => {
    const text = daily('Tmax (°C),Tmin (°C),Rain', daysOf(climate), (day) => [
      turned(day.max),
      turned(day.min),
      (rain(day.rain) * 0.254).toFixed(1),
    ]);
    expect(asked(readText(text))).toEqual([]);
  });
});

describe('months of rain beside "°F"', () => {
  const table = (climate: Climate, write: (mm: number) => string): string =>
    monthly('Tmax (°F),Tmin (°F),Rain', monthsOf(climate), ({ max, min, rain }) => [
      fahrenheit(max),
      fahrenheit(min),
      write(rain),
    ]);

  test.each(['polar', 'desert'] as const)(
    '%s: tenths may be mm, and are asked about',
    (climate) => {
      const text = table(climate, (mm) => mm.toFixed(1));
      expect(asked(readText(text))).toEqual(['rainUnit']);
      const { rows } = readText(text, { wishes: { rainUnit: 'mm' } });
      expect(rows[0]).toMatchObject({ '01_rain': monthsOf(climate)[0]?.rain });
    },
  );

  test.each(['polar', 'temperate', 'desert'] as const)('%s: hundredths are inches', (climate) => {
    expect(asked(readText(table(climate, (mm) => (mm / 25.4).toFixed(2))))).toEqual([]);
  });
});

test.each(DAYS)('%s: days of rain in metres may be said to be metres', (climate) => {
  const days = daysOf(climate);
  const text = daily('Rain', days, ({ rain }) => [(rain / 1000).toFixed(4)]);
  const question = readText(text).findings.find(({ choices }) => choices?.wish === 'rainUnit');
  expect(question?.choices?.options.map(({ value }) => value)).toContain('m');
  const { rows } = readText(text, { wishes: { rainUnit: 'm' } });
  const january = days.filter(({ year, month }) => year === 1991 && month === 1);
  expect(rows[0]?.['01_rain']).toBeCloseTo(
    january.reduce((all, { rain }) => all + rain, 0),
    0,
  );
});

describe('temperatures that may be °F or °C', () => {
  const winter = <Dated extends Month>(all: Dated[]): Dated[] =>
    all.filter(({ month }) => month < 4 || month > 10);
  const text = (months: Month[], header: string, write: (of: Month) => Cells): string =>
    monthly(header, months, write);
  const inF = ({ max, min }: Month): Cells => [
    (max * 1.8 + 32).toFixed(1),
    (min * 1.8 + 32).toFixed(1),
  ];

  test.each(['continental', 'temperate'] as const)(
    '%s: winters of °F without rain are asked about',
    (climate) => {
      expect(asked(readText(text(winter(monthsOf(climate)), 'Tmax,Tmin', inF)))).toEqual([
        'temperatureUnit',
      ]);
      const days = winter(daysOf(climate)).map((day) => ({ ...day, max: day.max - 8 }));
      const whole = daily('Tmax,Tmin', days, ({ max, min }) => [fahrenheit(max), fahrenheit(min)]);
      expect(asked(readText(whole))).toEqual(['temperatureUnit']);
    },
  );

  test.each([
    { climate: 'continental', name: 'winters of °C' },
    { climate: 'polar', name: 'winters of °C' },
    { climate: 'temperate', name: 'winters of °C' },
  ] as const)('$climate: $name are not', ({ climate }) => {
    const months = winter(monthsOf(climate));
    expect(asked(readText(text(months, 'Tmax,Tmin', ({ max, min }) => [max, min])))).toEqual([]);
    const days = daily('Tmax,Tmin', winter(daysOf(climate)), ({ max, min }) => [max, min]);
    expect(asked(readText(days))).toEqual([]);
  });

  test.each(['southern', 'monsoon'] as const)(
    '%s: summers from November are none where mm say so',
    (climate) => {
      const months = winter(monthsOf(climate));
      const table = text(months, 'Tmax,Tmin,Rain', ({ max, min, rain }) => [max, min, rain]);
      expect(asked(readText(table))).toEqual([]);
    },
  );

  test('whole degrees beside hundredths of an inch are asked about, however many there are', () => {
    const days = daysOf('polar').map((day) => ({ ...day, max: Math.min(day.max, 8) }));
    const table = daily('TMAX,TMIN,PRCP', days, ({ max, min, rain }) => [
      fahrenheit(max),
      fahrenheit(min),
      (rain / 25.4).toFixed(2),
    ]);
    expect(asked(readText(table)).sort()).toEqual(['rainUnit', 'temperatureUnit']);
    const wishes: ReadOptions = { temperatureUnit: 'F', rainUnit: 'in' };
    expect(asked(readText(table, { wishes }))).toEqual([]);
  });
});

describe('temperatures in °F of which nothing says the unit', () => {
  const WARM = EVERYWHERE.filter((climate) => climate !== 'polar');
  const inF = (of: number): string => (of * 1.8 + 32).toFixed(1);
  const january = ({ rows }: Reading): Record<string, number> => ({ ...rows[0] });
  const ofJanuary = <Dated extends Month>(all: Dated[]): Dated[] =>
    all.filter(({ year, month }) => year === 1991 && month === 1);
  const meanOf = (all: readonly number[]): number =>
    all.reduce((sum, value) => sum + value, 0) / all.length;

  test.each(WARM)('%s: days are read, and it is told', (climate) => {
    const days = daysOf(climate);
    const text = daily('Tmax,Tmin', days, ({ max, min }) => [fahrenheit(max), fahrenheit(min)]);
    const reading = readText(text);
    expect(asked(reading)).toEqual([]);
    expect(reading.findings.map(({ kind }) => kind)).toContain('reading.temperature-unit-inferred');
    const mean = meanOf(ofJanuary(days).map(({ max }) => max));
    expect(Math.abs((january(reading)['01_max'] ?? 0) - mean)).toBeLessThan(0.3);
  });

  // More than 8 inches of a monsoon's day may be millimetres.
  const DRIER = WARM.filter((climate) => climate !== 'monsoon');
  test.each(DRIER)('%s: so are inches to hundredths beside them', (climate) => {
    const days = daysOf(climate);
    const text = daily('TMAX,TMIN,PRCP', days, ({ max, min, rain }) => [
      fahrenheit(max),
      fahrenheit(min),
      (rain / 25.4).toFixed(2),
    ]);
    const reading = readText(text);
    expect(asked(reading)).toEqual([]);
    const sum = ofJanuary(days).reduce((all, { rain }) => all + rain, 0);
    expect(Math.abs((january(reading)['01_rain'] ?? 0) - sum)).toBeLessThan(4);
  });

  // Thirteen wet days of a dry year.
  const dry = daysOf('mediterranean')
    .filter(({ year }) => year === 1991)
    .map((day) => ({ ...day, rain: day.month % 3 > 0 && day.day % 14 === 3 ? day.rain + 7 : 0 }))
    .map((day) => (day.month < 7 || day.day < 5 ? day : { ...day, rain: 0 }));
  test.each([
    { write: (mm: number) => (mm / 25.4).toFixed(2), asks: [], because: 'hundredths of inches' },
    { write: (mm: number) => (mm / 4).toFixed(2), asks: ['rainUnit'], because: '2 mm on most' },
  ])('few wet days show as much: $because', ({ write, asks }) => {
    const text = daily('TMAX,TMIN,PRCP', dry, ({ max, min, rain }) => [
      fahrenheit(max),
      fahrenheit(min),
      write(rain),
    ]);
    expect(dry.filter(({ rain }) => rain > 0).length).toBeLessThan(20);
    expect(asked(readText(text))).toEqual(asks);
  });

  test.each([
    { write: (mm: number) => (mm / 10).toFixed(1), because: 'centimetres' },
    { write: (mm: number) => (Math.round(mm * 4) / 4).toFixed(2), because: 'a gauge of quarters' },
    { write: (mm: number) => (mm > 30 ? '32.45' : mm.toFixed(1)), because: 'a slip' },
  ])('amounts that are no inches are asked about: $because', ({ write }) => {
    const text = daily('TMAX,TMIN,PRCP', daysOf('temperate'), ({ max, min, rain }) => [
      fahrenheit(max),
      fahrenheit(min),
      write(rain),
    ]);
    expect(asked(readText(text))).toEqual(['rainUnit']);
  });

  test.each(WARM)('%s: millimetres that were inches once are never taken for inches', (climate) => {
    const days = daysOf(climate);
    const text = daily('TMAX,TMIN,PRCP', days, ({ max, min, rain }) => [
      fahrenheit(max),
      fahrenheit(min),
      (Math.round(rain / 0.254) * 0.254).toFixed(2),
    ]);
    const reading = readText(text);
    const sum = ofJanuary(days).reduce((all, { rain }) => all + rain, 0);
    const isRight = Math.abs((january(reading)['01_rain'] ?? 0) - sum) < 4;
    expect(isRight || asked(reading).includes('rainUnit')).toBe(true);
  });

  test.each(WARM)('%s: months with tenths are read', (climate) => {
    const reading = readText(
      monthly('Tmax,Tmin', monthsOf(climate), ({ max, min }) => [inF(max), inF(min)]),
    );
    expect(asked(reading)).toEqual([]);
    const [first] = monthsOf(climate);
    expect(january(reading)['01_max']).toBeCloseTo(first?.max ?? 0, 1);
  });

  test.each([
    { header: 'Max,Min', because: 'they may be of humidity' },
    { header: 'Max level,Min level', because: 'of water' },
  ])('"$header" do not say that they are temperatures: $because', ({ header }) => {
    const text = daily(header, daysOf('temperate'), ({ max, min }) => [
      fahrenheit(max),
      fahrenheit(min),
    ]);
    const { findings } = readText(text);
    expect(findings.map(({ kind }) => kind)).not.toContain('reading.temperature-unit-inferred');
    expect(findings.map(({ severity }) => severity)).toContain('error');
  });

  test.each(['Greenhouse roof', 'Compost', 'Solar panel'])('"%s" may be as hot in °C', (title) => {
    const text = daily('Tmax,Tmin', daysOf('mediterranean'), ({ max, min }) => [
      (max * 2 + 10).toFixed(1),
      min,
    ]);
    expect(asked(readText(`${title}\n${text}`))).not.toEqual([]);
  });

  test('a middle year in °C, or the minima, are no °F', () => {
    const mixed = (isC: (day: DayOfStation) => boolean): string =>
      daily('Tmax,Tmin', daysOf('temperate'), (day) =>
        isC(day) ? [day.max, day.min] : [fahrenheit(day.max), fahrenheit(day.min)],
      );
    const minima = daily('Tmax,Tmin', daysOf('mediterranean'), ({ max, min }) => [
      fahrenheit(max),
      min,
    ]);
    for (const text of [mixed(({ year }) => year === 1992), minima])
      expect(asked(readText(text))).toEqual(['temperatureUnit']);
  });

  test.each([99, 88.8, 100])('%d on one day in four of °C is no weather', (code) => {
    const text = daily('Tmax,Tmin', daysOf('temperate'), ({ max, min, day }) => [
      day % 4 === 0 ? code : max,
      min,
    ]);
    const { findings } = readText(text);
    expect(findings.map(({ kind }) => kind)).not.toContain('reading.temperature-unit-inferred');
  });

  test('whole months may be tenths of °C of a cold place, and are asked about', () => {
    const whole = monthly('Tmax,Tmin', monthsOf('temperate'), ({ max, min }) => [
      fahrenheit(max),
      fahrenheit(min),
    ]);
    expect(asked(readText(whole))).toEqual(['temperatureUnit']);
  });

  test('tenths of °C of cold days are not taken for them', () => {
    const cold = daysOf('polar').map(({ max, min, ...day }) => ({
      ...day,
      max: max / 3 + 6,
      min: min / 3 + 4,
    }));
    const tenths = daily('Tmax,Tmin', cold, ({ max, min }) => [
      Math.round(max * 10),
      Math.round(min * 10),
    ]);
    expect(asked(readText(tenths))).toEqual(['temperatureUnit']);
  });

  test.each([20, 50])(
    'one day in %i at 85.0, where a sensor failed, makes no °F of °C',
    (every) => {
      const text = daily('Tmax,Tmin', daysOf('temperate'), ({ max, min, day, month }) => [
        (day + month * 31) % every === 0 ? '85.0' : max,
        min,
      ]);
      const { findings } = readText(text);
      expect(findings.map(({ kind }) => kind)).not.toContain('reading.temperature-unit-inferred');
    },
  );
});

describe('whole °F of a place that is seldom over 65 °F, nowhere said', () => {
  /** Shifted so that the warm half of the year is from 58 to 65 °F. */
  const cool = (climate: Climate): DayOfStation[] => {
    const days = daysOf(climate);
    const maxima = days.map(({ max }) => max).sort((one, other) => one - other);
    const lower = 16.5 - (maxima[Math.floor(maxima.length * 0.8)] ?? 0);
    return days.map((day) => ({ ...day, max: day.max + lower, min: day.min + lower }));
  };
  const table = (climate: Climate, header: string, rain: (mm: number) => string): string =>
    daily(header, cool(climate), (day) => [
      fahrenheit(day.max),
      fahrenheit(day.min),
      rain(day.rain),
    ]);
  const inches = (mm: number): string => (mm / 25.4).toFixed(2);
  const COOL: Climate[] = ['temperate', 'southern'];

  test.each(COOL)('%s: rain in inches beside them leaves no choice', (climate) => {
    const reading = readText(table(climate, 'TMAX,TMIN,PRCP', inches));
    expect(asked(reading)).toEqual([]);
    expect(reading.findings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['reading.temperature-unit-inferred', 'reading.rain-unit-inferred']),
    );
  });

  test.each(COOL)('%s: rain in mm does not', (climate) => {
    const text = table(climate, 'TMAX,TMIN,PRCP', (mm) => mm.toFixed(1));
    expect(asked(readText(text))).toContain('temperatureUnit');
  });

  test.each(COOL)('%s: "Max" and "Min" may be of a humidity all the same', (climate) => {
    expect(asked(readText(table(climate, 'Max,Min,Rain', inches)))).toContain('temperatureUnit');
  });
});
