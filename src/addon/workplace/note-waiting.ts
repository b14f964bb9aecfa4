import { good, type Problem } from '../../core/problem.ts';
import { underDocumentLock } from '../platform/lock.ts';
import { ownJobs } from './own-jobs.ts';
import type { Workplace } from './workplace.ts';

/** Notes on this person's job of a tab why it waits; null once it was sent or has nothing to send. */
export function noteWaiting(workplace: Workplace, sheetId: number, reason: Problem | null): void {
  const { document, person } = workplace;
  const before = ownJobs(workplace).find((job) => job.sheetId === sheetId)?.waits ?? null;
  if (JSON.stringify(before?.reason ?? null) === JSON.stringify(reason)) return;
  const waits = reason && { since: before?.since ?? Date.now(), reason };
  underDocumentLock('schedule.document-busy', () => {
    const job = document.jobAgain(sheetId);
    // Somebody else may have taken it over meanwhile.
    if (job?.ownerTag === person.tag()) document.writeJob({ ...job, waits });
    return good(null);
  });
}
