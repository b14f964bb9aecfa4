import { VALDEHELECHO } from '../climate.ts';
import type { DemoSpreadsheet } from '../demo-spreadsheet.ts';
import { monthlyWeather, round1 } from '../weather.ts';

/** One row a month, in Spanish, with the month's extremes beside the means that are wanted. */
export function longMonthly(): DemoSpreadsheet {
  const months = monthlyWeather(VALDEHELECHO, 1991, 2025);
  const header = [
    'Año',
    'Mes',
    'T. máx. media (°C)',
    'T. mín. media (°C)',
    'T. máx. absoluta (°C)',
    'Precipitación total (mm)',
    'Notas',
  ];
  const rows = months.map(({ year, month, max, min, rain }, index) => [
    year,
    month,
    max,
    min,
    round1(max + 6.5 + ((index * 7) % 23) / 10),
    rain,
    index % 97 === 40 ? 'termómetro nuevo' : null,
  ]);
  return {
    id: 'demo-long-monthly',
    title: 'Valdehelecho, una fila por mes',
    locale: 'es_ES',
    timeZone: 'Europe/Madrid',
    sheets: [
      {
        name: 'Valdehelecho',
        cells: [['Estación de Valdehelecho'], ['Altitud: 742 m'], [], header, ...rows],
        frozenRows: 4,
        formats: { 'C5:F424': '0.0' },
      },
    ],
  };
}
