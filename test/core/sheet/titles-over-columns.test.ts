import { describe, expect, test } from '@jest/globals';
import { ELEMENTS, type Element } from '../../../src/core/dataset/columns.ts';
import type { Reading } from '../../../src/core/reading/reading.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { dayLines, kindsOf, monthLines, readText, two } from './shape-of.ts';

const warmth = (m: number, at: number): number => 14 - 9 * Math.cos(m / 2) + (at % 7) / 3;
const VALUES = {
  max: (m: number, at: number) => warmth(m, at).toFixed(1),
  min: (m: number, at: number) => (warmth(m, at) - 8).toFixed(1),
  rain: (_: number, at: number) => (20.5 + ((at * 37) % 83)).toFixed(1),
  days: (_: number, at: number) => String(3 + ((at * 7) % 19)),
};
type Column = keyof typeof VALUES;

const cellsOf = (columns: readonly Column[], m: number, at: number): string =>
  columns.map((column) => VALUES[column](m, at)).join();
const monthly = (header: string, columns: readonly Column[]): string =>
  `${header}\n${monthLines(4, (y, m) => `${y},${m},${cellsOf(columns, m, y * 12 + m)}`)}`;
const ofPlaces = (header: string, columns: readonly Column[]): string =>
  `${header}\n${monthLines(4, (y, m) =>
    ['Upton', 'Kew']
      .map((place, more) => `${y},${m},${place},${cellsOf(columns, m, y * 12 + m + more)}`)
      .join('\n'),
  )}`;
