import { ELEMENTS } from '../../../core/dataset/columns.ts';
import { COTTONWOOD_FLATS } from '../climate.ts';
import type { DemoSheet, DemoSpreadsheet } from '../demo-spreadsheet.ts';
import { type Month, monthlyWeather, round1 } from '../weather.ts';
import { byYear, MONTHS } from './by-year.ts';

const NAMES = { max: 'Mean maximum', min: 'Mean minimum', rain: 'Rainfall' };
const READ = {
  max: (month: Month) => toFahrenheit(month.max),
  min: (month: Month) => toFahrenheit(month.min),
  rain: (month: Month) => Math.round((month.rain / 25.4) * 100) / 100,
};

/** A sheet an element, and no unit anywhere: Almanac must ask. */
export function unitNotStated(): DemoSpreadsheet {
  const years = byYear(monthlyWeather({ ...COTTONWOOD_FLATS, seed: 38 }, 1996, 2025));
  const sheets = ELEMENTS.map(
    (element): DemoSheet => ({
      name: NAMES[element],
      cells: [
        ['Year', ...MONTHS],
        ...years.map(({ year, months }) => [year, ...months.map(READ[element])]),
      ],
      frozenRows: 1,
      formats: { 'B2:M31': element === 'rain' ? '0.00' : '0.0' },
    }),
  );
  return {
    id: 'demo-unit-not-stated',
    title: 'Sawmill Bend, no units, a sheet an element',
    locale: 'en_US',
    timeZone: 'America/Chicago',
    sheets,
  };
}

function toFahrenheit(celsius: number): number {
  return round1(celsius * 1.8 + 32);
}
