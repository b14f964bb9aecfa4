import { describe, expect, test } from '@jest/globals';
import { inventedDays } from '../../support/invented-station.ts';
import { kindsOf, MONTHS, readText, two } from './shape-of.ts';

const days = inventedDays('temperate', { firstYear: 2001, years: 2, seed: 9 });

/** As archives of a continent write a file for each station and element. */
const ARCHIVE = `CLIMATE ARCHIVE OF THE BORDERS, file created on 27-09-2021

Aston, B.C. and Coauthors, 2002. Daily dataset of twentieth-century surface
air temperature and precipitation series for the Border Assessment.
Int. J. of Meteo., 12, 441-453.

01-06 SOUID: Source identifier
08-15 DATE : Date YYYYMMDD
{legend}
`;

function archiveOf(code: string, legend: string, value: (at: number) => number): string {
  const lines = days.map(
    ({ year, month, day }, at) => `102,${year}${two(month)}${two(day)},${value(at)}`,
  );
  return `${ARCHIVE.replace('{legend}', legend)}\nSOUID,DATE,${code}\n${lines.join('\n')}`;
}

const eighths = (at: number): number => (at * 5) % 9;

describe('a line that begins with the name of the column says what it holds, and no title', () => {
  test.each([
    { code: 'CZ', legend: '17-21 CZ   : cloud cover in oktas', kind: 'column-of-something-else' },
    { code: 'QG', legend: 'QG: mean temperature in 0.1 C', kind: 'only-means' },
    { code: 'HU', legend: '17-21 HU   : humidity in 1 %', kind: 'column-of-something-else' },
    {
      code: 'Zk',
      legend: 'Zk = Bedeckungsgrad: Bewölkung in Achteln',
      kind: 'column-of-something-else',
    },
    { code: 'Nz', legend: 'Nz - humidité relative (%)', kind: 'column-of-something-else' },
    { code: 'Qt', legend: 'Qt: temperatura media (°C)', kind: 'only-means' },
  ])('"$legend"', ({ code, legend, kind }) => {
    const reading = readText(archiveOf(code, legend, eighths));
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toEqual([kind]);
    expect(reading.findings.some(({ choices }) => choices)).toBe(false);
  });

  test.each([
    { legend: '17-21 QZ   : maximum temperature in 0.1 C', column: '01_max' },
    { legend: 'QZ = precipitación diaria en 0.1 mm', column: '01_rain' },
  ])('"$legend" names the element', ({ legend, column }) => {
    const ours = (at: number): number =>
      Math.round(((column === '01_max' ? days[at]?.max : days[at]?.rain) ?? 0) * 10);
    const { rows } = readText(archiveOf('QZ', legend, ours));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveProperty(column);
  });

  test('a line of another column leaves the title of this one alone', () => {
    const text = archiveOf('Qz', 'Xy: humidity\nDaily rainfall (mm)', (at) => days[at]?.rain ?? 0);
    expect(readText(text).rows[0]).toHaveProperty('01_rain');
  });
});

