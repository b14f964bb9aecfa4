import { ok } from '../../core/problem.ts';
import type { Job, Waits } from '../../core/schedule/job.ts';
import { isSameTarget, type Target } from '../../core/upload/target.ts';
import type { Context } from './context.ts';
import type { DocumentView } from './document-store.ts';
import type { UserView } from './user-store.ts';

type Views = { document: DocumentView; user: UserView };

/** Those jobs of the document that belong to the person who runs this. */
export function ownJobs({ document, user }: Views): Job[] {
  const tag = user.tag();
  return document.jobs().filter(({ ownerTag }) => tag !== null && ownerTag === tag);
}

/** The one that sends this sheet, or this place of it. */
export function ownJobOf(views: Views, target: Target): Job | undefined {
  return ownJobs(views).find((job) => isSameTarget(job, target));
}

/** Notes on this person's job of a tab that it waits; null once it was sent or has nothing to send. */
export function noteWaiting(
  context: Context,
  target: Target,
  held: Pick<Waits, 'reason'> | null,
): void {
  const before = ownJobOf(context, target)?.waits ?? null;
  if (JSON.stringify(before && { reason: before.reason }) === JSON.stringify(held)) return;
  const waits = held && { since: before?.since ?? Date.now(), ...held };
  context.document.hold('schedule.document-busy', (document) => {
    const job = document.job(target);
    // Somebody else may have taken it over meanwhile.
    if (job?.ownerTag === context.user.tag()) document.writeJob({ ...job, waits });
    return ok(null);
  });
}
