import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';
import {
  type Climate,
  inventedMonths,
  type Month,
  roundTo,
} from '../../support/invented-station.ts';
import { rowsOf } from './agencies/agency-table.ts';
import { kindsOf, offeredBy, readCells } from './shape-of.ts';

type Element = 'max' | 'min' | 'rain';
type Block = { name: string; value: (at: number, element: Element) => Cell };
type Turn = { climate: Climate; elements: readonly Element[]; isSecond: boolean };

const ELEMENTS = ['max', 'min', 'rain'] as const;
const CLIMATES = ['temperate', 'desert', 'monsoon', 'polar', 'southern', 'equatorial'] as const;
const HEADS = { max: 'Max', min: 'Min', rain: 'Rain' };

/** Of what stands over or beside each element: "Kew" over Max, "Kew Max", "Max Kew", and "Max" over "Kew". */
const LAYOUTS = ['over', 'before', 'behind', 'below'] as const;

function cellsOf(layout: (typeof LAYOUTS)[number], blocks: Block[], elements: readonly Element[]) {
  const byBlock = blocks.flatMap((block) => elements.map((element) => ({ block, element })));
  const byElement = elements.flatMap((element) => blocks.map((block) => ({ block, element })));
  const columns = layout === 'below' ? byElement : byBlock;
  const names = columns.map(({ block }) => block.name);
  const heads = columns.map(({ element }) => HEADS[element]);
  const merged = (texts: string[]): Cell[] =>
    texts.map((text, at) => (text === texts[at - 1] ? null : text));
  const head: Cell[][] = {
    over: [
      [null, null, ...merged(names)],
      ['Year', 'Month', ...heads],
    ],
    below: [
      [null, null, ...merged(heads)],
      ['Year', 'Month', ...names],
    ],
    before: [['Year', 'Month', ...names.map((name, at) => `${name} ${heads[at]}`)]],
    behind: [['Year', 'Month', ...names.map((name, at) => `${heads[at]} ${name}`)]],
  }[layout];
  const rows = Array.from({ length: 48 }, (_, at) => [
    1961 + Math.floor(at / 12),
    (at % 12) + 1,
    ...columns.map(({ block, element }) => block.value(at, element)),
  ]);
  return [...head, ...rows];
}

const monthsIn = (climate: Climate): Month[] =>
  inventedMonths(climate, { firstYear: 1961, years: 4, seed: 7 });
const placeOf = (name: string, months: readonly Month[]): Block => ({
  name,
  value: (at, element) => months[at]?.[element] ?? null,
});

/** Every name in every layout; climate, elements and side take turns. */
function turnsOf<Of extends { name: string }>(all: readonly Of[]): (Of & Turn & Layout)[] {
  return LAYOUTS.flatMap((layout, row) =>
    all.map((one, at) => {
      const turn = at + row;
      const elements = turn % 5 === 4 ? ELEMENTS.slice(0, 2) : ELEMENTS;
      const climate = CLIMATES[turn % CLIMATES.length] ?? 'temperate';
      return { ...one, layout, climate, elements, isSecond: turn % 2 === 1 };
    }),
  );
}
type Layout = { layout: (typeof LAYOUTS)[number] };

function tableOf({ layout, climate, elements, isSecond }: Turn & Layout, block: Block): Cell[][] {
  const kew = placeOf('Kew', monthsIn(climate));
  return cellsOf(layout, isSecond ? [kew, block] : [block, kew], elements);
}

