import type { Element } from '../../../../src/core/dataset/columns.ts';
import { inventedMonths, type Month } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  celsius,
  columns,
  ENGLISH_MONTHS,
  fahrenheit,
  inches,
  mean,
  rowsOf,
  total,
  yearLines,
} from './agency-table.ts';

const temperate = inventedMonths('temperate', { firstYear: 1961, years: 15, seed: 21 });
const continental = inventedMonths('continental', { firstYear: 1955, years: 12, seed: 22 });
const monsoon = inventedMonths('monsoon', { firstYear: 1981, years: 12, seed: 23 });

const FULL =
  'January,February,March,April,May,June,July,August,September,October,November,December';
const of = (months: Month[], element: Element) => months.map((month) => month[element]);
const seasons = (values: number[]) => [values[0], values[3], values[6], values[9], mean(values)];

/** The last year stops in May: later fields of that line are not there. */
const unfinished = temperate.slice(0, -7);

export const WIDE: AgencyTable[] = [
  {
    name: 'British areal series: fixed width, seasons after December, the last year stops early',
    files: [
      {
        name: 'Tmax.txt',
        text: `Borderland Mean daily maximum temperature (degrees C)\nAreal series, starting from 1961\nAllowances have been made for topographic relationships\nLast updated 01-Feb-2024 10:00\nyear${columns(8, ...ENGLISH_MONTHS.map((name) => name.toLowerCase()), 'win', 'spr', 'sum', 'aut', 'ann')}\n${yearLines(
          unfinished,
          (year, months) =>
            `${year}${columns(8, ...of(months, 'max').map((value) => value.toFixed(1)), ...(months.length === 12 ? seasons(of(months, 'max')).map((value) => (value ?? 0).toFixed(2)) : []))}`,
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(unfinished, ['max']),
  },
  {
    name: 'British rain series: years inside the title, -99.9 for what is to come, Annual at the end',
    files: [
      {
        name: 'HadXP_monthly.txt',
        text: `Monthly Borderland precipitation (mm). Daily automated values used after 1996.\nWigley & Jones (J.Climatol.,1987), Gregory et al. (Int.J.Clim.,1991)\n\nYEAR${columns(7, ...ENGLISH_MONTHS.map((name) => name.toUpperCase()), 'ANN')}\n${yearLines(
          unfinished,
          (year, months) =>
            `${year}${columns(7, ...Array.from({ length: 12 }, (_, at) => months[at]?.rain ?? -99.9), months.length === 12 ? total(of(months, 'rain')) : -99.9)}`,
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(unfinished, ['rain']),
  },
  {
    name: 'American office: tabs, M for missing and T for a trace, footers with a year under each figure',
    files: [
      {
        name: 'monthly.tsv',
        text: `Monthly Total Precipitation for Millers Ford, KS (ThreadEx)\nClick column heading to sort ascending, click again to sort descending.\nYear\t${ENGLISH_MONTHS.join('\t')}\tAnnual\n${yearLines(
          continental,
          (year, months) =>
            `${year}\t${of(months, 'rain')
              .map((value, at) =>
                year === 1958 && at === 3
                  ? 'M'
                  : at === 1 && year === 1960
                    ? 'T'
                    : inches(value).toFixed(2),
              )
              .join('\t')}\t${year === 1958 ? 'M' : inches(total(of(months, 'rain'))).toFixed(2)}`,
        ).join(
          '\n',
        )}\nMean\t${Array(13).fill('2.10').join('\t')}\nMax\t${Array(13).fill('5.98').join('\t')}\n\t${Array(13).fill('1961').join('\t')}\nMin\t${Array(13).fill('0.02').join('\t')}\n\t${Array(13).fill('1957').join('\t')}`,
      },
    ],
    wishes: { rainUnit: 'in' },
    expected: rowsOf(
      continental.flatMap((m) =>
        m.year === 1958 && m.month === 4
          ? []
          : [
              {
                year: m.year,
                month: m.month,
                rain: m.year === 1960 && m.month === 2 ? 0 : inches(m.rain) * 25.4,
              },
            ],
      ),
    ),
    tolerance: 0.06,
  },
  {
    name: 'Indian: the place before the year, seasons that begin with month names',
    files: [
      {
        name: 'rainfall.csv',
        text: `SUBDIVISION,YEAR,${ENGLISH_MONTHS.map((name) => name.toUpperCase()).join(',')},ANNUAL,Jan-Feb,Mar-May,Jun-Sep,Oct-Dec\n${yearLines(
          monsoon,
          (year, months) =>
            `NORTH HILLS,${year},${of(months, 'rain')
              .map((value, at) => (year === 1984 && at > 9 ? 'NA' : value))
              .join(
                ',',
              )},${year === 1984 ? 'NA' : total(of(months, 'rain'))},20.1,301.2,1802.4,190.0`,
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(
      monsoon.filter((m) => m.year !== 1984 || m.month < 11),
      ['rain'],
    ),
  },
  {
    name: 'Australian climate data in twelve columns, with null and an annual figure',
    files: [
      {
        name: 'IDCJAC0002_099999_Data12.csv',
        text: `Product code,Station number,Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Annual\n${yearLines(
          temperate,
          (year, months) =>
            `IDCJAC0002,099999,${year},${of(months, 'max')
              .map((value, at) => (year === 1965 && at === 2 ? 'null' : value))
              .join(',')},${year === 1965 ? 'null' : mean(of(months, 'max'))}`,
        ).join('\n')}`,
      },
    ],
    wishes: { element: 'max' },
    expected: rowsOf(
      temperate.filter((m) => m.year !== 1965 || m.month !== 3),
      ['max'],
    ),
  },
  {
    name: 'American power-planning service: the element as a row, under a bracketed header, -999 and ANN',
    files: [
      {
        name: 'POWER_Regional_Monthly.csv',
        text: `-BEGIN HEADER-\nNASA/POWER Source Native Resolution Monthly and Annual\nDates (month/day/year): 01/01/1981 through 12/31/1992\nLocation: Latitude  12.50   Longitude 77.20\nThe value for missing source data that cannot be computed or is outside of the sources availability range: -999\nParameter(s):\nT2M_MAX                MERRA-2 Temperature at 2 Meters Maximum (C)\nT2M_MIN                MERRA-2 Temperature at 2 Meters Minimum (C)\nPRECTOTCORR_SUM        MERRA-2 Precipitation Corrected Sum (mm)\n-END HEADER-\nPARAMETER,YEAR,${ENGLISH_MONTHS.map((name) => name.toUpperCase()).join(',')},ANN\n${(
          [
            ['T2M_MAX', 'max'],
            ['T2M_MIN', 'min'],
            ['PRECTOTCORR_SUM', 'rain'],
          ] as const
        )
          .map(([code, element]) =>
            yearLines(
              monsoon,
              (year, months) =>
                `${code},${year},${of(months, element).join(',')},${mean(of(months, element))}`,
            ).join('\n'),
          )
          .join('\n')}`,
      },
    ],
    expected: rowsOf(monsoon),
  },
  {
    name: 'gridded world series: three files named by their element, seasons after December',
    files: (['tmx', 'tmn', 'pre'] as const).map((ending, at) => {
      const element = (['max', 'min', 'rain'] as const)[at] as Element;
      const title = [
        'maximum temperature [degrees Celsius]',
        'minimum temperature [degrees Celsius]',
        'precipitation [mm]',
      ][at];
      return {
        name: `cy.Borderland.${ending}.per.txt`,
        text: `CY4 country averages: Borderland\n${ending} = ${title}\nMissing=-999.0\nYEAR${columns(8, ...ENGLISH_MONTHS.map((name) => name.toUpperCase()), 'MAM', 'JJA', 'SON', 'DJF', 'ANN')}\n${yearLines(
          temperate,
          (year, months) =>
            `${year}${columns(8, ...of(months, element), ...Array(4).fill(mean(of(months, element))), element === 'rain' ? total(of(months, element)) : mean(of(months, element)))}`,
        ).join('\n')}`,
      };
    }),
    expected: rowsOf(temperate),
  },
  {
    name: 'three sheets of one station, each with its element in the title and the element’s unit',
    files: (
      [
        ['Max temp', 'Mean maximum temperature (°F), Millers Ford', 'max'],
        ['Min temp', 'Mean minimum temperature (°F), Millers Ford', 'min'],
        ['Rain', 'Rainfall (inches), Millers Ford', 'rain'],
      ] as const
    ).map(([name, title, element]) => ({
      name: `${name}.csv`,
      text: `"${title}"\n\nYear,${FULL}\n${yearLines(
        continental,
        (year, months) =>
          `${year},${of(months, element)
            .map((value) => (element === 'rain' ? inches(value) : fahrenheit(value)))
            .join(',')}`,
      ).join('\n')}`,
    })),
    expected: rowsOf(
      continental.map((m) => ({
        ...m,
        max: celsius(fahrenheit(m.max)),
        min: celsius(fahrenheit(m.min)),
        rain: inches(m.rain) * 25.4,
      })),
    ),
    tolerance: 0.06,
  },
  {
    name: 'months down and years across, as school tables are',
    files: [
      {
        name: 'school.csv',
        text: `Rainfall at Hill School (mm)\n\nMonth,${[...new Set(temperate.map(({ year }) => year))].join(',')}\n${FULL.split(
          ',',
        )
          .map(
            (name, at) =>
              `${name},${temperate
                .filter(({ month }) => month === at + 1)
                .map(({ rain }) => rain)
                .join(',')}`,
          )
          .join(
            '\n',
          )}\nTotal,${yearLines(temperate, (_, months) => String(total(of(months, 'rain')))).join(',')}`,
      },
    ],
    expected: rowsOf(temperate, ['rain']),
  },
  {
    name: 'canonical keys in somebody’s own spelling, years from new to old',
    files: [
      {
        name: 'mine.csv',
        text: `YEAR;${ENGLISH_MONTHS.map((name) => `TMAX_${name.toUpperCase()};TMIN_${name.toUpperCase()};PRECIP_${name.toUpperCase()}`).join(';')}\n${yearLines(
          temperate,
          (year, months) => `${year};${months.map((m) => `${m.max};${m.min};${m.rain}`).join(';')}`,
        )
          .reverse()
          .join('\n')}`,
      },
    ],
    expected: rowsOf(temperate),
  },
  {
    name: 'month names merged over three columns of max, min and rain',
    files: [
      {
        name: 'merged.csv',
        text: `Hill Farm climate,,,\n,${ENGLISH_MONTHS.map((name) => `${name},,`).join(',')}\nYear,${ENGLISH_MONTHS.map(() => 'Max °C,Min °C,Rain mm').join(',')}\n${yearLines(
          temperate,
          (year, months) => `${year},${months.map((m) => `${m.max},${m.min},${m.rain}`).join(',')}`,
        ).join('\n')}\nAverage,${temperate
          .slice(0, 12)
          .map((m) => `${m.max},${m.min},${m.rain}`)
          .join(',')}`,
      },
    ],
    expected: rowsOf(temperate),
  },
];
