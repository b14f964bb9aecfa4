import type * as v from 'valibot';
import { answer } from '../http/answer.ts';
import { bearerToken, type Claims, UUID } from '../http/caller.ts';
import type { Handler } from '../http/route.ts';
import {
  isAcceptablePassword,
  METADATA_BYTES,
  PASSWORD_CHARACTERS,
  readEmail,
  readMetadata,
} from './accept-credentials.ts';
import { refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { judgeGuess } from './judge-guess.ts';
import { readAuthBody } from './read-auth-body.ts';
import { ChangeUserBody, DeleteUserBody } from './schemas.ts';
import { userAnswer } from './session-answer.ts';
import type { AccountChange, User } from './user-rows.ts';

type SignedIn = { claims: Claims & { session_id: string }; user: User };

export function readOwnAccount(ports: AuthPorts): Handler {
  return async (request) => {
    const signedIn = await signedInAccount(request, ports);
    return signedIn instanceof Response ? signedIn : answer(200, userAnswer(signedIn.user));
  };
}

/**
 * Display name and password. A new password wants the one before, or whoever finds an open browser could
 * take the account over; it signs out everywhere else.
 */
export function changeOwnAccount(ports: AuthPorts): Handler {
  return async (request, around) => {
    const signedIn = await signedInAccount(request, ports);
    if (signedIn instanceof Response) return signedIn;
    const { user, claims } = signedIn;
    const body = await readAuthBody(request, ChangeUserBody);
    if (body instanceof Response) return body;
    const refused =
      (await refuseMore(request, user, ports)) ??
      refuseChange(request, body, user) ??
      (await refusePassword(request, { ...body, email: user.email, ...around }, ports));
    if (refused) return refused;
    const change: AccountChange = {};
    if (body.data) change.metadata = readMetadata(body.data);
    if (typeof body.password === 'string') {
      const hash = await ports.passwords.hash(body.password);
      change.password = { hash, keepSessionId: claims.session_id };
    }
    const changing = await ports.accounts.change(user.id, change, ports.now());
    if (changing === 'too-large')
      return refuseAuth(request, 'user_metadata_too_large', { params: METADATA_BYTES });
    if (changing === 'session-ended') return refuseAuth(request, 'session_not_found');
    const changed = await ports.accounts.userOf(claims.session_id, user.id);
    return answer(200, userAnswer(changed ?? user));
  };
}

/** Bounded as uploads are, because each change writes too. */
async function refuseMore(
  request: Request,
  { id }: User,
  { accounts, rules, now }: AuthPorts,
): Promise<Response | null> {
  if (!rules.changes) return null;
  const taking = await accounts.take(`change ${id}`, rules.changes, now());
  return taking.ok ? null : refuseTooMany(request, taking.retryAfterSeconds);
}

function refuseChange(
  request: Request,
  { email, password }: v.InferOutput<typeof ChangeUserBody>,
  user: User,
): Response | null {
  if (email && readEmail(email) !== user.email)
    return refuseAuth(request, 'email_change_not_offered');
  if (typeof password === 'string' && !isAcceptablePassword(password))
    return refuseAuth(request, 'weak_password', { params: PASSWORD_CHARACTERS });
  return null;
}

async function refusePassword(
  request: Request,
  sent: v.InferOutput<typeof ChangeUserBody> & { email: string; address: string },
  ports: AuthPorts,
): Promise<Response | null> {
  const { email, address, password, current_password: current } = sent;
  if (typeof password !== 'string') return null;
  if (typeof current !== 'string')
    return refuseAuth(request, 'validation_failed', { params: { field: 'current_password' } });
  const known = await judgeGuess(request, { email, password: current, address }, ports);
  return known instanceof Response ? known : null;
}

/**
 * The account with everything in it. A session is not enough: whoever finds an open browser must not be
 * able to, so the password is asked for, and guesses at it are counted as at sign-in.
 */
export function deleteAccount(ports: AuthPorts): Handler {
  return async (request, around) => {
    const signedIn = await signedInAccount(request, ports);
    if (signedIn instanceof Response) return signedIn;
    const body = await readAuthBody(request, DeleteUserBody);
    if (body instanceof Response) return body;
    const { email } = signedIn.user;
    const guess = { email, password: body.password, address: around.address };
    const known = await judgeGuess(request, guess, ports);
    if (known instanceof Response) return known;
    await ports.accounts.remove(email, ports.now());
    return new Response(null, { status: 204 });
  };
}

const SCOPES = ['global', 'local', 'others'] as const;

/** Ends this session, the others, or all. Without a scope it ends all, as the protocol says. */
export function signOut(ports: AuthPorts): Handler {
  return async (request) => {
    const signedIn = await signedInAccount(request, ports);
    if (signedIn instanceof Response) return signedIn;
    const wanted = new URL(request.url).searchParams.get('scope') ?? 'global';
    const scope = SCOPES.find((known) => known === wanted);
    if (!scope) return refuseAuth(request, 'validation_failed', { params: { field: 'scope' } });
    const { user, claims } = signedIn;
    await ports.accounts.signOut(user.id, claims.session_id, scope, ports.now());
    return new Response(null, { status: 204 });
  };
}

/** These routes check the session too, and not only the token's signature. */
export async function signedInAccount(
  request: Request,
  ports: AuthPorts,
): Promise<SignedIn | Response> {
  const token = bearerToken(request);
  if (token === null)
    return refuseAuth(request, 'no_authorization', { headers: { 'www-authenticate': 'Bearer' } });
  const verified = await ports.verifyToken(token);
  if (!verified.ok || verified.claims.role !== 'authenticated')
    return refuseAuth(request, 'bad_jwt');
  const { claims } = verified;
  const { session_id, sub } = claims;
  if (!UUID.test(sub)) return refuseAuth(request, 'bad_jwt');
  // A token signed elsewhere with the shared secret may name a session in another way: not one of ours.
  const isOurs = session_id !== undefined && UUID.test(session_id);
  const user = isOurs ? await ports.accounts.userOf(session_id, sub) : null;
  if (!session_id || !user) return refuseAuth(request, 'session_not_found');
  return { claims: { ...claims, session_id }, user };
}
