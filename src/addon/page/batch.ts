import { type Answer, errOf, ok, type Problem, problemOf } from '../../core/problem.ts';
import { quotaRequest } from '../../core/session/session-requests.ts';
import { rowsLeft } from '../../core/upload/read-quota.ts';
import { isSameTarget, type Target, targetIn } from '../../core/upload/target.ts';
import { askService } from '../connection/ask-service.ts';
import type { Context } from '../context/context.ts';
import type { BatchEnd, SentOfBatch, UploadRequest, UploadResult } from '../page-types.ts';
import { tabsOf } from '../sheet/tabs-read.ts';
import { uploadForPage } from './page-functions.ts';

/** Google ends an execution after six minutes. What has not begun until then is left. */
const BEGIN_UNTIL_MS = 4 * 60_000;

/**
 * Sends what a person pressed for, one after the other in this execution, which goes on when their page closes. Each is
 * kept until it was tried. `requests`: null takes up what is left, and none forgets it.
 */
export function sendSeveralFor(
  context: Context,
  requests: UploadRequest[] | null,
): Answer<BatchEnd> {
  if (Array.isArray(requests)) {
    const tooMany = beyondQuota(context, requests);
    if (tooMany) return errOf(tooMany);
    keepBatch(context, requests);
  }
  return ok(sendLeft(context));
}

/** Told before the first is sent, and not after the last that fits. */
function beyondQuota({ user }: Context, requests: readonly UploadRequest[]): Problem | null {
  const session = user.session();
  const rows = requests.reduce((sum, one) => sum + (Number(one.rows) || 0), 0);
  if (!session || rows === 0) return null;
  const asked = askService(user, session, (access) => quotaRequest(session, access));
  const left = asked.ok ? rowsLeft(asked.value) : null;
  return left !== null && rows > left
    ? problemOf('upload.beyond-quota', { found: rows, left })
    : null;
}

/** What does not fit is told before the first is sent: it is written in one call, or not. */
function keepBatch({ user }: Context, requests: readonly UploadRequest[]): void {
  user.holdIfFree((writer) => {
    for (const { request } of writer.batch()) writer.forgetOfBatch(targetIn(request));
    if (requests.length > 0) writer.writeBatch(requests);
  });
}

/** After one that failed the others wait: what made it fail is seldom its own. */
export function sendLeft(context: Context): BatchEnd {
  const { user, startedAt } = context;
  // Each tab is read once; what changes meanwhile is not what the person has seen, and waits.
  const tabs = tabsOf(context.spreadsheet);
  const sent: SentOfBatch[] = [];
  for (const { request } of user.batch()) {
    const target = targetIn(request);
    const isTime = Date.now() - startedAt < BEGIN_UNTIL_MS;
    if (!isTime || !isStillLeft(context, target)) continue;
    const answer = uploadForPage(context, request, tabs);
    // Another execution sends it just now, perhaps of the same batch.
    if (isUnderWay(answer)) break;
    user.holdIfFree((writer) => writer.forgetOfBatch(target));
    sent.push({ ...target, answer });
    if (answer.ok && answer.value.state === 'ran' && answer.value.run.outcome !== 'sent') break;
  }
  return { sent, left: leftOf(context) };
}

function isUnderWay(answer: Answer<UploadResult>): boolean {
  return answer.ok
    ? answer.value.state === 'asks' && answer.value.question === 'under-way'
    : answer.problem.kind === 'connection.lock-busy';
}

/** Another execution may have sent it meanwhile, or the person forgot all that is left. */
function isStillLeft({ user }: Context, target: Target): boolean {
  return user.holdIfFree((writer) =>
    writer.batch().some(({ request }) => isSameTarget(targetIn(request), target)),
  );
}

function leftOf({ user }: Context): Target[] {
  return user.holdIfFree((writer) => writer.batch()).map(({ request }) => targetIn(request));
}
