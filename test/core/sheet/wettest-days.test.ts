import { describe, expect, test } from '@jest/globals';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { kindsOf, MONTHS, monthLines, readText } from './shape-of.ts';

const value = (year: number, month: number): number =>
  8 + ((year * 7 + month * month * 5) % 83) / 4;

/** Of each month the wettest or the sunniest day, which is no sum and no mean. */
const MOSTS = [
  'Most Rainfall in a Day',
  'Most rainfall in a day',
  'Most daily rainfall',
  'Most rain in 24 h',
  'Biggest daily fall',
  'Heaviest fall',
  'Peak daily rain',
  'Highest 24-hr rain',
  'Pioggia massima in 24 ore',
  'Heaviest fall in 24 h',
  'Rainfall in one day',
  'Greatest Rainfall in a Day',
  'Maximum Rainfall in 24 Hours',
  'Heaviest rainfall in a day',
  'Mayor lluvia en un día',
  'Lluvia máxima en un día',
  'Plus forte pluie en un jour',
  'Précipitations maximales en un jour',
  'Meister Niederschlag an einem Tag',
  'Höchster Niederschlag an einem Tag',
  'Maior chuva em um dia',
  'Massima pioggia in un giorno',
  'Meeste neerslag op een dag',
  'Mest nederbörd på en dag',
];
const LONG = {
  Statistic: (label: string, unit: string) =>
    `Statistic,Month,Station,UNIT,VALUE\n${monthLines(4, (y, m) => `${label},${y}M${String(m).padStart(2, '0')},Birr,${unit},${value(y, m)}`)}`,
  'Statistic Label': (label: string, unit: string) =>
    LONG.Statistic(label, unit).replace('Statistic', 'Statistic Label'),
  rain: (label: string, unit: string) => LONG.Statistic(label, unit).replace('Statistic', 'rain'),
};
const across = Array.from({ length: 5 }, (_, at) =>
  [2001 + at, ...Array.from({ length: 12 }, (__, month) => value(2001 + at, month + 1))].join(),
).join('\n');

const UNITS = ['Millimetres', 'mm'].flatMap((unit) =>
  ['Table 1', 'Rainfall', 'max', 'Rainfall_max'].map((sheet) => ({ unit, sheet })),
);

describe.each(MOSTS)('%s', (most) => {
  test.each(Object.entries(LONG))('down a column "%s" is no rain of a month', (_, table) => {
    for (const { unit, sheet } of casesOf(UNITS, oneIn(3, MOSTS.indexOf(most) % 3)))
      expect(readText(table(most, unit), { sheet }).rows).toEqual([]);
  });

  test('over a column, and over the months', () => {
    const dated = `Date,${most} (mm)\n${monthLines(4, (y, m) => `${y}-${m},${value(y, m)}`)}`;
    expect(readText(dated, { sheet: 'Rainfall' }).rows).toEqual([]);
    const titled = `${most} (mm)\nYear,${MONTHS}\n${across}`;
    expect(readText(titled, { sheet: 'Rainfall' }).rows).toEqual([]);
  });
});

test.each(['Maximum Sunshine in a Day', 'Evaporation', 'Highest wind'])(
  '"%s" in each row stands above the name of a file "max"',
  (label) => {
    for (const sheet of ['max', 'maximum', 'min', 'rain'])
      expect(readText(LONG.Statistic(label, 'Hours'), { sheet }).rows).toEqual([]);
  },
);

describe('a label beside the values says what they are', () => {
  const lines = monthLines(4, (y, m) => `LABEL,${y}-${m},Birr,${value(y, m)}`).split('\n');
  const merged = lines.map((line, at) => (at === 0 ? line : line.replace('LABEL', '')));
  const turned = lines.map((line) => `${line.replace('LABEL,', '')},LABEL`);
  const noted = lines.map((line, at) => (at === 7 ? line.replace('LABEL', 'see note') : line));
  const forms: readonly { form: string; table: readonly string[] }[] = [
    ...['Statistic', 'Series', 'Measure', 'Kennzahl', 'Estadística', ''].map((name) => ({
      form: `under "${name}"`,
      table: [`${name},Month,Station,VALUE`, ...lines],
    })),
    { form: 'without names', table: lines },
    { form: 'right of the values', table: ['Month,Station,VALUE,Series', ...turned] },
    { form: 'with a note below', table: ['Statistic,Month,Station,VALUE', ...lines, 'Source: us'] },
    { form: 'with a note between', table: ['Series,Month,Station,VALUE', ...noted] },
    { form: 'in a merged cell', table: ['Series,Month,Station,VALUE', ...merged] },
  ];
  const of = (label: string, table: readonly string[]): string =>
    table.join('\n').replace(/LABEL/g, label);

  test.each(forms)('$form', ({ table }) => {
    for (const label of ['Most Rainfall in a Day', 'Evaporation', 'Lluvia máxima en 24 horas'])
      expect(readText(of(label, table), { sheet: 'rain' }).rows).toEqual([]);
    for (const label of ['Total Rainfall', 'Lluvia total', 'Rainy Lake'])
      expect(readText(of(label, table), { sheet: 'rain' }).rows).toHaveLength(4);
  });

  test('also where the values stand under "mm"', () => {
    const table = ['Series,Month,Station,mm', ...lines];
    expect(readText(of('Greatest daily rainfall', table), { sheet: 'data' }).rows).toEqual([]);
    expect(readText(of('Monthly rainfall', table), { sheet: 'data' }).rows).toHaveLength(4);
  });
});

