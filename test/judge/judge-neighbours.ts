import type { Cell, Grid } from '../../src/core/reading/reading.ts';
import { type Chance, chance } from '../support/chance.ts';
import { inventedMonths } from '../support/invented-station.ts';
import { count, printTally, readAs, type Tally, verdictOf } from './verdict.ts';

type Element = 'max' | 'min' | 'rain';
type Neighbour = { header: string; value: (month: number, year: number) => Cell };

const months = inventedMonths('temperate', { firstYear: 1961, years: 5, seed: 92 });

/** The three elements as people of many languages head them. */
const HEADINGS: readonly Record<Element | 'year' | 'month', string>[] = [
  { year: 'Year', month: 'Month', max: 'Tmax', min: 'Tmin', rain: 'Rain' },
  { year: 'Year', month: 'Month', max: 'Mean max (°C)', min: 'Mean min (°C)', rain: 'Total (mm)' },
  { year: 'Año', month: 'Mes', max: 'Temp. máx. media', min: 'Temp. mín. media', rain: 'Lluvia' },
  { year: 'Année', month: 'Mois', max: 'Tmax moyenne', min: 'Tmin moyenne', rain: 'Pluie (mm)' },
  { year: 'Ano', month: 'Mês', max: 'Máxima média', min: 'Mínima média', rain: 'Chuva' },
  { year: 'Jahr', month: 'Monat', max: 'Mittl. Maximum', min: 'Mittl. Minimum', rain: 'Regen' },
  { year: 'Rok', month: 'Miesiąc', max: 'Tmax', min: 'Tmin', rain: 'Suma opadów' },
  { year: '年', month: '月', max: '平均最高气温', min: '平均最低气温', rain: '降水量' },
  { year: 'Год', month: 'Месяц', max: 'Средний максимум', min: 'Средний минимум', rain: 'Осадки' },
  { year: 'Tahun', month: 'Bulan', max: 'Suhu maksimum', min: 'Suhu minimum', rain: 'Curah hujan' },
];

const flat = (value: number) => () => value;
/** What else stands in such tables; none of it is the mean of the maxima, of the minima, or the rain. */
const NEIGHBOURS: readonly Neighbour[] = [
  { header: 'Highest max', value: (m) => 20 + m },
  { header: 'Extreme minimum', value: (m) => m - 20 },
  { header: 'Record high', value: (m) => 25 + m },
  { header: 'Wettest day (mm)', value: (m) => 10 + m },
  { header: 'Max daily rain', value: (m) => 11 + m },
  { header: 'Rain days', value: (m) => 8 + (m % 7) },
  { header: 'Days with rain > 1 mm', value: (m) => 5 + (m % 6) },
  { header: 'Mean temp', value: (m) => 5 + m },
  { header: 'Tavg', value: (m) => 5 + m },
  { header: 'Wind speed (m/s)', value: (m) => 3 + (m % 3) },
  { header: 'Max wind', value: (m) => 12 + (m % 5) },
  { header: 'Max gust (km/h)', value: (m) => 60 + m },
  { header: 'Humidity (%)', value: (m) => 60 + m },
  { header: 'Max RH', value: (m) => 80 + m },
  { header: 'Sunshine hours', value: (m) => 100 + m },
  { header: 'Snow depth max', value: (m) => (m < 4 ? 12 + m : 0) },
  { header: 'Snowfall', value: (m) => (m < 4 ? 5 : 0) },
  { header: 'Grass min', value: (m) => m - 8 },
  { header: 'Soil temp max', value: (m) => 9 + m },
  { header: 'Dew point max', value: (m) => 6 + m },
  { header: 'Pressure max', value: (m) => 1010 + m },
  { header: 'Evaporation (mm)', value: (m) => 20 + m },
  { header: 'Anomaly of Tmax', value: (m, y) => ((m * y) % 5) - 2 },
  { header: 'Rain anomaly', value: (m, y) => ((m * y) % 30) - 15 },
  { header: 'Normal rain', value: (m) => 50 + m },
  { header: 'Tmax normal 1961-1990', value: (m) => 11 + m },
  { header: 'Rain total year', value: flat(777.7) },
  { header: 'Station', value: () => 'Hill' },
  { header: 'Quality', value: () => 'A' },
  { header: 'Remarks', value: (m) => (m % 5 ? null : 'gauge leaked') },
  { header: 'Tmax flag', value: flat(1) },
  { header: 'Date of max', value: (m) => (m * 3) % 28 },
  { header: 'Temp. máx. absoluta', value: (m) => 22 + m },
  { header: 'Lluvia máxima en 24 h', value: (m) => 12 + m },
  { header: 'Absolutes Maximum', value: (m) => 22 + m },
  { header: 'Tagesmaximum Niederschlag', value: (m) => 12 + m },
  { header: '极端最高气温', value: (m) => 22 + m },
  { header: '最大日降水量', value: (m) => 12 + m },
  { header: 'Абсолютный максимум', value: (m) => 22 + m },
  { header: 'XQ7', value: (m) => 3 + m },
  { header: 'Index', value: (m) => m },
];

