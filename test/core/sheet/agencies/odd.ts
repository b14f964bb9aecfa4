import { inventedDays, inventedMonths } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  columns,
  digitDay,
  ENGLISH_MONTHS,
  fahrenheit,
  inches,
  mean,
  monthsOfDays,
  type RefusedTable,
  rowsOf,
  total,
  two,
  yearLines,
} from './agency-table.ts';

const temperate = inventedMonths('temperate', { firstYear: 1961, years: 12, seed: 51 });
const monsoon = inventedMonths('monsoon', { firstYear: 1981, years: 8, seed: 52 });
const days = inventedDays('temperate', { firstYear: 1991, years: 2, seed: 53 });

/** Tables that need an answer, with the answer given. */
export const ANSWERED: AgencyTable[] = [
  {
    name: 'Turkish: one element a file, bars between the fields, month 13 is the year',
    files: [
      {
        name: 'monthly_max_temperature_(C).txt',
        text: `Istasyon_No|Istasyon_Adi|YIL|AY|ORTALAMA_MAKSIMUM_SICAKLIK_°C\n${temperate
          .flatMap((m) => {
            const line = `99999|KAYALI|${m.year}|${m.month}|${m.max}`;
            return m.month === 12 ? [line, `99999|KAYALI|${m.year}|13|14.0`] : [line];
          })
          .join('\n')}`,
      },
    ],
    expected: rowsOf(temperate, ['max']),
  },
  {
    name: 'World Bank: the month inside a word, the country beside it, a blank before each name',
    files: [
      {
        name: 'pr_1981_1988_BDR.csv',
        text: `Rainfall - (MM), Year, Statistics, Country, ISO3\n${monsoon.map((m) => `${m.rain}, ${m.year}, ${ENGLISH_MONTHS[m.month - 1]} Average, Borderland, BDR`).join('\n')}`,
      },
    ],
    expected: rowsOf(monsoon, ['rain']),
  },
  {
    name: 'Chinese coded: tenths, five-digit year and month columns, 32766 for missing',
    wishes: { temperatureUnit: '0.1C', rainUnit: '0.1mm' },
    files: [
      {
        name: 'SURF_CLI_CHN_MUL_MON.txt',
        text: `V01000 V04001 V04002 V12011_701 V12012_701 V13306\n${temperate.map((m, at) => `99999 ${m.year} ${columns(2, m.month)} ${columns(6, at % 23 === 4 ? 32766 : Math.round(m.max * 10))} ${columns(6, Math.round(m.min * 10))} ${columns(6, Math.round(m.rain * 10))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(temperate.map((m, at) => (at % 23 === 4 ? { ...m, max: undefined } : m))),
  },
  {
    name: 'many places as prefixes of the columns, rain in cm, one place chosen',
    wishes: { station: 'HILLTOWN', rainUnit: 'cm' },
    files: [
      {
        name: 'weather_prediction_dataset.csv',
        text: `DATE,MONTH,HILLTOWN_cloud_cover,HILLTOWN_precipitation,HILLTOWN_temp_mean,HILLTOWN_temp_min,HILLTOWN_temp_max,LAKESIDE_precipitation,LAKESIDE_temp_mean,LAKESIDE_temp_min,LAKESIDE_temp_max\n${days.map((day) => `${digitDay(day)},${day.month},5,${(day.rain / 10).toFixed(2)},${((day.max + day.min) / 2).toFixed(1)},${day.min},${day.max},0.11,10.1,${(day.min - 3).toFixed(1)},${(day.max - 3).toFixed(1)}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
    tolerance: 0.006,
  },
  {
    name: 'Alpine long series: one number a month under a year, seasons and half-years after',
    files: [
      {
        name: 'HISTALP_XYZ_R01_1961_1972.csv',
        text: `#precipitation sum (mm)\n#station XYZ\nyear;jan;feb;mar;apr;may;jun;jul;aug;sep;oct;nov;dec;mam;jja;son;djf;apr-sep;oct-mar;jan-dec\n${yearLines(
          temperate,
          (year, own) =>
            `${year};${own.map((m) => m.rain).join(';')};150;180;170;999999;350;999999;${total(own.map((m) => m.rain))}`,
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(temperate, ['rain']),
  },
  {
    name: 'a station program’s climatological summary of a year: header over two lines, rulers, a totals line',
    files: [
      {
        name: 'NOAA-1991.txt',
        text: report(),
      },
    ],
    expected: rowsOf(
      monthsOfDays(days)
        .filter(({ year }) => year === 1991)
        .map((m) => ({
          ...m,
          max: Number((m.max ?? 0).toFixed(1)),
          min: Number((m.min ?? 0).toFixed(1)),
          rain: Number((m.rain ?? 0).toFixed(1)),
        })),
    ),
  },
];

/** Temperature and rain stand in two tables of one report, as weather programs print them. */
function report(): string {
  const months = monthsOfDays(days).filter(({ year }) => year === 1991);
  const ruler = '-'.repeat(78);
  const temperature = months.map(
    (m) =>
      `1991 ${two(m.month)}${columns(8, (m.max ?? 0).toFixed(1), (m.min ?? 0).toFixed(1), (((m.max ?? 0) + (m.min ?? 0)) / 2).toFixed(1), '120', '0', ((m.max ?? 0) + 8).toFixed(1), '14', ((m.min ?? 0) - 7).toFixed(1), '3')}`,
  );
  const rain = months.map(
    (m) => `1991 ${two(m.month)}${columns(9, (m.rain ?? 0).toFixed(1), '21.4', '17', '12')}`,
  );
  return `                   CLIMATOLOGICAL SUMMARY for year 1991\n\nNAME: Hill Farm\nELEV: 120 meters    LAT: 51-45.66 N    LONG: 1-15.7 W\n\n                          TEMPERATURE (°C)\n\n                                       HEAT     COOL\n            MEAN    MEAN            DEG     DEG\n YR  MO     MAX     MIN    MEAN    DAYS    DAYS      HI    DAY     LOW    DAY\n${ruler}\n${temperature.join('\n')}\n${ruler}\n               ${mean(months.map((m) => m.max ?? 0))}     ${mean(months.map((m) => m.min ?? 0))}\n\n                          PRECIPITATION (mm)\n\n                    MAX     OBS.   DAYS OF RAIN\n YR  MO    TOTAL     DAY    DATE    OVER 0.2\n${ruler}\n${rain.join('\n')}\n${ruler}\n           ${total(months.map((m) => m.rain ?? 0))}\n`;
}

/** What must be asked, or refused in words: a wrong dataset is worse than none. */
export const REFUSED: RefusedTable[] = [
  {
    name: 'anomalies of the mean temperature are none of the three',
    files: [
      {
        name: 'GLB.Ts.csv',
        text: `Land-Ocean: Global Means\nYear,${ENGLISH_MONTHS.join(',')},J-D,D-N,DJF,MAM,JJA,SON\n${yearLines(temperate, (year, own) => `${year},${own.map((m) => `${m.month % 2 ? '-' : ''}.${10 + m.month}`).join(',')},.04,***,.02,.03,.04,.05`).join('\n')}`,
      },
    ],
  },
  {
    name: 'normals have no years',
    files: [
      {
        name: 'normals.csv',
        text: `Climate normals 1961-1990, Hill Farm\nMonth,Max Temp (°C),Min Temp (°C),Rain (mm)\n${temperate
          .slice(0, 12)
          .map((m) => `${ENGLISH_MONTHS[m.month - 1]},${m.max},${m.min},${m.rain}`)
          .join('\n')}`,
      },
    ],
  },
  {
    name: 'a wide table that names no element asks which one it is',
    asks: 'element',
    files: [
      {
        name: 'data.csv',
        text: `Year,${ENGLISH_MONTHS.join(',')}\n${yearLines(temperate, (year, own) => `${year},${own.map((m) => m.max).join(',')}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'several places in one table ask which one',
    asks: 'station',
    files: [
      {
        name: 'places.csv',
        text: `Rainfall (mm)\nPlace,Year,${ENGLISH_MONTHS.join(',')}\n${['North', 'South'].map((place) => yearLines(temperate, (year, own) => `${place},${year},${own.map((m) => m.rain).join(',')}`).join('\n')).join('\n')}`,
      },
    ],
  },
  {
    name: 'unlabelled Fahrenheit in whole degrees asks for the unit',
    asks: 'temperatureUnit',
    files: [
      {
        name: 'usa.csv',
        text: `DATE,TMAX,TMIN\n${temperate.map((m) => `${m.year}-${two(m.month)},${Math.round(fahrenheit(m.max + 12))},${Math.round(fahrenheit(m.min + 12))}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'rain that can only be inches asks for the unit',
    asks: 'rainUnit',
    files: [
      {
        name: 'rain.csv',
        text: `Year,Month,Rain\n${monsoon.map((m) => `${m.year},${m.month},${inches(m.rain)}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'days that could be day or month first ask for the order',
    asks: 'dayMonthOrder',
    files: [
      {
        name: 'ambiguous.csv',
        text: `Date,Max,Min,Rain\n${days
          .filter(({ day }) => day <= 12)
          .map((day) => `'${day.month}/${day.day}/${day.year},${day.max},${day.min},${day.rain}`)
          .join('\n')}`,
      },
    ],
  },
  {
    name: 'months of no year ask for it',
    asks: 'years',
    files: [
      {
        name: 'Hill Farm.csv',
        text: `Month,Mean max (°C),Mean min (°C),Total rain (mm)\n${temperate
          .slice(0, 9)
          .map((m) => `${ENGLISH_MONTHS[m.month - 1]},${m.max},${m.min},${m.rain}`)
          .join('\n')}`,
      },
    ],
  },
  {
    name: 'numbers without a header are nobody’s',
    files: [
      {
        name: 'peru.txt',
        text: days
          .map(
            (day) =>
              `${day.year} ${two(day.month)} ${two(day.day)} ${columns(7, day.rain, day.max, day.min)}`,
          )
          .join('\n'),
      },
    ],
  },
  {
    name: 'sales by month and year are not climate',
    files: [
      {
        name: 'sales.csv',
        text: `Region,Product,Year,Month,Units,Revenue\n${temperate.map((m) => `North,Boots,${m.year},${m.month},${m.month * 11},$${m.rain.toFixed(2)}`).join('\n')}`,
      },
    ],
  },
];
