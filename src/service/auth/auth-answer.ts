import type { Params } from '../../core/words/phrase.ts';
import { answer, sayTo } from '../http/answer.ts';

type Wire = { status: number; code?: string };

/** Codes real clients of this protocol branch on: the status, and the code on the wire where several sentences share one. */
const WIRE = {
  bad_json: { status: 400 },
  body_encoded: { status: 415, code: 'bad_json' },
  validation_failed: { status: 400 },
  invalid_credentials: { status: 400 },
  user_banned: { status: 400 },
  unsupported_grant_type: { status: 400, code: 'invalid_credentials' },
  user_already_exists: { status: 422 },
  weak_password: { status: 422 },
  signup_disabled: { status: 422 },
  email_address_invalid: { status: 400, code: 'validation_failed' },
  user_metadata_too_large: { status: 400, code: 'validation_failed' },
  email_change_not_offered: { status: 422, code: 'validation_failed' },
  refresh_token_not_found: { status: 400 },
  refresh_token_already_used: { status: 400 },
  refresh_token_malformed: { status: 400, code: 'validation_failed' },
  refresh_token_not_issued: { status: 400, code: 'validation_failed' },
  session_expired: { status: 400 },
  session_not_found: { status: 403 },
  reauthentication_needed: { status: 400 },
  user_not_found: { status: 403 },
  recovery_not_offered: { status: 422, code: 'email_provider_disabled' },
  recovery_token_invalid: { status: 403, code: 'otp_expired' },
  confirmation_not_offered: { status: 422, code: 'email_provider_disabled' },
  confirmation_token_invalid: { status: 403, code: 'otp_expired' },
  no_authorization: { status: 401 },
  bad_jwt: { status: 403 },
  request_entity_too_large: { status: 413 },
  over_request_rate_limit: { status: 429 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
} as const satisfies Record<string, Wire>;
export type AuthCode = keyof typeof WIRE;

/** Clients that name this version read `code` as a word; older ones read it as the status. */
const WORD_CODES_SINCE = '2024-01-01';
const VERSION_HEADER = 'x-supabase-api-version';

export function refuseAuth(
  request: Request,
  kind: AuthCode,
  { params = {}, headers = {} }: { params?: Params; headers?: Record<string, string> } = {},
): Response {
  const { status, code = kind }: Wire = WIRE[kind];
  const message = sayTo(request)(kind, params);
  const extra = {
    // Every failure of this service has its sentence here. Clients read the older names first.
    error: message,
    ...(kind === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {}),
  };
  const always = { 'x-sb-error-code': code, ...headers };
  if (readsWordCodes(request))
    return answer(
      status,
      { code, message, ...extra },
      { ...always, [VERSION_HEADER]: WORD_CODES_SINCE },
    );
  return answer(status, { code: status, error_code: code, msg: message, ...extra }, always);
}

export function refuseTooMany(request: Request, retryAfterSeconds: number): Response {
  return refuseAuth(request, 'over_request_rate_limit', {
    params: { seconds: retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

function readsWordCodes(request: Request): boolean {
  const version = request.headers.get(VERSION_HEADER) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= WORD_CODES_SINCE;
}
