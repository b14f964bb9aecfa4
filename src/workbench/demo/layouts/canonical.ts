import { COLUMN_KEYS } from '../../../core/dataset/columns.ts';
import { ALDER_RIDGE } from '../climate.ts';
import type { DemoSpreadsheet } from '../demo-spreadsheet.ts';
import { monthlyWeather } from '../weather.ts';
import { byYear } from './by-year.ts';

/** The service's own column keys: what a person makes who has read its documentation. */
export function canonical(): DemoSpreadsheet {
  const years = byYear(monthlyWeather(ALDER_RIDGE, 1971, 2025));
  const rows = years.map(({ year, months }) => [
    year,
    ...months.flatMap(({ max, min, rain }) => [max, min, rain]),
  ]);
  return {
    id: 'demo-canonical',
    title: 'Alder Ridge, ready to send',
    locale: 'en_GB',
    timeZone: 'Europe/London',
    sheets: [
      {
        name: 'Alder Ridge',
        cells: [['Year', ...COLUMN_KEYS], ...rows],
        frozenRows: 1,
        formats: { 'B2:AK56': '0.0' },
      },
    ],
  };
}
