import type { Cell, Grid } from '../../src/core/reading/reading.ts';
import { gridFromFile } from '../../src/workbench/files/grid-from-file.ts';
import { inventedDays, inventedMonths, type Month } from '../support/invented-station.ts';
import type { UnseenTable } from './unseen-tables.ts';
import { THIS_YEAR } from './verdict.ts';

/** Dates as people write them and as a sheet then changes them: no month may come out as another. */
export function unseenDates(): UnseenTable[] {
  return [
    ...shortYears(),
    ...dayBesideNoYear(),
    ...stamps(),
    ...quarters(),
    ...archives(),
    ...normals(),
  ];
}

const two = (number: number): string => String(number).padStart(2, '0');
const hash = ({ year, month }: Month): number => (year * 31 + month * 17) % 47;
const shuffled = (months: readonly Month[]): Month[] =>
  months.toSorted((a, b) => hash(a) - hash(b));

/** What a sheet of this language makes of a file, and what it shows. */
function sheetOf(lines: readonly string[], locale = 'en_US'): Grid[] {
  const around = { locale, thisYear: THIS_YEAR };
  return [gridFromFile(Buffer.from(lines.join('\n')), 'Sheet1.csv', around)];
}

function monthsOf(firstYear: number, lastYear: number): Month[] {
  return inventedMonths('temperate', { firstYear, years: lastYear - firstYear + 1, seed: 23 });
}

