import { describe, expect, test } from '@jest/globals';
import type { Reading } from '../../../src/core/reading/reading.ts';
import { kindsOf, offeredBy, readText, two } from './shape-of.ts';

const YEARS = [2001, 2002, 2003];
const MONTHS_OF_YEARS = YEARS.flatMap((y) =>
  Array.from({ length: 12 }, (_, at) => [y, at + 1] as const),
);
const value = (y: number, m: number, of: number): number =>
  20 + ((y * 7 + m * m * 5 + of * 31) % 83);

const HEADERS = {
  'as 2001-01': (y: number, m: number) => `${y}-${two(m)}`,
  'as 200101': (y: number, m: number) => `${y}${two(m)}`,
  'as 2001M01': (y: number, m: number) => `${y}M${two(m)}`,
};

function rowsOf(
  header: string,
  labels: readonly string[],
  month: (y: number, m: number) => string = HEADERS['as 2001-01'],
): string {
  const lines = labels.map((label, of) =>
    [label, ...MONTHS_OF_YEARS.map(([y, m]) => value(y, m, of))].join(','),
  );
  return [[header, ...MONTHS_OF_YEARS.map(([y, m]) => month(y, m))].join(','), ...lines].join('\n');
}

function expectRain({ rows }: Reading, of: number): void {
  expect(rows.map(({ Year }) => Year)).toEqual(YEARS);
  for (const [y, m] of MONTHS_OF_YEARS)
    expect(rows[y - 2001]).toMatchObject({ [`${two(m)}_rain`]: value(y, m, of) });
}

const NAMES = ['Upton', 'São João', 'Hill Farm'];

describe.each([
  { header: 'code,name', codes: ['IND.1', 'IND.2', 'IND.3'], why: 'IND also marks values' },
  { header: 'station_id,station', codes: ['TN.1', 'TN.2', 'TN.3'], why: 'TN is a minimum' },
  { header: 'Code,Nom', codes: ['MAX1', 'MAX2', 'MAX3'], why: 'max is a maximum' },
  { header: 'Código,Município', codes: ['PRE-1', 'PRE-2', 'PRE-3'], why: 'pre may be rain' },
  { header: 'ISO,Country', codes: ['TX', 'MN', 'PR'], why: 'regions that mean weather elsewhere' },
  { header: 'Kod,Stacja', codes: ['42181', '42194', '42207'], why: 'numbers' },
  { header: 'kode,kabupaten', codes: ['1', '2', '3'], why: 'two words that nobody knows' },
])('codes beside names under "$header" ($why)', ({ header, codes }) => {
  const labels = codes.map((code, at) => `${code},${NAMES[at]}`);

  test.each(Object.entries(HEADERS))('several are asked for by name, months %s', (_, month) => {
    const text = rowsOf(header, labels, month);
    expect(offeredBy(readText(text, { sheet: 'Rainfall' }))).toEqual([...NAMES, 'none']);
    NAMES.forEach((station, of) => {
      expectRain(readText(text, { sheet: 'Rainfall', wishes: { station } }), of);
    });
  });

  test.each(Object.entries(HEADERS))('a single one is read at once, months %s', (_, month) => {
    const [first = ''] = labels;
    const read = readText(rowsOf(header, [first], month), { sheet: 'Rainfall (mm)' });
    expect(read.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expectRain(read, 0);
  });

  test('the name may stand first', () => {
    const [code, name] = header.split(',');
    const turned = codes.map((one, at) => `${NAMES[at]},${one}`);
    const asked = readText(rowsOf(`${name},${code}`, turned), { sheet: 'Rainfall' });
    expect(offeredBy(asked)).toEqual([...NAMES, 'none']);
  });
});

test('whoever has chosen a place by its code goes on with it', () => {
  const text = rowsOf('name,code', ['Upton,GH0042', 'Kew,GH0043']);
  expectRain(readText(text, { sheet: 'Rainfall', wishes: { station: 'GH0043' } }), 1);
});

test('of two places with one name the codes are asked for', () => {
  const text = rowsOf('code,name', ['GH0042,Upton', 'GH0043,Upton', 'GH0044,Kew']);
  const { rows, findings } = readText(text, { sheet: 'Rainfall' });
  expect(rows).toEqual([]);
  const [question] = findings.flatMap(({ choices }) => choices ?? []);
  expect(question?.options).toHaveLength(4);
});

test.each([
  { name: 'elements have codes, too', labels: ['TX,Maximum temperature', 'RR,Rainfall'] },
  { name: 'and numbers', labels: ['1,Maximum temperature', '2,Rainfall'] },
])('beside elements a code hides nothing: $name', ({ labels }) => {
  const { rows } = readText(rowsOf('code,name', labels));
  expect(rows[0]).toMatchObject({ '03_max': expect.any(Number), '03_rain': value(2001, 3, 1) });
});

test.each(['Population', 'Sunshine (hours)', 'Maximum gust'])(
  'places with codes under the title "%s" are still refused',
  (sheet) => {
    const text = rowsOf('code,name', ['IND.1,Upton', 'IND.2,Kew']);
    for (const wishes of [{}, { station: 'Kew' }])
      expect(readText(text, { sheet, wishes }).rows).toEqual([]);
  },
);

test('numbers that go up across are months only where they are twelve in order', () => {
  const text = ['code,name,200101,200103,200107', 'A1,Upton,5,6,7', 'A2,Kew,7,8,9'].join('\n');
  expect(kindsOf(readText(text, { sheet: 'Rainfall' }))).toEqual(['no-table']);
});
