import { describe, expect, test } from '@jest/globals';
import { offeredBy, readText } from './shape-of.ts';

/** A row a station, the days of a month across: bulletins of a province. */
const rainOn = (station: number, month: number, day: number): number =>
  (day * 5 + month + station) % 3 === 0 ? ((day * 11 + month * 3 + station) % 17) + 1 : 0;
const sumOf = (station: number, month: number, days: number): number =>
  Array.from({ length: days }, (_, at) => rainOn(station, month, at + 1)).reduce((a, b) => a + b);

type Tongue = {
  title: string;
  months: [string, string];
  turn: [string, string];
  names: string;
  stations: string[];
};
const TONGUES: Tongue[] = [
  {
    title: 'Daily rainfall (mm)',
    months: ['April 2022', 'May 2022'],
    turn: ['December 2021', 'January 2022'],
    names: 'Station',
    stations: ['Upton', 'Kew', 'Oxford', 'Hill farm'],
  },
  {
    title: 'Precipitación diaria (mm)',
    months: ['Abril de 2022', 'Mayo de 2022'],
    turn: ['Diciembre de 2021', 'Enero de 2022'],
    names: 'Estación',
    stations: ['Lugo', 'Vigo', 'Soria', 'Teruel'],
  },
  {
    title: 'Chuva diária (mm)',
    months: ['abril 2022', 'maio 2022'],
    turn: ['dezembro 2021', 'janeiro 2022'],
    names: 'Estação',
    stations: ['Braga', 'Faro', 'Beja', 'Viseu'],
  },
  {
    title: 'Tagesniederschlag (mm)',
    months: ['April 2022', 'Mai 2022'],
    turn: ['Dezember 2021', 'Januar 2022'],
    names: 'Station',
    stations: ['Kiel', 'Jena', 'Trier', 'Bamberg'],
  },
];

const days = (month: number): number => (month === 4 ? 30 : 31);
const numbers = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
type Block = { month: number; title: string; last: number };

function sheetOf({ title, names, stations }: Tongue, blocks: Block[], corner = ''): string {
  const heads = blocks.map(({ title: over, last }) => [
    over,
    ...numbers(last)
      .slice(1)
      .map(() => ''),
  ]);
  const [first = [], ...others] = heads;
  const top = [
    '',
    [`"${title}, ${first[0]}"`, ...first.slice(1)],
    ...others.map((one) => ['', one]),
  ];
  const header = [
    names,
    ...blocks.flatMap(({ last }, at) => [...(at ? [''] : []), ...numbers(last)]),
  ];
  const lines = stations.map((name, station) =>
    [
      name,
      ...blocks.flatMap(({ month, last }, at) => [
        ...(at ? [''] : []),
        ...numbers(last).map((day) => rainOn(station, month, day)),
      ]),
    ].join(),
  );
  return [top.flat(2).join() + corner, header.join(), ...lines].join('\n');
}

describe.each(TONGUES)('$title: a row a station', (tongue) => {
  const [april, may] = [
    { month: 4, title: tongue.months[0], last: 30 },
    { month: 5, title: tongue.months[1], last: 31 },
  ];
  const [, second = ''] = tongue.stations;
  const read = (text: string) => readText(text, { wishes: { station: second } });

  test('one month is read for the place that is chosen', () => {
    const text = sheetOf(tongue, [april]);
    expect(offeredBy(readText(text))).toEqual([...tongue.stations, 'none']);
    expect(read(text).rows).toEqual([{ Year: 2022, '04_rain': sumOf(1, 4, days(4)) }]);
  });

  test('so are two months beside each other, each under its own title', () => {
    const text = sheetOf(tongue, [april, may]);
    expect(offeredBy(readText(text))).toEqual([...tongue.stations, 'none']);
    expect(read(text).rows).toEqual([
      { Year: 2022, '04_rain': sumOf(1, 4, 30), '05_rain': sumOf(1, 5, 31) },
    ]);
  });

  test('months of two years are of these', () => {
    const blocks = [
      { month: 12, title: tongue.turn[0], last: 31 },
      { month: 1, title: tongue.turn[1], last: 31 },
    ];
    expect(read(sheetOf(tongue, blocks)).rows).toEqual([
      { Year: 2021, '12_rain': sumOf(1, 12, 31) },
      { Year: 2022, '01_rain': sumOf(1, 1, 31) },
    ]);
  });

  test('a month that has only begun is left out', () => {
    const text = sheetOf(tongue, [april, { ...may, last: 17 }]);
    expect(read(text).rows).toEqual([{ Year: 2022, '04_rain': sumOf(1, 4, 30) }]);
  });
});
