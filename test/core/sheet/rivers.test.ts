import { describe, expect, test } from '@jest/globals';
import { dayLines, kindsOf, MONTHS, readText, two } from './shape-of.ts';

const iso = (y: number, m: number, d: number): string => `${y}-${two(m)}-${two(d)}`;
const rain = (y: number, m: number, d: number): number =>
  (y + m * 3 + d * 5) % 3 === 0 ? ((d * 7 + m) % 19) + 0.4 : 0;
/** In feet, as a river stands. */
const stage = (m: number, d: number): number =>
  Number((6 + Math.sin(m + d / 31) + d / 100).toFixed(2));

describe('the height of a river at its gauge is no rain', () => {
  test.each([
    'gauge_height',
    'Gauge height (ft)',
    'Gauge height (m)',
    'Mean gauge height',
    'Gauge level',
    'Gauge stage',
    'Height of gauge',
    'Gage height',
    'River stage',
    "Hauteur d'échelle",
    'Hauteur à l’échelle (m)',
    'Pegel',
    'Nivel',
  ])('under "%s"', (header) => {
    const lines = dayLines(({ y, m, d }) => `${iso(y, m, d)},${stage(m, d)}`);
    const reading = readText(`Date,${header}\n${lines}`);
    expect(reading.rows).toEqual([]);
    expect(reading.findings.some(({ choices }) => choices)).toBe(false);
  });

  test('and stands beside the rain', () => {
    const lines = dayLines(({ y, m, d }) => [iso(y, m, d), stage(m, d), rain(y, m, d)].join(','));
    const { rows, findings } = readText(`Date,Gauge height,Rain\n${lines}`);
    expect(rows).toHaveLength(1);
    expect(findings.map(({ kind }) => kind)).not.toContain('reading.column-passed-over');
  });
});

test.each([
  'Gauge',
  'Gauge 1',
  'Rain gauge',
  'Rain gauge (mm)',
  'Gauge reading',
  'Rain gauge height (mm)',
  'Height of rain in gauge',
  'Hauteur de pluie',
  'Hauteur (mm)',
])('what fell into the gauge is rain: "%s"', (header) => {
  const lines = dayLines(({ y, m, d }) => `${iso(y, m, d)},${rain(y, m, d)}`);
  const { rows } = readText(`Date,${header}\n${lines}`);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveProperty('01_rain');
});

describe('"Hauteur" is a height, of rain or of a river', () => {
  const months = (header: string, level: (m: number, y: number) => number): string =>
    `Année,Mois,${header}\n${[1961, 1962, 1963].flatMap((y) => MONTHS.split(',').map((_, at) => `${y},${at + 1},${level(at, y)}`)).join('\n')}`;

  test.each(['Hauteur', 'Hauteur (mm)', 'Hauteur (cm)', "Hauteur d'eau"])(
    '%s: values that are as even as a river are told',
    (header) => {
      const text = months(header, (at, y) => 140 + Math.round(60 * Math.cos(at / 2)) + (y % 7));
      expect(kindsOf(readText(text))).toContain('perhaps-something-else');
    },
  );

  test.each(['Hauteur de pluie (mm)', 'Hauteur de précipitations'])('%s says which', (header) => {
    const text = months(header, (at, y) => 60 + Math.round(40 * Math.cos(at / 2)) + (y % 7));
    expect(kindsOf(readText(text))).not.toContain('perhaps-something-else');
  });
});

test.each(['Rainfall, gauge height 1.2 m', 'Rainfall\nGauge height 30 cm'])(
  'how high a gauge stands says nothing against its rain: "%s"',
  (title) => {
    const lines = [1961, 1962, 1963].map(
      (year) => `${year},${MONTHS.split(',').map((_, at) => 30 + ((year * 7 + at * 13) % 50))}`,
    );
    expect(
      readText(`"${title.replace('\n', '"\n"')}"\nYear,${MONTHS}\n${lines.join('\n')}`).rows,
    ).toHaveLength(3);
  },
);

describe('Max and Min of a river are asked about as those of a wind are', () => {
  const levels = (header: string): string => {
    const line = (y: number, m: number, d: number): string => {
      const level = 60 + ((m * 31 + d) % 17);
      return [iso(y, m, d), level, level + 2, level - 2].join(',');
    };
    return `${header}\n${dayLines(({ y, m, d }) => line(y, m, d))}`;
  };
  const asked = ['which-column', 'which-column'];

  test.each([
    { title: 'Water level at Upton', because: 'its title says so' },
    { title: 'Wasserstand Upton', because: 'the capital of the first word makes no name' },
    { title: 'Nivel del río en Soria (cm)', because: 'nor does it in Spanish' },
    { title: 'WasserStand', because: 'nor does a capital within' },
    { title: 'Humidity Upton', because: 'of no other quantity, either' },
  ])('under "$title", since $because', ({ title }) => {
    const text = levels('Date,Mean,Max,Min');
    expect(kindsOf(readText(`${title}\n${text}`))).toEqual(asked);
    expect(kindsOf(readText(text, { sheet: title }))).toEqual(asked);
    const none = { maxColumn: 'none', minColumn: 'none' };
    expect(readText(`${title}\n${text}`, { wishes: none }).rows).toEqual([]);
  });

  test.each([
    'Date,Water level,Max,Min',
    'Datum,Wasserstand,Maximum,Minimum',
    'Fecha,Nivel,Máx,Mín',
  ])('beside the level that lies between them: "%s"', (header) => {
    expect(kindsOf(readText(levels(header)))).toEqual(asked);
  });

  test.each([
    { sheet: 'Snow Hill', because: 'it is a place' },
    { sheet: 'Agua Prieta', because: 'so is this' },
    { sheet: 'Hill farm', because: 'the level is not between them' },
  ])('and not on a tab "$sheet": $because', ({ sheet }) => {
    const lines = dayLines(({ y, m, d }) =>
      [iso(y, m, d), m + d / 2, m - 5 - (d % 4), 60 + d].join(','),
    );
    const reading = readText(`Date,Max,Min,River level\n${lines}`, { sheet });
    expect(reading.rows).toHaveLength(1);
    expect(kindsOf(reading)).toEqual([]);
  });

  test.each(['Tmax,Tmin', 'Max (°C),Min (°C)'])('nor over "%s" beside any level', (names) => {
    expect(readText(levels(`Date,Level,${names}`)).rows).toHaveLength(1);
  });
});
