import { daysInMonth } from '../calendar/civil-date.ts';
import type { Element } from '../dataset/columns.ts';
import { meanOf } from '../dataset/mean-of.ts';
import { hourOf } from '../dataset/reading-hours.ts';
import { roundHalfUp } from '../sheet/cells/units.ts';
import type { FileColumn, MonthFormat, Placed } from './file-format.ts';
import { type DayValue, figuresIn, type MonthFigures, type Quantity } from './month-figures.ts';
import { missingYears, type Normal, normalOf, REFERENCE, wetDays } from './normals.ts';
import {
  empty,
  fixed,
  kelvin,
  placeColumns,
  rounded,
  wigosColumns,
  wmoTable,
} from './wmo-table.ts';

type Normals = Record<Quantity | 'wet', Normal>;
type Line = Placed & { year: number; month: number; figures: MonthFigures; normals: Normals };
type Column = FileColumn<Line>;

/**
 * The month of a station, as wis2box takes it: the columns of csv2bufr-templates `climat-template.json`, version 1.0 of
 * 2025-07-09 (github.com/World-Meteorological-Organization/csv2bufr-templates, a22b2d8). Temperatures are means of the days'
 * maxima, minima and half sums; days are counted by table 0 08 052, "equal to or more than". What a record does not have is
 * empty: pressure, vapour, sunshine, wind, snow, heights of sensors, the clock of the station.
 */
const COLUMNS: readonly Column[] = [
  ...wigosColumns<Line>({
    ...{ series: 'wigos_identifier_series', issuer: 'wigos_issuer_of_identifier' },
    ...{ issue: 'wigos_issue_number', local: 'wigos_local_identifier_character' },
    ...{ block: 'block_number', number: 'station_number' },
  }),
  {
    name: 'station_or_site_name',
    of: ({ station, facts }) => plainName(facts.name ?? station.name),
  },
  ...empty('station_type'),
  { name: 'year', of: ({ year }) => year },
  { name: 'month', of: ({ month }) => month },
  ...fixed({ day: 1, hour: 0, minute: 0 }),
  ...placeColumns<Line>('height_of_station'),
  ...empty('height_of_barometer', 'time_zone_offset'),
  { name: 'days_in_month', of: ({ year, month }) => daysInMonth(year, month) },
  ...empty('mean_pressure', 'mean_pressure_sea_level', 'standard_pressure_level'),
  ...empty('geopotential_height', 'height_of_sensor'),
  { name: 'air_temperature', of: ({ figures }) => kelvin(figures.mean.value) },
  ...empty('method_for_extreme_temperatures'),
  { name: 'daily_read_time_max_temp', of: (line) => readAt(line, 'max') },
  { name: 'max_temperature_last_24h', of: ({ figures }) => kelvin(figures.max.value) },
  { name: 'daily_read_time_min_temp', of: (line) => readAt(line, 'min') },
  { name: 'min_temperature_last_24h', of: ({ figures }) => kelvin(figures.min.value) },
  ...empty('vapour_pressure'),
  { name: 'daily_mean_temp_deviation', of: ({ figures }) => deviationOf(figures.mean.days) },
  ...empty('days_missing_pressure'),
  missing('days_missing_mean_temperature', 'mean'),
  ...empty('days_missing_vapour_pressure'),
  missing('days_missing_max_temperature', 'max'),
  missing('days_missing_min_temperature', 'min'),
  ...empty('total_sunshine_hours', 'total_sunshine_percent', 'days_missing_total_sunshine'),
  ...empty('wind_over_10mps_days', 'wind_over_20mps_days', 'wind_over_30mps_days'),
  days('max_temp_below_zero_days', 'max', (value) => value < 0),
  ...[25, 30, 35, 40].map((least) =>
    days(`max_temp_above_${least}_days`, 'max', (value) => value >= least),
  ),
  days('min_temp_below_zero_days', 'min', (value) => value < 0),
  ...empty(
    'snow_over_0cm_days',
    'snow_over_1cm_days',
    'snow_over_10cm_days',
    'snow_over_50cm_days',
  ),
  ...empty('horizontal_visibility_below_50m_days', 'horizontal_visibility_below_100m_days'),
  ...empty('horizontal_visibility_below_1000m_days', 'hail_days', 'storm_days'),
  ...empty('height_of_temp_sensor'),
  ...extreme('highest_daily_mean_temperature', 'mean', Math.max, kelvin),
  ...extreme('lowest_daily_mean_temperature', 'mean', Math.min, kelvin),
  ...extreme('monthly_max_temperature', 'max', Math.max, kelvin),
  ...extreme('monthly_min_temperature', 'min', Math.min, kelvin),
  ...empty('height_of_wind_sensor', 'instrumentation_for_wind_measurement'),
  ...empty('maximum_instantaneous_wind_speed_qualifier', 'maximum_instantaneous_wind_speed_day'),
  ...empty('maximum_instantaneous_wind_speed', 'height_of_rain_sensor'),
  { name: 'total_accumulated_precipitation', of: ({ figures }) => rounded(figures.rain.value, 1) },
  ...empty('frequency_group_precipitation'),
  days('days_with_precipitation_above_1mm', 'rain', (value) => value >= 1),
  missing('total_missing_days_with_respect_to_accumulation_or_average_precipitation', 'rain'),
  ...[1, 5, 10, 50, 100, 150].map((least) =>
    days(`rain_above_${least}kgpsm_days`, 'rain', (value) => value >= least),
  ),
  ...extreme('highest_daily_amount_of_precipitation', 'rain', Math.max, (value) =>
    rounded(value, 1),
  ),
  ...reference('', ['max', 'min', 'mean']),
  ...empty('normal_mean_pressure', 'normal_mean_pressure_sea_level'),
  ...empty('normal_standard_pressure_level', 'normal_geopotential_height_of_pressure_level'),
  { name: 'normal_air_temperature', of: ({ normals }) => kelvin(normals.mean.value) },
  { name: 'normal_max_temperature_last_24h', of: ({ normals }) => kelvin(normals.max.value) },
  { name: 'normal_min_temperature_last_24h', of: ({ normals }) => kelvin(normals.min.value) },
  ...empty('normal_vapour_pressure', 'normal_daily_mean_temp_deviation', 'normal_total_sunshine'),
  ...reference('rain_', ['rain']),
  {
    name: 'normal_total_accumulated_precipitation',
    of: ({ normals }) => rounded(normals.rain.value, 1),
  },
  {
    name: 'normal_days_with_precipitation_above_1mm',
    of: ({ normals }) => rounded(normals.wet.value, 0),
  },
  ...empty('normal_pressure_missing_years'),
  { name: 'normal_temperature_missing_years', of: ({ normals }) => missingYears(normals.mean) },
  ...empty('normal_extreme_temperature_missing_years', 'normal_vapour_pressure_missing_years'),
  { name: 'normal_rain_missing_years', of: ({ normals }) => missingYears(normals.rain) },
  ...empty('normal_sunshine_duration_missing_years'),
  { name: 'normal_max_temperature_missing_years', of: ({ normals }) => missingYears(normals.max) },
  { name: 'normal_min_temperature_missing_years', of: ({ normals }) => missingYears(normals.min) },
];

