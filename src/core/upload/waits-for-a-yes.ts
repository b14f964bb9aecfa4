import type { ProblemKind } from '../problem-kinds.ts';
import type { RunRecord } from './run-record.ts';

/** What a schedule holds until somebody has looked, and what they may send all the same. */
const MAY_BE_SENT: readonly (ProblemKind | undefined)[] = [
  'upload.answers-changed',
  'upload.drift-column',
  'upload.drift-shorter',
  'upload.years-gone',
  'upload.old-values-changed',
  'upload.too-many-unreadable',
];

export function waitsForAYes({ outcome, reason }: Pick<RunRecord, 'outcome' | 'reason'>): boolean {
  return outcome === 'held' && MAY_BE_SENT.includes(reason?.kind);
}
