import { CONTRACT } from '../dataset/contract.ts';
import { errorCode, errorText } from '../http/error-text.ts';
import { type HttpAnswer, isWebPage, jsonObject } from '../http/http-answer.ts';
import type { Problem } from '../problem.ts';
import type { ProblemKind } from '../problem-kinds.ts';
import { accountOf, readClaims } from './access-token.ts';

export type TokenAnswer =
  | {
      is: 'tokens';
      access: string;
      refresh: string | null;
      lifetimeMs: number;
      account: string | null;
      subject: string;
    }
  /** The token may have been exchanged all the same; we offer the same token again. */
  | { is: 'lost'; problem: Problem }
  /** The service answered and did not exchange the token, so nothing changed. */
  | { is: 'passing'; problem: Problem }
  /** We do not know these words of refusal, so it counts only when it is repeated. */
  | { is: 'doubtful'; problem: Problem }
  | { is: 'refused'; problem: Problem }
  /** The settings are wrong, not the session. */
  | { is: 'misconfigured'; problem: Problem };

const TERMINAL_CODES: Record<string, ProblemKind> = {
  refresh_token_not_found: 'connection.not-known',
  refresh_token_already_used: 'connection.used-elsewhere',
  session_not_found: 'connection.signed-out-elsewhere',
  session_expired: 'connection.session-expired',
  reauthentication_needed: 'connection.password-changed',
  user_not_found: 'connection.account-deleted',
  user_banned: 'connection.account-blocked',
  validation_failed: 'connection.not-a-token',
  invalid_grant: 'connection.refused',
  invalid_credentials: 'connection.wrong-password',
  email_not_confirmed: 'connection.email-not-confirmed',
};
/** Our own mistakes in the request; they say nothing about the session. */
const OUR_MISTAKES = ['bad_json', 'invalid_request'];
const BUSY_STATUSES = [409, 429];

/** The decision table: code first, then status, never "not 2xx". */
export function readTokenAnswer(answer: HttpAnswer): TokenAnswer {
  if (answer.status === null) {
    const problem = { kind: answer.failure.why, params: {} };
    return answer.failure.reached === 'no' ? { is: 'passing', problem } : { is: 'lost', problem };
  }
  const { status } = answer;
  const answered = { status, text: errorText(answer) };
  if (status === 200 || status === 201) return readTokens(answer.text, answered);
  if (BUSY_STATUSES.includes(status))
    return { is: 'passing', problem: { kind: 'connection.service-busy', params: answered } };
  if (status === 404) return misconfigured('connection.address-wrong', answered);
  if (status >= 300 && status < 400) return misconfigured('connection.address-redirects', answered);
  if (status >= 500 || isWebPage(answer) || !jsonObject(answer.text))
    return { is: 'lost', problem: { kind: 'connection.service-trouble', params: answered } };
  return readRefusal(errorCode(answer), answered);
}

type Answered = { status: number; text: string };

function readRefusal(code: string, answered: Answered): TokenAnswer {
  const terminal = TERMINAL_CODES[code];
  if (terminal) return { is: 'refused', problem: { kind: terminal, params: answered } };
  if (/api.?key/i.test(answered.text)) return misconfigured('connection.key-wrong', answered);
  if (OUR_MISTAKES.includes(code)) return misconfigured('connection.request-refused', answered);
  if (answered.status === 400 || answered.status === 422)
    return { is: 'doubtful', problem: { kind: 'connection.refused', params: answered } };
  return misconfigured('connection.request-refused', answered);
}

function misconfigured(kind: ProblemKind, params: Answered): TokenAnswer {
  return { is: 'misconfigured', problem: { kind, params } };
}

function readTokens(text: string, answered: Answered): TokenAnswer {
  const body = jsonObject(text) ?? {};
  const { access_token: access, refresh_token: refresh } = body;
  if (typeof access !== 'string' || access === '')
    return { is: 'lost', problem: { kind: 'connection.service-trouble', params: answered } };
  const claims = readClaims(access);
  return {
    is: 'tokens',
    access,
    refresh: typeof refresh === 'string' && refresh !== '' ? refresh : null,
    lifetimeMs: 1000 * (lifetimeIn(body) ?? claims?.lifetimeSeconds ?? CONTRACT.accessTokenSeconds),
    account: accountOf(body.user) ?? claims?.account ?? null,
    subject: claims?.subject ?? '',
  };
}

/** We take the span, because `expires_at` counts by a clock that need not agree with ours. */
function lifetimeIn(body: Record<string, unknown>): number | null {
  const seconds = Number(body.expires_in);
  return seconds > 0 && Number.isFinite(seconds) ? seconds : null;
}
