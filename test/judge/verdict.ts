import type { Grid, Reading, ReadOptions } from '../../src/core/reading/reading.ts';
import { readSheets } from '../../src/core/sheet/rows/read-sheets.ts';

const THIS_YEAR = 2026;

/**
 * `click`: a question with an answer that gives the rows of the table. `asks`: a question without one. `other` is
 * the worst: rows that are not those of the table, and nobody is asked.
 */
export type Verdict = 'same' | 'click' | 'asks' | 'refused' | 'other';

export function readAs(grids: Grid[], wishes: ReadOptions = {}, locale = 'en_GB'): Reading {
  return readSheets(grids, wishes, { locale, thisYear: THIS_YEAR });
}

export function verdictOf(reading: Reading, rows: string): Exclude<Verdict, 'click'> {
  const errors = reading.findings.filter(({ severity }) => severity === 'error');
  const same = JSON.stringify(reading.rows) === rows;
  if (same && errors.length === 0) return 'same';
  if (errors.some(({ choices }) => choices)) return 'asks';
  if (errors.length > 0) return 'refused';
  return 'other';
}

/** True if one of the answers that a question offers gives these rows. */
export function isAnsweredAtOnce(grid: Grid, { findings }: Reading, rows: string): boolean {
  const question = findings.find(({ severity, choices }) => severity === 'error' && choices);
  const { wish, options = [] } = question?.choices ?? {};
  if (wish === undefined) return false;
  return options.some(
    ({ value }) => verdictOf(readAs([grid], { [wish]: value } as ReadOptions), rows) === 'same',
  );
}

export type Tally = Map<string, Record<Verdict, number>>;

export function count(tally: Tally, kind: string, verdict: Verdict): void {
  const counts = tally.get(kind) ?? { same: 0, click: 0, asks: 0, refused: 0, other: 0 };
  counts[verdict]++;
  tally.set(kind, counts);
}

/** Of judges that look for no answers the second column is empty. */
export function printTally(title: string, tally: Tally): void {
  const line = (kind: string, counts: readonly (string | number)[]): string =>
    `${kind.padEnd(52)}${counts.map((one) => String(one).padStart(9)).join('')}`;
  const rows = Array.from(tally, ([kind, { same, click, asks, refused, other }]) =>
    line(kind, [same, click, asks, refused, other]),
  );
  process.stdout.write(
    `${[line(title, ['same', 'click', 'asks', 'refused', 'other']), ...rows].join('\n')}\n\n`,
  );
}
