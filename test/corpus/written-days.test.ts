import { expect, test } from '@jest/globals';
import { readStations } from '../../src/core/sheet/rows/read-stations.ts';
import { gridsFromFile } from '../../src/workbench/read/grids-from-file.ts';
import { readTogether } from '../../src/workbench/read/read-together.ts';
import { casesIn } from './cases.ts';
import { AROUND, readInTheEnd } from './judge.ts';
import { differencesFrom } from './truth.ts';
import { agrees, monthsOfDays, writtenDays } from './written-days.ts';

const READER = { gridsFromFile, readTogether };
const SETS = ['../shared/corpus/first', '../shared/corpus/second', '../shared/samples'];
const cases = SETS.flatMap((folder) => casesIn(folder).cases);

/** Days down and across, in °F, inches and tenths, with commas, marks and codes, of many makers. */
const TABLES = [
  ...['meteoswiss_sion_daily', 'knyc_daily_2014-15', 'melbourne_daily_ds_y'],
  ...['bom_sydney_daily_max', 'knmi_debilt_daily', 'austin_daily_fahrenheit'],
  ...['bmkg_semarang_daily', 'embrapa_manaus_daily', 'brazil_dam_gauge'],
  ...['semarang_daily_rain_8888', 'spain_one_month_of_days', 'dhaka_rain_days_across'],
  ...['shymkent_air_and_soil', 'brazil_toa5_logger_daily', 'chennai_reservoir_rain'],
  ...['chittagong_daily_high_low', 'maputo_sef_three_files', 'rosario_sef_020'],
  ...['vega_two_cities', 'wainuiomata_weewx_months', 'bdmep_daily_two_rows_a_day'],
  ...['puglia_days_down_months_across', 'puglia_tmax_tmin_month_pairs'],
  ...['smhi_stockholm_daily_rain', 'brazil_days_down_month_year_across'],
  ...['beijing_ghcnd_standard_units', 'boulder_class_sheet_daily_inches', 'daily_rain_in_suffix'],
  ...['korea_daily_rain_blank_is_dry', 'bmkg_citeko_comma_decimals', 'tehran_wunderground_f'],
  'chile_hourly_with_daily_beside',
];

if (cases.length === 0)
  test.skip(`the days of real tables are written as they stand: ${SETS.join()} are not here`, () => {});
else
  test.each(TABLES)(
    '%s: each written day is its cell, and the days come to its months',
    async (name) => {
      const one = cases.find((other) => other.name.endsWith(`/${name}`));
      const read = one && (await readInTheEnd(one, READER));
      if (!read) throw new Error(`No table ${name}`);
      const { grids, wishes, last } = read;
      const days = readStations(grids, wishes, AROUND, last).flatMap(writtenDays);
      expect(days.length).toBeGreaterThan(50);
      expect(days.filter((day) => !agrees(day, grids))).toEqual([]);
      const months = monthsOfDays(days, MISSING[wishes.missingDays ?? 'standard']);
      expect(differencesFrom(one.truth, months)).toEqual([]);
    },
  );

/** How many days a mean may lack, by what the person answered. */
const MISSING = {
  standard: { missing: 10, inARow: 4 },
  strict: { missing: 5, inARow: 3 },
  any: { missing: 30, inARow: 30 },
};
