import { describe, expect, it } from '@jest/globals';
import { filesIn } from '../../../src/core/files/formats.ts';
import type { Cell, Grid } from '../../../src/core/reading/reading.ts';
import { findStations } from '../../../src/core/stations/find-stations.ts';
import { valuesOf } from '../../../src/core/stations/found-facts.ts';
import type { PlaceRead } from '../../../src/core/stations/match-stations.ts';

const HEADER = ['Station', 'Name', 'Latitude', 'Longitude', 'Elevation', 'Date', 'Rain'];
const VALUES = [
  ['Year', 'Month', 'Rain'],
  [2001, 1, 40],
  [2001, 2, 31],
];

function grid(sheet: string, cells: Cell[][]): Grid {
  return { sheet, cells };
}

function found(grids: Grid[], places: PlaceRead[], lists: Grid[] = []) {
  const { stations, ...others } = findStations(grids, places, lists);
  return {
    facts: stations.map(({ facts }) => valuesOf(facts)),
    from: stations.map(({ facts }) =>
      Object.values(facts).map(({ sheet, cell }) => `${sheet}!${cell}`),
    ),
    asked: stations.map(({ asked }) =>
      asked.map(({ kind, fields }) => [kind, ...fields].join(' ')),
    ),
    ...others,
  };
}

const OF_DATA = { name: '', sheets: ['Data'] };
const UPTON = { latitude: 9.5, longitude: -7.6, elevation: 421 };

it.each<[string, Cell[][], PlaceRead, object]>([
  [
    'columns beside the values, in the rows of each station',
    [
      HEADER,
      ['ML0001', 'Upton', 9.5, -7.6, 421, '2001-01', 4],
      ['ML0001', 'Upton', 9.5, -7.6, 421, '2001-02', 4],
      ['ML0002', 'Kew', 12.25, -8.1, 333, '2001-01', 4],
    ],
    { name: 'Kew', sheets: ['Data'] },
    { name: 'Kew', identifier: 'ML0002', latitude: 12.25, longitude: -8.1, elevation: 333 },
  ],
  [
    'columns beside the values of a single station',
    [HEADER, ['ML0001', 'Upton', '9°30′ N', '7°36′ W', '1,240 ft', '2001-01', 4]],
    OF_DATA,
    { name: 'Upton', identifier: 'ML0001', latitude: 9.5, longitude: -7.6, elevation: 377.952 },
  ],
  [
    'minutes, seconds and side in columns of their own',
    [
      ['Code', 'Lat deg', 'Lat min', 'N/S lat dir', 'Longitude', null, null, 'Rain', 'Year'],
      [null, null, null, null, 'Deg', 'Min', 'Sec', null, null],
      ['K12', 9, 30, 'S', -7, 36, 36, 4, 2001],
    ],
    OF_DATA,
    { identifier: 'K12', latitude: -9.5, longitude: -7.61 },
  ],
  [
    'heights in feet, where the row below the header says so',
    [
      ['Station', 'Elev', 'Year', 'Rain'],
      [null, '(ft)', null, 'mm'],
      ['Upton', 100, 2001, 4],
    ],
    OF_DATA,
    { name: 'Upton', elevation: 30.48 },
  ],
  [
    'a height whose cell says metres under a header that says feet',
    [
      ['Station', 'Elev (ft)', 'Year', 'Rain'],
      ['Upton', '100 m', 2001, 4],
    ],
    OF_DATA,
    { name: 'Upton', elevation: 100 },
  ],
  [
    'a line of all above the table',
    [['Station: Gull Point 53.12 N 4.01 W alt 12 m'], ...VALUES],
    OF_DATA,
    { name: 'Gull Point', latitude: 53.12, longitude: -4.01, elevation: 12 },
  ],
  [
    'a label a line, the value beside it',
    [
      ['Station name', 'Upton'],
      ['WIGOS', '0-20000-0-61291'],
      ['Latitude', 9.5],
      ['Longitude', -7.6],
      ['Elevation (ft)', 1000],
      ['Hour of reading', '06 UTC'],
      [],
      ...VALUES,
    ],
    OF_DATA,
    {
      ...{ name: 'Upton', identifier: '0-20000-0-61291', latitude: 9.5, longitude: -7.6 },
      ...{ elevation: 304.8, hours: '6:00' },
    },
  ],
  [
    'lines above each block, of the block alone',
    [
      ['Station: Upton', null, 'Lat 9.5, Lon -7.6, 421 m'],
      ...VALUES,
      ['Station: Kew'],
      ['Lat 12.25, Lon -8.1'],
      ...VALUES,
    ],
    { name: 'Kew', sheets: ['Data'] },
    { name: 'Kew', latitude: 12.25, longitude: -8.1 },
  ],
  ['nothing, where nothing says it', VALUES, OF_DATA, {}],
  [
    'no measured height, which is another in each row',
    [['Station', 'Height', 'Year'], ...[1, 2, 3, 4, 5].map((height) => ['A', height, 2001])],
    OF_DATA,
    { name: 'A' },
  ],
  [
    'no height of a gauge, no name of an observer, no number of a row',
    [
      ['No', 'Station', 'Gauge height', 'Observer name', 'Rain'],
      [1, 'Upton', 1.2, 'Ada', 4],
      [2, 'Kew', 1.2, 'Bob', 5],
    ],
    { name: 'Kew', sheets: ['Data'] },
    { name: 'Kew' },
  ],
  [
    'no place that a file writes for a missing one',
    [HEADER, ['ML0001', 'Upton', -999.9, -999.9, -9999, '2001-01', 4]],
    OF_DATA,
    { name: 'Upton', identifier: 'ML0001' },
  ],
])('reads %s', (_, cells, place, facts) => {
  const result = found([grid('Data', cells)], [place]);
  expect([result.facts, result.asked]).toEqual([[facts], [[]]]);
});

