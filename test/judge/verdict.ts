import type { Grid, Reading, Wishes } from '../../src/core/reading/reading.ts';
import { readSheets } from '../../src/core/sheet/rows/read-sheets.ts';

export const THIS_YEAR = 2026;

/** `other` is the worst: rows that are not those of the table, and nobody is asked. */
export type Verdict = 'same' | 'asks' | 'refused' | 'other';

export function readAs(grids: Grid[], wishes: Wishes = {}, locale = 'en_GB'): Reading {
  return readSheets(grids, wishes, { locale, thisYear: THIS_YEAR });
}

export function verdictOf(reading: Reading, rows: string): Verdict {
  const errors = reading.findings.filter(({ severity }) => severity === 'error');
  const same = JSON.stringify(reading.rows) === rows;
  if (same && errors.length === 0) return 'same';
  if (errors.some(({ choices }) => choices)) return 'asks';
  if (errors.length > 0) return 'refused';
  return 'other';
}

export type Tally = Map<string, Record<Verdict, number>>;

export function count(tally: Tally, kind: string, verdict: Verdict): void {
  const counts = tally.get(kind) ?? { same: 0, asks: 0, refused: 0, other: 0 };
  counts[verdict]++;
  tally.set(kind, counts);
}

export function printTally(title: string, tally: Tally): void {
  const line = (kind: string, counts: readonly (string | number)[]): string =>
    `${kind.padEnd(52)}${counts.map((one) => String(one).padStart(9)).join('')}`;
  const rows = Array.from(tally, ([kind, { same, asks, refused, other }]) =>
    line(kind, [same, asks, refused, other]),
  );
  process.stdout.write(
    `${[line(title, ['same', 'asks', 'refused', 'other']), ...rows].join('\n')}\n\n`,
  );
}
