import type { TokenAnswer } from './read-token-answer.ts';
import type { Session } from './session.ts';

/**
 * The session to write after an exchange, whether an answer came or not. An earlier attempt may have
 * rotated the token. Then the doubt stays, even if the last attempt certainly did not rotate it.
 */
export function afterExchange(
  session: Session,
  answer: TokenAnswer,
  now: number,
  mayHaveRotated = false,
): Session {
  switch (answer.is) {
    case 'tokens':
      return renewed(session, answer, now);
    case 'doubtful':
    case 'refused':
      // The access token stays usable until it expires.
      return { ...session, exchanging: null, refused: { at: now, problem: answer.problem } };
    case 'lost':
      return failed(session, answer, now);
    case 'passing':
    case 'misconfigured':
      return {
        ...failed(session, answer, now),
        exchanging: mayHaveRotated ? session.exchanging : null,
      };
    default:
      return answer satisfies never;
  }
}

function renewed(session: Session, answer: Tokens, now: number): Session {
  return {
    ...session,
    access: answer.access,
    // A service that does not rotate sends no new token, and the old one stays good.
    refresh: answer.refresh ?? session.refresh,
    expiresAt: now + answer.lifetimeMs,
    account: answer.account ?? session.account,
    subject: answer.subject || session.subject,
    exchangedAt: now,
    exchanging: null,
    failures: null,
    refused: null,
  };
}

type Tokens = Extract<TokenAnswer, { is: 'tokens' }>;

function failed(session: Session, { problem }: { problem: TokenProblem }, now: number): Session {
  const count = (session.failures?.count ?? 0) + 1;
  return { ...session, failures: { count, lastAt: now, problem } };
}

type TokenProblem = NonNullable<Session['failures']>['problem'];
