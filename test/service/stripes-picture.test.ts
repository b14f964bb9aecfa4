import { inflateSync } from 'node:zlib';
import { expect, it, test } from '@jest/globals';
import { columnKey } from '../../src/core/dataset/columns.ts';
import type { Row } from '../../src/core/dataset/dataset.ts';
import { MONTHS } from '../../src/core/dataset/month-values.ts';
import { stripeColours } from '../../src/core/dataset/stripe-bands.ts';
import { drawnStripes } from '../../src/service/datasets/stripes-picture.ts';
import { stripedPng } from '../../src/service/http/png.ts';
import { yearsOf } from '../support/years-of.ts';

const TEMPERATURE = stripeColours('max');
const RAIN = stripeColours('rain');
const GROUND = '#edf0f3';

// `yearsOf` makes each year warmer and wetter than the last, so the ends have the strongest colours.
test.each([
  {
    name: 'runs from blue to red over years that grow warmer',
    rows: yearsOf(1961, 30),
    at: { 0: TEMPERATURE[0], 600: TEMPERATURE[5], 1199: TEMPERATURE[10] },
  },
  {
    name: 'shows the rain where nothing else was measured, from brown to green',
    rows: yearsOf(1961, 30).map(wetterEachYear),
    at: { 0: RAIN[0], 1199: RAIN[10] },
  },
  {
    name: 'shows the minima where the maxima are too few',
    rows: yearsOf(1961, 10).map((row, index) => (index < 2 ? row : only('min', row))),
    at: { 0: TEMPERATURE[0], 1199: TEMPERATURE[10] },
  },
  {
    name: 'leaves a year with too few months open',
    rows: yearsOf(1961, 4).map((row, index) => (index === 1 ? { Year: row.Year } : row)),
    at: { 299: TEMPERATURE[0], 300: GROUND, 599: GROUND, 600: TEMPERATURE[6] },
  },
  {
    name: 'has a stripe for several years each of the longest record',
    rows: yearsOf(1, 9_999).map(({ Year }) => maxima(Year, Year / 1000)),
    at: { 0: TEMPERATURE[0], 1199: TEMPERATURE[10] },
  },
  {
    name: 'is not stretched by a value that no place on Earth has had',
    rows: yearsOf(1961, 30).map((row) => (row.Year === 1975 ? { ...row, '07_max': 7200 } : row)),
    at: { 0: TEMPERATURE[0], 1199: TEMPERATURE[10] },
  },
])('the picture $name', async ({ rows, at }) => {
  const colours = await coloursOf(rows);
  expect(Object.fromEntries(Object.keys(at).map((x) => [x, colours[Number(x)]]))).toEqual(at);
});

test.each([
  { name: 'no values', rows: [{ Year: 1961 }] },
  { name: 'one year, which is always average', rows: yearsOf(1961, 1) },
  { name: 'two years, which are always equally far from it', rows: yearsOf(1961, 2) },
])('there is no picture of $name', ({ rows }) => {
  expect(drawnStripes(rows)).toBe(null);
});

it('is some kilobytes, whatever the record', async () => {
  const drawn = drawnStripes(yearsOf(1700, 320));
  expect(drawn && (await stripedPng(drawn)).length).toBeLessThan(5_000);
});

function wetterEachYear({ Year }: Row): Row {
  const months = MONTHS.map((month) => [columnKey(month, 'rain'), 40 + (Year - 1961)]);
  return { Year, ...Object.fromEntries(months) };
}

function maxima(year: number, value: number): Row {
  return {
    Year: year,
    ...Object.fromEntries(MONTHS.map((month) => [columnKey(month, 'max'), value])),
  };
}

function only(element: string, row: Row): Row {
  const kept = Object.entries(row).filter(([key]) => key === 'Year' || key.endsWith(element));
  return Object.fromEntries(kept) as Row;
}

/** Read with Node's inflate and the filters of the specification, line by line. */
async function coloursOf(rows: readonly Row[]): Promise<string[]> {
  const drawn = drawnStripes(rows);
  if (!drawn) throw new Error('Cannot read the picture: there is none');
  const chunks = chunksOf(Buffer.from(await stripedPng(drawn)));
  const [width, height] = [0, 4].map((at) => chunks.IHDR?.readUInt32BE(at) ?? 0);
  expect([width, height]).toEqual([1200, 630]);
  const lines = inflateSync(chunks.IDAT ?? Buffer.of());
  expect(lines.length).toBe(1201 * 630);
  const filters = Array.from({ length: 630 }, (_, y) => lines[y * 1201]);
  expect(new Set(filters)).toEqual(new Set([0, 2]));
  const rest = Array.from({ length: 629 }, (_, y) =>
    lines.subarray((y + 1) * 1201 + 1, (y + 2) * 1201),
  );
  expect(rest.every((line) => line.every((byte) => byte === 0))).toBe(true);
  return Array.from(lines.subarray(1, 1201), (place) => {
    const parts = chunks.PLTE?.subarray(place * 3, place * 3 + 3);
    return `#${parts?.toString('hex')}`;
  });
}

function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
  return chunks;
}