const OF_HOURS = 'Heures|Stunden|Stunde|Hora|Uhrzeit|Ore|Time'.split('|');
const OF_MARKS = 'Flag|Quality|Calidad|Qualité|QC|Status|Code|Grade'.split('|');
const OF_DAYS = 'Day|Tag|Jour'.split('|');
const noise = (at: number, element: Element): number => (at * 7 + element.length * 13) % 24;
const HOURS: Block['value'][] = [
  (at, element) => ({ max: 12, min: 3, rain: 0 })[element] + (noise(at, element) % 5),
  (at, element) => noise(at, element),
  (at, element) => `${noise(at, element)}:30`,
  (at, element) => 1200 + noise(at, element) * 10 - { max: 0, min: 900, rain: 400 }[element],
];
const MARKS: Block['value'][] = [
  () => 0,
  (at, element) => [0, 0, 1, 9][noise(at, element) % 4] ?? 0,
  (at, element) => ['A', 'B', null][noise(at, element) % 3] ?? null,
  (at, element) => 80 + noise(at, element) - (element === 'min' ? 1 : 0),
];
const DAYS: Block['value'][] = [(at, element) => 1 + ((at * 11 + element.length * 5) % 28)];

const under = (names: readonly string[], all: readonly Block['value'][]): Block[] =>
  names.flatMap((name) => all.map((value) => ({ name, value })));

describe('what stands beside "Kew" over the same elements', () => {
  test('is no place where it holds hours, marks or days', () => {
    const blocks = [
      ...under(OF_HOURS, HOURS),
      ...under(OF_MARKS, MARKS),
      ...under(OF_DAYS, DAYS),
      { name: 'Snow', value: (at: number) => (at % 12 < 3 ? at : 0) },
    ];
    const misread = casesOf(turnsOf(blocks), oneIn(2)).filter((one) => {
      const { rows, findings } = readCells(tableOf(one, one));
      const right = rowsOf(monthsIn(one.climate), one.elements);
      // "Time" below "Max" is not heard as one of its headers, and which column is Kew's is asked.
      const isAsked =
        one.layout === 'below' && findings.some(({ severity }) => severity === 'error');
      return !isAsked && JSON.stringify(rows) !== JSON.stringify(right);
    });
    expect(misread).toEqual([]);
  });

  test('is no place where it holds the means of many years', () => {
    const called = ['Mean', 'Average', 'Moyenne', 'Mittel', 'Media'].map((name) => ({ name }));
    const misread = turnsOf(called).filter((one) => {
      const months = monthsIn(one.climate);
      const mean = placeOf(one.name, months.map((_, at) => months[at % 12]).filter(isMonth));
      const { rows } = readCells(tableOf(one, mean));
      return JSON.stringify(rows) !== JSON.stringify(rowsOf(months, one.elements));
    });
    expect(misread).toEqual([]);
  });
  const isMonth = (month?: Month): month is Month => month !== undefined;

  const CALLED = [
    ...[...OF_HOURS, ...OF_MARKS, ...OF_DAYS, 'Snow', 'Snow Hill', 'Nieve', 'Date', 'March'],
    ...['May', '9 de Julio', 'Mar del Plata', 'Max', 'Massimino', 'Mean', 'Total', 'Low Moor'],
  ].map((name) => ({ name }));
  const WHEN = /^(Time|Code|Day|Tag|Jour|Date|Heures|Hora|Ore|Uhrzeit|Stunden?)$/;
  test.each([
    { by: 'close by', away: 1.5 },
    { by: 'higher up', away: -6 },
    { by: 'in the other half of the world', away: 2, later: 6 },
  ])('is a place to be asked for where it holds weather, $by', ({ away, later = 0 }) => {
    // "Day" below "Max" says when it was, and hours are no more than 24, as warmth may be.
    const called = casesOf(turnsOf(CALLED), oneIn(2)).filter(
      (one) => !WHEN.test(one.name) || (one.layout !== 'below' && later === 0),
    );
    const found = called.map((one) => {
      const all = monthsIn(one.climate);
      const months = all.map(({ year, month }, at) => {
        const { max, min, rain } = all[(at + later) % all.length] ?? { max: 0, min: 0, rain: 0 };
        return {
          year,
          month,
          max: roundTo(max + away + (at % 5) / 10, 1),
          min: roundTo(min + away - (at % 7) / 10, 1),
          rain: roundTo(rain * (at % 3 ? 1.25 : 0.5), 1),
        };
      });
      const cells = tableOf(one, placeOf(one.name, months));
      const asked = readCells(cells);
      const station = offeredBy(asked).find(
        (name) => name.toLowerCase() === one.name.toLowerCase(),
      );
      const { rows } = readCells(cells, station ? { station } : {});
      const right = JSON.stringify(rows) === JSON.stringify(rowsOf(months, one.elements));
      return `${one.name} ${one.layout} ${one.climate}: ${kindsOf(asked)}${right ? '' : ', and other rows'}`;
    });
    expect(found.filter((one) => !/: (words-of-a-name,)*which-station$/.test(one))).toEqual([]);
  });
});

