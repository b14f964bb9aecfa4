import { describe, expect, test } from '@jest/globals';
import { inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, offeredBy, readText, two } from './shape-of.ts';

const gauges = [51, 52, 53].map((seed) =>
  inventedMonths('temperate', { firstYear: 2001, years: 10, seed }),
);
const flow = (at: number): number => Number((13.5 + Math.sin(at / 5)).toFixed(2));

const beside = (header: string, last: (at: number) => number): string =>
  [
    header,
    ...(gauges[0] ?? []).map(({ year, month }, at) =>
      [year, month, ...gauges.map((gauge) => gauge[at]?.rain), last(at)].join(','),
    ),
  ].join('\n');

const offered = (text: string): string[] => offeredBy(readText(text, { sheet: 'precipitation' }));

describe('among gauges', () => {
  test.each([
    { names: 'Alder,Birch,Cedar', quantity: 'spring discharge' },
    { names: 'Alder,Birch,Cedar', quantity: 'Spring discharge' },
    { names: 'Soria,Teruel,Cuenca', quantity: 'caudal del río' },
    { names: 'Lannion,Brest,Quimper', quantity: 'débit du pont' },
  ])('"$quantity" is none', ({ names, quantity }) => {
    const text = beside(`Year,Month,${names},${quantity}`, flow);
    expect(offered(text)).toEqual([...names.split(','), 'none']);
    names.split(',').forEach((station, gauge) => {
      const { rows } = readText(text, { sheet: 'precipitation', wishes: { station } });
      expect(rows[9]?.['12_rain']).toBe(gauges[gauge]?.[119]?.rain);
    });
  });

  test.each(['Snow Hill', 'snow hill', 'SNOW HILL', 'Spring Lake', 'Wind River', 'Dana'])(
    '"%s" is one more',
    (name) => {
      const rain = inventedMonths('temperate', { firstYear: 2001, years: 10, seed: 54 });
      const text = beside(`Year,Month,Alder,Birch,Cedar,${name}`, (at) => rain[at]?.rain ?? 0);
      expect(offered(text)).toEqual(['Alder', 'Birch', 'Cedar', name, 'none']);
    },
  );
});

describe.each(['Flag', 'QC', 'Qualité', 'Qualität', 'Observaciones', 'Remarks'])(
  '"%s" beside Kew',
  (name) => {
    const [kew = [], other = []] = gauges;
    const read = (header: string[], value: (at: number, rain: number) => unknown, wishes = {}) =>
      readText(
        [
          ...header,
          ...kew.map(({ year, month, rain }, at) => [year, month, rain, value(at, rain)].join(',')),
        ].join('\n'),
        { sheet: 'Rainfall', wishes },
      );
    const HEADERS = [
      [`Year,Month,Kew,${name}`],
      [`,,Rain,`, `Year,Month,Kew,${name}`],
      [`Year,Month,Rain Kew,Rain ${name}`],
    ];

    test.each(HEADERS)('is another gauge, if so much fell into it: %s', (...header) => {
      const reading = read(header, (at) => other[at]?.rain);
      const columns = header.at(-1)?.split(',').slice(2) ?? [];
      expect(offeredBy(reading)).toEqual([...columns, 'none']);
      expect(kindsOf(reading)).toEqual(['which-column']);
      const answered = columns.map((rainColumn) =>
        read(header, (at) => other[at]?.rain, { rainColumn }),
      );
      expect(answered.map(({ rows: [row] }) => row?.['02_rain'])).toEqual([
        kew[1]?.rain,
        other[1]?.rain,
      ]);
    });

    test.each([
      { because: 'marks', value: (at: number) => at % 3 },
      { because: 'letters', value: (at: number) => 'ABE'[at % 3] },
      {
        because: 'shares of the days',
        value: (at: number) => (90 + ((at * 73) % 100) / 10).toFixed(1),
      },
      { because: 'errors', value: (_: number, rain: number) => (rain / 50 + 0.1).toFixed(1) },
      {
        because: 'amounts that were checked',
        value: (at: number, rain: number) => (at % 4 ? rain : (rain * 0.8).toFixed(1)),
      },
      {
        because: 'amounts that were corrected',
        value: (at: number, rain: number) => (rain * (1.02 + (at % 20) / 100)).toFixed(1),
      },
      {
        because: 'amounts that were adjusted',
        value: (at: number, rain: number) => (rain * (0.95 + (at % 10) / 100)).toFixed(1),
      },
    ])('is none of $because', ({ value }) => {
      for (const header of HEADERS) {
        const reading = read(header, value);
        expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(reading.rows[0]).toMatchObject({ '02_rain': kew[1]?.rain });
      }
    });
  },
);

