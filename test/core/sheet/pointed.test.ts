import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { type ByHand, pointedByHand } from '../../support/pointed-by-hand.ts';
import { AROUND, kindsOf } from './shape-of.ts';

// A case is a table and beside it where a person points, and what is read then.
type Case = {
  pointed: ByHand;
  answers?: ReadOptions & { year?: number };
  rows: Record<string, number>[];
  kinds?: string[];
};

const FOLDER = new URL('./pointed/', import.meta.url);
const names = readdirSync(FOLDER).flatMap((name) => /^(.*)\.csv$/.exec(name)?.[1] ?? []);

test.each(names)('read as pointed at: %s', (name) => {
  const table = readFileSync(new URL(`${name}.csv`, FOLDER));
  const wanted: Case = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
  const { year, ...answers } = wanted.answers ?? {};
  const grid = gridFromFile(table, `${name}.csv`, AROUND);
  const wishes = {
    ...answers,
    ...(year && { years: { [grid.sheet]: year } }),
    roles: [pointedByHand(grid.sheet, grid.cells, wanted.pointed)],
  };
  const reading = readSheets([grid], wishes, AROUND, () => []);
  const errors = reading.findings.filter(({ severity }) => severity === 'error');
  expect(reading.rows).toEqual(wanted.rows);
  expect(kindsOf({ ...reading, findings: errors })).toEqual(wanted.kinds ?? []);
});
