import { daysInMonth } from '../calendar/civil-date.ts';
import type { Element } from '../dataset/columns.ts';
import { meanOf } from '../dataset/mean-of.ts';
import { hourOf } from '../dataset/reading-hours.ts';
import { roundHalfUp } from '../sheet/cells/units.ts';
import type { MonthFormat } from './file-format.ts';
import { type DayValue, figuresIn, type MonthFigures, type Quantity } from './month-figures.ts';
import { missingYears, type Normal, normalOf, REFERENCE, wetDays } from './normals.ts';
import { type Fill, type Filled, kelvin, type MonthOf, rounded, wmoTable } from './wmo-table.ts';

type Normals = Record<Quantity | 'wet', Normal>;
type Line = MonthOf & { figures: MonthFigures; normals: Normals };

/**
 * The month of a station, as wis2box takes it: the columns of csv2bufr-templates `climat-template.json`, version 1.0 of
 * 2025-07-09 (github.com/World-Meteorological-Organization/csv2bufr-templates, a22b2d8). Temperatures are means of the days'
 * maxima, minima and half sums; days are counted by table 0 08 052, "equal to or more than". What a record does not have is
 * empty: pressure, vapour, sunshine, wind, snow, heights of sensors, the clock of the station.
 */
const COLUMNS = `
  wigos_identifier_series wigos_issuer_of_identifier wigos_issue_number wigos_local_identifier_character block_number
  station_number station_or_site_name station_type year month day hour minute latitude longitude height_of_station
  height_of_barometer time_zone_offset days_in_month mean_pressure mean_pressure_sea_level standard_pressure_level
  geopotential_height height_of_sensor air_temperature method_for_extreme_temperatures daily_read_time_max_temp
  max_temperature_last_24h daily_read_time_min_temp min_temperature_last_24h vapour_pressure daily_mean_temp_deviation
  days_missing_pressure days_missing_mean_temperature days_missing_vapour_pressure days_missing_max_temperature
  days_missing_min_temperature total_sunshine_hours total_sunshine_percent days_missing_total_sunshine
  wind_over_10mps_days wind_over_20mps_days wind_over_30mps_days max_temp_below_zero_days max_temp_above_25_days
  max_temp_above_30_days max_temp_above_35_days max_temp_above_40_days min_temp_below_zero_days snow_over_0cm_days
  snow_over_1cm_days snow_over_10cm_days snow_over_50cm_days horizontal_visibility_below_50m_days
  horizontal_visibility_below_100m_days horizontal_visibility_below_1000m_days hail_days storm_days
  height_of_temp_sensor highest_daily_mean_temperature_qualifier highest_daily_mean_temperature_day
  highest_daily_mean_temperature lowest_daily_mean_temperature_qualifier lowest_daily_mean_temperature_day
  lowest_daily_mean_temperature monthly_max_temperature_qualifier monthly_max_temperature_day monthly_max_temperature
  monthly_min_temperature_qualifier monthly_min_temperature_day monthly_min_temperature height_of_wind_sensor
  instrumentation_for_wind_measurement maximum_instantaneous_wind_speed_qualifier maximum_instantaneous_wind_speed_day
  maximum_instantaneous_wind_speed height_of_rain_sensor total_accumulated_precipitation frequency_group_precipitation
  days_with_precipitation_above_1mm total_missing_days_with_respect_to_accumulation_or_average_precipitation
  rain_above_1kgpsm_days rain_above_5kgpsm_days rain_above_10kgpsm_days rain_above_50kgpsm_days
  rain_above_100kgpsm_days rain_above_150kgpsm_days highest_daily_amount_of_precipitation_qualifier
  highest_daily_amount_of_precipitation_day highest_daily_amount_of_precipitation starting_reference_period_year
  ending_reference_period_year normal_mean_pressure normal_mean_pressure_sea_level normal_standard_pressure_level
  normal_geopotential_height_of_pressure_level normal_air_temperature normal_max_temperature_last_24h
  normal_min_temperature_last_24h normal_vapour_pressure normal_daily_mean_temp_deviation normal_total_sunshine
  rain_starting_reference_period_year rain_ending_reference_period_year normal_total_accumulated_precipitation
  normal_days_with_precipitation_above_1mm normal_pressure_missing_years normal_temperature_missing_years
  normal_extreme_temperature_missing_years normal_vapour_pressure_missing_years normal_rain_missing_years
  normal_sunshine_duration_missing_years normal_max_temperature_missing_years normal_min_temperature_missing_years`;

