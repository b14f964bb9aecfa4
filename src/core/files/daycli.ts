import { dayNumber, daysInMonth } from '../calendar/civil-date.ts';
import { ELEMENTS, type Element } from '../dataset/columns.ts';
import { hourOf, isCalendarDay } from '../dataset/reading-hours.ts';
import type { KeptSeries, KeptValue } from '../reading/kept-series.ts';
import { type MonthFormat, NOTHING } from './file-format.ts';
import { type Filled, kelvin, type MonthOf, rounded, wmoTable } from './wmo-table.ts';

type Values = { [element in Element]: KeptValue | null };
type Line = MonthOf & { day: number; values: Values };

const BEGIN = ['day_offset', 'hour', 'minute', 'second'] as const;

/**
 * The days of a month, as wis2box takes them: the columns of csv2bufr-templates `daycli-template.json`, version 3 of
 * 2024-09-27 (github.com/World-Meteorological-Organization/csv2bufr-templates, a22b2d8). The hour is the one at which the 24
 * hours begin. A mean is half the sum of maximum and minimum: averaging method 0.
 */
const COLUMNS = `
  wsi_series wsi_issuer wsi_issue_number wsi_local wmo_block_number wmo_station_number latitude longitude
  station_height_above_msl temperature_siting_classification precipitation_siting_classification averaging_method year
  month day precipitation_day_offset precipitation_hour precipitation_minute precipitation_second precipitation
  precipitation_flag fresh_snow_day_offset fresh_snow_hour fresh_snow_minute fresh_snow_second fresh_snow_depth
  fresh_snow_depth_flag total_snow_day_offset total_snow_hour total_snow_minute total_snow_second total_snow_depth
  total_snow_depth_flag thermometer_height maximum_temperature_day_offset maximum_temperature_hour
  maximum_temperature_minute maximum_temperature_second maximum_temperature maximum_temperature_flag
  minimum_temperature_day_offset minimum_temperature_hour minimum_temperature_minute minimum_temperature_second
  minimum_temperature minimum_temperature_flag average_temperature_day_offset average_temperature_hour
  average_temperature_minute average_temperature_second average_temperature average_temperature_flag`;

const FILLED: Filled<Line> = {
  averaging_method: () => 0,
  day: ({ day }) => day,
  ...measured('precipitation', ['rain'], ({ rain }) => amountOf(rain)),
  ...measured('maximum_temperature', ['max'], ({ max }) => kelvin(max?.value)),
  ...measured('minimum_temperature', ['min'], ({ min }) => kelvin(min?.value)),
  ...measured('average_temperature', ['max', 'min'], ({ max, min }) => {
    const [high, low] = [max?.value ?? null, min?.value ?? null];
    return high === null || low === null ? '' : kelvin((high + low) / 2);
  }),
};

export const DAYCLI: MonthFormat = wmoTable(
  'daycli',
  COLUMNS,
  FILLED,
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
): Filled<Line> {
  const begins = BEGIN.map((part, at) => [
    `${name}_${part}`,
    (line: Line) => beginOf(line, of)?.[at] ?? '',
  ]);
  return {
    ...Object.fromEntries(begins),
    [name]: ({ values }) => value(values),
    [`${name}_flag`]: ({ values }) =>
      flagOf(
        value(values),
        of.map((one) => values[one]),
      ),
  };
}

/** Its 24 hours began a day before they end; null where no hour is known, or two are. */
function beginOf({ facts }: Line, of: readonly Element[]): number[] | null {
  const [clock = null, ...others] = of.map((element) => hourOf(facts.hours, element));
  const isOne = others.every((one) => JSON.stringify(one) === JSON.stringify(clock));
  if (!clock || !isOne) return null;
  return isCalendarDay(clock) ? [0, 0, 0, 0] : [clock.day - 1, clock.hour, clock.minute, 0];
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
