import { inventedDays, inventedMonths } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  acrossDays,
  celsius,
  decimalComma,
  ENGLISH_MONTHS,
  fahrenheit,
  inches,
  monthsOfDays,
  rowsOf,
  two,
  yearLines,
} from './agency-table.ts';

const months = inventedMonths('temperate', { firstYear: 1991, years: 3, seed: 121 });
const others = inventedMonths('monsoon', { firstYear: 1991, years: 3, seed: 122 });
const days = inventedDays('temperate', { firstYear: 1991, years: 2, seed: 123 });
const [oneYear = []] = [months.slice(0, 12)];
const ruler = '-'.repeat(60);
const stamps = months.map((m) => `${m.year}M${two(m.month)}`).join(',');
const PLACES = ['Kirkby', 'Holme', 'Birk Rigg'];

/** Max, min and what is not ours under the name of each place, which stands beside the middle row. */
function placesDown(apart: string): string {
  const lines = PLACES.map((place, at) =>
    [
      ` ,Average Maximum Temperature (Degrees C),${months.map((m) => (m.max + at).toFixed(1)).join(',')}`,
      `${place},Mean Temperature (Degrees C),${months.map((m) => ((m.max + m.min) / 2 + at).toFixed(1)).join(',')}`,
      ` ,Average Minimum Temperature (Degrees C),${months.map((m) => (m.min + at).toFixed(1)).join(',')}`,
    ].join('\n'),
  );
  return ` , ,${stamps}\n${lines.join(apart)}`;
}

