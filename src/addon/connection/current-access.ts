import { type Answer, errOf, ok, problemOf } from '../../core/problem.ts';
import type { ProblemKind } from '../../core/problem-kinds.ts';
import { afterExchange } from '../../core/session/after-exchange.ts';
import {
  planSession,
  type SessionNeeds,
  type SessionPlan,
} from '../../core/session/plan-session.ts';
import { readTokenAnswer, type TokenAnswer } from '../../core/session/read-token-answer.ts';
import type { Session } from '../../core/session/session.ts';
import { exchangeRequest } from '../../core/session/session-requests.ts';
import type { UserStore, UserWriter } from '../context/user-store.ts';
import { send } from '../platform/send.ts';

type Needs = Omit<SessionNeeds, 'now'>;
type Exchange = { plan: SessionPlan; answer: TokenAnswer | null };

/** An access token to send with. It is exchanged first if an exchange is due. */
export function currentAccess(user: UserStore, needs: Needs = {}): Answer<string> {
  return accessOf(renewedSession(user, needs).plan);
}

/** The same, with the service's answer for the test of the connection. */
export function renewedSession(user: UserStore, needs: Needs): Exchange {
  const plan = planSession(user.session(), { ...needs, now: Date.now() });
  if (plan.do !== 'exchange') return { plan, answer: null };
  const exchange = user.hold((writer) => exchangeUnlessDone(writer, needs, plan.refresh));
  if (exchange.held) return exchange.value;
  // Another execution is exchanging. Our token may still be good for one more request.
  const session = user.session();
  const withoutExchange = planSession(session && { ...session, refresh: null }, {
    ...needs,
    now: Date.now(),
  });
  if (withoutExchange.do === 'use') return { plan: withoutExchange, answer: null };
  return { plan: asking('connection.lock-busy'), answer: null };
}

/** Runs under the lock and waits for the network there, because nobody may rotate meanwhile. */
function exchangeUnlessDone(user: UserWriter, needs: Needs, seen: string): Exchange {
  // Another run may have exchanged while we waited for the lock.
  const session = user.session();
  const renew = Boolean(needs.renew) && session?.refresh === seen;
  const plan = planSession(session, { ...needs, renew, now: Date.now() });
  if (plan.do !== 'exchange' || !session) return { plan, answer: null };
  // This execution may die before the answer comes. The next one then sees the mark and offers the
  // same token again soon, because a service accepts exactly one step behind.
  const marked = { ...session, exchanging: Date.now() };
  user.writeSession(marked);
  const { answer, wasLost } = askTwice(marked, plan.refresh);
  const mayHaveRotated = wasLost || session.exchanging !== null;
  const renewed = afterExchange(marked, answer, Date.now(), mayHaveRotated);
  if (!isWritten(user, renewed)) return { plan: asking('connection.not-written'), answer };
  return {
    plan: planSession(renewed, { rejected: needs.rejected ?? null, now: Date.now() }),
    answer,
  };
}

const PAUSE_MS = 2000;

/** After a lost answer the same token is sent again. An unknown refusal counts when it is repeated. */
function askTwice(session: Session, refresh: string): { answer: TokenAnswer; wasLost: boolean } {
  const ask = () => readTokenAnswer(send(exchangeRequest(session, refresh)));
  const first = ask();
  const wasLost = first.is === 'lost';
  if (!wasLost && first.is !== 'doubtful') return { answer: first, wasLost };
  Utilities.sleep(PAUSE_MS);
  const second = ask();
  // The earlier answer was lost, so this refusal has come only once.
  if (wasLost && second.is === 'doubtful') return { answer: { ...second, is: 'lost' }, wasLost };
  return { answer: second, wasLost };
}

/** Writes a token before it is used. If it cannot be written it is not used, and the old one still works. */
function isWritten(user: UserWriter, session: Session): boolean {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      user.writeSession(session);
      return true;
    } catch {
      // A write to the storage may fail. If every try fails, the session stays marked as unfinished.
      Utilities.sleep(500 * attempt);
    }
  }
  return false;
}

function asking(kind: ProblemKind): SessionPlan {
  return { do: 'ask', problem: problemOf(kind) };
}

function accessOf(plan: SessionPlan): Answer<string> {
  if (plan.do === 'use') return ok(plan.access);
  return errOf(plan.do === 'exchange' ? problemOf('connection.lock-busy') : plan.problem);
}
