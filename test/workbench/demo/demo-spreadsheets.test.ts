import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import {
  ALDER_RIDGE,
  COTTONWOOD_FLATS,
  KIBO_CREEK,
  VALDEHELECHO,
} from '../../../src/workbench/demo/climate.ts';
import { demoSpreadsheets } from '../../../src/workbench/demo/demo-spreadsheets.ts';
import { dailyWeather, monthlyWeather } from '../../../src/workbench/demo/weather.ts';

const PLACES = { ALDER_RIDGE, VALDEHELECHO, COTTONWOOD_FLATS, KIBO_CREEK };

describe.each(Object.entries(PLACES))('the weather of %s', (_name, climate) => {
  const months = monthlyWeather(climate, 1996, 2025);
  const meanOf = (month: number) => {
    const values = months.filter((one) => one.month === month).map((one) => one.max);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };

  it('is the same at every start', () => {
    expect(monthlyWeather(climate, 1996, 1997)).toEqual(monthlyWeather(climate, 1996, 1997));
  });

  it('has every month of every year, once', () => {
    expect(new Set(months.map(({ year, month }) => `${year}-${month}`)).size).toBe(360);
  });

  it('is warmest when its climate says so', () => {
    const warmest = Math.round(climate.warmestMonth);
    const opposite = ((warmest + 5) % 12) + 1;
    expect(meanOf(warmest) - meanOf(opposite)).toBeGreaterThan(climate.seasonalSwing);
  });

  it('never has a day whose minimum lies above its maximum', () => {
    expect(dailyWeather(climate, 2000, 2004).filter((day) => day.min >= day.max)).toEqual([]);
  });

  it('rains about as much as its climate says, and never less than nothing', () => {
    const total = months.reduce((sum, month) => sum + month.rain, 0) / 30;
    expect(total).toBeGreaterThan(climate.yearlyRain * 0.75);
    expect(total).toBeLessThan(climate.yearlyRain * 1.25);
    expect(Math.min(...months.map((month) => month.rain))).toBeGreaterThanOrEqual(0);
  });
});

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

  it('is told of the cell that is wrong, and not of the months beside two that changed over', () => {
    const outliers = found.filter(({ kind }) => kind.startsWith('quality.outlier'));
    expect(outliers.flatMap(cellsOf)).toEqual(['D66']);
  });

  it('reads what several hands wrote in their own way without a doubt', () => {
    const doubted = found.filter(({ severity }) => severity !== 'note').flatMap(cellsOf);
    for (const cell of ['F25', 'C34', 'F38', 'F43', 'D48', 'D91'])
      expect(doubted).not.toContain(cell);
  });

  it('says in a note where rain was only a trace', () => {
    const traces = found.filter(({ kind }) => kind === 'reading.trace-rain');
    expect(traces.flatMap(cellsOf)).toContain('F43');
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
