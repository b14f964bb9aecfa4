import { describe, expect, it, test } from '@jest/globals';
import { displayNeeded } from '../../../src/core/reading/display-needed.ts';
import type { Cell, Grid, Reading } from '../../../src/core/reading/reading.ts';
import { onceForAll } from '../../../src/core/sheet/keys/read-context.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import {
  AROUND,
  dayLines,
  kindsOf,
  MONTHS,
  monthLines,
  readCells,
  readText,
  two,
} from './shape-of.ts';

const months = MONTHS.split(',');

describe('a year that stands in the table twice', () => {
  const line = (year: number) => `${year},${months.map((_, at) => 10 + at).join(',')}`;
  const twice = (again: string, wishes = {}) =>
    readText(`Rain (mm)\nYear,${MONTHS}\n${line(1961)}\n${line(1962)}\n${again}\n${line(1963)}`, {
      wishes,
    });

  it('is taken once where its values are the same', () => {
    const reading = twice(line(1962));
    expect(reading.rows).toHaveLength(3);
    expect(kindsOf(reading)).not.toContain('month-twice');
  });

  it('is a doubt where one value is another', () => {
    const reading = twice(line(1962).replace(/21$/, '99'));
    expect(kindsOf(reading)).toContain('month-twice');
    expect(reading.rows[1]).not.toHaveProperty('12_rain');
  });

  it.each([
    { twice: 'first', value: 21 },
    { twice: 'last', value: 99 },
  ])('is of the $twice row where a person says so', (answer) => {
    const reading = twice(line(1962).replace(/21$/, '99'), { twice: answer.twice });
    expect(reading.rows[1]).toMatchObject({ '12_rain': answer.value });
    expect(kindsOf(reading)).not.toContain('month-twice');
  });
});

describe('what the sheet did to the data', () => {
  it('is found where 7.2 became 7 February', () => {
    const reading = readCells([
      ['Year', 'Month', 'Tmax'],
      ...Array.from({ length: 12 }, (_, i) => [
        1961,
        i + 1,
        i === 3 ? { year: 2026, month: 2, day: 7 } : i + 0.5,
      ]),
    ]);
    const finding = reading.findings.find(({ kind }) => kind === 'reading.number-became-date');
    expect(finding?.places).toEqual([{ sheet: 'Hill farm', cells: ['C5'] }]);
    expect(finding?.params).toMatchObject({ became: '2026-02-07', typed: 7.2 });
    expect(reading.rows[0]).not.toHaveProperty('04_max');
  });

  test.each([
    { name: 'a value', row: 1, column: 1, text: 'Loading...', cell: 'B2' },
    { name: 'a year', row: 2, column: 0, text: 'Loading…', cell: 'A3' },
    { name: 'a header', row: 0, column: 3, text: ' loading... ', cell: 'D1' },
  ])('is told, and blocks, where $name is still being calculated', (given) => {
    const cells: Cell[][] = [
      ['Year', ...months],
      ...[1961, 1962, 1963].map((year) => [year, ...months.map((_, i) => i + 0.5)]),
    ];
    (cells[given.row] as Cell[])[given.column] = given.text;
    const { findings } = readCells(cells, { element: 'max' });
    expect(findings[0]).toEqual({
      kind: 'reading.still-calculating',
      severity: 'error',
      places: [{ sheet: 'Hill farm', cells: [given.cell] }],
      params: { count: 1, found: given.text },
    });
    expect(findings.map(({ kind }) => kind)).not.toContain('reading.cell-not-a-number');
  });

  it('is turned back where half of the dates were turned', () => {
    const text = `Date,Rain\n${dayLines(({ y, m, d }) => `${two(d)}/${two(m)}/${y},${m - 1 + (d % 2) * 2}`)}`;
    const reading = readText(text, { locale: 'en_US' });
    expect(kindsOf(reading)).toContain('dates-half-turned');
    expect(reading.rows[0]).toMatchObject({ '01_rain': 32, '12_rain': 373 });
  });

  it('is turned back where years became days of 1905', () => {
    const cells = [1961, 1962, 1963].map((year) => [
      { year: 1905, month: 5, day: year - 1947 },
      ...months.map((_, i) => i + 0.5),
    ]);
    const reading = readCells([['Year', ...months], ...cells], { element: 'max' });
    expect(reading.rows.map(({ Year }) => Year)).toEqual([1961, 1962, 1963]);
  });

  it('says what century years of two digits were given, and where', () => {
    const text = `Year,Month,Tmax\n${monthLines(40, (y, m) => `${two(y % 100)},${m},${m}.5`)}`;
    const finding = findingOf(readText(text), 'centuries-given');
    expect(finding).toMatchObject({ severity: 'note', params: { found: '61', year: '1961' } });
    expect(finding?.places[0]?.cells).toEqual(['A2']);
  });
});

