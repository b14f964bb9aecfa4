import { countRowValues } from '../dataset/dataset.ts';
import { picturesOf } from '../dataset/pictures-of.ts';
import { answerable } from '../quality/answers/answerable.ts';
import type { Finding, Grid, LocaleAndYear, Reading } from '../reading/reading.ts';
import { readCredits } from '../sheet/headers/read-credits.ts';
import { topOfSheet } from '../sheet/rows/top-of-sheet.ts';
import { countUnreadable } from './reading-counts.ts';

type ReadOnce = {
  /** the tab's own first */
  grids: Grid[];
  around: LocaleAndYear;
  reading: Reading;
  answered: readonly Finding[];
  fingerprint: string;
};

const NO_CELLS: Grid = { sheet: '', cells: [] };

/** What a page is told of a reading, wherever the cells lie. */
export function toldReading(
  { grids, around, reading, answered, fingerprint }: ReadOnce,
  takesStation: boolean,
) {
  const [grid = NO_CELLS] = grids;
  const { understood, findings, completeness, rows } = reading;
  const credits = readCredits(grid, understood.headerRow);
  return {
    understood,
    findings: findings.map((finding) => answerable(finding, grids)),
    confirmed: answered.length,
    completeness,
    pictures: picturesOf(rows),
    fingerprint,
    counts: {
      years: rows.length,
      values: countRowValues(rows),
      unreadable: countUnreadable(reading),
    },
    top: topOfSheet(grid, around),
    takesStation,
    stationFound: credits.facts,
    // In the description what no field of its own takes.
    creditsFound: takesStation ? credits.others : credits.lines,
  };
}
