import type { Cell, Grid } from '../../src/core/reading/reading.ts';
import {
  type Climate,
  type DayOfStation,
  inventedDays,
  inventedMonths,
  type Month,
} from '../support/invented-station.ts';

type Value = (at: { all: readonly Month[]; index: number; own: Month }) => Cell;
type Spec = { name: string; columns: [header: string, value: Value][] };

const own =
  (element: 'max' | 'min' | 'rain'): Value =>
  ({ own }) =>
    own[element];
/** What another gauge caught: the rain of so many rows further on. */
const gauge =
  (further: number): Value =>
  ({ all, index }) =>
    all[(index + further) % all.length]?.rain ?? 0;
const total: Value = (at) =>
  Number([1, 2, 3].reduce((sum, further) => sum + Number(gauge(further)(at)), 0).toFixed(1));
const between =
  (share: number): Value =>
  ({ own: { max, min } }) =>
    Number((min + (max - min) * share).toFixed(1));
const always =
  (cell: Cell): Value =>
  () =>
    cell;

const SPECS: Spec[] = [
  {
    name: 'gauges and their total',
    columns: [
      ['Upton', gauge(1)],
      ['Kew', gauge(2)],
      ['Dale', gauge(3)],
      ['Total', total],
    ],
  },
  {
    name: 'gauges',
    columns: [
      ['Upton', gauge(1)],
      ['Kew', gauge(2)],
    ],
  },
  {
    name: 'gauges where they stand',
    columns: [
      ['Lat', always(-23.5)],
      ['Lon', always(-46.6)],
      ['Val01', gauge(1)],
      ['Val02', gauge(2)],
    ],
  },
  {
    name: 'words nobody knows',
    columns: [
      ['Foo', own('max')],
      ['Bar', own('min')],
      ['Baz', own('rain')],
    ],
  },
  {
    name: 'a word before the elements',
    columns: [
      ['Zorvan max', own('max')],
      ['Zorvan min', own('min')],
    ],
  },
  {
    name: 'words beside the elements',
    columns: [
      ['Max', own('max')],
      ['Min', own('min')],
      ['Zor', gauge(2)],
      ['Pel', between(0.3)],
    ],
  },
  {
    name: 'values and their quality',
    columns: [
      ['Value1', own('rain')],
      ['Quality1', always(1)],
      ['Value2', gauge(1)],
      ['Quality2', always(1)],
    ],
  },
  {
    name: 'two units',
    columns: [
      ['in', gauge(1)],
      ['mm', gauge(2)],
    ],
  },
  {
    name: 'two letters',
    columns: [
      ['C', gauge(1)],
      ['F', gauge(2)],
    ],
  },
  {
    name: 'hours of temperatures',
    columns: [
      ['8h', between(0.4)],
      ['14h', own('max')],
      ['20h', between(0.6)],
    ],
  },
  {
    name: 'hours of rain',
    columns: [
      ['7時', gauge(1)],
      ['19時', gauge(2)],
    ],
  },
  {
    name: 'hours in words',
    columns: [
      ['9 o’clock', gauge(1)],
      ['3 o’clock', gauge(2)],
    ],
  },
  {
    name: 'a wet bulb',
    columns: [
      ['Max', own('max')],
      ['Min', own('min')],
      ['Wet bulb', between(0.3)],
    ],
  },
  { name: 'warmth in millimetres', columns: [['mm', own('max')]] },
  { name: 'rain in a letter', columns: [['T', own('rain')]] },
  { name: 'a value', columns: [['Value', between(0.1)]] },
];

const TABS = ['Hill farm', 'Rainfall', 'Rainfall Feb', 'Max temp', 'Lluvia', '降水量'];
const CLIMATES: Climate[] = ['temperate', 'desert', 'monsoon', 'equatorial', 'polar'];

/** Tables that nobody can read without a question, in every climate, of days and of months. */
export const QUESTION_TABLES: { name: string; grids: Grid[] }[] = SPECS.flatMap((spec) =>
  TABS.flatMap((sheet) =>
    CLIMATES.flatMap((climate) => [
      {
        name: `${spec.name}, days, ${climate}: ${sheet}`,
        grids: [{ sheet, cells: ofDays(spec, climate) }],
      },
      {
        name: `${spec.name}, months, ${climate}: ${sheet}`,
        grids: [{ sheet, cells: ofMonths(spec, climate) }],
      },
    ]),
  ),
);

function ofDays(spec: Spec, climate: Climate): Cell[][] {
  const days = inventedDays(climate, { firstYear: 1991, years: 1, seed: 23 });
  return rowsOf(spec, ['Date'], days, ({ year, month, day }: DayOfStation) => [
    { year, month, day },
  ]);
}

function ofMonths(spec: Spec, climate: Climate): Cell[][] {
  const months = inventedMonths(climate, { firstYear: 1981, years: 4, seed: 23 });
  return rowsOf(spec, ['Year', 'Month'], months, ({ year, month }) => [year, month]);
}

function rowsOf<Some extends Month>(
  { columns }: Spec,
  keys: string[],
  all: readonly Some[],
  datesOf: (own: Some) => Cell[],
): Cell[][] {
  const header = [...keys, ...columns.map(([word]) => word)];
  const line = (own: Some, index: number): Cell[] =>
    columns.map(([, value]) => value({ all, index, own }));
  return [header, ...all.map((own, index) => [...datesOf(own), ...line(own, index)])];
}
