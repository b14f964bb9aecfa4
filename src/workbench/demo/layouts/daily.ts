import { KIBO_CREEK } from '../climate.ts';
import type { DemoSpreadsheet } from '../demo-spreadsheet.ts';
import { dailyWeather } from '../weather.ts';

/** One row a day for 28 years: the longest demo, and the one whose days are made into months. */
export function daily(): DemoSpreadsheet {
  const rows = dailyWeather(KIBO_CREEK, 1998, 2025).map(({ max, min, rain, ...date }, index) => [
    date,
    // A reading is missed now and then, as in any notebook.
    index % 211 === 17 ? null : max,
    index % 307 === 29 ? null : min,
    rain,
  ]);
  return {
    id: 'demo-daily',
    title: 'Kibo Creek, one row a day',
    locale: 'en_GB',
    timeZone: 'Africa/Nairobi',
    sheets: [
      {
        name: 'Kibo Creek',
        cells: [['Date', 'Max temperature (°C)', 'Min temperature (°C)', 'Rainfall (mm)'], ...rows],
        frozenRows: 1,
        formats: { 'A2:A10228': 'yyyy-mm-dd', 'B2:D10228': '0.0' },
      },
    ],
  };
}
