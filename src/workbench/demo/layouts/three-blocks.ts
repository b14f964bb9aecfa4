import { ELEMENTS } from '../../../core/dataset/columns.ts';
import { yearlyValue } from '../../../core/dataset/yearly-value.ts';
import type { Cell } from '../../../core/reading/reading.ts';
import { ALDER_RIDGE } from '../climate.ts';
import type { DemoSpreadsheet } from '../demo-spreadsheet.ts';
import { monthlyWeather, round1 } from '../weather.ts';
import { byYear, MONTHS } from './by-year.ts';

const TITLES = {
  max: 'Mean daily maximum temperature (°C)',
  min: 'Mean daily minimum temperature (°C)',
  rain: 'Rainfall (mm)',
};

/** Three tables side by side under their titles, each with a last column that is not a month. */
export function threeBlocks(): DemoSpreadsheet {
  const years = byYear(monthlyWeather({ ...ALDER_RIDGE, seed: 12 }, 1988, 2025));
  const titles = ELEMENTS.flatMap((element) => [TITLES[element], ...blanks(14)]);
  const header = ELEMENTS.flatMap((element) => [
    'Year',
    ...MONTHS,
    element === 'rain' ? 'Total' : 'Mean',
    null,
  ]);
  const rows = years.map(({ year, months }) =>
    ELEMENTS.flatMap((element): Cell[] => {
      const values = months.map((month) => month[element]);
      return [year, ...values, round1(yearlyValue(values, element)), null];
    }),
  );
  return {
    id: 'demo-three-blocks',
    title: 'Marsh Lane, three tables side by side',
    locale: 'en_GB',
    timeZone: 'Europe/London',
    sheets: [
      {
        name: 'Marsh Lane',
        cells: [['Marsh Lane climate station, 84 m'], [], titles, header, ...rows],
        frozenRows: 4,
        formats: { 'B5:N42': '0.0', 'Q5:AC42': '0.0', 'AF5:AR42': '0.0' },
      },
    ],
  };
}

function blanks(count: number): null[] {
  return new Array<null>(count).fill(null);
}