const LIST = [
  ['WMO', 'Station', 'Lat', 'Lon', 'Alt'],
  ['61291', 'Upton', 9.5, -7.6, 421],
  ['61292', 'Kew', 12.25, -8.1, 333],
];

it('takes a list in another sheet by the code, else by exactly the name, and names who stands in one alone', () => {
  const data = grid('Data', [
    ['Station', 'WMO', 'Year', 'Rain'],
    ['Upton airport', 61291, 2001, 4],
    ['Kew Gardens', null, 2001, 4],
  ]);
  const places = ['Upton airport', 'Kew Gardens'].map((name) => ({ name, sheets: ['Data'] }));
  expect(found([data, grid('Stations', LIST)], places)).toEqual({
    facts: [{ name: 'Upton airport', identifier: '61291', ...UPTON }, { name: 'Kew Gardens' }],
    from: [['Data!A2', 'Data!B2', 'Stations!C2', 'Stations!D2', 'Stations!E2'], ['Data!A3']],
    asked: [[], []],
    onlyInList: ['Kew'],
    onlyInTables: ['Kew Gardens'],
    lists: ['Stations'],
  });
});

it('takes an identifier of WIGOS, though a code stands before it', () => {
  const data = grid('Data', [HEADER, ['61291', 'Upton', null, null, null, '2001-01', 4]]);
  const list = grid('Stations', [
    ['WIGOS', 'Station', 'Alt'],
    ['0-20000-0-61291', 'Upton', 421],
  ]);
  expect(found([data, list], [OF_DATA]).facts).toEqual([
    { name: 'Upton', identifier: '0-20000-0-61291', elevation: 421 },
  ]);
});

it('offers two places beside each other as the two that they are', () => {
  const data = grid('Data', [
    ['Station', 'Lat', 'Lon', 'Old lat', 'Old lon', 'Year', 'Rain'],
    ['Upton', 9.5, -7.6, 9.7, -7.8, 2001, 4],
  ]);
  const { stations } = findStations([data], [OF_DATA]);
  expect(stations[0]?.asked[0]?.offers.map(valuesOf)).toEqual([
    { latitude: 9.5, longitude: -7.6 },
    { latitude: 9.7, longitude: -7.8 },
  ]);
});

it('asks where the code is of one station of the list and the name of another', () => {
  const data = grid('Data', [
    ['Station', 'WMO', 'Year', 'Rain'],
    ['Kew', 61291, 2001, 4],
  ]);
  const result = found([data, grid('Stations', LIST)], [{ name: 'Kew', sheets: ['Data'] }]);
  expect(result.asked[0]).toContain('station.two-fit latitude longitude');
});

it('takes a tab for the station that it is called after', () => {
  const grids = [grid('KEW', VALUES), grid('Stations', LIST)];
  const { facts, onlyInList } = found(grids, [{ name: 'KEW', sheets: ['KEW'] }]);
  expect(facts).toEqual([
    { name: 'Kew', identifier: '61292', latitude: 12.25, longitude: -8.1, elevation: 333 },
  ]);
  expect(onlyInList).toEqual(['Upton']);
});

it('takes what a list says that the person named before what the tables say', () => {
  const data = grid('Data', [HEADER, ['61291', 'Upton', 9, -7, 400, '2001-01', 4]]);
  const { facts } = found([data], [OF_DATA], [grid('mine', LIST)]);
  expect(facts).toEqual([{ name: 'Upton', identifier: '61291', ...UPTON }]);
});