/** Files whose cells, names or numbers stand where no other table has them. */
export const UNUSUAL_FILES: AgencyTable[] = [
  {
    name: 'a report of weather software whose rain in inches could be months of years',
    files: [
      {
        name: 'NOAA-1991.txt',
        text: `          CLIMATOLOGICAL SUMMARY for year 1991\n\n\n                    TEMPERATURE (F)\n\n          MEAN   MEAN\n YR  MO   MAX    MIN    MEAN     HI  DAY     LOW  DAY\n${ruler}\n${oneYear.map((m) => `1991 ${two(m.month)}${fahrenheit(m.max).toFixed(1).padStart(7)}${fahrenheit(m.min).toFixed(1).padStart(7)}   50.1    88.8   14    20.1   03`).join('\n')}\n${ruler}\n          56.1   44.9   50.1    88.8  Jul    20.1  Jan\n\n\n                  PRECIPITATION (in)\n\n                  MAX         ---DAYS OF RAIN---\n                  OBS.               OVER\n YR  MO  TOTAL    DAY  DATE   0.01   0.10   1.00\n${ruler}\n${oneYear
          .map(
            (m) =>
              `1991 ${two(m.month)}${inches(m.rain + 60)
                .toFixed(2)
                .padStart(7)}   0.68    ${two(m.month + 3)}     16     12      0`,
          )
          .join('\n')}\n${ruler}\n         40.11   0.76    15     90     70      3\n`,
      },
    ],
    expected: rowsOf(
      oneYear.map(({ year, month, max, min, rain }) => ({
        year,
        month,
        max: celsius(fahrenheit(max)),
        min: celsius(fahrenheit(min)),
        rain: inches(rain + 60) * 25.4,
      })),
    ),
    tolerance: 0.006,
  },
  {
    name: 'a basin’s rain in mm a day, with days of a hundred',
    files: [
      {
        name: 'basin_forcing.csv',
        text: `Year,Mnth,Day,prcp(mm/day),tmax(C),tmin(C)\n${days.map((d) => `${d.year},${d.month},${d.day},${(d.rain * 12).toFixed(2)},${d.max},${d.min}`).join('\n')}\n`,
      },
    ],
    expected: rowsOf(monthsOfDays(days.map((d) => ({ ...d, rain: d.rain * 12 })))),
    tolerance: 0.006,
  },
  {
    name: 'a register in Portuguese: years, months and days across, decimal commas in quotes',
    files: [
      {
        name: 'posto.csv',
        text: `id,Posto,Latitude,Longitude,Anos,Meses,Total,${Array.from({ length: 31 }, (_, at) => `Dia${at + 1}`).join(',')},Ano_inicial\n${acrossDays(days, (first, own) => `102,ORVALHO,"-6,24","-38,91",${first.year},${first.month},"0,0",${own.map((d) => `"${decimalComma(d.rain.toFixed(1))}"`).join(',')}${',"0,0"'.repeat(31 - own.length)},"1991,0"`)}`,
      },
    ],
    wishes: { element: 'rain' },
    expected: rowsOf(
      monthsOfDays(days).map(({ year, month, rain }) => ({ year, month, rain })),
      ['rain'],
    ),
  },
  ...[
    { apart: '\n,\n', because: 'blank rows between' },
    { apart: '\n', because: 'nothing between' },
  ].map(({ apart, because }) => ({
    name: `months across, the name of each place beside the middle of its rows: ${because}`,
    files: [{ name: 'temp.csv', text: placesDown(apart) }],
    wishes: { station: 'Holme' },
    expected: rowsOf(
      months.map((m) => ({ ...m, max: m.max + 1, min: m.min + 1 })),
      ['max', 'min'],
    ),
    tolerance: 0.06,
  })),
  {
    name: 'fourteen gauges beside each other, of which one is always the wettest',
    files: [
      {
        name: 'Rainfall (mm).csv',
        text: `Month,Wetley,${'Ashby,Barlow,Carlby,Denby,Easby,Formby,Grimsby,Hornby,Irby,Kirkby,Maltby,Naseby,Oadby'}\n${others.map((m) => `${m.year}-${two(m.month)},${(m.rain + 40).toFixed(1)},${Array.from({ length: 13 }, (_, at) => ((m.rain * (3 + ((m.month * 7 + at * 5) % 11))) / 13).toFixed(1)).join(',')}`).join('\n')}`,
      },
    ],
    wishes: { station: 'Wetley' },
    expected: rowsOf(
      others.map(({ year, month, rain }) => ({ year, month, rain: rain + 40 })),
      ['rain'],
    ),
    tolerance: 0.06,
  },
  {
    name: 'later years beside the earlier ones, each table with a column of years',
    files: [
      {
        name: 'Rainfall (mm).csv',
        text: `Year,${ENGLISH_MONTHS.join(',')},,Year,${ENGLISH_MONTHS.join(',')}\n${yearLines(months, (year, own) => `${year},${own.map((m) => m.rain).join(',')},,${year + 3},${own.map((m) => m.rain + 10).join(',')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(
      [...months, ...months.map((m) => ({ ...m, year: m.year + 3, rain: m.rain + 10 }))],
      ['rain'],
    ),
  },
  {
    name: 'minima beside maxima that begin two years later',
    files: [
      {
        name: 'book.csv',
        text: `Max temp (°C)${','.repeat(14)}Min temp (°C)\nYear,${ENGLISH_MONTHS.join(',')},,Year,${ENGLISH_MONTHS.join(',')}\n${yearLines(months, (year, own) => `${year},${own.map((m) => m.max).join(',')},,${year + 2},${own.map((m) => m.min).join(',')}`).join('\n')}`,
      },
    ],
    expected: rowsOf([
      ...months.map(({ year, month, max }) => ({ year, month, max })),
      ...months.map(({ year, month, min }) => ({ year: year + 2, month, min })),
    ]),
  },
  {
    name: 'a service’s text divided at each space: its units stand under other columns',
    files: [
      {
        name: 'station.csv',
        text: `,yyyy,mm,tmax,tmin,af,rain\n,degC,degC,days,mm,,\n${months.map((m) => `,${m.year},${m.month},${m.max},${m.min},3,${m.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
];

/** Two fields, one after the other, each at its own place. */
export const FIELDS_IN_TURN = `env,LON,LAT,Date,Tmax,Tmin\n${days
  .map((d) => {
    const field = d.year === 1991 ? 'FLO1991,-48.541,-27.681' : 'CUR1992,-50.583,-27.28';
    return `${field},${d.year}-${two(d.month)}-${two(d.day)},${d.max},${d.min}`;
  })
  .join('\n')}`;