const daily = (header: string, columns: readonly Column[]): string =>
  `${header}\n${dayLines(({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${cellsOf(columns, m, at)}`)}`;

/** Where a title stands: over the table, as the name of the tab, or as both. */
const FORMS = {
  'the first line': (title: string, table: string) => readText(`"${title}"\n\n${table}`),
  'the name of the tab': (title: string, table: string) => readText(table, { sheet: title }),
  both: (title: string, table: string) => readText(`"${title}"\n\n${table}`, { sheet: title }),
};
type Form = keyof typeof FORMS;

/** Each with the elements whose numbers it says are something else. */
const CONTRARY: { of: Element[]; titles: string[] }[] = [
  {
    of: ['rain'],
    titles: [
      'Maximum daily rainfall',
      'Daily maximum rainfall',
      'Highest daily precipitation',
      'Greatest daily rainfall at Upton',
      'Wettest day',
      'Rainfall records: wettest day of each month',
      'Extreme rainfall',
      'Max 24h rainfall',
      'MaxRain',
      'monthly_max_precipitation',
      'precipitation maxima',
      'Most rain in a day',
      'Rx1day',
      'Rainfall anomalies',
      'Rainfall anomaly (mm) from 1961-1990',
      'Departure of rainfall from normal',
      'Rainfall departures',
      'Percent of normal rainfall',
      'Rainfall (percent of normal)',
      'Rainfall intensity',
      'Mean temperature, maximum daily rainfall',
      'Lluvia máxima diaria',
      'Precipitación máxima en 24 horas',
      'Anomalías de precipitación',
      'Chuva máxima diária',
      'Precipitação máxima em 24 h',
      'Anomalias de chuva',
      'Pluie maximale en 24 h',
      'Précipitations quotidiennes maximales',
      'Anomalies de précipitations',
      'Écart à la normale des précipitations',
      'Höchste Tagesniederschläge',
      'Maximaler Tagesniederschlag',
      'Niederschlagsanomalien',
      'Pioggia massima giornaliera',
      'Anomalie di precipitazione',
      'Precipitazioni massime in 24 ore',
      'Максимальное суточное количество осадков',
      'Аномалии осадков',
      '最大日降水量',
      '降水量距平',
      'Maximale dagneerslag',
      'Neerslaganomalie',
      'Maksymalny opad dobowy',
      'Największy opad dobowy',
    ],
  },
  {
    of: ['max'],
    titles: [
      'Absolute maximum temperature',
      'Extreme maximum temperatures',
      'Record highs',
      'Record high temperatures',
      'Highest temperature of the month',
      'Maximum temperature anomalies',
      'Hottest day',
      'Temperatura máxima absoluta',
      'Températures maximales absolues',
      'Absolutes Maximum der Temperatur',
      'Temperatura massima assoluta',
      'Абсолютный максимум температуры',
      '极端最高气温',
    ],
  },
  { of: ['min'], titles: ['Absolute minimum temperature', 'Lowest temperatures', 'Coldest night'] },
  {
    of: ['max', 'min'],
    titles: [
      'Temperature anomalies',
      'Temperature departures from normal',
      'Extreme temperatures',
      'Highest and lowest temperatures',
      'Highest and lowest temperatures and rainfall',
      'Temperaturas extremas',
      'Anomalía de temperatura',
      'Températures extrêmes',
      'Écarts à la normale des températures',
      'Extremtemperaturen',
      'Temperaturanomalien',
      'Abweichung der Temperatur vom Mittel',
      'Temperature estreme',
      'Аномалии температуры',
      '气温距平',
    ],
  },
  { of: ['max', 'min', 'rain'], titles: ['Extremes', 'Anomalies 1961-1990', 'Monthly extremes'] },
];
/** Of rain, where a month may have as many days as the column says. */
const OF_DAYS = [
  'Rain days per month',
  'Number of rain days',
  'Rainy days',
  'Wet days',
  'Days with rain',
  'Rainfall, number of days',
  'Días de lluvia',
  'Número de días con lluvia',
  'Número de dias de chuva',
  'Dias de chuva',
  'Nombre de jours de pluie',
  'Jours de pluie',
  'Regentage',
  'Anzahl der Tage mit Niederschlag',
  'Giorni di pioggia',
  'Число дней с осадками',
  '降水日数',
  'Liczba dni z opadem',
];

const HARMLESS = [
  'Rainfall at Grass Valley',
  'Daily rainfall and monthly totals',
  'Weather records of the hill farm',
  'Old records of rainfall',
  'Records 1961-1990',
  'Extreme Farm',
  'Max and min temperatures',
  'Max and min temperatures and rainfall',
  'Max, min, rain',
  'Maximum temperature, minimum temperature and rainfall',
  'Rainfall, maximum and minimum temperature',
  'Mean daily maximum temperature and rainfall',
  'Average daily maximum temperature',
  'Daily max and min temperature and precipitation',
  'Climate normals and monthly data',
  'Climate data for Upton (1981-2010 normals, extremes 1961-present)',
  'Rainfall (mm), normal 1961-1990 below',
  'Station with the highest rainfall in Wales: monthly rainfall',
  'Wettest village of Wales: rainfall',
  'Rainfall in the wettest village of Wales',
  'Wettest town in Spain',
  'Hottest town in Spain',
  'Highest Point Farm: rainfall',
  'High Wycombe',
  'Great Falls',
  'Hilo HI',
  'Dana',
  'Dry Creek Station',
  'Normal School rainfall',
  'Rainfall at Normal, Illinois',
  'Monthly rainfall',
  'Rainfall and sunshine',
  'Rain and snow',
  'Rain and wind at Upton',
  'Mean sea level pressure and rain',
  'Temperature, rain, number of rain days',
  'Rainfall totals, days with missing data left out',
  'Missing days are left blank',
  'Rain gauge read daily at 9',
  'Number of gauges: 3',
  'Extremes and means of temperature, rainfall totals',
  'Upton weather diary',
  'Lluvia mensual',
  'Registros de lluvia de la finca',
  'Precipitación total mensual y días de lluvia',
  'Temperaturas máximas y mínimas',
  'Temperatura máxima media y lluvia',
  'Estación meteorológica Extrema',
  'Chuva mensal',
  'Precipitação total e temperatura máxima média',
  'Registros de chuva em Extremadura',
  'Pluie mensuelle',
  'Températures maximales et minimales moyennes',
  'Relevés de pluie du jardin',
  'Pluie et ensoleillement',
  'Monatlicher Niederschlag',
  'Mittlere Tagesmaxima und Niederschlag',
  'Wetterrekorde und Monatswerte',
  'Niederschlag und Sonnenschein',
  'Höchste Station: Niederschlag',
  'Pioggia mensile',
  'Temperature massime e minime',
  'Dati della stazione di Massa',
  'Registro delle piogge',
  'Месячные суммы осадков',
  'Средняя максимальная температура и осадки',
  'Журнал погоды',
  '月降水量',
  '平均最高气温和降水量',
  '气象记录',
];
/** What each row of days holds anyway. */
const HARMLESS_OVER_DAYS = [
  'Maximum daily temperature',
  'Daily maximum',
  'Daily maximum and minimum',
  'Highest temperature',
  'Highest and lowest temperatures',
  'Daily extreme temperatures',
  'Extreme temperatures and rainfall',
  'Temperaturas extremas',
  'Rain days',
];

const isError = ({ findings }: Reading): boolean =>
  findings.some(({ severity }) => severity === 'error');
const elementsRead = ({ rows }: Reading): Element[] =>
  ELEMENTS.filter((element) =>
    rows.some((row) => Object.keys(row).some((key) => key.endsWith(`_${element}`))),
  );
const others = (of: readonly Element[]): Element[] => ELEMENTS.filter((one) => !of.includes(one));

const forms = casesOf(Object.keys(FORMS) as Form[], oneIn(3));

describe.each(forms)('a title in %s', (form) => {
  const read = FORMS[form];
  const heads = {
    max: ['Tmax', 'Max (°C)'],
    min: ['Tmin', 'Min (°C)'],
    rain: ['Rainfall (mm)', 'precipitation'],
  };

  describe.each(CONTRARY)('is heard, of $of', ({ of, titles }) => {
    const all = casesOf(titles, (_, at) => form !== 'both' || at % 5 === 0);
    test.each(all)('"%s"', (title) => {
      for (const element of of)
        for (const head of heads[element]) {
          const reading = read(title, monthly(`Year,Month,${head}`, [element]));
          expect([head, isError(reading), reading.rows]).toEqual([head, true, []]);
        }
      const three = read(
        title,
        monthly('Year,Month,Max temp (°C),Min temp (°C),Rain (mm)', [...ELEMENTS]),
      );
      expect([isError(three), elementsRead(three)]).toEqual([true, others(of)]);
    });
  });

  test.each(OF_DAYS)('"%s" is heard over no more than 31', (title) => {
    const reading = read(title, monthly('Year,Month,Rain', ['days']));
    expect([isError(reading), reading.rows]).toEqual([true, []]);
    const amounts = read(title, monthly('Year,Month,Rain', ['rain']));
    expect([isError(amounts), elementsRead(amounts)]).toEqual([false, ['rain']]);
  });

  test.each([
    { title: 'Maximum daily rainfall', header: 'Total rainfall (mm)', of: 'rain' as const },
    { title: 'Rain days per month', header: 'Total rain', of: 'rain' as const },
    { title: 'Absolute maximum temperature', header: 'Mean max (°C)', of: 'max' as const },
    { title: 'Extreme temperatures', header: 'Average daily minimum (°C)', of: 'min' as const },
  ])('"$title" is not believed over "$header"', ({ title, header, of }) => {
    const table = monthly(`Year,Month,${header}`, [of]);
    expect(kindsOf(read(title, table))).toEqual(kindsOf(readText(table, { sheet: 'Rain' })));
  });

  const untitled = [
    monthly('Year,Month,Tmax,Tmin,Rain (mm)', [...ELEMENTS]),
    monthly('Year,Month,Rainfall (mm)', ['rain']),
    monthly('Year,Month,Tmax', ['max']),
    daily('Date,Tmax,Tmin,Rain (mm)', [...ELEMENTS]),
  ].map((table) => ({ table, kinds: kindsOf(readText(table)) }));

  test.each(HARMLESS)('"%s" changes nothing', (title) => {
    for (const { table, kinds } of untitled) expect(kindsOf(read(title, table))).toEqual(kinds);
  });

  test.each(HARMLESS_OVER_DAYS)('"%s" changes nothing over days', (title) => {
    const table = daily('Date,Tmax,Tmin,Rain (mm)', [...ELEMENTS]);
    expect(kindsOf(read(title, table))).toEqual(kindsOf(readText(table)));
  });
});

test.each(['monthly_max', 'Monthly maximum', 'Mensual máxima', 'Maximum in the month'])(
  '"%s" over nothing but rain is of the rain',
  (sheet) => {
    const reading = readText(monthly('Year,Month,precipitation', ['rain']), { sheet });
    expect([isError(reading), reading.rows]).toEqual([true, []]);
    const beside = monthly('Year,Month,Tmax,Rain', ['max', 'rain']);
    expect(kindsOf(readText(beside, { sheet }))).toEqual([]);
  },
);

test.each(['Max Meadows', 'Máximo Paz', 'High Wycombe', 'Max and min temperatures', 'Low Moor'])(
  '"%s" over nothing but rain is none of it',
  (sheet) => {
    const reading = readText(monthly('Year,Month,precipitation', ['rain']), { sheet });
    expect(kindsOf(reading)).toEqual([]);
  },
);

test.each(['Rainfall normals 1991-2020', 'Normal rainfall', 'Mean rainfall 1991-2020'])(
  '"%s" is believed where each year is the same',
  (sheet) => {
    const same = monthLines(4, (y, m) => `${y},${m},${VALUES.rain(m, m)}`);
    const reading = readText(`Year,Month,Rain\n${same}`, { sheet });
    expect([isError(reading), reading.rows]).toEqual([true, []]);
    const measured = readText(monthly('Year,Month,Rain', ['rain']), { sheet });
    expect(kindsOf(measured)).toEqual([]);
  },
);

describe('a title over places', () => {
  const table = ofPlaces('Year,Month,Station,precipitation', ['rain']);

  test('is heard before the place is chosen and after', () => {
    for (const station of [undefined, 'Upton']) {
      const wishes = station === undefined ? {} : { station };
      const { rows, findings } = readText(table, { sheet: 'monthly_max_precipitation', wishes });
      expect(rows).toEqual([]);
      const [question] = findings.filter(({ choices }) => choices?.wish === 'rainColumn');
      expect(question?.choices?.options.map(({ value }) => value)).toEqual([
        'precipitation',
        'none',
      ]);
    }
  });

  test('is overruled by the person', () => {
    const wishes = { station: 'Upton', rainColumn: 'precipitation' };
    const reading = readText(table, { sheet: 'Wettest day', wishes });
    expect([isError(reading), reading.rows.length]).toEqual([false, 4]);
  });

  test('stops no schedule that has sent it', () => {
    const reading = readText(table, {
      sheet: 'Wettest day',
      wishes: { station: 'Upton' },
      sent: ['rain'],
    });
    expect(isError(reading)).toBe(false);
    expect(kindsOf(reading)).toContain('perhaps-something-else');
  });
});

test('a title of a column that stands in the table says nothing of the others', () => {
  const table = monthly('Year,Month,Rain (mm),Rain days', ['rain', 'days']);
  for (const sheet of ['Rain and rain days', 'Rain, rain days'])
    expect(kindsOf(readText(table, { sheet }))).toEqual(kindsOf(readText(table)));
});