describe('a number that became a date', () => {
  const header = ['Year', 'Month', 'Tmax'];
  const cells = [
    header,
    ...Array.from({ length: 24 }, (_, i) => [
      1961 + Math.floor(i / 12),
      (i % 12) + 1,
      i === 3 || i === 10 ? { year: 2026, month: 2, day: 7 } : i + 0.5,
    ]),
  ];
  const shown = (text: string) => {
    const display: string[][] = [];
    display[4] = ['1961', '4', text];
    return readSheets([{ sheet: 'Hill farm', cells, display }], {}, AROUND);
  };

  it('asks for the text of the cells around it, in one box', () => {
    expect(displayNeeded(readCells(cells))).toEqual([
      { sheet: 'Hill farm', rowIndex: 4, columnIndex: 2, rows: 8, columns: 1 },
    ]);
  });

  it('asks for nothing where there is none', () => {
    expect(displayNeeded(readText(`Year,Month,Tmax\n1961,1,5.5`))).toEqual([]);
  });

  test('is read as shown where the same tab was read without that before', () => {
    const display = [[], [], [], [], ['1961', '4', '7.2']];
    const once = onceForAll();
    const read = (grid: Grid) => readSheets([grid], {}, AROUND, () => [], once).rows[0]?.['04_max'];
    expect(read({ sheet: 'Hill farm', cells })).toBeUndefined();
    expect(read({ sheet: 'Hill farm', cells, display })).toBe(7.2);
  });

  test.each([
    { name: 'is read where it is shown as it was typed', text: '7.2', value: 7.2 },
    { name: 'is left out where it is shown as a date', text: '07.02.2026', value: undefined },
    { name: 'is left out where another number is shown', text: '8.2', value: undefined },
  ])('$name', ({ text, value }) => {
    const reading = shown(text);
    expect(reading.rows[0]?.['04_max']).toBe(value);
    const kind = value === undefined ? 'number-became-date' : 'number-read-as-shown';
    expect(findingOf(reading, kind)?.places[0]?.cells).toContain('C5');
  });
});

test('a tab a month: the other months are proposed', () => {
  const grids = ['Jan 2019', 'Feb 2019', 'Mar 2019'].map((sheet, at) => ({
    sheet,
    cells: [
      ['Day', 'Rain'],
      ...Array.from({ length: [31, 28, 31][at] ?? 0 }, (_, day) => [day + 1, 0.5]),
    ],
  }));
  const finding = findingOf(readSheets(grids, {}, AROUND), 'other-sheets-belong');
  expect(finding?.choices?.options[0]?.value).toBe(
    JSON.stringify(['Jan 2019', 'Feb 2019', 'Mar 2019']),
  );
});

test('the tabs beside one that is read again, with its shown texts, are read once', () => {
  const cells = (month: string): Cell[][] => [
    ['Year', `${month} rain`],
    ...[1961, 1962, 1963].map((year) => [year, 8.1]),
  ];
  let looks = 0;
  const february = {
    sheet: 'February',
    get cells() {
      looks++;
      return cells('Feb');
    },
  };
  const once = onceForAll();
  const read = (display?: string[][]) =>
    readSheets(
      [{ sheet: 'January', cells: cells('Jan'), ...(display && { display }) }, february],
      {},
      AROUND,
      () => [],
      once,
    );
  const first = read();
  const looksOfOne = looks;
  expect(kindsOf(read([]))).toEqual(kindsOf(first));
  expect(kindsOf(first)).toContain('other-sheets-belong');
  expect(looks).toBe(looksOfOne);
});

describe('a letter that looks like a digit', () => {
  const reading = (text: string, header = 'Year,Month,Rain') =>
    readText(
      `${header}\n${monthLines(5, (y, m) => `${y},${m},${y === 1962 && m === 4 ? text : '18.1'}`)}`,
    );

  test.each(['1l', '4O', '1o', '12.l', '3.4o', '1I', '-1l'])('makes %s no number', (text) => {
    const given = reading(text);
    expect(findingOf(given, 'cell-not-a-number')?.places[0]?.cells).toEqual(['C17']);
    expect(given.rows[1]).not.toHaveProperty('04_rain');
  });

  it('is shown as far as there is room, and never half a character of it', () => {
    const given = reading(`${'l'.repeat(39)}🌧🌧`);
    expect(findingOf(given, 'cell-not-a-number')?.params.found).toBe(`${'l'.repeat(39)}🌧`);
  });

  test.each([
    { text: '3.4I', name: 'a capital behind decimals is a mark, as services write it' },
    { text: '3.4 O', name: 'a letter apart is a mark' },
    { text: '3.4e', name: 'another letter is a mark' },
  ])('$name', ({ text }) => {
    const given = reading(text);
    expect(findingOf(given, 'flagged-values')).toBeDefined();
    expect(given.rows[1]).toHaveProperty('04_rain', 3.4);
  });
});

describe('marks and traces', () => {
  const reading = (marked: number) =>
    readText(
      `Year,Month,Rain\n${monthLines(5, (y, m) => `${y},${m},${(y - 1961) * 12 + m <= marked ? '4.5*' : m === 12 ? 'T' : '8.1'}`)}`,
    );

  it('are notes with their cells where they are few', () => {
    expect(findingOf(reading(2), 'flagged-values')).toMatchObject({
      severity: 'note',
      params: { count: 2, found: '*' },
      places: [{ sheet: 'Hill farm', cells: ['C2', 'C3'] }],
    });
    expect(findingOf(reading(0), 'trace-rain')?.places[0]?.cells).toHaveLength(5);
  });

  it('are only counted where they are many', () => {
    expect(findingOf(reading(40), 'flagged-values')).toMatchObject({
      params: { count: 40 },
      places: [{ sheet: 'Hill farm', cells: [] }],
    });
  });
});

function findingOf({ findings }: Reading, kind: string): Reading['findings'][number] | undefined {
  return findings.find((one) => one.kind === `reading.${kind}`);
}