const FILLED: Filled<Line> = {
  station_or_site_name: ({ station, facts }) => plainName(facts.name ?? station.name),
  day: () => 1,
  hour: () => 0,
  minute: () => 0,
  days_in_month: ({ year, month }) => daysInMonth(year, month),
  air_temperature: ({ figures }) => kelvin(figures.mean.value),
  daily_read_time_max_temp: (line) => readAt(line, 'max'),
  max_temperature_last_24h: ({ figures }) => kelvin(figures.max.value),
  daily_read_time_min_temp: (line) => readAt(line, 'min'),
  min_temperature_last_24h: ({ figures }) => kelvin(figures.min.value),
  daily_mean_temp_deviation: ({ figures }) => deviationOf(figures.mean.days),
  days_missing_mean_temperature: missing('mean'),
  days_missing_max_temperature: missing('max'),
  days_missing_min_temperature: missing('min'),
  max_temp_below_zero_days: days('max', (value) => value < 0),
  max_temp_above_25_days: days('max', (value) => value >= 25),
  max_temp_above_30_days: days('max', (value) => value >= 30),
  max_temp_above_35_days: days('max', (value) => value >= 35),
  max_temp_above_40_days: days('max', (value) => value >= 40),
  min_temp_below_zero_days: days('min', (value) => value < 0),
  ...extreme('highest_daily_mean_temperature', 'mean', Math.max, kelvin),
  ...extreme('lowest_daily_mean_temperature', 'mean', Math.min, kelvin),
  ...extreme('monthly_max_temperature', 'max', Math.max, kelvin),
  ...extreme('monthly_min_temperature', 'min', Math.min, kelvin),
  total_accumulated_precipitation: ({ figures }) => rounded(figures.rain.value, 1),
  days_with_precipitation_above_1mm: days('rain', (value) => value >= 1),
  total_missing_days_with_respect_to_accumulation_or_average_precipitation: missing('rain'),
  rain_above_1kgpsm_days: days('rain', (value) => value >= 1),
  rain_above_5kgpsm_days: days('rain', (value) => value >= 5),
  rain_above_10kgpsm_days: days('rain', (value) => value >= 10),
  rain_above_50kgpsm_days: days('rain', (value) => value >= 50),
  rain_above_100kgpsm_days: days('rain', (value) => value >= 100),
  rain_above_150kgpsm_days: days('rain', (value) => value >= 150),
  ...extreme('highest_daily_amount_of_precipitation', 'rain', Math.max, (mm) => rounded(mm, 1)),
  ...reference('', ['max', 'min', 'mean']),
  normal_air_temperature: ({ normals }) => kelvin(normals.mean.value),
  normal_max_temperature_last_24h: ({ normals }) => kelvin(normals.max.value),
  normal_min_temperature_last_24h: ({ normals }) => kelvin(normals.min.value),
  ...reference('rain_', ['rain']),
  normal_total_accumulated_precipitation: ({ normals }) => rounded(normals.rain.value, 1),
  normal_days_with_precipitation_above_1mm: ({ normals }) => rounded(normals.wet.value, 0),
  normal_temperature_missing_years: ({ normals }) => missingYears(normals.mean),
  normal_rain_missing_years: ({ normals }) => missingYears(normals.rain),
  normal_max_temperature_missing_years: ({ normals }) => missingYears(normals.max),
  normal_min_temperature_missing_years: ({ normals }) => missingYears(normals.min),
};

export const CLIMAT: MonthFormat = wmoTable(
  'climat',
  COLUMNS,
  FILLED,
  (placed, { year, month }) => {
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
  },
);

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

function missing(of: Quantity): Fill<Line> {
  return ({ figures }) => figures[of].missing ?? '';
}

function days(of: Quantity, counts: (value: number) => boolean): Fill<Line> {
  return ({ figures }) =>
    figures[of].days.length === 0
      ? ''
      : figures[of].days.filter(({ value }) => counts(value)).length;
}

/** Whether it came on one day (0) or on more (1), the first of them, and the value. */
function extreme(
  name: string,
  of: Quantity,
  pick: (...values: number[]) => number,
  written: (value: number) => number | '',
): Filled<Line> {
  const found = ({ figures }: Line): DayValue[] => {
    const most = pick(...figures[of].days.map(({ value }) => value));
    return figures[of].days.filter(({ value }) => value === most);
  };
  const first = (line: Line, say: (one: DayValue, all: DayValue[]) => number | '') => {
    const all = found(line);
    return all[0] ? say(all[0], all) : '';
  };
  return {
    [`${name}_qualifier`]: (line) => first(line, (_, all) => (all.length > 1 ? 1 : 0)),
    [`${name}_day`]: (line) => first(line, ({ day }) => day),
    [name]: (line) => first(line, ({ value }) => written(value)),
  };
}

/** Of days, with one less in the divisor. */
function deviationOf(all: readonly DayValue[]): number | '' {
  if (all.length < 2) return '';
  const mean = meanOf(all.map(({ value }) => value));
  const squares = all.map(({ value }) => (value - mean) ** 2);
  return roundHalfUp(Math.sqrt((meanOf(squares) * all.length) / (all.length - 1)), 2);
}

/** The years that normals are of; empty where there is none. */
function reference(prefix: string, of: readonly Quantity[]): Filled<Line> {
  const there = (year: number) => (line: Line) =>
    of.some((one) => line.normals[one].value !== null) ? year : '';
  return {
    [`${prefix}starting_reference_period_year`]: there(REFERENCE.first),
    [`${prefix}ending_reference_period_year`]: there(REFERENCE.last),
  };
}
