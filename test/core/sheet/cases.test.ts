import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { dateText } from '../../../src/core/calendar/civil-date.ts';
import { dateOf } from '../../../src/core/files/file-format.ts';
import type { Grid, LocaleAndYear, ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSeries } from '../../../src/core/sheet/rows/read-series.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { leftOpen } from '../../support/left-open.ts';
import { AROUND } from './shape-of.ts';

// A case is a table as an agency or a person keeps it, with invented numbers, and beside it what is read or what stops it.
type Case = {
  /** its name where it comes from, which may say what it holds */
  file: string;
  locale?: string;
  wishes?: ReadOptions;
  rows?: Record<string, number>[];
  /** some days or months, by element and date, in our units */
  values?: Record<string, Record<string, number | null>>;
  /** how many values of each element there are */
  counts?: Record<string, number>;
  stopped?: string[];
  /** what a question offers, by wish */
  offered?: Record<string, string[]>;
  /** what is told besides, by its kind and a part of its cells */
  told?: Record<string, string>;
};

const FOLDER = new URL('./cases/', import.meta.url);
const names = readdirSync(FOLDER).filter((name) => !name.endsWith('.json'));

test.each(names)('read as said: %s', (name) => {
  const said = readFileSync(new URL(name.replace(/\.\w+$/, '.json'), FOLDER), 'utf8');
  const { file, locale = AROUND.locale, wishes = {}, ...wanted }: Case = JSON.parse(said);
  const around = { ...AROUND, locale };
  const grid = gridFromFile(readFileSync(new URL(name, FOLDER)), file, around);
  const { rows, findings } = readSheets([grid], wishes, around, () => []);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const stopped = [...new Set(errors.map(({ kind }) => kind.replace('reading.', '')))].sort();
  expect(stopped).toEqual(wanted.stopped ?? []);
  expect(leftOpen(findings)).toEqual([]);
  if (wanted.rows) expect(rows.map(rounded)).toEqual(wanted.rows);
  const values = valuesOf(grid, wishes, around);
  for (const [element, some] of Object.entries(wanted.values ?? {}))
    expect(values[element]).toMatchObject(some);
  for (const [element, count] of Object.entries(wanted.counts ?? {}))
    expect([element, numbersIn(values[element])]).toEqual([element, count]);
  for (const [wish, options] of Object.entries(wanted.offered ?? {}))
    expect(offeredFor(wish, findings)).toEqual(options);
  const told = findings.map(({ kind, places }) => [kind.replace('reading.', ''), places]);
  for (const [kind, cells] of Object.entries(wanted.told ?? {}))
    expect(JSON.stringify(told.filter(([one]) => one === kind))).toContain(cells);
});

function rounded(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, Math.round(value * 1e6) / 1e6]),
  );
}

/** By element and date. */
function valuesOf(grid: Grid, wishes: ReadOptions, around: LocaleAndYear) {
  return Object.fromEntries(
    readSeries([grid], wishes, around).map((series) => [
      series.element,
      Object.fromEntries(
        series.values.map(({ at, value }) => [dateText(dateOf(series, at)), value]),
      ),
    ]),
  );
}

function numbersIn(values: object = {}): number {
  return Object.values(values).filter((value) => value !== null).length;
}

function offeredFor(wish: string, findings: ReturnType<typeof readSheets>['findings']): string[] {
  const { choices } = findings.find((finding) => finding.choices?.wish === wish) ?? {};
  return choices?.options.map(({ value }) => value) ?? [];
}
