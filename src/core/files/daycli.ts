import { dayNumber, daysInMonth } from '../calendar/civil-date.ts';
import { ELEMENTS, type Element } from '../dataset/columns.ts';
import { hourOf } from '../dataset/reading-hours.ts';
import type { KeptSeries, KeptValue } from '../reading/kept-series.ts';
import { type FileColumn, type MonthFormat, NOTHING, type Placed } from './file-format.ts';
import {
  empty,
  fixed,
  kelvin,
  placeColumns,
  rounded,
  wigosColumns,
  wmoTable,
} from './wmo-table.ts';

type Values = { [element in Element]: KeptValue | null };
type Line = Placed & { year: number; month: number; day: number; values: Values };
type Column = FileColumn<Line>;

const BEGIN = ['day_offset', 'hour', 'minute', 'second'] as const;

/**
 * The days of a month, as wis2box takes them: the columns of csv2bufr-templates `daycli-template.json`, version 3 of
 * 2024-09-27 (github.com/World-Meteorological-Organization/csv2bufr-templates, a22b2d8). The hour is the one at which the 24
 * hours begin. A mean is half the sum of maximum and minimum: averaging method 0.
 */
const COLUMNS: readonly Column[] = [
  ...wigosColumns<Line>({
    ...{ series: 'wsi_series', issuer: 'wsi_issuer', issue: 'wsi_issue_number' },
    ...{ local: 'wsi_local', block: 'wmo_block_number', number: 'wmo_station_number' },
  }),
  ...placeColumns<Line>('station_height_above_msl'),
  ...empty('temperature_siting_classification', 'precipitation_siting_classification'),
  ...fixed({ averaging_method: 0 }),
  { name: 'year', of: ({ year }) => year },
  { name: 'month', of: ({ month }) => month },
  { name: 'day', of: ({ day }) => day },
  ...measured('precipitation', ['rain'], ({ rain }) => amountOf(rain)),
  ...['fresh_snow', 'total_snow'].flatMap((name) => [
    ...empty<Line>(...BEGIN.map((part) => `${name}_${part}`)),
    ...empty<Line>(`${name}_depth`, `${name}_depth_flag`),
  ]),
  ...empty('thermometer_height'),
  ...measured('maximum_temperature', ['max'], ({ max }) => kelvin(max?.value)),
  ...measured('minimum_temperature', ['min'], ({ min }) => kelvin(min?.value)),
  ...measured('average_temperature', ['max', 'min'], ({ max, min }) => {
    const [high, low] = [max?.value ?? null, min?.value ?? null];
    return high === null || low === null ? '' : kelvin((high + low) / 2);
  }),
];

export const DAYCLI: MonthFormat = wmoTable(
  'daycli',
  COLUMNS,
  (placed, { year, month }) => {
    const days = Object.fromEntries(
      ELEMENTS.map((element) => [element, daysOf(placed.station.series, element)]),
    ) as Record<Element, Map<number, KeptValue>>;
    return Array.from({ length: daysInMonth(year, month) }, (_, at) => {
      const number = dayNumber({ year, month, day: at + 1 });
      const [max, min, rain] = ELEMENTS.map((one) => days[one].get(number) ?? null);
      const values = { max: max ?? null, min: min ?? null, rain: rain ?? null };
      return { ...placed, year, month, day: at + 1, values };
    });
  },
  ({ series }) => {
    if (series.length === 0) return NOTHING;
    const hasDays = series.some(({ granularity }) => granularity === 'day');
    return hasDays ? null : { kind: 'files.only-months', instead: 'climat' };
  },
);

function daysOf(series: readonly KeptSeries[], element: Element): Map<number, KeptValue> {
  const own = series.find((one) => one.element === element && one.granularity === 'day');
  return new Map(own?.values.map((value) => [value.at, value]));
}

/** When its 24 hours begin, the value and its flag. */
function measured(
  name: string,
  of: readonly Element[],
  value: (values: Values) => number | '',
): Column[] {
  return [
    ...BEGIN.map((part, at) => ({
      name: `${name}_${part}`,
      of: (line: Line) => beginOf(line, of)?.[at] ?? '',
    })),
    { name, of: ({ values }) => value(values) },
    {
      name: `${name}_flag`,
      of: ({ values }) =>
        flagOf(
          value(values),
          of.map((one) => values[one]),
        ),
    },
  ];
}

/** A day that ends in the morning began the day before; null where no hour is known, or two are. */
function beginOf({ facts }: Line, of: readonly Element[]): number[] | null {
  const [clock = null, ...others] = of.map((element) => hourOf(facts.hours, element));
  const isOne = others.every((one) => one?.hour === clock?.hour && one?.minute === clock?.minute);
  if (!clock || !isOne) return null;
  return clock.hour === 24 ? [0, 0, 0, 0] : [-1, clock.hour, clock.minute, 0];
}

function amountOf(rain: KeptValue | null): number | '' {
  const amount = rounded(rain?.value, 1);
  return amount === '' || amount < 0 || amount > MOST_MM ? '' : amount;
}
/** What the converter takes. */
const MOST_MM = 2000;

/** 0 good, 1 suspect, 2 of several days, 6 not there. What a person has confirmed is good. */
function flagOf(written: number | '', of: readonly (KeptValue | null)[]): number {
  if (written === '') return 6;
  if (of.some((value) => value?.days !== undefined)) return 2;
  return of.some((value) => value?.doubts && !value.confirmed) ? 1 : 0;
}
