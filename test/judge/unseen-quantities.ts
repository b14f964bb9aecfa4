import type { Cell, Grid } from '../../src/core/reading/reading.ts';
import { inventedMonths, type Month } from '../support/invented-station.ts';
import { LANGUAGES, type Language, type OtherKind, STANDS_FOR } from './other-quantities.ts';
import type { Element, UnseenTable } from './unseen-tables.ts';

type Column = { header: string; unit?: string; value: (month: Month) => Cell };
type Shape = {
  name: string;
  /** the elements that stand beside it and have to be read, or told */
  holds: (instead: Element) => readonly Element[];
  grid: (language: Language, header: string, kind: OtherKind) => Grid;
};

const MONTHS = inventedMonths('temperate', { firstYear: 1981, years: 4, seed: 23 });
const YEARS = [...new Set(MONTHS.map(({ year }) => year))];
const ELEMENTS = ['max', 'min', 'rain'] as const;
const round = (value: number): number => Number(value.toFixed(1));
const uneven = ({ year, month }: Month): number => ((year * 7 + month * 5) % 19) / 10;

/** Values as they would be, so that nothing but the words tells them apart. */
const VALUES: Record<OtherKind, (month: Month) => number> = {
  extremeMax: (m) => round(m.max + 6 + uneven(m)),
  extremeMin: (m) => round(m.min - 6 - uneven(m)),
  wettest: (m) => round(m.rain * 0.35 + uneven(m)),
  wetDays: (m) => Math.round(4 + m.rain / 8),
  hotDays: (m) => Math.max(0, Math.round(m.max - 15)),
  mean: (m) => round((m.max + m.min) / 2),
  normalMax: (m) => round(10 + 7 * Math.sin(((m.month - 4) / 6) * Math.PI)),
  normalRain: (m) => 50 + ((m.month * 5) % 17),
  anomalyMax: (m) => round(uneven(m) * 2 - 1.7),
  anomalyRain: (m) => round(uneven(m) * 40 - 34.3),
  dew: (m) => round(m.min - 0.4 - uneven(m)),
  ground: (m) => round(m.min - 2 - uneven(m)),
  soil: (m) => round(m.max - 1 + uneven(m)),
  wetBulb: (m) => round(m.min + uneven(m)),
  feels: (m) => round(m.max + uneven(m)),
  evaporation: (m) => round(Math.max(5, m.max * 4) + uneven(m)),
  snow: (m) => (m.month < 4 ? round(10 * uneven(m)) : 0),
  radiation: (m) => round(10 + m.max / 2 + uneven(m)),
  sun: (m) => round(8 + m.max / 5),
  wind: (m) => round(12 + uneven(m) * 3),
  humidity: (m) => round(80 + uneven(m) * 5),
  pressure: (m) => round(1015 + uneven(m) * 6),
  water: (m) => round(m.max - 2 + uneven(m)),
  range: (m) => round(m.max - m.min),
  intensity: (m) => round(2 + m.rain / 10 + uneven(m)),
  river: (m) => round(1 + m.rain / 50 + uneven(m)),
};

