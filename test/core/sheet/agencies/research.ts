import { daysInMonth } from '../../../../src/core/calendar/civil-date.ts';
import { inventedDays, inventedMonths, roundTo } from '../../../support/invented-station.ts';
import {
  type AgencyTable,
  dayOfYear,
  digitDay,
  monthsOfDays,
  rowsOf,
  two,
  yearLines,
} from './agency-table.ts';

const months = inventedMonths('temperate', { firstYear: 1991, years: 10, seed: 71 });
const days = inventedDays('temperate', { firstYear: 2019, years: 2, seed: 72 });
const oneYear = inventedMonths('temperate', { firstYear: 2012, years: 1, seed: 73 });

const numbered = (name: string) =>
  Array.from({ length: 12 }, (_, month) => `${name}${two(month + 1)}`).join(',');
const fixed = (value: number, width = 7) => value.toFixed(1).padStart(width);
const ruler = '-'.repeat(70);

/** What crop models, gridded products and weather software write and read. */
export const RESEARCH: AgencyTable[] = [
  {
    name: 'a gridded product by the year: element and number of the month run together, means between',
    files: [
      {
        name: 'annual.csv',
        text: `Year,ID1,Latitude,Elevation,${numbered('Tmax')},${numbered('Tmin')},${numbered('Tave')},${numbered('PPT')}\n${yearLines(
          months,
          (year, of) =>
            [
              year,
              'farm,50.1,320',
              ...of.map(({ max }) => max),
              ...of.map(({ min }) => min),
              ...of.map(({ max, min }) => roundTo((max + min) / 2, 1)),
              ...of.map(({ rain }) => rain),
            ].join(','),
        ).join('\n')}`,
      },
    ],
    expected: rowsOf(months),
  },
  {
    name: 'a patched point file: a row of units in brackets, empty ones too, a source code after each value',
    files: [
      {
        name: 'point.txt',
        text: `!title = HILL FARM Lat: -27.0 Long: 150.0\n Date       Day Date2      T.Max Smx T.Min Smn  Rain Srn  Evap Sev\n (yyyymmdd)  () (ddmmyyyy) (oC)  () (oC)   ()   (mm) ()   (mm) ()\n${days.map((d) => ` ${digitDay(d)} ${String(dayOfYear(d)).padStart(3)} ${two(d.day)}-${two(d.month)}-${d.year} ${fixed(d.max, 5)}  0 ${fixed(d.min, 5)}  0 ${fixed(d.rain, 6)} 0   5.2 25`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'the weather file of a crop model: "day" counts to 366, units in brackets below',
    files: [
      {
        name: 'hill-farm.met',
        text: `[weather.met.weather]\n!station name = HILL FARM\nlatitude = -27.18\ntav = 19.09 (oC) ! annual average ambient temperature\nyear day radn maxt mint rain\n() () (MJ/m^2) (oC) (oC) (mm)\n${days.map((d) => `${d.year} ${dayOfYear(d)} 24.0 ${d.max} ${d.min} ${d.rain}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days)),
  },
  {
    name: 'a comment that says what it is, then a year and twelve numbers a line',
    files: [
      {
        name: 'itx.dat',
        text: `# tx [Celsius] mean daily maximum temperature of HILL FARM\n# coordinates: 52.1N, 5.2E\n${yearLines(months, (year, of) => `${year}${of.map(({ max }) => max.toFixed(2).padStart(9)).join('')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['max']),
  },
  {
    name: 'the same with the year’s sum at the end',
    files: [
      {
        name: 'rain.dat',
        text: `# rr [mm] precipitation\n${yearLines(months, (year, of) => `${year}${[...of.map(({ rain }) => rain), of.reduce((all, { rain }) => all + rain, 0)].map((rain) => rain.toFixed(1).padStart(9)).join('')}`).join('\n')}`,
      },
    ],
    expected: rowsOf(months, ['rain']),
  },
  {
    name: 'a comment, then a day and its rain in each line',
    files: [
      {
        name: 'rr.dat',
        text: `# prcp [mm/day] precipitation\n${days.map((d) => ` ${digitDay(d)} ${fixed(d.rain, 8)}`).join('\n')}`,
      },
    ],
    expected: rowsOf(monthsOfDays(days), ['rain']),
  },
  {
    name: 'a satellite product by the month: units only in the list of parameters, rain as a rate',
    files: [
      {
        name: 'POWER_Point_Monthly.csv',
        text: `-BEGIN HEADER-\nParameter(s):\nT2M_MAX         MERRA-2 Temperature at 2 Meters Maximum (C)\nT2M_MIN         MERRA-2 Temperature at 2 Meters Minimum (C)\nPRECTOTCORR     MERRA-2 Precipitation Corrected (mm/day)\n-END HEADER-\nPARAMETER,YEAR,JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC,ANN\n${(
          ['max', 'min', 'rain'] as const
        )
          .flatMap((element) =>
            yearLines(months, (year, of) => {
              const values = of.map((one) =>
                element === 'rain'
                  ? roundTo(one.rain / daysInMonth(year, one.month), 2)
                  : one[element],
              );
              const code = { max: 'T2M_MAX', min: 'T2M_MIN', rain: 'PRECTOTCORR' }[element];
              return [code, year, ...values, values[0]].join(',');
            }),
          )
          .join('\n')}`,
      },
    ],
    expected: rowsOf(months),
    // A rate of two decimals is known to 0.005 mm, for each of 31 days.
    tolerance: 0.16,
  },
  {
    name: 'the yearly report of a garden station: two tables, years of two digits, days of rain beside rain',
    files: [
      {
        name: 'NOAAYR.TXT',
        text: `                  MONTHLY CLIMATOLOGICAL SUMMARY for 2012\n\nNAME: Back Garden   CITY: Inventia   STATE:\nELEV:   30 m   LAT:  52° 10' N   LONG:   0° 10' E\n\n                TEMPERATURE (°C), HEAT BASE 18.3, COOL BASE 18.3\n                              HEAT  COOL                            MAX  MAX  MIN  MIN\n          MEAN   MEAN         DEG   DEG                             >=   <=   <=   <=\n YR  MO   MAX    MIN   MEAN   DAYS  DAYS   HI   DATE   LOW   DATE   32    0    0  -18\n${ruler}\n${oneYear.map((one) => ` 12 ${String(one.month).padStart(3)} ${fixed(one.max, 6)} ${fixed(one.min, 6)} ${fixed((one.max + one.min) / 2, 6)}   300    10 ${fixed(one.max + 8, 6)}  12 ${fixed(one.min - 7, 7)}   3   0    0    4    0`).join('\n')}\n${ruler}\n         14.1    7.1   10.6  2200   120   30.1  JUL    -6.5  JAN   2    0   40    0\n\n                                 PRECIPITATION (mm)\n\n                DEP.    MAX        DAYS OF RAIN\n               FROM    OBS.             OVER\n YR  MO TOTAL  NORM    DAY  DATE   .2   2  20\n${ruler}\n${oneYear.map((one) => ` 12 ${String(one.month).padStart(3)} ${fixed(one.rain, 6)}   0.0   12.1 ${String(one.month + 9).padStart(4)}   12   7   0`).join('\n')}\n${ruler}\n        612.1   0.0   20.2   JUN   130  70   2`,
      },
    ],
    expected: rowsOf(oneYear),
  },
  {
    name: 'a rain register that writes nil for a dry month',
    files: [
      {
        name: 'Rain at Hill Farm (mm).csv',
        text: `Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec\n${yearLines(months, (year, of) => [year, ...of.map(({ rain, month }) => (month === 7 ? 'nil' : rain))].join(',')).join('\n')}`,
      },
    ],
    expected: rowsOf(
      months.map((one) => (one.month === 7 ? { ...one, rain: 0 } : one)),
      ['rain'],
    ),
  },
];
