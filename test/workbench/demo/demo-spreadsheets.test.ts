import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { demoSpreadsheets } from '../../../src/workbench/demo/demo-spreadsheets.ts';

describe('the demo spreadsheets', () => {
  const spreadsheets = demoSpreadsheets();

  it('have names of their own', () => {
    expect(new Set(spreadsheets.map(({ id }) => id)).size).toBe(spreadsheets.length);
    expect(new Set(spreadsheets.map(({ title }) => title)).size).toBe(spreadsheets.length);
  });

  it('hold one sheet of 10,000 rows, to try what a long record is like', () => {
    const longest = Math.max(
      ...spreadsheets.flatMap(({ sheets }) => sheets.map(({ cells }) => cells.length)),
    );
    expect(longest).toBeGreaterThan(10_000);
  });

  it('are the same at every start', () => {
    expect(demoSpreadsheets()).toEqual(spreadsheets);
  });
});

describe('the messy notebook', () => {
  const found = findingsIn('demo-messy');

  it.each([
    { kind: 'reading.cell-not-a-number', at: 'C20', because: 'a word stands for a number' },
    { kind: 'reading.cell-damaged', at: 'F83', because: 'a question mark stands before it' },
    { kind: 'reading.month-twice', at: 'C202', because: 'a month was written down twice' },
    { kind: 'reading.number-became-date', at: 'C270', because: '7.2 was made a day' },
    { kind: 'reading.negative-rain', at: 'F93', because: 'rain has a minus sign' },
    { kind: 'reading.rows-left-out', at: 'A345', because: 'remarks stand below the table' },
    { kind: 'reading.dates-half-turned', at: 'A2', because: 'only some dates were turned' },
    { kind: 'reading.months-left-out', at: 'B307', because: 'a month is not whole' },
    { kind: 'quality.value-impossible', at: 'C60', because: 'a decimal point was lost' },
    { kind: 'quality.min-max-exchanged', at: 'C132', because: 'two columns changed over' },
    { kind: 'quality.level-higher', at: 'D283', because: 'the thermometer was moved' },
    { kind: 'quality.year-gap', at: 'C162', because: 'two years were not written down' },
    {
      kind: 'quality.outlier',
      at: 'D66',
      because: '71 degrees below zero, a sign or digit is wrong',
    },
    { kind: 'quality.rain-outlier', at: 'F121', because: 'a month has the rain of a year' },
    { kind: 'quality.rain-zero-unlikely', at: 'F186', because: 'nobody emptied the gauge' },
    { kind: 'quality.streak-of-months', at: 'C166', because: 'a value was copied down' },
    { kind: 'quality.months-missing', at: null, because: 'cells are empty' },
  ])('raises $kind: $because', ({ kind, at }) => {
    const cells = found.filter((one) => one.kind === kind).map(cellsOf);
    expect(cells).not.toEqual([]);
    if (at !== null) expect(cells.flat()).toContain(at);
  });

  it('reads what several hands wrote in their own way without a doubt', () => {
    const doubted = found.filter(({ severity }) => severity !== 'note').flatMap(cellsOf);
    for (const cell of ['F25', 'C34', 'F38', 'F43', 'D48', 'D91'])
      expect(doubted).not.toContain(cell);
  });
});

/** What the reader says of each of its sheets, opened one at a time. */
function findingsIn(id: string): Finding[] {
  const spreadsheet = demoSpreadsheets().find((one) => one.id === id);
  const around = { locale: spreadsheet?.locale ?? '', thisYear: 2026 };
  return (spreadsheet?.sheets ?? []).flatMap(
    ({ name, cells }) => readSheets([{ sheet: name, cells }], {}, around).findings,
  );
}

function cellsOf({ places }: Finding): string[] {
  return places.flatMap(({ cells }) => cells);
}