describe('a name in one header of each round', () => {
  const [upton, kew] = [7, 8].map((seed) =>
    inventedMonths('temperate', { firstYear: 1961, years: 4, seed }),
  );
  const tableUnder = (header: readonly string[]): Cell[][] => [
    ['Year', 'Month', ...header],
    ...(upton ?? []).map(({ year, month, max, min, rain }, at) => {
      const other = kew?.[at];
      return [year, month, max, min, rain, other?.max, other?.min, other?.rain].map(
        (cell) => cell ?? null,
      );
    }),
  ];

  test.each([
    { header: 'Max|Min|Rain Upton|Max|Min|Rain Kew', names: ['Upton', 'Kew'] },
    { header: 'Upton Max|Min|Rain|Kew Max|Min|Rain', names: ['Upton', 'Kew'] },
    { header: 'Max Upton|Min|Rain|Max Kew|Min|Rain', names: ['Upton', 'Kew'] },
    {
      header: 'Tmax (°C)|Tmin (°C)|Rain (mm) Snow Hill|Tmax (°C)|Tmin (°C)|Rain (mm) Low Moor',
      names: ['Snow Hill', 'Low Moor'],
    },
    { header: 'Max|Min|Pluie Saint-Éloi|Max|Min|Pluie Le Mans', names: ['Saint-Éloi', 'Le Mans'] },
  ])('is that of a place: "$header"', ({ header, names }) => {
    const cells = tableUnder(header.split('|'));
    const asked = readCells(cells);
    expect(offeredBy(asked)).toEqual([...names, 'none']);
    expect(kindsOf(asked)).toContain('which-station');
    [upton, kew].forEach((months, at) => {
      const { rows } = readCells(cells, { station: names[at] ?? '' });
      expect(rows).toEqual(rowsOf(months ?? []));
    });
  });

  test.each([
    'Max|Min|Rain morning|Max|Min|Rain evening',
    'Max|Min|Rain 2019|Max|Min|Rain 2020',
    'Max|Min|Rain (mm)|Max|Min|Rain (in)',
    'Max|Min|Mean rain|Max|Min|Total rain',
    'Max|Min|Rain|Max|Min|Rain Kew',
  ])('is none: "%s"', (header) => {
    expect(kindsOf(readCells(tableUnder(header.split('|'))))).not.toContain('which-station');
  });
});

test.each([
  { names: ['temp', 'dewpt', 'hg'], heads: ['high', 'low'] },
  { names: ['temperature', 'zorvan'], heads: ['max', 'min'] },
  { names: ['Temperatur', 'Taupunkt', 'Pelik'], heads: ['Max', 'Min'] },
])(
  '"$heads.0 $names.0" is the temperature, whatever stands beside it: $names',
  ({ names, heads }) => {
    const months = monthsIn('temperate');
    const header = names.flatMap((name) => heads.map((head) => `${head} ${name}`));
    const cells = months.map(({ year, month, max, min, rain }): Cell[] => [
      year,
      month,
      ...names.flatMap((_, at) => [roundTo(max - at * 9, 1), roundTo(min - at * 7, 1)]),
      rain,
    ]);
    const reading = readCells([['Year', 'Month', ...header, 'Rain (mm)'], ...cells]);
    expect(offeredBy(reading)).not.toContain(names[0]);
    expect(reading.rows).toEqual(rowsOf(months, ELEMENTS));
  },
);
