import { COTTONWOOD_FLATS } from '../climate.ts';
import type { DemoSpreadsheet } from '../demo-spreadsheet.ts';
import { monthlyWeather, round1 } from '../weather.ts';

/** °F and inches, stated in the headers, under a block of notes about the station. */
export function fahrenheit(): DemoSpreadsheet {
  const rows = monthlyWeather(COTTONWOOD_FLATS, 1985, 2025).map(
    ({ year, month, max, min, rain }) => [
      year,
      month,
      toFahrenheit(max),
      toFahrenheit(min),
      rain > 0 && rain < 0.2 ? 'T' : Math.round((rain / 25.4) * 100) / 100,
    ],
  );
  const notes = [
    ['Cottonwood Flats cooperative station'],
    ['Elevation', '5,120 ft'],
    ['Observer', 'at 7 in the morning'],
    ['T = trace of rain'],
    [],
  ];
  const header = [
    'Year',
    'Month',
    'Mean max temp (°F)',
    'Mean min temp (°F)',
    'Precipitation (in)',
  ];
  return {
    id: 'demo-fahrenheit',
    title: 'Cottonwood Flats, °F and inches',
    locale: 'en_US',
    timeZone: 'America/Denver',
    sheets: [
      {
        name: 'Cottonwood Flats',
        cells: [...notes, header, ...rows],
        frozenRows: 6,
        formats: { 'C7:D498': '0.0', 'E7:E498': '0.00' },
        notes: { C6: 'Mean of the daily highest temperatures', E6: 'Rain and melted snow' },
      },
    ],
  };
}

export function toFahrenheit(celsius: number): number {
  return round1(celsius * 1.8 + 32);
}
