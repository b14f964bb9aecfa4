import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { AROUND } from './shape-of.ts';

// A case is a table as an agency or a person keeps it, with invented numbers, and beside it what is read or what stops it.
type Case = {
  /** its name where it comes from, which may say what it holds */
  file: string;
  locale?: string;
  wishes?: ReadOptions;
  rows?: Record<string, number>[];
  stopped?: string[];
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
  if (wanted.rows) expect(rows.map(rounded)).toEqual(wanted.rows);
});

function rounded(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, Math.round(value * 1e6) / 1e6]),
  );
}