type Language = { locale: string; head: string; months: string[] };
const languages: Language[] = [
  ['en_US', 'Month,Rain (mm)', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
  ['en_GB', 'Date,Rain (mm)', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
  ['de_DE', 'Monat;Niederschlag (mm)', 'Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez'],
  ['fr_FR', 'Mois;Pluie (mm)', 'janv févr mars avr mai juin juil août sept oct nov déc'],
  ['es_ES', 'Mes;Lluvia (mm)', 'ene feb mar abr may jun jul ago sep oct nov dic'],
  ['pt_BR', 'Mês;Chuva (mm)', 'jan fev mar abr mai jun jul ago set out nov dez'],
].map(([locale = '', head = '', months = '']) => ({ locale, head, months: months.split(' ') }));

/** "Jan-01": January 2001, and the first of this January to a sheet. */
function shortYears(): UnseenTable[] {
  const spans: [number, number][] = [
    [2001, 2001],
    [2005, 2005],
    [2015, 2015],
    [2024, 2025],
    [2001, 2025],
    [2010, 2019],
    [1998, 2003],
    [1995, 2012],
  ];
  const orders: [string, (months: readonly Month[]) => readonly Month[]][] = [
    ['in order', (months) => months],
    ['the latest first', (months) => months.toReversed()],
    ['January after January', (months) => months.toSorted((a, b) => a.month - b.month)],
    ['in no order', shuffled],
  ];
  return languages.flatMap(({ locale, head, months }) =>
    spans.flatMap(([first, last]) =>
      orders.flatMap(([order, arrange]) =>
        ['-', ' '].map((mark): UnseenTable => {
          const truth = monthsOf(first, last);
          const separator = head.includes(';') ? ';' : ',';
          const decimal = (value: number): string =>
            separator === ';' ? String(value).replace('.', ',') : String(value);
          const lines = arrange(truth).map(
            (m) =>
              `${months[m.month - 1]}${mark}${two(m.year % 100)}${separator}${decimal(m.rain)}`,
          );
          return {
            kind: 'months with years of two digits',
            name: `${locale} ${first}–${last}, ${order}, "${mark}"`,
            grids: sheetOf([head, ...lines], locale),
            holds: ['rain'],
            isPlain: false,
            truth,
          };
        }),
      ),
    ),
  );
}

/** The day a month's figure was written down, of a year that is not shown. */
function dayBesideNoYear(): UnseenTable[] {
  const truth = monthsOf(2019, 2019);
  const add = (
    name: string,
    cell: (m: Month) => Cell,
    shown: (m: Month) => string,
  ): UnseenTable => ({
    kind: 'a day and a month of no year',
    name,
    holds: ['rain'],
    isPlain: false,
    truth,
    grids: [
      {
        sheet: 'Sheet1',
        cells: [['Date', 'Rain (mm)'], ...truth.map((m) => [cell(m), m.rain])],
        display: [['Date', 'Rain (mm)'], ...truth.map((m) => [shown(m), String(m.rain)])],
      },
    ],
  });
  const days = [1, 15, 28, 31, 7];
  return days.flatMap((day) => [
    add(
      `the ${day}. of each month`,
      ({ month }) => ({ year: THIS_YEAR, month, day: Math.min(day, month === 2 ? 28 : 30) }),
      ({ month }) => `${Math.min(day, month === 2 ? 28 : 30)}/${month}`,
    ),
    add(
      `the ${day}. of each month, a text`,
      ({ month }) => `${Math.min(day, month === 2 ? 28 : 30)}.${month}.`,
      ({ month }) => `${Math.min(day, month === 2 ? 28 : 30)}.${month}.`,
    ),
  ]);
}

/** A time of day that is the same in each row may be the end of the day before. */
function stamps(): UnseenTable[] {
  const days = inventedDays('temperate', { firstYear: 2011, years: 1, seed: 29 });
  const at = (time: string): UnseenTable => ({
    kind: 'one time of day in every stamp',
    name: time,
    holds: ['max'],
    mustTell: true,
    truth: meansOf(days),
    isPlain: false,
    grids: [
      {
        sheet: 'Sheet1',
        cells: [
          ['time', 'tmax'],
          ...days.map((d): Cell[] => [`${d.year}-${two(d.month)}-${two(d.day)}${time}`, d.max]),
        ],
      },
    ],
  });
  return ['T23:00:00Z', 'T22:00:00Z', 'T23:00Z', ' 23:00:00+00:00', 'T21:00:00Z'].map((time) =>
    at(time),
  );
}

function quarters(): UnseenTable[] {
  const heads: [string, string[]][] = [
    ['Year', ['Q1', 'Q2', 'Q3', 'Q4']],
    ['Year', ['Jan-Mar', 'Apr-Jun', 'Jul-Sep', 'Oct-Dec']],
    ['Year', ['JFM', 'AMJ', 'JAS', 'OND']],
    ['Year', ['DJF', 'MAM', 'JJA', 'SON']],
    ['Año', ['1er trimestre', '2do trimestre', '3er trimestre', '4to trimestre']],
    ['Año', ['T1', 'T2', 'T3', 'T4']],
    ['Année', ['1er trimestre', '2e trimestre', '3e trimestre', '4e trimestre']],
    ['Ano', ['1º trimestre', '2º trimestre', '3º trimestre', '4º trimestre']],
    ['Jahr', ['1. Quartal', '2. Quartal', '3. Quartal', '4. Quartal']],
    ['Year', ['Winter', 'Spring', 'Summer', 'Autumn']],
    ['Year', ['Mar', 'Jun', 'Sep', 'Dec']],
  ];
  const rows = [2001, 2002, 2003, 2004, 2005];
  const wide = heads.map(
    ([corner, names]): UnseenTable => ({
      kind: 'quarters',
      name: `${names.join(' ')} across`,
      holds: [],
      mustTell: 'reading.only-quarters',
      isPlain: false,
      grids: [
        {
          sheet: 'Rainfall',
          cells: [
            [corner, ...names],
            ...rows.map((year) => [
              year,
              ...names.map((_, at) => 100 + ((year * 7 + at * 31) % 90)),
            ]),
          ],
        },
      ],
    }),
  );
  const written: [string, (year: number, quarter: number) => Cell][] = [
    ['1990 Q1', (year, quarter) => `${year} Q${quarter}`],
    ['1990Q1', (year, quarter) => `${year}Q${quarter}`],
    ['Q1 1990', (year, quarter) => `Q${quarter} ${year}`],
    ['1990-T1', (year, quarter) => `${year}-T${quarter}`],
    ['1990 I', (year, quarter) => `${year} ${['I', 'II', 'III', 'IV'][quarter - 1]}`],
    ['1990-1', (year, quarter) => `${year}-${quarter}`],
    ['1990-03-31', (year, quarter) => ({ year, month: quarter * 3, day: quarter % 3 ? 30 : 31 })],
  ];
  const long = written.map(
    ([name, cell]): UnseenTable => ({
      kind: 'quarters',
      name: `${name} down`,
      holds: [],
      mustTell: 'reading.only-quarters',
      isPlain: false,
      grids: [
        {
          sheet: 'Sheet1',
          cells: [
            ['Period', 'Rain (mm)'],
            ...rows.flatMap((year) =>
              [1, 2, 3, 4].map((quarter) => [
                cell(year, quarter),
                100 + ((year * 7 + quarter * 31) % 90),
              ]),
            ),
          ],
        },
      ],
    }),
  );
  const apart: UnseenTable = {
    kind: 'quarters',
    name: 'year and quarter in two columns',
    holds: [],
    mustTell: 'reading.only-quarters',
    isPlain: false,
    grids: [
      {
        sheet: 'Sheet1',
        cells: [
          ['Year', 'Quarter', 'Rain (mm)'],
          ...rows.flatMap((year) =>
            [1, 2, 3, 4].map((quarter) => [year, quarter, 100 + ((year * 7 + quarter * 31) % 90)]),
          ),
        ],
      },
    ],
  };
  return [...wide, ...long, apart];
}

/** A normal may be counted anew each year or decade, and stays a normal. */
function normals(): UnseenTable[] {
  const months = monthsOf(1981, 2010);
  const meanOf = (last: number, month: number): number => {
    const all = months.filter((m) => m.month === month && m.year <= last);
    return Number((all.reduce((sum, m) => sum + m.max, 0) / all.length).toFixed(1));
  };
  const kinds: [string, (m: Month) => number][] = [
    ['of each decade', ({ year, month }) => meanOf(Math.floor(year / 10) * 10 + 1, month)],
    ['of all years so far', ({ year, month }) => meanOf(Math.max(year, 1990), month)],
    [
      'slowly rising',
      ({ year, month }) => meanOf(2010, month) + Number(((year - 1981) / 40).toFixed(1)),
    ],
    ['of each year, it seems', ({ max }) => max],
  ];
  const heads =
    'Tmax normal|tmax_normal|Tmax N|Temp. máx. normal|Tmax normale|Normal max temp|Tmax normal value'.split(
      '|',
    );
  return heads.flatMap((head) =>
    // "Tmax N" is no normal for sure, and values that are alike are told by a check.
    kinds.slice(head === 'Tmax N' ? -1 : 0).map(
      ([name, value]): UnseenTable => ({
        kind: 'a normal that differs by year',
        name: `${head}, ${name}`,
        // Where it varies as weather does, it may be of a place called Normal, and a person is warned.
        holds: name.endsWith('seems') ? ['max'] : [],
        mustTell: true,
        truth: months,
        isPlain: false,
        grids: [
          {
            sheet: 'Sheet1',
            cells: [['Year', 'Month', head], ...months.map((m) => [m.year, m.month, value(m)])],
          },
        ],
      }),
    ),
  );
}

type Width = {
  name: string;
  id: string;
  codes: [string, string, string];
  width: number;
  flags: string;
  missing: string;
  scale: number;
};

/** Lines of station, year, month and element, then values of one width: not only those of two archives. */
function archives(): UnseenTable[] {
  const truth = monthsOf(1981, 1986);
  const widths: Width[] = [
    {
      name: 'six and a flag',
      id: '1012010',
      codes: ['001', '002', '012'],
      width: 6,
      flags: ' ',
      missing: '-99999',
      scale: 10,
    },
    {
      name: 'five and two flags',
      id: '043157',
      codes: ['TMAX', 'TMIN', 'PRCP'],
      width: 5,
      flags: ' 1',
      missing: '-9999',
      scale: 10,
    },
    {
      name: 'seven, no flag',
      id: 'AB0421',
      codes: ['TX', 'TN', 'RR'],
      width: 7,
      flags: '',
      missing: '-9999',
      scale: 10,
    },
    {
      name: 'four, no flag',
      id: '87344',
      codes: ['TX', 'TN', 'RR'],
      width: 5,
      flags: '',
      missing: '9999',
      scale: 10,
    },
  ];
  const field = (value: number | null, { width, flags, missing, scale }: Width): string =>
    (value === null ? missing : String(Math.round(value * scale))).padStart(width) + flags;
  const years = [...new Set(truth.map(({ year }) => year))];
  return widths.flatMap((one): UnseenTable[] => [
    {
      kind: 'an archive of fixed width',
      name: `${one.name}, a year a line`,
      holds: ['max', 'min', 'rain'],
      isPlain: false,
      truth,
      grids: textGrid(
        years.flatMap((year) =>
          (['max', 'min', 'rain'] as const).map(
            (element, at) =>
              `${one.id}${year}${one.codes[at]}${truth
                .filter((m) => m.year === year)
                .map((m) => field(m[element], one))
                .join('')}`,
          ),
        ),
      ),
    },
    {
      kind: 'an archive of fixed width',
      name: `${one.name}, days of a month a line`,
      holds: ['max', 'min', 'rain'],
      isPlain: false,
      truth: meansOf(DAYS),
      grids: textGrid(
        meansOf(DAYS).flatMap(({ year, month }) =>
          (['max', 'min', 'rain'] as const).map((element, at) => {
            const days = DAYS.filter((d) => d.year === year && d.month === month);
            const values = Array.from({ length: 31 }, (_, day) => days[day]?.[element] ?? null);
            return `${one.id}${year}${two(month)}${one.codes[at]}${values
              .map((value) => field(value, one))
              .join('')}`;
          }),
        ),
      ),
    },
  ]);
}

const DAYS = inventedDays('temperate', { firstYear: 1991, years: 2, seed: 31 });

function meansOf(list: typeof DAYS): Month[] {
  const months = new Map<string, typeof DAYS>();
  for (const day of list) {
    const key = `${day.year}-${day.month}`;
    months.set(key, [...(months.get(key) ?? []), day]);
  }
  return [...months.values()].map((days) => {
    const sum = (element: 'max' | 'min' | 'rain') =>
      days.reduce((all, day) => all + Number(day[element].toFixed(1)), 0);
    const { year = 0, month = 0 } = days[0] ?? {};
    return {
      year,
      month,
      max: sum('max') / days.length,
      min: sum('min') / days.length,
      rain: sum('rain'),
    };
  });
}

function textGrid(lines: readonly string[]): Grid[] {
  return [{ sheet: 'Sheet1', cells: lines.map((line) => [line]) }];
}