export const CLIMAT: MonthFormat = wmoTable('climat', COLUMNS, (placed, { year, month }) => {
  const figuresOf = figuresIn(placed.station);
  const figures = figuresOf(year, month);
  const normals: Normals = {
    max: normalOf(figuresOf, month, ({ max }) => max.value),
    min: normalOf(figuresOf, month, ({ min }) => min.value),
    mean: normalOf(figuresOf, month, ({ mean }) => mean.value),
    rain: normalOf(figuresOf, month, ({ rain }) => rain.value),
    wet: normalOf(figuresOf, month, (figures) => wetDays(figures, 1)),
  };
  return [{ ...placed, year, month, figures, normals }];
});

/** The message holds twenty letters without accents, and the table no quotes. */
function plainName(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|[",]/g, '');
  return plain.slice(0, 20).trim();
}

/** The full hour at which they are read. */
function readAt({ facts }: Line, element: Element): number | '' {
  const clock = hourOf(facts.hours, element);
  return clock ? clock.hour % 24 : '';
}

function missing(name: string, of: Quantity): Column {
  return { name, of: ({ figures }) => figures[of].missing ?? '' };
}

function days(name: string, of: Quantity, counts: (value: number) => boolean): Column {
  return {
    name,
    of: ({ figures }) =>
      figures[of].days.length === 0
        ? ''
        : figures[of].days.filter(({ value }) => counts(value)).length,
  };
}

/** Whether it came on one day (0) or on more (1), the first of them, and the value. */
function extreme(
  name: string,
  of: Quantity,
  pick: (...values: number[]) => number,
  written: (value: number) => number | '',
): Column[] {
  const found = ({ figures }: Line): DayValue[] => {
    const most = pick(...figures[of].days.map(({ value }) => value));
    return figures[of].days.filter(({ value }) => value === most);
  };
  const first = (line: Line, say: (one: DayValue, all: DayValue[]) => number | '') => {
    const all = found(line);
    return all[0] ? say(all[0], all) : '';
  };
  return [
    { name: `${name}_qualifier`, of: (line) => first(line, (_, all) => (all.length > 1 ? 1 : 0)) },
    { name: `${name}_day`, of: (line) => first(line, ({ day }) => day) },
    { name, of: (line) => first(line, ({ value }) => written(value)) },
  ];
}

/** Of days, with one less in the divisor. */
function deviationOf(all: readonly DayValue[]): number | '' {
  if (all.length < 2) return '';
  const mean = meanOf(all.map(({ value }) => value));
  const squares = all.map(({ value }) => (value - mean) ** 2);
  return roundHalfUp(Math.sqrt((meanOf(squares) * all.length) / (all.length - 1)), 2);
}

/** The years that normals are of; empty where there is none. */
function reference(prefix: string, of: readonly Quantity[]): Column[] {
  const there = (year: number) => (line: Line) =>
    of.some((one) => line.normals[one].value !== null) ? year : '';
  return [
    { name: `${prefix}starting_reference_period_year`, of: there(REFERENCE.first) },
    { name: `${prefix}ending_reference_period_year`, of: there(REFERENCE.last) },
  ];
}
