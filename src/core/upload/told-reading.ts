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
export function toldReading(read: ReadOnce, takesStation: boolean) {
  const { grids, around, reading, answered } = read;
  const { credits, ...told } = toldWithCredits(read, takesStation);
  return {
    ...told,
    understood: reading.understood,
    findings: reading.findings.map((finding) => answerable(finding, grids)),
    confirmed: answered.length,
    pictures: picturesOf(reading.rows),
    top: topOfSheet(grids[0] ?? NO_CELLS, around),
    // In the description what no field of its own takes.
    creditsFound: takesStation ? credits.others : credits.lines,
  };
}

/** And of one among many: the notes, and what a person answers to a finding, are for whoever opens it. */
export function toldStation(read: ReadOnce, takesStation: boolean) {
  const { credits: _notHere, ...told } = toldWithCredits(read, takesStation);
  const { findings } = read.reading;
  return { ...told, findings: findings.filter((one) => one.severity !== 'note' || one.choices) };
}

function toldWithCredits({ grids, reading, fingerprint }: ReadOnce, takesStation: boolean) {
  const { understood, completeness, rows } = reading;
  const credits = readCredits(grids[0] ?? NO_CELLS, understood.headerRow);
  const values = countRowValues(rows);
  return {
    credits,
    completeness,
    fingerprint,
    counts: { years: rows.length, values, unreadable: countUnreadable(reading) },
    takesStation,
    stationFound: credits.facts,
  };
}
