import { inventedDays, inventedMonths } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  DAYS_OF_MONTH,
  ENGLISH_MONTHS,
  isoDay,
  mean,
  monthsOfDays,
  rowsOf,
  total,
  two,
  yearLines,
} from './agency-table.ts';

const months = inventedMonths('temperate', { firstYear: 1961, years: 6, seed: 61 });
const days = inventedDays('temperate', { firstYear: 1991, years: 2, seed: 63 });

/** Books that volunteers and clerks keep by the year, the season and the day. */
export const BOOKS: AgencyTable[] = [
  {
    name: 'a clerk’s block a year: years merged over max, min and rain, months down',
    files: [
      {
        name: 'years.csv',
        text: `Month,${[1961, 1962, 1963].map((year) => `${year},,`).join(',')}\n,${[1, 2, 3].map(() => 'Max,Min,Rain').join(',')}\n${ENGLISH_MONTHS.map(
          (name, at) =>
            `${name},${[1961, 1962, 1963]
              .map((year) => months.find((m) => m.year === year && m.month === at + 1))
              .map((m) => `${m?.max},${m?.min},${m?.rain}`)
              .join(',')}`,
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(months.filter(({ year }) => year < 1964)),
  },
  {
    name: 'a line an element under each year, the year written once',
    files: [
      {
        name: 'lines.csv',
        text: `Year,Element,${ENGLISH_MONTHS.join(',')}\n${yearLines(months, (year, own) => `${year},Max,${own.map((m) => m.max).join(',')}\n,Min,${own.map((m) => m.min).join(',')}\n,Rain,${own.map((m) => m.rain).join(',')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'rain beside its number of days: the second block of months is no amount',
    files: [
      {
        name: 'Rain.csv',
        text: `Rainfall (mm)${','.repeat(14)}Number of rainy days\nYear,${ENGLISH_MONTHS.join(',')},,${ENGLISH_MONTHS.join(',')}\n${yearLines(months, (year, own) => `${year},${own.map((m) => m.rain).join(',')},,${own.map((m) => m.month + 5).join(',')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'rain by the season’s year: July to June, the label names both years',
    files: [
      {
        name: 'Rain.csv',
        text: `Season rainfall (mm)\nSeason,${[6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5].map((at) => ENGLISH_MONTHS[at]).join(',')},Total\n${seasons(7, (first) => `'${first}/${two((first + 1) % 100)}`)}`,
      },
    ],
    expected: rowsOf(
      months.filter(
        (m) => m.year * 12 + m.month > 1961 * 12 + 6 && m.year * 12 + m.month <= 1966 * 12 + 6,
      ),
      ['rain'],
    ),
  },
  {
    name: 'monthly with means in brackets, notes in the last column, a blank row between years',
    files: [
      {
        name: 'notes.csv',
        text: `Year,Month,Max,Min,Rain (mm),Remarks\n${months.map((m) => `${m.year},${ENGLISH_MONTHS[m.month - 1]},${m.max},${m.min},${m.rain},${m.month === 4 ? 'gauge moved 12 Apr' : ''}${m.month === 12 ? '\n,,,,,' : ''}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'several years of days down and months across, the year in every line',
    files: [{ name: 'Rain.csv', text: `Rainfall (mm)\n${daysDown((year) => String(year))}` }],
    expected: rowsOf(monthsOfDays(days), ['rain']),
  },
  {
    name: 'the same with each year written once',
    files: [
      {
        name: 'Rain.csv',
        text: `Rainfall (mm)\n${daysDown((year, day) => (day === 1 ? String(year) : ''))}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days), ['rain']),
  },
  {
    name: 'a block a year one below the other, the year alone above it',
    files: [
      {
        name: 'book.csv',
        text: yearLines(
          months,
          (year, own) =>
            `${year}\nMonth,Max,Min,Rain\n${own.map((m) => `${ENGLISH_MONTHS[m.month - 1]},${m.max},${m.min},${m.rain}`).join('\n')}\n`,
        ).join('\n'),
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'a page a year: a line an element, months across, the year in the title',
    files: [
      {
        name: 'page.csv',
        text: `Hill Farm 1961\nElement,${ENGLISH_MONTHS.join(',')},Year\nMean max (°C),${lineOf('max')},14\nMean min (°C),${lineOf('min')},5\nRain (mm),${lineOf('rain')},70`,
      },
    ],
    expected: rowsOf(months.filter(({ year }) => year === 1961)),
  },
  {
    name: 'a month in a word nobody knows, between two that everybody does',
    files: [
      {
        name: 'rain.csv',
        text: `Rainfall (mm)\nYear,${ENGLISH_MONTHS.map((name) => (name === 'May' ? 'Ebreel' : name)).join(',')},Total\n${yearLines(months, (year, own) => `${year},${own.map((m) => m.rain).join(',')},${total(own.map((m) => m.rain))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'decimal years, the middle of each month',
    files: [
      {
        name: 'series.csv',
        text: `time,tmax,tmin\n${months.map((m) => `${(m.year + (m.month - 0.5) / 12).toFixed(3)},${m.max},${m.min}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['max', 'min']),
  },
  {
    name: 'seasons across and their months down',
    files: [
      {
        name: 'Rain.csv',
        text: `Rainfall (mm)\nMonth,${[1961, 1962, 1963].map((year) => `${year}/${(year + 1) % 100}`).join(',')}\n${[7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6].map((month) => `${ENGLISH_MONTHS[month - 1]},${[1961, 1962, 1963].map((year) => months.find((m) => m.month === month && m.year === (month > 6 ? year : year + 1))?.rain).join(',')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(
      months.filter(
        (m) => m.year * 12 + m.month > 1961 * 12 + 6 && m.year * 12 + m.month <= 1964 * 12 + 6,
      ),
      ['rain'],
    ),
  },
  {
    name: 'a line of totals after each year, "Total" in the column of months',
    files: [
      {
        name: 'Rain.csv',
        text: `Year,Month,Rain (mm)\n${yearLines(months, (year, own) => `${own.map((m) => `${year},${m.month},${m.rain}`).join('\n')}\n${year},Total,${total(own.map((m) => m.rain))}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'what a model made beside what was observed',
    files: [
      {
        name: 'compare.csv',
        text: `Date,Tmax_model,Tmax_obs,Rain_model,Rain_obs\n${days.map((d) => `${isoDay(d)},${d.max + 2},${d.max},${d.rain + 1},${d.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days), ['max', 'rain']),
  },
  {
    name: 'amounts under their unit, which could also be the two digits of a month',
    files: [
      {
        name: 'book.csv',
        text: `Rainfall\nyyyy,Month,mm\n${months.map((m) => `${m.year},${ENGLISH_MONTHS[m.month - 1]},${m.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'years with a mean row after each decade',
    files: [
      {
        name: 'decades.csv',
        text: `Mean maximum temperature (°C)\nYear,${ENGLISH_MONTHS.join(',')},Mean\n${yearLines(months, (year, own) => `${year},${own.map((m) => m.max).join(',')},${mean(own.map((m) => m.max))}${year === 1963 ? `\n1961-63,${Array(13).fill('14.4').join(',')}` : ''}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['max']),
  },
];

function daysDown(label: (year: number, day: number) => string): string {
  const at = (year: number, month: number, day: number) =>
    days.find((d) => d.year === year && d.month === month && d.day === day)?.rain ?? '';
  const lines = [1991, 1992].flatMap((year) =>
    DAYS_OF_MONTH.map(
      (day) =>
        `${label(year, day)},${day},${ENGLISH_MONTHS.map((_, month) => at(year, month + 1, day)).join(',')}`,
    ),
  );
  return [`Year,Day,${ENGLISH_MONTHS.join(',')}`, ...lines].join('\n');
}

function lineOf(element: 'max' | 'min' | 'rain'): string {
  return months
    .slice(0, 12)
    .map((m) => m[element])
    .join(',');
}

function seasons(start: number, label: (first: number) => string): string {
  return [1961, 1962, 1963, 1964, 1965]
    .map((first) => {
      const own = Array.from({ length: 12 }, (_, at) => first * 12 + start - 1 + at).map(
        (key) => months.find((m) => m.year * 12 + m.month - 1 === key)?.rain ?? 0,
      );
      return `${label(first)},${own.join(',')},${total(own)}`;
    })
    .join('\n');
}
