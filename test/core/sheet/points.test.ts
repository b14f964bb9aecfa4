import { describe, expect, test } from '@jest/globals';
import { type MadeDay, madeDays } from './made-weather.ts';
import { MONTHS, offeredBy, readText, two } from './shape-of.ts';

/** Points of a grid: a warmer and wetter one further on. */
const POINTS = [
  ['23.25', '69.75'],
  ['23.25', '70'],
  ['23.5', '69.75'],
  ['23.5', '70'],
] as const;
const NAMES = POINTS.map(([lat, long]) => `${lat}, ${long}`);

const DAYS = madeDays(2001);
const ofPoint = ({ max, min, rain }: MadeDay, at: number) => [max + at, min + at, rain * (at + 1)];
const iso = ({ y, m, d }: MadeDay): string => `${y}-${two(m)}-${two(d)}`;
const JULY = {
  Year: 2001,
  '07_rain': DAYS.filter(({ m }) => m === 7).reduce((all, { rain }) => all + rain, 0),
};

type Tongue = { lat: string; long: string; names: string; date: string };
const TONGUES: Tongue[] = [
  { lat: 'latitude', long: 'longitude', date: 'date', names: 'tmax,tmin,rain' },
  { lat: 'LAT', long: 'LON', date: 'Date', names: 'Tmax,Tmin,Precip (mm)' },
  { lat: 'Lat', long: 'Long', date: 'Fecha', names: 'Tmáx,Tmín,Lluvia (mm)' },
  { lat: 'Latitud', long: 'Longitud', date: 'Fecha', names: 'Tmáx,Tmín,Precipitación' },
  { lat: 'latitude', long: 'longitude', date: 'data', names: 'tmax,tmin,chuva' },
  { lat: 'Breite', long: 'Länge', date: 'Datum', names: 'Tmax,Tmin,Niederschlag' },
  { lat: '纬度', long: '经度', date: '日期', names: '最高气温,最低气温,降水量' },
  { lat: 'Широта', long: 'Долгота', date: 'Дата', names: 'Tmax,Tmin,Осадки' },
];

const byDay = (rowOf: (day: MadeDay, point: readonly string[], at: number) => string): string[] =>
  DAYS.flatMap((day) => POINTS.map((point, at) => rowOf(day, point, at)));
const byPoint = (rowOf: (day: MadeDay, point: readonly string[], at: number) => string): string[] =>
  POINTS.flatMap((point, at) => DAYS.map((day) => rowOf(day, point, at)));

describe.each(TONGUES)('rows of points under $lat and $long', ({ lat, long, date, names }) => {
  test.each([
    {
      form: 'point by point',
      lines: [
        `${lat},${long},${date},${names}`,
        ...byPoint((day, point, at) => [...point, iso(day), ...ofPoint(day, at)].join()),
      ],
    },
    {
      form: 'day by day',
      lines: [
        `${date},${names},${lat},${long}`,
        ...byDay((day, point, at) => [iso(day), ...ofPoint(day, at), ...point].join()),
      ],
    },
    {
      form: 'days of the year',
      lines: [
        `${long},${lat},YEAR,DOY,${names}`,
        ...byDay((day, [north, east], at) =>
          [east, north, day.y, day.dayOfYear, ...ofPoint(day, at)].join(),
        ),
      ],
    },
    {
      form: 'year, month and day',
      lines: [
        `${lat},${long},YEAR,MO,DY,${names}`,
        ...byPoint((day, point, at) => [...point, day.y, day.m, day.d, ...ofPoint(day, at)].join()),
      ],
    },
  ])('are asked for one of them, and read for it: $form', ({ lines }) => {
    const text = lines.join('\n');
    expect([...offeredBy(readText(text))].sort()).toEqual([...NAMES, 'none']);
    const { rows } = readText(text, { wishes: { station: '23.25, 69.75' } });
    expect(rows).toMatchObject([JULY]);
    expect(Object.keys(rows[0] ?? {})).toHaveLength(37);
  });
});

const YEARS = [1991, 1992, 1993];
const amount = (year: number, month: number, at: number): number =>
  (at + 1) * 10 + ((year * 7 + month * month * 5) % 83);
const TWELVE = Array.from({ length: 12 }, (_, at) => at + 1);

