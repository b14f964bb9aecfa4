import type { Problem } from '../problem.ts';

export type SeenHidden = { hidden: number; isEveryRowSeen: boolean };

/** As many as a station has years, and a person still waits for the answer. */
const MOST_ROWS_ASKED = 120;
const SWEEPS = 8;

/**
 * The sheet rows to ask whether they are hidden, because Google answers one row a question. They are
 * taken in sweeps over the whole sheet, so that whoever stops early has seen all parts of it.
 */
export function rowsToAsk(rows: number): number[] {
  const sweeps = Math.max(SWEEPS, Math.ceil(rows / MOST_ROWS_ASKED));
  const asked: number[] = [];
  for (let sweep = 1; sweep <= sweeps; sweep += 1)
    for (let sheetRow = sweep; sheetRow <= rows; sheetRow += sweeps) asked.push(sheetRow);
  return asked.slice(0, MOST_ROWS_ASKED);
}

/** What a person is told of rows they may not see and which are sent all the same. */
export function hiddenRowsSentence({ hidden, isEveryRowSeen }: SeenHidden): Problem | null {
  if (isEveryRowSeen)
    return hidden > 0 ? { kind: 'upload.rows-hidden', params: { count: hidden } } : null;
  const kind = hidden > 0 ? 'upload.some-rows-hidden' : 'upload.rows-perhaps-hidden';
  return { kind, params: {} };
}