describe('among the temperatures of places', () => {
  const names = ['Alder', 'Birch', 'Cedar'];
  const warmth = (last: string, value: (all: number[], at: number) => number): string =>
    [
      ['Year,Month', ...names, last].join(','),
      ...(gauges[0] ?? []).map(({ year, month, max }, at) => {
        const all = names.map((_, place) =>
          Number((max + place + (at % (place + 2)) / 5).toFixed(1)),
        );
        return [year, month, ...all, value(all, at)].join(',');
      }),
    ].join('\n');
  const offeredOf = (text: string): string[] =>
    offeredBy(readText(text, { sheet: 'Mean maximum temperature' }));
  const colder = ([max = 0]: number[], at: number): number =>
    Number((max - 4 - (at % 3) / 5).toFixed(1));

  test.each(['Flag', 'Snow', 'Quality', 'Status', 'Snow Hill'])(
    '"%s" that is colder than all others is one more',
    (name) => {
      expect(offeredOf(warmth(name, colder))).toEqual([...names, name, 'none']);
    },
  );

  test.each([
    { name: 'Flag', value: (_: number[], at: number) => at % 3 },
    { name: 'Quality', value: (_: number[], at: number) => 90 + (at % 9) },
    { name: 'Snow', value: (_: number[], at: number) => Math.max(0, 20 - (at % 12) * 4) },
    { name: 'Hours', value: (_: number[], at: number) => 13 + (at % 4) },
    { name: 'Soil', value: colder },
    { name: 'Mean', value: ([, second = 0]: number[]) => second },
    { name: 'Normal', value: (_: number[], at: number) => (at % 12) + 3 },
  ])('"$name" is none', ({ name, value }) => {
    expect(offeredOf(warmth(name, value))).not.toContain(name);
  });
});

describe('words run together with Tmax and Tmin', () => {
  const days = inventedDays('temperate', { firstYear: 2001, years: 1, seed: 55 });
  const read = (header: string) =>
    readText(
      [
        header,
        ...days.map(({ year, month, day, max, min, rain }) =>
          [`${year}-${two(month)}-${two(day)}`, (max + min) / 2, max, min, rain].join(','),
        ),
      ].join('\n'),
    );
  const right = read('date,mean temperature,tmax,tmin,rain').rows;

  test.each(['date,airt,airtmax,airtmin,prec', 'date,airt,AirTmax,AirTmin,rain'])(
    '%s are read',
    (header) => {
      expect(read(header).rows).toEqual(right);
    },
  );

  test.each(['soiltmax,soiltmin', 'watertmax,watertmin', 'roadtmax,roadtmin'])(
    '%s are not of the air',
    (words) => {
      const { rows } = read(`date,airt,${words},rain`);
      expect(Object.keys(rows[0] ?? {}).some((key) => /max|min/.test(key))).toBe(false);
    },
  );

  test('a word that only ends so is unknown', () => {
    expect(kindsOf(read('date,airt,zorvantmax,zorvantmin,rain'))).toContain('columns-not-read');
  });
});

// One gauge beside the maxima and minima of two places: it belongs to either.
describe('a gauge beside two places', () => {
  const DAYS_OF_TWO = inventedDays('temperate', { firstYear: 2021, years: 1, seed: 8 });
  const table = (header: string, isByElement: boolean): string =>
    [
      `Date,${header},Rain (mm)`,
      ...DAYS_OF_TWO.map(({ year, month, day, max, min, rain }) => {
        const [inner, outer] = [
          [max, min],
          [21 + max / 10, 18 + min / 10].map((of) => of.toFixed(1)),
        ];
        const values = isByElement
          ? [inner[0], outer[0], inner[1], outer[1]]
          : [...inner, ...outer];
        return [`${year}-${two(month)}-${two(day)}`, ...values, rain].join();
      }),
    ].join('\n');

  test.each([
    ['Garden Tmax,Garden Tmin,Shed Tmax,Shed Tmin', false, 'Garden'],
    ['Tmax Garden,Tmin Garden,Tmax Shed,Tmin Shed', false, 'Garden'],
    ['Tmax Garden,Tmax Shed,Tmin Garden,Tmin Shed', true, 'Garden'],
    ['Exterior High,Exterior Low,Interior High,Interior Low', false, 'Exterior'],
    ['Jardín máxima,Jardín mínima,Caseta máxima,Caseta mínima', false, 'Jardín'],
  ])('asks which place "%s" is of, and reads its rain with it', (header, isByElement, station) => {
    const text = table(header, isByElement);
    const { findings } = readText(text);
    expect(findings.flatMap(({ choices }) => choices?.wish ?? [])).toEqual(['station']);
    const { rows } = readText(text, { wishes: { station } });
    expect(Object.keys(rows[0] ?? {})).toHaveLength(37);
    expect(rows[0]?.['07_max']).toBeLessThan(40);
    expect(rows[0]?.['01_min']).toBeLessThan(17);
  });
});