const SHAPES: readonly Shape[] = [
  {
    name: 'alone',
    holds: () => [],
    grid: (language, header, kind) => long(language, [{ header, value: VALUES[kind] }]),
  },
  {
    name: 'instead of an element',
    holds: (instead) => ELEMENTS.filter((element) => element !== instead),
    grid: (language, header, kind) =>
      long(language, [{ header, value: VALUES[kind] }, ...columnsOf(language, STANDS_FOR[kind])]),
  },
  {
    name: 'before all elements',
    holds: () => ELEMENTS,
    grid: (language, header, kind) =>
      long(language, [{ header, value: VALUES[kind] }, ...columnsOf(language)]),
  },
  {
    name: 'behind all elements, in capitals',
    holds: () => ELEMENTS,
    grid: (language, header, kind) =>
      long(language, [
        ...columnsOf(language),
        { header: header.toLocaleUpperCase(), value: VALUES[kind] },
      ]),
  },
  {
    name: 'in two lines',
    holds: (instead) => ELEMENTS.filter((element) => element !== instead),
    grid: (language, header, kind) => {
      const [first, second] = halves(header);
      const columns = columnsOf(language, STANDS_FOR[kind]);
      const { cells } = long(language, [...columns, { header: second, value: VALUES[kind] }]);
      return sheet([[null, null, ...columns.map(() => null), first], ...cells]);
    },
  },
  {
    name: 'over a row of units',
    holds: (instead) => ELEMENTS.filter((element) => element !== instead),
    grid: (language, header, kind) => {
      const columns = columnsOf(language, STANDS_FOR[kind]);
      const unit = STANDS_FOR[kind] === 'rain' ? 'mm' : '°C';
      const [head = [], ...rows] = long(language, [
        { header: header.replace(/ ?\(.*\)$/, ''), value: VALUES[kind] },
        ...columns,
      ]).cells;
      return sheet([head, ['', '', unit, ...columns.map(({ unit: own = '' }) => own)], ...rows]);
    },
  },
  {
    name: 'with an underscore',
    holds: (instead) => ELEMENTS.filter((element) => element !== instead),
    grid: (language, header, kind) =>
      long(language, [
        ...columnsOf(language, STANDS_FOR[kind]),
        { header: header.toLowerCase().replace(/ /g, '_'), value: VALUES[kind] },
      ]),
  },
  {
    name: 'as a title',
    holds: () => [],
    grid: (language, header, kind) => sheet([[header], [], ...wide(language, VALUES[kind])]),
  },
  {
    name: 'as a tab',
    holds: () => [],
    grid: (language, header, kind) => ({
      sheet: header.replace(/[[\]*?:/\\]/g, ' '),
      cells: wide(language, VALUES[kind]),
    }),
  },
  {
    name: 'down a column of elements',
    holds: (instead) => ELEMENTS.filter((element) => element !== instead),
    grid: (language, header, kind) => {
      const labels: Column[] = [
        ...columnsOf(language, STANDS_FOR[kind]),
        { header, value: VALUES[kind] },
      ];
      return sheet([
        [language.year, language.month, 'Element', 'Value'],
        ...MONTHS.flatMap((month) =>
          labels.map(({ header: label, value }) => [month.year, month.month, label, value(month)]),
        ),
      ]);
    },
  },
];

function columnsOf(language: Language, without?: Element): Column[] {
  return ELEMENTS.filter((element) => element !== without).map((element) => ({
    header: language[element],
    unit: element === 'rain' ? 'mm' : '°C',
    value: (month) => month[element],
  }));
}

function long({ year, month }: Language, columns: readonly Column[]): Grid {
  return sheet([
    [year, month, ...columns.map(({ header }) => header)],
    ...MONTHS.map((one) => [one.year, one.month, ...columns.map(({ value }) => value(one))]),
  ]);
}

function wide({ year }: Language, value: (month: Month) => number): Cell[][] {
  return [
    [year, ...Array.from({ length: 12 }, (_, at) => at + 1)],
    ...YEARS.map((one) => [one, ...MONTHS.filter((month) => month.year === one).map(value)]),
  ];
}

function sheet(cells: Cell[][]): Grid {
  return { sheet: 'Sheet1', cells };
}

function halves(header: string): [string, string] {
  const words = header.split(' ');
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}

/** "Max Foo" is read with the first of these, and the last is said of what is the same each year. */
const DOUBTS = [
  'reading.perhaps-something-else',
  'reading.perhaps-extremes',
  'reading.normals-read-anyway',
  'quality.years-equal',
] as const;

/** Nothing but what people of a language head the three elements with. */
export function plainTables(): { name: string; grid: Grid }[] {
  return LANGUAGES.map((language) => ({
    name: language.name,
    grid: long(language, columnsOf(language)),
  }));
}

/** Every other quantity of every language in every shape; `some` takes each so-manieth. */
export function unseenQuantities(some = 1): UnseenTable[] {
  const all = LANGUAGES.flatMap((language) =>
    language.others.flatMap((other) => SHAPES.map((shape) => ({ language, other, shape }))),
  );
  return all
    .filter((_, at) => at % some === 0)
    .map(({ language, other: { kind, header }, shape: { name, holds, grid } }) => ({
      kind: `another quantity ${name}`,
      name: `${language.name} ${kind} "${header}"`,
      grids: [grid(language, header, kind)],
      holds: holds(STANDS_FOR[kind]),
      truth: MONTHS,
      isPlain: false,
      doubts: DOUBTS,
    }));
}
