import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateText } from '../../../src/core/calendar/civil-date.ts';
import { ELEMENTS, type Element } from '../../../src/core/dataset/columns.ts';
import { dateOf } from '../../../src/core/files/file-format.ts';
import { FILE_FORMATS } from '../../../src/core/files/formats.ts';
import type { KeptSeries } from '../../../src/core/reading/kept-series.ts';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSeries } from '../../../src/core/sheet/rows/read-series.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { AROUND } from '../sheet/shape-of.ts';

/** Whole units of a cell in °C and mm, as anybody converts them. */
const UNITS = {
  C: (value: number) => value,
  F: (value: number) => ((value - 32) * 5) / 9,
  mm: (value: number) => value,
  in: (value: number) => value * 25.4,
  cm: (value: number) => value * 10,
};
const START = Date.UTC(1901, 0, 1);
const DAYS = 400;
const nothing = fc.constantFrom('', '-', '…', '..', 'n/a', '-999', 'T', 'lost');

type Sheet = { units: [keyof typeof UNITS, keyof typeof UNITS]; cells: string[][] };
const sheet: fc.Arbitrary<Sheet> = fc
  .tuple(fc.constantFrom('C', 'F'), fc.constantFrom('mm', 'in', 'cm'))
  .chain(([warmth, rain]) => {
    const scale = warmth === 'F' ? 1.8 : 1;
    const warm = (base: number) =>
      fc.integer({ min: -40, max: 40 }).map((off) => (base * scale + off / 10).toFixed(1));
    const wet = fc.oneof(
      { weight: 2, arbitrary: fc.constant('0') },
      fc.integer({ min: 1, max: 300 }).map((n) => String(rain === 'mm' ? n / 10 : n / 100)),
    );
    const or = (number: fc.Arbitrary<string>) =>
      fc.oneof({ weight: 9, arbitrary: number }, { weight: 1, arbitrary: nothing });
    const shift = warmth === 'F' ? 32 / scale : 0;
    const day = (index: number) => {
      const usual = 12 - 8 * Math.cos((index / 365) * 2 * Math.PI) + shift;
      return fc.tuple(or(warm(usual + 6)), or(warm(usual - 3)), or(wet)).map((some) => [...some]);
    };
    return fc
      .tuple(...Array.from({ length: DAYS }, (_, index) => day(index)))
      .map((cells): Sheet => ({ units: [warmth, rain], cells }));
  });
const wishes: fc.Arbitrary<ReadOptions> = fc.record({
  blankRainDay: fc.constantFrom('missing', 'dry'),
  rainMarks: fc.constantFrom('missing', 'dry'),
  impossible: fc.constantFrom('flagged', 'left-out'),
});

function textOf({ units: [warmth, rain], cells }: Sheet): string {
  const lines = cells.map((row, index) =>
    [new Date(START + index * 864e5).toISOString().slice(0, 10), ...row].join(),
  );
  return `Date,Tmax (°${warmth}),Tmin (°${warmth}),Rain (${rain})\n${lines.join('\n')}\n`;
}

function seriesIn(text: string, name: string, asked: ReadOptions): KeptSeries[] {
  return readSeries([gridFromFile(Buffer.from(text), name, AROUND)], asked, AROUND);
}

type Told = { element: Element; date: string; value: string };
const OF_CODE: Record<string, Element> = { Tx: 'max', Tn: 'min', rr: 'rain' };
const padded = (...parts: string[]): string => parts.map((part) => part.padStart(2, '0')).join('-');

/** What a file says to whoever splits its lines. */
const READ_AS: { [name: string]: (lines: string[]) => Told[] } = {
  sef: (lines) => {
    const element = OF_CODE[lines[8]?.split('\t')[1] ?? ''] ?? 'max';
    return lines.slice(13).map((line) => {
      const [year = '', month = '', day = '', , , , value = ''] = line.split('\t');
      return { element, date: padded(year, month, day), value };
    });
  },
  rclimdex: (lines) =>
    lines.flatMap((line) => {
      const [year = '', month = '', day = '', rain = '', max = '', min = ''] = line.split('\t');
      const date = padded(year, month, day);
      return Object.entries({ rain, max, min }).map(([element, value]) => ({
        ...{ element: element as Element, date, value: value === '-99.9' ? 'NA' : value },
      }));
    }),
  csv: ([head = '', ...lines]) => {
    const columns = head
      .split(',')
      .map((name) => ELEMENTS[['Tmax', 'Tmin', 'Rain'].indexOf(name.split(' ')[0] ?? '')]);
    return lines.flatMap((line) => {
      const cells = line.split(',');
      return columns.flatMap((element, at) =>
        element ? { element, date: cells[0] ?? '', value: cells[at] || 'NA' } : [],
      );
    });
  },
};

