import type { Session } from '../../core/session/session.ts';
import { recordRequest } from '../../core/session/session-requests.ts';
import { type RecordAnswer, readRecordAnswer } from '../../core/upload/read-record-answer.ts';
import { retryPause } from '../../core/upload/retry-pause.ts';
import { askService } from '../connection/ask-service.ts';
import type { Context } from '../context/context.ts';

/** As it stands at the service now. `budgetMs`: how long a service that does not answer may be asked again. */
export function readRecord(
  { user }: Pick<Context, 'user'>,
  session: Session,
  id: string,
  budgetMs: () => number = () => 0,
): RecordAnswer {
  for (let tries = 1; ; tries += 1) {
    const asked = askService(user, session, (access) => recordRequest(session, access, id));
    if (!asked.ok) return { is: 'not-known', problem: asked.problem, retryAfterMs: null };
    const read = readRecordAnswer(asked.value);
    if (read.is !== 'not-known') return read;
    const { retryAfterMs } = read;
    const pause = retryPause({ tries, retryAfterMs, jitter: Math.random(), budgetMs: budgetMs() });
    if (pause === null) return read;
    Utilities.sleep(pause);
  }
}
