import { ok } from '../../core/problem.ts';
import type { Waits } from '../../core/schedule/job.ts';
import type { Sent } from '../../core/upload/upload-memory.ts';
import { underDocumentLock } from '../platform/lock.ts';
import { ownJobOf } from './own-jobs.ts';
import type { Workplace } from './workplace.ts';

/** Notes on this person's job of a tab that it waits; null once it was sent or has nothing to send. */
export function noteWaiting(
  workplace: Workplace,
  sent: Sent,
  held: Pick<Waits, 'reason'> | null,
): void {
  const { document, person } = workplace;
  const before = ownJobOf(workplace, sent)?.waits ?? null;
  if (JSON.stringify(before && { reason: before.reason }) === JSON.stringify(held)) return;
  const waits = held && { since: before?.since ?? Date.now(), ...held };
  underDocumentLock('schedule.document-busy', () => {
    const job = document.jobAgain(sent);
    // Somebody else may have taken it over meanwhile.
    if (job?.ownerTag === person.tag()) document.writeJob({ ...job, waits });
    return ok(null);
  });
}