describe('a key above a table explains the codes of its columns', () => {
  const noon = (at: number): number =>
    Math.round(((days[at]?.max ?? 0) + (days[at]?.min ?? 0)) / 2);
  const table = (
    key: readonly string[],
    columns: string,
    cells: (at: number) => string,
  ): string => {
    const lines = days.map(
      ({ year, month, day }, at) => `999,${year}${two(month)}${two(day)},${cells(at)}`,
    );
    const quoted = key.map((line) => `"${line}"`);
    return [...quoted, '', `STN,YYYYMMDD,${columns}`, ...lines].join('\n');
  };
  const all = (at: number): string =>
    [days[at]?.max ?? 0, days[at]?.min ?? 0, days[at]?.rain ?? 0, noon(at)].join();
  const plain = readText(table([], 'Tmax,Tmin,Rain,Cloud', all)).rows;

  const KEYS = [
    [
      'maximum air temperature (°C)',
      'minimum air temperature (°C)',
      'daily precipitation in mm over the period 08.00 preceding day - 08.00 UTC present day',
      'cloud cover in oktas',
    ],
    [
      'Tagesmaximum der Lufttemperatur in °C',
      'Tagesminimum der Lufttemperatur in °C',
      'Niederschlagshöhe in mm, gemessen um 7 Uhr',
      'mittlere relative Feuchte',
    ],
    [
      'temperatura máxima diaria (°C)',
      'temperatura mínima diaria (°C)',
      'precipitación diaria (mm), leída a las 7 de la mañana',
      'humedad relativa',
    ],
    [
      'température maximale sous abri (°C)',
      'température minimale sous abri (°C)',
      'hauteur de précipitations (mm), relevée le matin',
      'humidité relative',
    ],
    [
      'maximumtemperatuur (in graden Celsius)',
      'minimumtemperatuur (in graden Celsius)',
      'etmaalsom van de neerslag (in mm)',
      'relatieve vochtigheid',
    ],
    [
      'temperatura máxima do ar (°C)',
      'temperatura mínima do ar (°C)',
      'precipitação total diária (mm)',
      'umidade relativa',
    ],
  ];
  const CODES = ['XA,XB,XC,XD', 'v1,v2,v3,v4', 'QXE,QNE,QRE,QHE'];
  const keyOf = (says: readonly string[], codes: string, mark: string): string[] =>
    codes.split(',').map((code, at) => `${code}${mark}${says[at]}`);

  test.each(KEYS)('%s', (...says) => {
    for (const codes of CODES)
      for (const mark of [' = ', ': ', '   : ']) {
        const reading = readText(table(keyOf(says, codes, mark), codes, all));
        expect([codes, mark, kindsOf(reading), reading.rows]).toEqual([codes, mark, [], plain]);
      }
  });

  test.each([
    { key: ['RQ = pelik zorvansom/daily precipitation in 0.1 mm', 'SX = sneeuwdek/snow cover'] },
    {
      key: [
        'RQ = som van de regen in 0.1 mm, van 08.00 tot 08.00/',
        '     precipitation of the day in 0.1 mm, from 08.00 to 08.00',
        'SX = sneeuwdek om 08.00 UTC/snow cover at 08.00 UTC',
      ],
    },
  ])('in two languages with a bare slash: $key', ({ key }) => {
    const tenths = (at: number): string => `${Math.round((days[at]?.rain ?? 0) * 10)},${at % 3}`;
    const { rows } = readText(table(key, 'RQ,SX', tenths));
    expect(rows.map((row) => row['01_rain'])).toEqual(plain.map((row) => row['01_rain']));
  });

  test.each([
    'zorvansom pelik in 0.1 mm / daily precipitation amount in 0.1 mm over the period 8 to 8',
    '24-uursom van de neerslag in 0.1 mm van 08.00 voorafgaande dag - 08.00 UTC huidige dag',
    'daily precipitation in 0.1 mm / zorvansom pelik in 0.1 mm',
  ])('in one language or in two: "%s"', (says) => {
    const tenths = (at: number): string => `${Math.round((days[at]?.rain ?? 0) * 10)},`;
    const { rows } = readText(table([`RQ = ${says}`], 'RQ,SX', tenths));
    expect(rows.map((row) => row['01_rain'])).toEqual(plain.map((row) => row['01_rain']));
  });

  test('with the unit of each, and what it says of an empty column is no title', () => {
    const key = [
      'RQ = daily precipitation amount in 0.1 mm over the period 08.00 - 08.00',
      'SX = code for the snow cover at 08.00 UTC:',
    ];
    const tenths = (at: number): string => `${Math.round((days[at]?.rain ?? 0) * 10)},`;
    const { rows } = readText(table(key, 'RQ,SX', tenths));
    expect(rows.map((row) => row['01_rain'])).toEqual(plain.map((row) => row['01_rain']));
  });

  test.each([
    { because: 'one of two places', says: ['rainfall at the mill', undefined] },
    { because: 'both places', says: ['rainfall at the mill', 'rainfall at the church'] },
    { because: 'a place whose rain is extreme', says: ['daily rainfall', 'gauge, at most 50 mm'] },
    { because: 'what nobody understands', says: ['daily rainfall', 'zorvan of the pelik'] },
    { because: 'zorvan rain', says: ['zorvan precipitation', 'relative humidity'] },
    { because: 'a bare maximum', says: ['maximum of the day', 'relative humidity'] },
  ])('and not $because, where the person is asked', ({ says }) => {
    const key = ['Upton', 'Kew'].flatMap((place, at) =>
      says[at] ? [`${place}: ${says[at]}`] : [],
    );
    const cells = (at: number): string => `${days[at]?.rain},${days[(at + 2) % days.length]?.rain}`;
    const { findings } = readText(table(key, 'Upton,Kew', cells));
    expect(findings.some(({ choices, severity }) => choices && severity === 'error')).toBe(true);
  });

  test('nothing is read of what it says is of the soil', () => {
    const key = keyOf(['maximum soil temperature', 'minimum soil temperature'], 'XA,XB', ' = ');
    const cells = (at: number): string => `${days[at]?.max},${days[at]?.min}`;
    const reading = readText(table(key, 'XA,XB', cells));
    expect(reading.rows).toEqual([]);
    expect(new Set(kindsOf(reading))).toEqual(new Set(['column-of-something-else']));
  });

  test.each(['Obs = maximum temperature read at 18 h', 'Obs: minimum temperature of the grass'])(
    '"%s" is no better maximum or minimum than Tmax and Tmin',
    (line) => {
      const cells = (at: number): string => `${at % 3},${days[at]?.max},${days[at]?.min}`;
      const { rows } = readText(table([line], 'Obs,Tmax,Tmin', cells));
      expect(rows.map((row) => row['07_max'])).toEqual(plain.map((row) => row['07_max']));
      expect(rows.map((row) => row['07_min'])).toEqual(plain.map((row) => row['07_min']));
    },
  );
});