describe.each([
  'Heaviest fall in 24 h',
  'Greatest daily rain',
  'Most daily rainfall',
  'Max 24h rain',
  'Maximum in 24 hours',
  'Highest daily',
  'Heaviest day',
  'Heaviest fall',
  'Greatest fall',
  'Peak 24h',
  'Max daily',
  'Daily max',
  'Max 1-day',
  'Most in one day',
  'Wettest day',
  'Rainiest day of the month',
  'Día más lluvioso',
  'Máximo diario',
  'Jour le plus pluvieux',
  'Jour le plus arrosé',
  'Maximum quotidien',
  'Dia mais chuvoso',
  'Máxima em um dia',
  'Giorno più piovoso',
  'Nassester Tag',
  'Regenreichster Tag',
  'Natste dag',
  'Blötaste dygnet',
  'Våteste døgn',
  'Vådeste dag',
  'Nejdeštivější den',
  'Самый дождливый день',
  'Máxima en 24 h',
  'Lluvia máxima en 24 horas',
  'Plus forte en 24 h',
  'Maior chuva em 24 h',
  'Größter Niederschlag in 24 h',
  'Höchste Tagesmenge',
])('"%s" below the years of "Rainfall"', (most) => {
  const years = (first: number): number[] => [first, first + 1, first + 2];
  const down = (first: number): string[] =>
    years(first).flatMap((y) => numbers.map((m) => [y, m, value(y, m)].join()));
  const lines = (first: number): string[] =>
    years(first).map((y) => [y, ...numbers.map((m) => value(y, m))].join());
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1);

  test.each([1961, 1964])('heads no rain of months, whether its years begin in %s', (later) => {
    for (const [header, rows] of [
      [`Year,${MONTHS}`, lines],
      ['Year,Month,Value', down],
    ] as const)
      for (const head of [
        ['Rainfall (mm)', header],
        [header, 'Rainfall (mm)'],
      ]) {
        const text = [...head, ...rows(1961), most, ...rows(later)].join('\n');
        const reading = readText(text, { sheet: 'Table 1' });
        expect(reading.rows.map(({ Year }) => Year)).toEqual(years(1961));
        expect(reading.rows[0]).toMatchObject({ '01_rain': value(1961, 1) });
        expect(Object.keys(reading.rows[0] ?? {})).toHaveLength(13);
      }
  });
});

describe('good tables beside them', () => {
  test.each([
    'Gauge moved',
    'New observer, daily readings',
    'Day of the move',
    'Máximo',
    'Read daily from here on',
    'Daily book lost',
    'Peak Farm gauge',
    'Gauge read every day',
    'Most pages copied',
    'Observador nuevo, lectura diaria',
  ])('"%s" between years that go on is a remark', (remark) => {
    const years = (first: number): string[] =>
      Array.from({ length: 3 }, (_, at) =>
        [first + at, ...Array.from({ length: 12 }, (__, m) => value(first + at, m + 1))].join(),
      );
    const text = ['Rainfall (mm)', `Year,${MONTHS}`, ...years(1961), `"${remark}"`, ...years(1964)];
    const reading = readText(text.join('\n'), { sheet: 'Table 1' });
    expect(reading.rows).toHaveLength(6);
  });

  test.each([
    'Total Rainfall',
    'Monthly rainfall',
    'Precipitation Amount',
    'Niederschlag',
    'Lluvia total',
  ])('"%s" down a column, in millimetres', (label) => {
    for (const sheet of ['Table 1', 'rain', 'Birr']) {
      const { rows } = readText(LONG.Statistic(label, 'Millimetres'), {
        sheet,
        wishes: { rainUnit: 'mm' },
      });
      expect(rows[0]).toMatchObject({ Year: 1961, '01_rain': value(1961, 1) });
    }
  });

  test.each([
    'Monthly rainfall recorded in millimetres',
    'Rainfall recorded at Upton (mm)',
    'Recorded rainfall, mm',
    'Rainfall (mm) recorded each month',
    'Rain of the day in 24 h, monthly sums (mm)',
  ])('under "%s"', (title) => {
    const text = `"${title}"\nYear,${MONTHS}\n${across}`;
    const reading = readText(text, { sheet: 'Table 1' });
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows[0]).toMatchObject({ '01_rain': value(2001, 1) });
  });

  test.each([
    'Highest recorded temperature',
    'Maximum temperature recorded',
    'Minimum recorded temperature',
  ])('but "%s" is an extreme', (title) => {
    expect(readText(`${title}\nYear,${MONTHS}\n${across}`, { sheet: 'Table 1' }).rows).toEqual([]);
  });

  test.each(['Rainfall in a day (mm)'])('"%s" of days', (name) => {
    const days = Array.from(
      { length: 60 },
      (_, at) => `2001-${at < 31 ? 1 : 2}-${(at % 31) + 1},${at % 7}`,
    );
    const { rows } = readText(`Date,${name}\n${days.slice(0, 59).join('\n')}`, {
      sheet: 'Table 1',
    });
    expect(rows).toHaveLength(1);
  });
});

test.each([
  ['Höchstwert', 'Tiefstwert', 'Mittelwert'],
  ['Maximalwert', 'Minimalwert', 'Mittelwert'],
])('%s, %s and %s of days', (max, min, mean) => {
  const days = Array.from({ length: 59 }, (_, at) => {
    const high = 8 + ((at * 5) % 11) / 2;
    return `${(at % 31) + 1}.${at < 31 ? 1 : 2}.2001;${high};${high - 6};${high - 3}`;
  });
  const text = `Datum;${max};${min};${mean}\n${days.join('\n')}`;
  const { rows } = readText(text, { sheet: 'Temperatur' });
  expect(rows[0]).toMatchObject({
    Year: 2001,
    '01_max': expect.any(Number),
    '01_min': expect.any(Number),
  });
});
