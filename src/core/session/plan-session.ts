import { DAY_MS } from '../calendar/civil-date.ts';
import { type Problem, problemOf } from '../problem.ts';
import type { Session } from './session.ts';

/** A token that ends within this time could expire on its way to the service. */
const EXPIRY_MARGIN_MS = 60_000;
/** If the clock went back further than this, we cannot know from it when a token ends. */
const CLOCK_SLACK_MS = 600_000;
/** A service may end sessions nobody uses; the contract's limit is 60 days. */
const KEEP_ALIVE_MS = 7 * DAY_MS;
const FIRST_COOL_DOWN_MS = 60_000;
const LONGEST_COOL_DOWN_MS = 30 * 60_000;

export type SessionPlan =
  | { do: 'use'; access: string }
  | { do: 'exchange'; refresh: string }
  | { do: 'wait'; until: number; problem: Problem }
  | { do: 'ask'; problem: Problem };

export type SessionNeeds = {
  now: number;
  /** An access token the service has just refused, however long it should have lived. */
  rejected?: string | null;
  /** Exchange although the token lives: keep-alive, or a person tests the connection. */
  renew?: boolean;
  /** A person is waiting, so nothing cools down first. */
  insist?: boolean;
};

export function planSession(session: Session | null, needs: SessionNeeds): SessionPlan {
  if (!session) return { do: 'ask', problem: problemOf('connection.none') };
  const access = liveAccess(session, needs, EXPIRY_MARGIN_MS);
  // Without a new token, the old one is used until the moment it expires.
  const last = liveAccess(session, needs, 0);
  if (session.refused || session.refresh === null)
    return last === null ? { do: 'ask', problem: endOf(session) } : { do: 'use', access: last };
  // An exchange whose answer was lost is repeated soon: a service accepts a token one step behind.
  const unfinished = session.exchanging !== null;
  if (access !== null && !unfinished && !needs.renew) return { do: 'use', access };
  const until = coolDownEnd(session, needs.now);
  if (needs.insist || needs.now >= until) return { do: 'exchange', refresh: session.refresh };
  if (last !== null) return { do: 'use', access: last };
  return { do: 'wait', until, problem: session.failures?.problem ?? endOf(session) };
}

export function isKeepAliveDue(session: Session, now: number): boolean {
  if (session.refused || session.refresh === null) return false;
  return session.exchanging !== null || Math.abs(now - lastContact(session)) >= KEEP_ALIVE_MS;
}

function liveAccess(
  session: Session,
  { now, rejected }: SessionNeeds,
  marginMs: number,
): string | null {
  if (session.access === null || session.access === rejected) return null;
  const clockIsSane = now >= lastContact(session) - CLOCK_SLACK_MS;
  return clockIsSane && now < session.expiresAt - marginMs ? session.access : null;
}

function lastContact(session: Session): number {
  return session.exchangedAt ?? session.connectedAt;
}

function endOf(session: Session): Problem {
  return session.refused?.problem ?? problemOf('connection.expired');
}

/** The pauses double, so that not every menu click and trigger asks a service in trouble. */
function coolDownEnd({ failures }: Session, now: number): number {
  const isOfLater = failures !== null && now < failures.lastAt - CLOCK_SLACK_MS;
  if (!failures || isOfLater) return 0;
  const pause = FIRST_COOL_DOWN_MS * 2 ** Math.min(failures.count - 1, 10);
  return failures.lastAt + Math.min(pause, LONGEST_COOL_DOWN_MS);
}
