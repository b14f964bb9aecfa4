import type { HttpAnswer } from '../../core/http/http-answer.ts';
import { type Answer, err, ok } from '../../core/problem.ts';
import type { Session } from '../../core/session/session.ts';
import type { HttpRequest } from '../../core/session/session-requests.ts';
import type { UserStore } from '../context/user-store.ts';
import { send } from '../platform/send.ts';
import { currentAccess } from './current-access.ts';

/** Asks what may be asked twice. A token that is refused is exchanged, once. */
export function askService(
  user: UserStore,
  session: Session,
  request: (access: string) => HttpRequest,
): Answer<HttpAnswer> {
  const access = currentAccess(user);
  if (!access.ok) return access;
  const answer = send(request(access.value));
  if (answer.status !== 401) return ok(answer);
  const renewed = renewedFor(user, session, access.value);
  return renewed.ok ? ok(send(request(renewed.value))) : renewed;
}

/** Another token for the same service. Meanwhile the person may have connected to another service. */
export function renewedFor(user: UserStore, session: Session, rejected: string): Answer<string> {
  const renewed = currentAccess(user, { rejected });
  if (!renewed.ok || user.session()?.address === session.address) return renewed;
  return err('upload.other-service');
}
