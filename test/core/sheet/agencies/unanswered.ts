import { inventedDays, inventedMonths } from '../../../support/invented-station.ts';
import {
  columns,
  ENGLISH_MONTHS,
  fahrenheit,
  inches,
  isoDay,
  type RefusedTable,
  two,
  yearLines,
} from './agency-table.ts';

const months = inventedMonths('temperate', { firstYear: 1961, years: 6, seed: 71 });
const days = inventedDays('temperate', { firstYear: 1991, years: 2, seed: 72 });
const SOUTHERN = [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5].map((at) => ENGLISH_MONTHS[at]).join(',');

/** What must be asked or refused: each once came close to a wrong dataset, or could. */
export const UNANSWERED: RefusedTable[] = [
  {
    name: 'July to June in a row under a single year: which year is it?',
    kind: 'reading.which-year-of-season',
    files: [
      {
        name: 'Rain.csv',
        text: `Rainfall (mm)\nYear,${SOUTHERN},Total\n${yearLines(months, (year, own) => `${year},${own.map((m) => m.rain).join(',')},700`).join('\n')}`,
      },
    ],
  },
  {
    name: 'the figures of one element a month: is its mean the maximum, or the highest of it?',
    kind: 'reading.which-column',
    asks: 'maxColumn',
    files: [
      {
        name: 'tmax.csv',
        text: `Station,Year,Month,Element,Max,Min,Mean,Days\n${months.map((m) => `UX000110,${m.year},${m.month},TMAX,${(m.max + 8).toFixed(1)},${(m.max - 9).toFixed(1)},${m.max},30`).join('\n')}`,
      },
    ],
  },
  {
    name: 'a water year and a month: which year is it?',
    kind: 'reading.which-year-of-season',
    files: [
      {
        name: 'Rain.csv',
        text: `Water year,Month,Rain (mm)\n${months.map((m) => `${m.month > 9 ? m.year + 1 : m.year},${m.month},${m.rain}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'December before January of the year: which year is it?',
    kind: 'reading.which-year-of-season',
    asks: 'seasonYear',
    files: [
      {
        name: 'Rain.csv',
        text: `Rainfall (mm)\nYear,Dec,${ENGLISH_MONTHS.slice(0, 11).join(',')},Annual\n${yearLines(months, (year, own) => `${year},${own.map((m) => m.rain).join(',')},700`).join('\n')}`,
      },
    ],
  },
  {
    name: 'one dated row a month: is it the month, or a day of it?',
    kind: 'reading.one-day-a-month',
    asks: 'missingDays',
    files: [
      {
        name: 'readings.csv',
        text: `Date,Rain (mm)\n${months.map((m) => `${m.year}-${two(m.month)}-${two(2 + ((m.month * 7 + m.year) % 20))},${m.rain}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'an encyclopedia’s climate box: a line an element, no year, totals under the word Year',
    kind: 'reading.which-year',
    asks: 'years',
    files: [
      {
        name: 'box.csv',
        text: `Climate data for Hill Farm (1991–2020)\nMonth,${ENGLISH_MONTHS.join(',')},Year\n${(
          ['max', 'min', 'rain'] as const
        )
          .map(
            (element, at) =>
              `${['Mean daily maximum °C', 'Mean daily minimum °C', 'Average precipitation mm'][at]},${months
                .slice(0, 12)
                .map((m) => m[element])
                .join(',')},${[14, 5, 70][at]}`,
          )
          .join('\n')}`,
      },
    ],
  },
  {
    name: 'mean temperatures only',
    kind: 'reading.only-means',
    files: [
      {
        name: 'tavg.csv',
        text: `Year,Month,Tavg (°C)\n${months.map((m) => `${m.year},${m.month},${m.max}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'the highest and lowest of each month under Hi and Lo',
    kind: 'reading.only-extremes',
    files: [
      {
        name: 'hilo.csv',
        text: `Year,Month,Hi,Lo\n${months.map((m) => `${m.year},${m.month},${m.max + 8},${m.min - 8}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'readings of every three hours are not days',
    kind: 'reading.several-rows-a-day',
    files: [
      {
        name: 'hourly.csv',
        text: `Date,Time,Max temp (°C),Min temp (°C),Rain (mm)\n${days.flatMap((d) => [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => `${isoDay(d)},${two(hour)}:00,${d.max - hour / 10},${d.min},0.0`)).join('\n')}`,
      },
    ],
  },
  {
    name: 'a timestamp of every hour',
    kind: 'reading.several-rows-a-day',
    files: [
      {
        name: 'stamps.csv',
        text: `timestamp,temp_max,temp_min,rain_mm\n${days
          .slice(0, 90)
          .flatMap((d) =>
            Array.from(
              { length: 24 },
              (_, hour) =>
                `${isoDay(d)} ${two(hour)}:00,${d.max},${d.min},${hour === 4 ? d.rain : 0}`,
            ),
          )
          .join('\n')}`,
      },
    ],
  },
  {
    name: 'two readings a day, each the extreme of twelve hours',
    kind: 'reading.several-rows-a-day',
    files: [
      {
        name: 'midas.csv',
        text: `ob_end_time,id,ob_hour_count,max_air_temp,min_air_temp\n${days.flatMap((d) => [`${isoDay(d)} 09:00:00,9999,12,${d.max - 4},${d.min}`, `${isoDay(d)} 21:00:00,9999,12,${d.max},${d.min + 3}`]).join('\n')}`,
      },
    ],
  },
  {
    name: 'three ten-day sums a month',
    kind: 'reading.several-rows-a-month',
    files: [
      {
        name: 'dekads.csv',
        text: `Year,Month,Dekad,Rain (mm)\n${months.flatMap((m) => [1, 2, 3].map((dekad) => `${m.year},${m.month},${dekad},${m.month % 3 ? 0 : m.rain * dekad}`)).join('\n')}`,
      },
    ],
  },
  {
    name: 'Persian years: their months are not those of this calendar',
    kind: 'reading.other-calendar',
    files: [
      {
        name: 'data.csv',
        text: `Year,Month,Tmax,Tmin,Rain\n${months.map((m) => `${m.year - 621},${m.month},${m.max},${m.min},${m.rain}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'a Polish file of values without names',
    asks: 'maxColumn',
    files: [
      {
        name: 'k_d_01_1991.csv',
        text: days
          .map(
            (d) =>
              `249999999,LIPOWO,${d.year},${two(d.month)},${two(d.day)},${d.max},,${d.min},,5.1,,${d.rain},,,0,,`,
          )
          .join('\n'),
      },
    ],
  },
  {
    name: 'an American file a station without names: element and value in columns',
    kind: 'reading.columns-without-names',
    files: [
      {
        name: 'USC00999999.csv',
        text: days
          .flatMap((d) => [
            `USC00999999,${d.year}${two(d.month)}${two(d.day)},TMAX,${Math.round(d.max * 10)},,,7,`,
            `USC00999999,${d.year}${two(d.month)}${two(d.day)},TMIN,${Math.round(d.min * 10)},,,7,`,
          ])
          .join('\n'),
      },
    ],
  },
  {
    name: 'American surface summary without an answer: 9999.9, °F and inches unlabelled',
    kind: 'reading.which-temperature-unit',
    asks: 'temperatureUnit',
    files: [
      {
        name: '99999999999.csv',
        text: `"STATION","DATE","LATITUDE","LONGITUDE","ELEVATION","NAME","TEMP","TEMP_ATTRIBUTES","DEWP","DEWP_ATTRIBUTES","SLP","MXSPD","GUST","MAX","MAX_ATTRIBUTES","MIN","MIN_ATTRIBUTES","PRCP","PRCP_ATTRIBUTES","SNDP","FRSHTT"\n${days.map((d) => `"99999999999","${isoDay(d)}","39.1","-97.2","320.0","MILLERS FORD, KS US","51.1","24","41.2","24","1012.1","9.9","999.9","${fahrenheit(d.max + 5)}","*","${fahrenheit(d.min)}"," ","${inches(d.rain).toFixed(2)}","G","999.9","000000"`).join('\n')}`,
      },
    ],
  },
  {
    name: 'American normals by month: MLY-TMAX-NORMAL',
    kind: 'reading.table-of-normals',
    files: [
      {
        name: 'normals.csv',
        text: `"STATION","NAME","DATE","MLY-TMAX-NORMAL","MLY-TMIN-NORMAL","MLY-PRCP-NORMAL"\n${months
          .slice(0, 12)
          .map(
            (m) =>
              `"USC00999999","MILLERS FORD, KS US","${two(m.month)}","${fahrenheit(m.max)}","${fahrenheit(m.min)}","${inches(m.rain)}"`,
          )
          .join('\n')}`,
      },
    ],
  },
  {
    name: 'anomalies with their uncertainty under a commented preface',
    kind: 'reading.table-of-anomalies',
    files: [
      {
        name: 'borderland-TMAX-Trend.txt',
        text: `% This file contains a brief summary of the changes in Earth's surface temperature\n% Temperatures are in Celsius and reported as anomalies relative to the 1951-1980 average.\n% Estimated Jan 1951-Dec 1980 monthly absolute temperature:\n%               Jan    Feb    Mar\n%             10.10  11.20  13.30\n%\n%                  Monthly          Annual          Five-year\n% Year, Month,  Anomaly, Unc.,   Anomaly, Unc.,   Anomaly, Unc.\n\n${months.map((m) => `  ${m.year}${columns(6, m.month)}${columns(10, (m.max / 20).toFixed(3), '0.300', 'NaN', 'NaN', 'NaN', 'NaN')}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'Danish monthly: the highest and the lowest temperature of the month',
    kind: 'reading.only-extremes',
    files: [
      {
        name: 'hele-landet.csv',
        text: `DateTime;Laveste temperatur;Middeltemperatur;Højeste temperatur\n${months.map((m) => `${m.year}-${two(m.month)}-01;${(m.min - 8).toFixed(1)};${m.min};${(m.max + 8).toFixed(1)}`).join('\n')}`,
      },
    ],
  },
  {
    name: 'two stations one below the other, each under its own name',
    kind: 'reading.which-station',
    asks: 'station',
    files: [
      {
        name: 'both.csv',
        text: ['Upton', 'Lowton']
          .map(
            (place, at) =>
              `Station: ${place}\nRainfall (mm)\nYear,${ENGLISH_MONTHS.join(',')}\n${yearLines(months.slice(at * 36, at * 36 + 36), (year, own) => `${year},${own.map((m) => m.rain).join(',')}`).join('\n')}`,
          )
          .join('\n\n'),
      },
    ],
  },
  {
    name: 'elements as numbers in a column: nothing says what 2, 3 and 5 are',
    kind: 'reading.which-element',
    files: [
      {
        name: 'clicom.csv',
        text: `STATION_ID,ELEMENT,YEAR,MONTH,${Array.from({ length: 31 }, (_, at) => at + 1).join(',')}\n${months.flatMap((m) => [2, 3, 5].map((element) => `9138999,${element},${m.year},${m.month},${Array.from({ length: 28 }, () => (element === 2 ? m.max : element === 3 ? m.min : 1)).join(',')},,,}`)).join('\n')}`,
      },
    ],
  },
];
