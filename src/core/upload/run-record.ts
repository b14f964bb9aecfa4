import type { Problem } from '../problem.ts';

const OUTCOMES = ['sending', 'sent', 'unknown', 'failed', 'held', 'skipped'] as const;
const STARTERS = ['menu', 'sidebar', 'schedule'] as const;
export type RunOutcome = (typeof OUTCOMES)[number];
export type StartedBy = (typeof STARTERS)[number];

/** What one run did. Times are milliseconds since 1970, counts are of what was (to be) sent. */
export type RunRecord = {
  /** Also the run's Idempotency-Key. */
  id: string;
  startedAt: number;
  endedAt: number | null;
  by: StartedBy;
  sheetId: number;
  sheetName: string;
  outcome: RunOutcome;
  /** Why it was held, skipped or failed, or what a person should know of a success. */
  reason: Problem | null;
  title: string;
  isPublic: boolean;
  years: number;
  values: number;
  /** Cells that could not be read and were left out. */
  leftOut: number;
  fingerprint: string;
  datasetId: string | null;
  url: string | null;
  /** How often in a row the same thing happened, so that a held schedule does not fill the history. */
  times: number;
};

/** Whether this version has words for it. A later one may have written the record. */
export function isSayable({ outcome, by }: RunRecord): boolean {
  return OUTCOMES.includes(outcome) && STARTERS.includes(by);
}