it.each<[string, string, Cell[][]]>([
  ['two places', 'station.two-fit latitude longitude', [['61291', 'Upton', 9.7, -7.6, 421]]],
  ['metres and feet', 'station.feet elevation', [['61291', 'Upton', 9.5, -7.6, 1381]]],
  ['a place in words', 'station.unreadable latitude', [['61291', 'Upton', 'north', -7.6, 421]]],
])('asks about %s, and takes neither', (_, asked, rows) => {
  const [header = []] = LIST;
  const place = asked.startsWith('station.unreadable') ? [] : [LIST[1] ?? []];
  const grids = [grid('Data', [header, ...place]), grid('Stations', [header, ...rows])];
  const result = found(grids, [{ name: 'Upton', sheets: ['Data'] }]);
  expect(result.asked).toEqual([[asked]]);
  expect(result.facts[0]).not.toHaveProperty(asked.split(' ')[1] ?? '');
});

it('asks by which clock an hour is, and about an identifier that is not of four parts', () => {
  const lines = [['Hour of reading: 7:00'], ['WIGOS: 0-20000-61291'], ...VALUES];
  expect(found([grid('Data', lines)], [OF_DATA]).asked).toEqual([
    ['station.unreadable identifier', 'station.hour-zone hours'],
  ]);
});

it.each<[string, Cell[], string[]]>([
  ['a lost sign', [12.3, 8], ['station.sign latitude longitude']],
  ['latitude and longitude exchanged', [-8, 12.3], ['station.exchanged latitude longitude']],
  ['a place at 0, 0', [0, 0], ['station.zero latitude longitude']],
  ['a place far from all others', [60, 100], ['station.far latitude longitude']],
  ['a place at the edge', [16, -4], []],
])('asks about %s with the others of the list as witnesses', (_, [latitude, longitude], asked) => {
  const others = [
    ...[
      ['A', 12.1, -8.1, 1],
      ['B', 12.9, -7.2, 1],
      ['C', 11.2, -6.1, 1],
      ['D', 13.3, -9.2, 1],
    ],
    ...[
      ['E', 10.3, -7.5, 1],
      ['F', 12.5, -10.1, 1],
    ],
  ];
  const rows = [...others, ['Kew', latitude ?? null, longitude ?? null, 333]];
  const list = grid('Stations', [['Station', 'Lat', 'Lon', 'Alt'], ...rows]);
  const result = found([grid('Kew', VALUES), list], [{ name: 'Kew', sheets: ['Kew'] }]);
  expect(result.asked).toEqual([asked]);
  expect('latitude' in (result.facts[0] ?? {})).toBe(asked.length === 0);
});

it('takes three others for too few to bear witness', () => {
  const rows = ['A', 'B', 'C'].map((name, at) => [name, 12 + at / 5, -8 - at / 5, 1]);
  const list = grid('Stations', [['Station', 'Lat', 'Lon', 'Alt'], ...rows, ['Kew', 60, 100, 1]]);
  const result = found([grid('Kew', VALUES), list], [{ name: 'Kew', sheets: ['Kew'] }]);
  expect([result.asked, result.facts[0]?.latitude]).toEqual([[[]], 60]);
});

it('says what it would be with another sign, for the person to choose', () => {
  const rows = ['A', 'B', 'C', 'D', 'E'].map((name, at) => [name, 12 + at / 5, -8 - at / 5, 1]);
  const list = grid('Stations', [['Station', 'Lat', 'Lon', 'Alt'], ...rows, ['Kew', 12.3, 8.2, 1]]);
  const { stations } = findStations(
    [grid('Kew', VALUES), list],
    [{ name: 'Kew', sheets: ['Kew'] }],
  );
  expect(stations[0]?.asked[0]?.offers.map(valuesOf)).toEqual([
    { latitude: 12.3, longitude: 8.2 },
    { latitude: 12.3, longitude: -8.2 },
  ]);
});

