import type { Cell, Grid, Reading } from '../../src/core/reading/reading.ts';
import { inventedMonths } from '../support/invented-station.ts';
import { readAs } from './verdict.ts';

/** A good table that speaks of a place: where the name stands, and in which words. */
export type NamedTable = {
  name: string;
  where: Where;
  grid: (place: string) => Grid;
  /** beside other places, so that the person is asked which one is meant */
  isAmong?: boolean;
};
export type Where = 'title' | 'tab' | 'header' | 'column';

const months = inventedMonths('temperate', { firstYear: 1961, years: 6, seed: 91 });
const YEARS = [1961, 1962, 1963, 1964, 1965, 1966];
const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
type Element = 'max' | 'min' | 'rain';

function wide(element: Element): Cell[][] {
  return [
    ['Year', ...MONTHS],
    ...YEARS.map((year) => [
      year,
      ...months.filter((month) => month.year === year).map((month) => month[element]),
    ]),
  ];
}

function long(headers: readonly string[], elements: readonly Element[], before: Cell[] = []) {
  return [
    [...headers],
    ...months.map((month) => [
      ...before,
      month.year,
      month.month,
      ...elements.map((element) => month[element]),
    ]),
  ];
}

const titled = (element: Element, title: (place: string) => string): NamedTable => ({
  name: title('X'),
  where: 'title',
  grid: (place) => ({ sheet: 'Sheet1', cells: [[title(place)], [], ...wide(element)] }),
});
const tabbed = (element: Element, tab: (place: string) => string): NamedTable => ({
  name: tab('X'),
  where: 'tab',
  grid: (place) => ({ sheet: tab(place), cells: wide(element) }),
});
const ALL = ['max', 'min', 'rain'] as const;
const headed = (header: (place: string, word: string) => string): NamedTable => ({
  name: header('X', 'max'),
  where: 'header',
  grid: (place) => ({
    sheet: 'Sheet1',
    cells: long(['Year', 'Month', ...ALL.map((word) => header(place, word))], ALL),
  }),
});
const FULL = {
  max: 'Max temp (°C)',
  min: 'Min temp (°C)',
  rain: 'Rain (mm)',
};

/** The rain of five places: that of the second is the one that is meant. */
const OTHERS = ['Kumasi', 'Tamale', 'Nakuru', 'Eldoret'].map((name, at) => ({
  name,
  rain: inventedMonths('temperate', { firstYear: 1961, years: 6, seed: 17 + at }).map(
    ({ rain }) => rain,
  ),
}));
function five(place: string): { name: string; rain: readonly (number | null)[] }[] {
  const [first, ...others] = OTHERS;
  const meant = { name: place, rain: months.map(({ rain }) => rain) };
  return first ? [first, meant, ...others] : [meant];
}
const FIRST_DAYS = months.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}-01`);

export const NAMED_TABLES: readonly NamedTable[] = [
  titled('rain', (x) => `Rainfall at ${x} (mm)`),
  titled('rain', (x) => `${x} rainfall (mm)`),
  titled('rain', (x) => `${x} rainfall`),
  titled('rain', (x) => `Rainfall, ${x} (mm)`),
  titled('rain', (x) => `${x}: monthly rainfall in mm`),
  titled('rain', (x) => `Monthly precipitation totals for ${x}`),
  titled('rain', (x) => `Lluvia mensual en ${x} (mm)`),
  titled('rain', (x) => `Niederschlag ${x} [mm]`),
  titled('max', (x) => `Tmax (°C) ${x}`),
  titled('max', (x) => `${x} - monthly max`),
  titled('max', (x) => `${x} Mean Maximum Temperature`),
  titled('max', (x) => `Mean maximum temperature at ${x}, 1961-1966`),
  titled('max', (x) => `Monthly Mean Max Temperature for ${x}`),
  titled('min', (x) => `Minimum temperature (°C), ${x}`),
  titled('min', (x) => `Temperatura mínima media - ${x}`),
  titled('min', (x) => `${x} Tmin`),
  tabbed('rain', (x) => `${x} rain`),
  tabbed('rain', (x) => `Rain ${x}`),
  tabbed('max', (x) => `${x} Tmax`),
  {
    name: 'X over a complete table',
    where: 'title',
    grid: (place) => ({
      sheet: 'Data',
      cells: [[place], ...long(['Year', 'Month', 'Tmax', 'Tmin', 'Rain'], ALL)],
    }),
  },
  {
    name: 'X over twelve months, the tab says rain',
    where: 'title',
    grid: (place) => ({ sheet: 'Rainfall', cells: [[place], ...wide('rain')] }),
  },
  {
    name: 'the tab X, the title says rain',
    where: 'tab',
    grid: (place) => ({ sheet: place, cells: [['Rainfall (mm)'], ...wide('rain')] }),
  },
  {
    name: 'the tab X of a complete table',
    where: 'tab',
    grid: (place) => ({
      sheet: place,
      cells: long(['Year', 'Month', 'Max', 'Min', 'Rain'], ALL),
    }),
  },
  headed((x, word) => `${x} ${word}`),
  headed((x, word) => `${word[0]?.toUpperCase()}${word.slice(1)} ${x}`),
  headed((x, word) => `${x} ${FULL[word as Element]}`),
  headed((x, word) => `${FULL[word as Element]} ${x}`),
  headed((x, word) => `${FULL[word as Element]} - ${x}`),
  {
    name: 'one column: X rainfall (mm)',
    where: 'header',
    grid: (place) => ({
      sheet: 'Sheet1',
      cells: long(['Year', 'Month', `${place} rainfall (mm)`], ['rain']),
    }),
  },
  {
    name: 'one column: Rainfall at X (mm)',
    where: 'header',
    grid: (place) => ({
      sheet: 'Sheet1',
      cells: long(['Year', 'Month', `Rainfall at ${place} (mm)`], ['rain']),
    }),
  },
  ...['Station', 'Name', 'Location', 'Estación', ''].map(
    (header): NamedTable => ({
      name: `X down a column called "${header}"`,
      where: 'column',
      grid: (place) => ({
        sheet: 'Sheet1',
        cells: long([header, 'Year', 'Month', 'Tmax', 'Tmin', 'Rain'], ALL, [place]),
      }),
    }),
  ),
  {
    name: 'X down a column of a wide table',
    where: 'column',
    grid: (place) => ({
      sheet: 'Rain',
      cells: wide('rain').map((row, at) => [at === 0 ? 'Station' : place, ...row]),
    }),
  },
  {
    name: 'X among columns of places',
    where: 'header',
    isAmong: true,
    grid: (place) => ({
      sheet: 'Rainfall',
      cells: [
        ['Month', ...five(place).map(({ name }) => name)],
        ...FIRST_DAYS.map((day, at) => [day, ...five(place).map(({ rain }) => rain[at] ?? null)]),
      ],
    }),
  },
  {
    name: 'X among rows of places, months of years across',
    where: 'column',
    isAmong: true,
    grid: (place) => ({
      sheet: 'Rainfall',
      cells: [['', ...FIRST_DAYS], ...five(place).map(({ name, rain }) => [name, ...rain])],
    }),
  },
];

/** What a table with this name comes to; among other places after it was chosen, if it was offered. */
export function readNamed({ grid, isAmong }: NamedTable, place: string): Reading {
  const reading = readAs([grid(place)]);
  const offered = reading.findings.flatMap(({ choices }) =>
    choices?.wish === 'station' ? choices.options.map(({ value }) => value) : [],
  );
  return isAmong && offered.includes(place) ? readAs([grid(place)], { station: place }) : reading;
}
