import {
  type DayOfStation,
  inventedDays,
  inventedMonths,
  type Month,
} from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  decimalComma,
  ENGLISH_MONTHS,
  fahrenheit,
  monthsOfDays,
  rowsOf,
  two,
  yearLines,
} from './agency-table.ts';

const months = inventedMonths('temperate', { firstYear: 1996, years: 9, seed: 81 });
const days = inventedDays('temperate', { firstYear: 2019, years: 1, seed: 82 });
const LONG_MONTHS =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );

const daysOf = (month: number): DayOfStation[] => days.filter((day) => day.month === month);
const values = ({ max, min, rain }: Month): string => `${max},${min},${rain}`;
const years = [...new Set(months.map(({ year }) => year))].slice(0, 4);
const few = months.filter(({ year }) => years.includes(year));

/** What people do in a spreadsheet that no agency would. */
export const NOTEBOOKS: AgencyTable[] = [
  {
    name: 'a diary: a table a month one below the other, the month as a title that the sheet took for a date',
    files: [
      {
        name: 'diary.csv',
        text: `Hill Farm weather diary\n\n${LONG_MONTHS.map(
          (name, index) =>
            `${name} 2019\nDay,Max °C,Min °C,Rain mm,Remarks\n${daysOf(index + 1)
              .map((day) => `${day.day},${values(day)},`)
              .join('\n')}\nMean,12,4,,\nTotal,,,55,\n`,
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'a merged "Température" over max and min, with the unit of rain in the same row',
    locale: 'fr_FR',
    files: [
      {
        name: 'releves.csv',
        text: `Date;Température;;Pluie\n;max;min;mm\n${days.map((d) => `${two(d.day)}/${two(d.month)}/${d.year};${[d.max, d.min, d.rain].map(decimalComma).join(';')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'an Indian farm station: 0C for °C, R/F for rainfall',
    files: [
      {
        name: 'kvk.csv',
        text: `Sl.No,Date,Max. Temp. (0C),Min. Temp. (0C),R/F (mm),RH-I,RH-II\n${days.map((d, index) => `${index + 1},${two(d.day)}-${ENGLISH_MONTHS[d.month - 1]}-${d.year},${values(d)},80,52`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'months with years of two digits: from Jan-01 on the sheet makes them days of this year',
    files: [
      {
        name: 'months.csv',
        text: `Month,Max T,Min T,Rainfall\n${months.map((one) => `${ENGLISH_MONTHS[one.month - 1]}-${two(one.year % 100)},${values(one)}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'the same, begun in 2001: no month has its year any more',
    files: [
      {
        name: 'months.csv',
        text: `Month,Max T,Min T,Rainfall\n${months
          .filter(({ year }) => year > 2000)
          .map((one) => `${ENGLISH_MONTHS[one.month - 1]}-${two(one.year % 100)},${values(one)}`)
          .join('\n')}`,
      },
    ],
    expected: rowsOf(months.filter(({ year }) => year > 2000)),
  },
  {
    name: 'places side by side under a title that says what is measured, one of them chosen',
    wishes: { station: 'Hill Farm' },
    files: [
      {
        name: 'clerk.csv',
        text: `Monthly rainfall (mm)\nYear,Month,Weir,Hill Farm,School\n${months.map(({ year, month, rain }) => `${year},${month},${rain + 7},${rain},${rain + 3}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'the unit in every cell',
    files: [
      {
        name: 'garden.csv',
        text: `Date,High,Low,Rain\n${days.map((d) => `${d.year}-${two(d.month)}-${two(d.day)},${fahrenheit(d.max)}°F,${fahrenheit(d.min)}°F,${d.rain} mm`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
    tolerance: 0.04,
  },
  {
    name: 'one row of names, then each year alone in a row over its months',
    files: [
      {
        name: 'years.csv',
        text: `Hill Farm\nMonth,Max,Min,Rain\n${yearLines(months, (year, of) => [year, ...of.map((one) => `${LONG_MONTHS[one.month - 1]},${values(one)}`)].join('\n')).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'maximum, minimum and mean under each merged month',
    files: [
      {
        name: 'months.csv',
        text: `,${LONG_MONTHS.map((name) => `${name},,`).join(',')}\nYear${',Max,Min,Avg'.repeat(12)}\n${yearLines(months, (year, of) => [year, ...of.map(({ max, min }) => `${max},${min},${min}`)].join(',')).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['max', 'min']),
  },
  {
    name: 'a title, a header and a single row for each year, one below the other',
    files: [
      {
        name: 'Mean maximum.csv',
        text: yearLines(
          months,
          (year, of) =>
            `Hill Farm\nYear,${ENGLISH_MONTHS.join(',')}\n${year},${of.map(({ max }) => max)}\n`,
        ).join('\n'),
      },
    ],
    expected: rowsOf(months, ['max']),
  },
  {
    name: 'the same with a row an element, the year only in the title',
    files: [
      {
        name: 'years.csv',
        text: yearLines(
          months,
          (year, of) =>
            `Hill Farm ${year}\n,${ENGLISH_MONTHS.join(',')}\nMax,${of.map(({ max }) => max)}\nRain,${of.map(({ rain }) => rain)}\n`,
        ).join('\n'),
      },
    ],
    expected: rowsOf(months, ['max', 'rain']),
  },
  {
    name: 'three rows a year, the year merged over them',
    files: [
      {
        name: 'elements.csv',
        text: `Year,Element,${ENGLISH_MONTHS.join(',')}\n${yearLines(months, (year, of) =>
          [
            `${year},Tmax,${of.map(({ max }) => max)}`,
            `,Tmin,${of.map(({ min }) => min)}`,
            `,Rain,${of.map(({ rain }) => rain)}`,
          ].join('\n'),
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'months down, and across three columns under each merged year',
    files: [
      {
        name: 'pivot.csv',
        text: `Month,${years.map((year) => `${year},,`).join(',')}\n,${years.map(() => 'Max,Min,Rain').join(',')}\n${ENGLISH_MONTHS.map(
          (name, index) =>
            `${name},${few
              .filter(({ month }) => month === index + 1)
              .map(values)
              .join(',')}`,
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(few),
  },
];