type Size = { seed: number; rounds: number; soups: number };

/** Moves, retitles and surrounds the columns: the same rows, or a question, never other rows. */
export function judgeNeighbours([seed = '1']: string[]): boolean {
  const { tally, others } = judgedNeighbours({ seed: Number(seed), rounds: 3, soups: 300 });
  for (const other of others) process.stdout.write(`other: ${other}\n`);
  printTally('neighbours of the elements', tally);
  return others.length === 0;
}

/** The headers of the tables that were read otherwise without a question. */
function judgedNeighbours({ seed, rounds, soups }: Size): {
  tally: Tally;
  others: string[];
} {
  const random = chance(seed);
  const tally: Tally = new Map();
  const others: string[] = [];
  const judge = (kind: string, { grid, rows }: ReturnType<typeof tableOf>): void => {
    const verdict = verdictOf(readAs([grid]), rows);
    count(tally, kind, verdict);
    if (verdict === 'other') others.push((grid.cells[0] ?? []).join(' | '));
  };
  for (const heading of HEADINGS)
    for (const neighbour of NEIGHBOURS)
      for (let round = 0; round < rounds; round++)
        judge(neighbour.header, tableOf(heading, [neighbour], random));
  for (let soup = 0; soup < soups; soup++) {
    const heading = HEADINGS[below(random, HEADINGS.length)] ?? HEADINGS[0];
    const some = NEIGHBOURS.filter(() => below(random, 8) === 0);
    if (heading) judge('several neighbours', tableOf(heading, some, random));
  }
  return { tally, others };
}

/** Sometimes an element is missing, too; its neighbours must not take its place. */
function tableOf(
  heading: (typeof HEADINGS)[number],
  neighbours: readonly Neighbour[],
  random: Chance,
): { grid: Grid; rows: string } {
  const elements = (['max', 'min', 'rain'] as const).filter(() => below(random, 5) > 0);
  const kept = elements.length ? elements : (['max'] as const);
  type Month = (typeof months)[number];
  const columns: { header: string; value: (month: Month) => Cell }[] = [
    { header: heading.year, value: ({ year }) => year },
    { header: heading.month, value: ({ month }) => month },
  ];
  const others = [
    ...kept.map((element) => ({
      header: heading[element],
      value: (month: Month): Cell => month[element],
    })),
    ...neighbours.map(({ header, value }) => ({
      header,
      value: ({ year, month }: Month) => value(month, year),
    })),
  ];
  while (others.length) columns.push(...others.splice(below(random, others.length), 1));
  const cells = [
    columns.map(({ header }) => header),
    ...months.map((month) => columns.map(({ value }) => value(month))),
  ];
  const years = [...new Set(months.map(({ year }) => year))];
  const rows = years.map((year) => {
    const row: Record<string, number> = { Year: year };
    for (const month of months.filter((one) => one.year === year))
      for (const element of ['max', 'min', 'rain'] as const)
        if ((kept as readonly string[]).includes(element))
          row[`${String(month.month).padStart(2, '0')}_${element}`] = month[element];
    return row;
  });
  return { grid: { sheet: 'Sheet1', cells }, rows: JSON.stringify(rows) };
}

function below(random: Chance, end: number): number {
  return Math.floor(random.even() * end);
}