describe('who is to be cited is no title', () => {
  test.each([
    'Aston, B.C. and Coauthors, 2002. Daily precipitation of the Borders.',
    'Dale et al. (1992): Rainfall of the Border Hills',
    'Rainfall of the Borders (INT.J.METEO., 1974)',
    'doi:10.5281/zenodo.123 Rainfall of the Borders',
    'Aston, B.C. and Dale, E. F., 2002: A dataset of the last century with\nrainfall series for the Borders.',
  ])('"%s"', (credits) => {
    const lines = days.map(
      ({ year, month, day, rain }) => `${year}-${two(month)}-${two(day)},${rain}`,
    );
    const quoted = credits.split('\n').map((line) => `"${line}"`);
    const reading = readText(`${quoted.join('\n')}\n\nDate,Zk\n${lines.join('\n')}`);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toEqual(['which-element']);
  });

  test.each([
    'Rainfall at Upton (1992)',
    'Upton, N. Moor: rainfall',
    'rainfall',
    'Rainfall, Upton, station 22, 1961-1990',
    'Rainfall of the Border Hills by Dale and others',
  ])('"%s" is a title', (title) => {
    const lines = days.map(
      ({ year, month, day, rain }) => `${year}-${two(month)}-${two(day)},${rain}`,
    );
    const { rows } = readText(`"${title}"\n\nDate,Zk\n${lines.join('\n')}`);
    expect(rows[0]).toHaveProperty('01_rain');
  });
});

test.each(['Temperature and rainfall', 'Lluvias y temperaturas', 'Niederschlag und Temperatur'])(
  'twelve months under "%s" may be of either, so the person is asked',
  (title) => {
    const lines = [1961, 1962, 1963].map(
      (year) => `${year},${MONTHS.split(',').map((_, at) => 30 + ((year * 7 + at * 13) % 50))}`,
    );
    const reading = readText(`${title}\nYear,${MONTHS}\n${lines.join('\n')}`);
    expect(kindsOf(reading)).toEqual(['which-element']);
    const rainfall = readText(`${title}\nRainfall\nYear,${MONTHS}\n${lines.join('\n')}`);
    expect(rainfall.rows).toHaveLength(3);
  },
);

test('twelve months under "Temperature and rainfall" that were sent as rain before go on being read', () => {
  const lines = [1961, 1962, 1963].map(
    (year) => `${year},${MONTHS.split(',').map((_, at) => 30 + ((year * 7 + at * 13) % 50))}`,
  );
  const text = `Temperature and rainfall\nYear,${MONTHS}\n${lines.join('\n')}`;
  expect(readText(text, { sent: ['rain mm'] }).rows).toHaveLength(3);
});

test.each([
  'XA: maximum temperature, XB: minimum temperature, XC: rainfall',
  'XC = rainfall, XB = minimum temperature, XA = maximum temperature',
])('"%s" in one line, which its commas divide, is of the columns it names', (legend) => {
  const lines = days.map(
    ({ year, month, day, max, min, rain }) =>
      `${year}-${two(month)}-${two(day)},${max},${min},${rain}`,
  );
  const body = `Date,XA,XB,XC\n${lines.join('\n')}`;
  const { rows } = readText(`${legend}\n${body}`);
  expect(rows).toEqual(readText(body.replace('XA,XB,XC', 'Tmax,Tmin,Rain')).rows);
});
