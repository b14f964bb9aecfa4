import { describe, expect, test } from '@jest/globals';
import { isInOtherUnit } from '../../../src/core/sheet/headers/stated-unit.ts';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, monthLines, readText, two } from './shape-of.ts';

const days = madeDays(1996);
const dated = (header: string, cells: (day: MadeDay) => (number | string)[]): string =>
  `${header}\n${days.map((day) => [`${day.y}-${two(day.m)}-${two(day.d)}`, ...cells(day)].join()).join('\n')}`;

describe('what services write over their columns', () => {
  test.each([
    'tm,maxTa,minTa,sumRn',
    'date,maxAirTmp,minAirTmp,precip',
    'date,maxTmp,minTmp,totalPrecip',
  ])('is understood: %s', (header) => {
    const reading = readText(dated(header, ({ max, min, rain }) => [max, min, rain]));
    expect(reading.rows).toEqual([madeRow(1996, ['max', 'min', 'rain'])]);
    expect(kindsOf(reading)).not.toContain('perhaps-something-else');
  });

  test('a word broken at the end of a line stands over its own column, and not over the rain', () => {
    const head = [
      ',,Evapo-,,Pan,,',
      ',,Transpiration,Rain,Evaporation,Maximum,Minimum',
      'Station Name,Date,0000-2400,0900-0900,0900-0900,Temperature,Temperature',
      ',,(mm),(mm),(mm),(°C),(°C)',
    ];
    const lines = days.map(({ y, m, d, max, min, rain }) =>
      ['UPTON', `${two(d)}/${two(m)}/${y}`, 5.1, rain, '', max, min].join(),
    );
    const { rows } = readText([...head, ...lines].join('\n'));
    expect(rows).toEqual([madeRow(1996, ['max', 'min', 'rain'])]);
  });

  test.each(['swe_in', 'SWE (mm)'])(
    'the water of the snow is not asked about as rain: %s',
    (header) => {
      const reading = readText(
        dated(`date,${header}`, ({ m }) => [Math.max(0, 80 - 25 * Math.abs(m - 3))]),
      );
      expect(reading.rows).toEqual([]);
      expect(kindsOf(reading)).not.toContain('which-element');
    },
  );

  test('Sweden among countries is a place', () => {
    const text = dated('date,Tmax SWE,Tmax NOR', ({ max, d }) => [max, max - 2 - (d % 3)]);
    const { rows } = readText(text, { wishes: { station: 'swe' } });
    expect(rows).toEqual([madeRow(1996, ['max'])]);
  });
});

describe('daily normals with their spread and the number of years behind them', () => {
  const normal = (name: string, value: (day: MadeDay) => number) =>
    [
      { header: name, value },
      { header: `years_${name}`, value: ({ d }: MadeDay) => 28 + (d % 3) },
    ] as const;
  const columns = [
    ...normal('DLY-TMAX-NORMAL', ({ max }) => max),
    ...normal('DLY-TMAX-STDDEV', ({ d }) => 8 + (d % 5) / 10),
    ...normal('DLY-TMIN-NORMAL', ({ min }) => min),
    ...normal('DLY-TMIN-STDDEV', ({ d }) => 7 + (d % 5) / 10),
    ...normal('DLY-CLDD-BASE45', ({ d }) => d % 4),
  ];
  const text = [
    `DATE,month,day,${columns.map(({ header }) => header).join()}`,
    ...days.map((day) =>
      [
        `${two(day.m)}-${two(day.d)}`,
        two(day.m),
        two(day.d),
        ...columns.map(({ value }) => value(day)),
      ].join(),
    ),
  ].join('\n');

  test('have no year, which is asked, and the number of years is none', () => {
    const reading = readText(text);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toEqual(['which-year']);
  });

  test('are the normals in the year that the person names, and never their spread', () => {
    const { rows } = readText(text, {
      wishes: { years: { 'Hill farm': 1996 }, temperatureUnit: 'C' },
    });
    expect(rows).toEqual([madeRow(1996, ['max', 'min'])]);
  });
});

test.each([
  { text: 'TN (mg/L)', isOther: true },
  { text: 'TP (µg/l)', isOther: true },
  { text: 'TP, mg l-1', isOther: true },
  { text: 'Total P [mg N/L]', isOther: true },
  { text: 'PM10 (µg m⁻³)', isOther: true },
  { text: 'Chuva MG (mm)', isOther: false },
  { text: 'Chuva, Lavras MG', isOther: false },
  { text: 'Rain (l/m2)', isOther: false },
  { text: 'Rain (kg m-2)', isOther: false },
])('"$text" in so much a litre: $isOther', ({ text, isOther }) => {
  expect(isInOtherUnit(text)).toBe(isOther);
});

test('"Day 1" to "Day 20" are days, and no places', () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
  const lines = monthLines(1, (_, m) => [m, ...numbers.map((d) => ((d * m * 7) % 13) / 2)].join());
  const days = numbers.map((d) => `Day ${d}`).join();
  const reading = readText(`Rainfall (mm) 2023\n\nMonth,${days}\n${lines}`);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toEqual(['no-table']);
});

// A row a place, twelve columns for each of a dozen quantities: what a model of the climate gives for field sites.
describe('a row a place with the months of many quantities across', () => {
  const PLACES = ['Hof', 'Ried', 'Berg'];
  const MONTH_NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);
  const twelve = (stem: string): string[] => MONTH_NUMBERS.map((m) => `${stem}${two(m)}`);
  const OTHERS = ['Tave', 'DD_0_', 'DD5_', 'DD18_', 'NFFD', 'PAS', 'Eref', 'CMD', 'RH'];
  const JULY = new Map([
    ['Tmax', 20],
    ['Tmin', 8],
    ['PPT', 60],
  ]);
  const value = (stem: string, place: number, m: number): number =>
    (JULY.get(stem) ?? 100) + place - Math.abs(7 - m);
  const table = (stems: readonly string[], years: readonly string[]): string => {
    const header = ['ID', 'Latitude', 'Longitude', 'Elevation', ...stems.flatMap(twelve)];
    const lines = PLACES.flatMap((place, at) =>
      years.map((year) =>
        [
          ...(year ? [year] : []),
          place,
          32.1 + at,
          -116.2,
          400 + at,
          ...stems.flatMap((stem) => MONTH_NUMBERS.map((m) => value(stem, at, m))),
        ].join(),
      ),
    );
    return [[...(years[0] ? ['Year'] : []), ...header].join(), ...lines].join('\n');
  };
  const stems = ['Tmax', 'Tmin', 'PPT', ...OTHERS];

  test('is asked for the year where nothing says it', () => {
    const reading = readText(table(stems, ['']));
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('which-year');
  });

  test('is refused where the rows are scenarios', () => {
    const lines = ['RCP4.5', 'RCP8.5', 'historical'].map((name, at) =>
      [
        name,
        ...['Tmax', 'Tmin', 'PPT'].flatMap((stem) => MONTH_NUMBERS.map((m) => value(stem, at, m))),
      ].join(),
    );
    const text = `Scenario,${['Tmax', 'Tmin', 'PPT'].flatMap(twelve).join()}\n${lines.join('\n')}`;
    expect(kindsOf(readText(text))).toEqual(['no-table']);
  });

  test('may be the rain under a word nobody knows, where no block says rain', () => {
    const reading = readText(table(['Tmax', 'Tmin', 'Zorvan', 'Gnarb'], ['2007', '2008']), {
      wishes: { station: 'Hof' },
    });
    expect(kindsOf(reading)).toContain('which-element');
    expect(reading.rows).toEqual([]);
  });
});