test.each(['sef', 'rclimdex', 'csv'] as const)(
  'each value in %s is a number that stands in the sheet, is converted from one, or is missing',
  (name) => {
    fc.assert(
      fc.property(sheet, wishes, (made, asked) => {
        const series = seriesIn(textOf(made), 'Upton.csv', asked);
        const files = FILE_FORMATS[name].files({ name: 'Upton', series }, {});
        const told = files.flatMap(
          ({ lines }) => READ_AS[name]?.([...lines].join('').trimEnd().split(/\r?\n/)) ?? [],
        );
        expect(told.length).toBeGreaterThan(DAYS);
        expect(told.filter((one) => !isSaid(one, made, asked))).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  },
);

function isSaid(
  { element, date, value }: Told,
  { units, cells }: Sheet,
  asked: ReadOptions,
): boolean {
  const cell = cells[(Date.parse(date) - START) / 864e5]?.[ELEMENTS.indexOf(element)] ?? '';
  const isNumber = /^\d/.test(cell) || /^-\d/.test(cell);
  if (value === 'NA') return !isNumber || cell === '-999';
  const convert = UNITS[units[element === 'rain' ? 1 : 0]];
  if (isNumber && cell !== '-999')
    return Math.abs(Number(value) - convert(Number(cell))) <= halfOfLast(cell, convert);
  const isDry =
    cell === 'T' ||
    (cell === '' && asked.blankRainDay === 'dry') ||
    (/^[-…. ]+$/.test(cell) && asked.rainMarks === 'dry');
  return element === 'rain' && value === '0' && isDry;
}

/** A converted value has one decimal more than what is written: 12.2 for 54 °F. */
function halfOfLast(cell: string, convert: (value: number) => number): number {
  const [, fraction = ''] = String(Number(cell)).split('.');
  const isFine = convert === UNITS.F || convert === UNITS.in;
  return isFine ? 0.5001 * 10 ** -(fraction.length + 1) : 1e-9;
}

const POINTED = {
  maxColumn: 'E',
  minColumn: 'F',
  rainColumn: 'D',
  blankRainDay: 'missing',
} as const;

test.each([
  { name: 'csv', each: 'day' },
  { name: 'csv', each: 'month' },
  { name: 'rclimdex', each: 'day' },
] as const)('what is written as $name is read back, $each by $each', ({ name, each }) => {
  fc.assert(
    fc.property(sheet, (made) => {
      const months = `Date,Tmax (°C),Tmin (°C),Rain (mm)\n${made.cells.slice(0, 120).map(monthLine).join('\n')}\n`;
      const asked = { blankRainDay: 'missing', rainMarks: 'missing' } as const;
      const series = seriesIn(each === 'day' ? textOf(made) : months, 'Upton.csv', asked);
      const again = FILE_FORMATS[name]
        .files({ name: 'Upton', series }, {})
        .flatMap(({ name: file, lines }) =>
          seriesIn([...lines].join(''), file, name === 'rclimdex' ? POINTED : asked),
        );
      expect(valuesOf(again)).toEqual(valuesOf(series));
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

function monthLine(_: string[], index: number): string {
  const [year, month] = [1901 + Math.floor(index / 12), (index % 12) + 1];
  const warmth = 12 - 8 * Math.cos((month * Math.PI) / 6) + ((index * 7) % 11) / 10;
  const rain = index % 17 === 0 ? '' : 20 + ((index * 37) % 80);
  return [`${year}-${padded(String(month))}`, warmth + 6, warmth - 3, rain]
    .map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell))
    .join();
}

function valuesOf(series: readonly KeptSeries[]): Record<string, number> {
  return Object.fromEntries(
    series.flatMap((one) =>
      one.values.flatMap(({ at, value }) =>
        value === null ? [] : [[`${one.element} ${dateText(dateOf(one, at))}`, value]],
      ),
    ),
  );
}
