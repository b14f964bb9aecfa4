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
