import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import type { Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';

const FOLDER = '../shared/samples';
const AROUND = { locale: 'en_GB', thisYear: 2026 };
const ELEMENTS = ['max', 'min', 'rain'] as const;

type Counts = Record<(typeof ELEMENTS)[number], number>;
type Entry = {
  files: string[];
  year_rows: number;
  first_year: number;
  last_year: number;
  counts: Counts;
  sums: Counts;
  spot_values: Row[];
  depends_on_missing_day_rule: { Year: number; key: keyof Row }[];
  tolerance: { temperature: number; rain: number };
  given?: { place?: string; element?: 'max' | 'min' | 'rain' };
  by_place?: Record<string, { year_rows: number; counts: Counts; sums: Counts }>;
  without_a_choice?: string;
};

const present = existsSync(join(FOLDER, 'manifest.json'));

if (present) {
  const manifest: Entry[] = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8'));
  describe.each(manifest.map((entry) => ({ name: entry.files.join(' + '), entry })))(
    'the real table $name',
    ({ entry }) => readsAsStated(entry),
  );
} else if (process.env.ALMANAC_SAMPLES === 'required') {
  test('the real tables are there, because ALMANAC_SAMPLES says they must be', () => {
    throw new Error(`Cannot find ${FOLDER}/manifest.json`);
  });
} else {
  test.skip(`the real tables are read as their manifest says: ${FOLDER} is not here`, () => {});
}

function readsAsStated(entry: Entry): void {
  const reading = readEntry(entry);

  it('gives the stated years and counts', () => {
    expect(figuresOf(reading)).toMatchObject({
      rows: entry.year_rows,
      first: entry.first_year,
      last: entry.last_year,
      counts: entry.counts,
    });
  });

  it.each(ELEMENTS)('adds up to the stated sum of %s', (element) => {
    // Each of the values may differ by its rounding; their sum by hardly more than a few of them.
    const allowed = toleranceOf(entry, element) * Math.max(1, Math.sqrt(entry.counts[element]));
    expect(Math.abs(figuresOf(reading).sums[element] - entry.sums[element])).toBeLessThan(allowed);
  });

  it('holds the spot values', () => {
    for (const spot of entry.spot_values) {
      const row = reading.rows.find(({ Year }) => Year === spot.Year);
      for (const key of Object.keys(spot) as (keyof Row)[])
        expect(row?.[key]).toBeCloseTo(Number(spot[key]), 1);
    }
  });

  it('leaves out the months that lack days', () => {
    for (const { Year, key } of entry.depends_on_missing_day_rule)
      expect(reading.rows.find((row) => row.Year === Year)?.[key]).toBeUndefined();
  });

  it('finds nothing that would stop an upload', () => {
    const stopping = reading.findings.filter(({ severity }) => severity === 'error');
    expect(stopping.map(({ kind }) => kind)).toEqual([]);
  });

  if (entry.by_place)
    it.each(Object.entries(entry.by_place))('asks for the place, and reads %s', (place, stated) => {
      const asked = readEntry(entry, {}).findings.find(
        ({ kind }) => kind === 'reading.which-station',
      );
      expect(asked?.choices?.options.map(({ value }) => value)).toContain(place);
      const figures = figuresOf(readEntry(entry, { station: place }));
      expect(figures).toMatchObject({ rows: stated.year_rows, counts: stated.counts });
      expect(figures.sums.rain).toBeCloseTo(stated.sums.rain, 0);
    });

  if (entry.without_a_choice)
    it('converts nothing before the person has chosen', () => {
      const { rows, findings } = readEntry(entry, {});
      expect(rows).toEqual([]);
      expect(findings.map(({ kind }) => kind)).toContain('reading.table-of-anomalies');
    });
}

function readEntry(entry: Entry, wishes: ReadOptions = wishesOf(entry)): Reading {
  const grids = entry.files.map((file) =>
    gridFromFile(readFileSync(join(FOLDER, file)), file, AROUND),
  );
  const first = readSheets(grids, wishes, AROUND);
  // Files that plainly belong together are proposed; the command line takes the proposal too.
  const together = first.findings.find(({ choices }) => choices?.wish === 'sheets')?.choices
    ?.options[0]?.value;
  return together ? readSheets(grids, { ...wishes, sheets: JSON.parse(together) }, AROUND) : first;
}

function wishesOf({ given }: Entry): ReadOptions {
  return {
    ...(given?.place ? { station: given.place } : {}),
    ...(given?.element ? { element: given.element } : {}),
  };
}

function toleranceOf({ tolerance }: Entry, element: (typeof ELEMENTS)[number]): number {
  return element === 'rain' ? tolerance.rain : tolerance.temperature;
}

function figuresOf({ rows }: Reading) {
  const counts: Counts = { max: 0, min: 0, rain: 0 };
  const sums: Counts = { max: 0, min: 0, rain: 0 };
  for (const row of rows)
    for (const [key, value] of Object.entries(row)) {
      const element = ELEMENTS.find((one) => key.endsWith(one));
      if (!element) continue;
      counts[element]++;
      sums[element] += value;
    }
  return {
    rows: rows.length,
    first: rows[0]?.Year,
    last: rows[rows.length - 1]?.Year,
    counts,
    sums,
  };
}