test.each([
  {
    form: 'months across',
    lines: [
      `lat,lon,year,${MONTHS}`,
      ...POINTS.flatMap((point, at) =>
        YEARS.map((y) => [...point, y, ...TWELVE.map((m) => amount(y, m, at))].join()),
      ),
    ],
  },
  {
    form: 'months down, point by point',
    lines: [
      'lon,lat,year,month,rain',
      ...POINTS.flatMap(([north, east], at) =>
        YEARS.flatMap((y) => TWELVE.map((m) => [east, north, y, m, amount(y, m, at)].join())),
      ),
    ],
  },
  {
    form: 'months down, month by month, and no word for what was measured',
    lines: [
      'time,lat,lon,value',
      ...YEARS.flatMap((y) =>
        TWELVE.flatMap((m) =>
          POINTS.map((point, at) => [`${y}-${two(m)}-01`, ...point, amount(y, m, at)].join()),
        ),
      ),
    ],
  },
])('months of points are asked for one of them: $form', ({ lines }) => {
  const asked = { sheet: 'Rainfall' };
  expect(offeredBy(readText(lines.join('\n'), asked)).sort()).toEqual([...NAMES, 'none']);
  const wishes = { station: '23.5, 69.75' };
  const { rows } = readText(lines.join('\n'), { ...asked, wishes });
  expect(rows).toMatchObject(YEARS.map((y) => ({ Year: y, '03_rain': amount(y, 3, 2) })));
});

test('latitudes alone are points, too', () => {
  const lines = byDay((day, [north], at) => [north, iso(day), day.rain * (at + 1)].join());
  const own = lines.filter((_, at) => at % 2 === 0);
  expect(offeredBy(readText(['lat,date,rain', ...own].join('\n')))).toEqual([
    '23.25',
    '23.5',
    'none',
  ]);
});

describe('what is no choice of points', () => {
  test('rows that a name tells apart: the names are offered', () => {
    const lines = byDay((day, point, at) => ['ABCD'[at], ...point, iso(day), day.rain].join());
    const reading = readText(['Site,lat,lon,date,rain', ...lines].join('\n'));
    expect(offeredBy(reading)).toEqual(['A', 'B', 'C', 'D', 'none']);
  });
});

describe('latitudes over longitudes, and a column a point', () => {
  const months = YEARS.flatMap((y) => TWELVE.map((m) => ({ y, m })));
  const rowsOf = (
    date: (y: number, m: number) => string,
    points: number = POINTS.length,
  ): string[] =>
    months.map(({ y, m }) =>
      [date(y, m), ...POINTS.slice(0, points).map((_, at) => amount(y, m, at))].join(),
    );
  const first = (y: number, m: number): string => `${y}-${two(m)}-01`;
  const [lats, longs] = [0, 1].map((of) => POINTS.map((point) => point[of]).join());

  test('a single point is read', () => {
    const text = ['LAT,23.25', 'LONG,69.75', ...rowsOf(first, 1)].join('\n');
    expect(readText(text, { sheet: 'Rainfall' }).rows).toHaveLength(3);
  });

  test.each([
    ['where a station lies', ['Latitude,51.5', 'Longitude,-1.2', 'Date,Rain (mm)']],
    [
      'where two stations lie',
      ['Station,Upton,Kew', 'Latitude,51.5,51.6', 'Longitude,-1.2,-1.3', 'Date,Rain (mm),Tmax'],
    ],
  ])('what says %s stays a title', (_, top) => {
    const { rows, findings } = readText([...top, ...rowsOf(first, 2)].join('\n'));
    expect(rows).toHaveLength(3);
    expect(findings.filter(({ choices }) => choices?.wish === 'station')).toEqual([]);
  });

  test('names below them are offered', () => {
    const text = [
      `Lat,${lats}`,
      `Long,${longs}`,
      'Date,Upton,Kew,Birr,Hull',
      ...rowsOf(first),
    ].join('\n');
    expect(offeredBy(readText(text, { sheet: 'Rainfall' }))).toEqual([
      'Upton',
      'Kew',
      'Birr',
      'Hull',
      'none',
    ]);
  });
});

describe('a row a place, and the days across', () => {
  const rows = POINTS.map((_, at) => DAYS.map((day) => day.rain * (at + 1)));
  const dates: [string, (day: MadeDay) => string][] = [
    ['2001-01-31', iso],
    ['31-01-2001', ({ y, m, d }) => `${two(d)}-${two(m)}-${y}`],
    ['31/1/2001', ({ y, m, d }) => `${d}/${m}/${y}`],
  ];
  describe.each(dates)('dates as %s', (_, write) => {
    test.each(['Station', 'Estación', 'Estação', '站名'])('names under %s', (corner) => {
      const names = ['Upton', 'Kew', 'Birr', 'Hull'];
      const lines = names.map((name, at) => [name, ...(rows[at] ?? [])].join());
      const text = [[corner, ...DAYS.map(write)].join(), ...lines].join('\n');
      expect(offeredBy(readText(text, { sheet: 'Rainfall' }))).toEqual([...names, 'none']);
      expect(offeredBy(readText(text))).toEqual(['rain', 'none']);
      const wishes = { element: 'rain', station: 'Upton' } as const;
      expect(readText(text, { wishes }).rows).toMatchObject([JULY]);
    });
  });
});