describe('the lines above a table', () => {
  const TABLE = [
    ['Year', 'Jan'],
    [1990, 3],
  ];
  it.each<[string, string[], object | null]>([
    [
      'a line of all',
      ['Grass Valley: Lat 54.35 Lon -1.28, 62 m'],
      { latitude: 54.35, longitude: -1.28, elevation: 62 },
    ],
    [
      'a label a line',
      ['Latitude: 54.35', 'Longitude: -1.28', 'Elevation: 62 m'],
      { latitude: 54.35, longitude: -1.28, elevation: 62 },
    ],
    [
      'Spanish, with commas',
      ['Latitud 40,42 N', 'Longitud 3,7 O', 'Altitud 667 m'],
      { latitude: 40.42, longitude: -3.7, elevation: 667 },
    ],
    ['degrees and minutes', ["Lat. 54°21' N, Long. 1°18' W"], { latitude: 54.35, longitude: -1.3 }],
    [
      'German, where O is east',
      ['Breite 53,5 N', 'Länge 10,1° O'],
      { latitude: 53.5, longitude: 10.1 },
    ],
    [
      'German, with a word before each label',
      ['Geogr. Breite: 53,5° Geogr. Länge: 10,1° Geogr. Höhe: 22 m'],
      { latitude: 53.5, longitude: 10.1, elevation: 22 },
    ],
    [
      'a side said twice in words',
      ['South lat 33.9 south, East lon 18.4 east'],
      { latitude: -33.9, longitude: 18.4 },
    ],
    [
      'words for degrees, and no side',
      ['Latitude: 54.35 Decimal degrees, Longitude: 10.1 Decimal degrees'],
      { latitude: 54.35, longitude: 10.1 },
    ],
    [
      'the same in German, before the side',
      ['Breite 53,5 Grad N', 'Länge 10,1 Grad O'],
      { latitude: 53.5, longitude: 10.1 },
    ],
    [
      'the same in Spanish, with a side in words',
      ['Latitud 33,9 grados sur', 'Longitud 18,4 grados este'],
      { latitude: -33.9, longitude: 18.4 },
    ],
    ['Dutch, the same', ['Breedte 52,1 N, lengte 5,2 O'], { latitude: 52.1, longitude: 5.2 }],
    [
      'Czech, where S is north',
      ['Šířka 50,1 S', 'Délka 14,4 E'],
      { latitude: 50.1, longitude: 14.4 },
    ],
    ['Indonesian', ['Lintang 6,2 LS', 'Bujur 106,8 BT'], { latitude: -6.2, longitude: 106.8 }],
    [
      'a side in words',
      ['Latitude 33.9 degrees south', 'Longitude 18.4 degrees east'],
      { latitude: -33.9, longitude: 18.4 },
    ],
    [
      'degrees and minutes joined',
      ['LAT: 33-16.40 S LONG: 026-37.40 E'],
      { latitude: -33.27333, longitude: 26.62333 },
    ],
    [
      'both behind both labels',
      ['No. 7, Lat/Lon: 54.35, -1.28'],
      { latitude: 54.35, longitude: -1.28 },
    ],
    ['three numbers behind both labels', ['Lat/Lon: 54.35, -1.28, 62'], null],
    [
      'units in brackets behind the label',
      ['Latitude (graus) : -9.28', 'Longitude (graus) : -43.33', 'Altitude (metros): 522.77'],
      { latitude: -9.28, longitude: -43.33, elevation: 522.77 },
    ],
    ['no words over columns', ['Station', 'Latitude'], null],
    ['a side in another script', ['Широта 33,9° ю.ш.', 'Долгота 18,4° в.д.'], null],
    ['half a place', ['Lat 54.35'], null],
    ['a title about rain', ['Rainfall at Long Valley, 62 mm in May'], null],
    ['a place beyond the pole', ['Lat 354, Lon 1.2'], null],
    ['nothing', [], null],
  ])('%s', (_, lines, expected) => {
    const cells = [...lines.map((line) => [line]), ...TABLE];
    const facts = valuesOf(
      findStations([{ sheet: 'Data', cells }], [OF_DATA]).stations[0]?.facts ?? {},
    );
    const { name: _name, ...place } = facts;
    expect(place).toEqual(expected ?? {});
  });

  it('are read from cells beside each other too', () => {
    const grids = [grid('Data', [['Lat', 54.35, 'Lon', -1.28], ...TABLE])];
    expect(found(grids, [OF_DATA]).facts).toEqual([{ latitude: 54.35, longitude: -1.28 }]);
  });
});

it('what Almanac wrote of a station for WMO says nothing of it', () => {
  const grids = [grid('Data', [['Station: Upton 9.5 N 7.6 W alt 421 m'], [], ...VALUES])];
  const made = filesIn('climat', [UPTONS_MONTH], {
    factsOf: () => ({ identifier: '0-466-0-U', latitude: 9, longitude: -7 }),
  });
  const rows = made.ok
    ? [...(made.files[0]?.lines ?? [])].map((line) => line.trim().split(','))
    : [];
  expect(rows).toHaveLength(2);
  const alone = found(grids, [OF_DATA]);
  expect(found([...grids, grid('climat', rows)], [OF_DATA])).toEqual(alone);
  expect(alone.facts).toMatchObject([{ latitude: 9.5 }]);
});

const UPTONS_MONTH = {
  name: 'Upton',
  series: [
    {
      ...{ element: 'rain' as const, granularity: 'month' as const },
      values: [{ at: 2001 * 12, value: 40, written: '40', unit: 'mm', sheet: 'Data', cell: 'C3' }],
    },
  ],
};
