import { answer } from '../http/answer.ts';
import type { Handler, RouteContext } from '../http/route.ts';
import { readEmail } from './accept-credentials.ts';
import { type AuthCode, refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { judgeGuess } from './judge-guess.ts';
import { readAuthBody } from './read-auth-body.ts';
import { PasswordBody, RefreshBody } from './schemas.ts';
import { originOf, sessionAnswer } from './session-answer.ts';

/** A password or a refresh token for a session. */
export function exchangeToken(ports: AuthPorts): Handler {
  return (request, around) => {
    const grant = new URL(request.url).searchParams.get('grant_type');
    if (grant === 'refresh_token') return refresh(request, ports);
    if (grant === 'password') return signIn(request, around, ports);
    return Promise.resolve(refuseAuth(request, 'unsupported_grant_type'));
  };
}

const REFUSALS: Record<string, AuthCode> = {
  malformed: 'refresh_token_malformed',
  unknown: 'refresh_token_not_found',
  'not-issued-here': 'refresh_token_not_issued',
  reused: 'refresh_token_already_used',
  expired: 'session_expired',
  'signed-out': 'session_not_found',
  'new-password': 'reauthentication_needed',
  'account-removed': 'user_not_found',
  banned: 'user_banned',
};

async function refresh(request: Request, ports: AuthPorts): Promise<Response> {
  const body = await readAuthBody(request, RefreshBody);
  if (body instanceof Response) return body;
  // Pasted from a page or read from a file, it often brings a line break along.
  const token = body.refresh_token.trim();
  const refreshing = await ports.accounts.refresh(token, ports.now());
  switch (refreshing.do) {
    case 'limited':
      return refuseTooMany(request, refreshing.retryAfterSeconds);
    case 'refused':
      return refuseAuth(request, REFUSALS[refreshing.why] ?? 'refresh_token_not_found');
    case 'refreshed':
      return answer(200, await sessionAnswer(refreshing.session, ports));
  }
}

async function signIn(request: Request, around: RouteContext, ports: AuthPorts): Promise<Response> {
  const body = await readAuthBody(request, PasswordBody);
  if (body instanceof Response) return body;
  const guess = {
    email: readEmail(body.email) ?? '',
    password: body.password,
    address: around.address,
  };
  const known = await judgeGuess(request, guess, ports);
  if (known instanceof Response) return known;
  if (known.isBanned) return refuseAuth(request, 'user_banned');
  const origin = originOf(request, around);
  const signingIn = { userId: known.id, passwordHash: known.hash, origin };
  const session = await ports.accounts.openSession(signingIn, ports.now());
  if (!session) return refuseAuth(request, 'invalid_credentials');
  return answer(200, await sessionAnswer(session, ports));
}
