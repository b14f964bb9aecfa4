/** Everything that can go wrong between the site and the service without a bug. */
export type Problem =
  | { kind: 'site.offline' }
  | { kind: 'site.unreachable' }
  | { kind: 'site.service-fault' }
  | { kind: 'site.too-many-tries'; seconds: number | null }
  | { kind: 'site.signed-out' | EndedBy }
  | { kind: 'site.not-found' }
  /** gone; `at` is an ISO time, and `record` has other versions */
  | { kind: 'site.removed'; at: string; record: string | null }
  | { kind: 'site.wrong-password' }
  | { kind: 'site.account-exists' }
  | { kind: 'site.sign-up-closed' }
  | { kind: 'site.weak-password' }
  | { kind: 'site.same-password' }
  | { kind: 'site.not-an-address' }
  | { kind: 'site.unconfirmed' }
  | { kind: 'site.suspended' }
  /** the service's own sentence, shown as it is */
  | { kind: 'refused'; sentence: string };

export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** What an error answer means; its body is read by whoever fetched it. */
export function problemOf(status: number, body: unknown, retryAfter: string | null): Problem {
  // The sign-in protocol refuses a session that is over with 403.
  if (status === 401 || CODE_PROBLEMS[codeOf(body) ?? '']?.kind === 'site.signed-out')
    return { kind: 'site.signed-out' };
  if (status === 404) return { kind: 'site.not-found' };
  const removedAt = textOf(body, 'removed_at');
  if (status === 410 && removedAt)
    return { kind: 'site.removed', at: removedAt, record: textOf(body, 'record') };
  if (status === 429) return { kind: 'site.too-many-tries', seconds: secondsOf(retryAfter) };
  // 503 says why and when: only reading, too busy, a search that takes too long.
  const sentence = status < 500 || status === 503 ? textOf(body, 'error') : null;
  return sentence ? { kind: 'refused', sentence } : { kind: 'site.service-fault' };
}

/** Whether another token may be accepted; an expired link is refused with 403, too, whoever sends it. */
export function refusesToken(status: number, body: unknown): boolean {
  return status === 401 || (status === 403 && TOKEN_REFUSALS.includes(codeOf(body) ?? ''));
}

const TOKEN_REFUSALS = ['bad_jwt', 'session_not_found', 'session_expired'];

/** What ended the session of this browser, by the error code that says it. */
export type EndedBy =
  | 'site.ended-signed-out'
  | 'site.ended-password'
  | 'site.ended-unused'
  | 'site.ended-copied'
  | 'site.ended-account';
export const ENDED_BY: Record<string, EndedBy> = {
  session_not_found: 'site.ended-signed-out',
  refresh_token_not_found: 'site.ended-signed-out',
  reauthentication_needed: 'site.ended-password',
  session_expired: 'site.ended-unused',
  refresh_token_already_used: 'site.ended-copied',
  user_not_found: 'site.ended-account',
};

/** The error codes of the sign-in protocol that a person can do something about. */
export const CODE_PROBLEMS: Record<string, Problem> = {
  invalid_credentials: { kind: 'site.wrong-password' },
  user_already_exists: { kind: 'site.account-exists' },
  email_exists: { kind: 'site.account-exists' },
  signup_disabled: { kind: 'site.sign-up-closed' },
  weak_password: { kind: 'site.weak-password' },
  same_password: { kind: 'site.same-password' },
  email_address_invalid: { kind: 'site.not-an-address' },
  email_not_confirmed: { kind: 'site.unconfirmed' },
  user_banned: { kind: 'site.suspended' },
  over_email_send_rate_limit: { kind: 'site.too-many-tries', seconds: null },
  over_request_rate_limit: { kind: 'site.too-many-tries', seconds: null },
  bad_jwt: { kind: 'site.signed-out' },
  session_expired: { kind: 'site.signed-out' },
  session_not_found: { kind: 'site.signed-out' },
  refresh_token_not_found: { kind: 'site.signed-out' },
  refresh_token_already_used: { kind: 'site.signed-out' },
};

export function noAnswer(online: boolean): Problem {
  return { kind: online ? 'site.unreachable' : 'site.offline' };
}

function secondsOf(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** In `code` the sign-in protocol repeats the status, unless the client names a newer version of it. */
export function codeOf(body: unknown): string | null {
  return textOf(body, 'error_code') ?? textOf(body, 'code');
}

function textOf(
  body: unknown,
  name: 'error' | 'code' | 'error_code' | 'removed_at' | 'record',
): string | null {
  const text = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof text === 'string' && text !== '' ? text : null;
}
