import type { JWTPayload } from 'jose';
import { firstCharacters, unstorableIn } from '../../core/dataset/storable-text.ts';
import type { AuthPorts } from './auth-ports.ts';
import type { OpenSession, SessionOrigin } from './session-rows.ts';
import type { User } from './user-rows.ts';

/** The answer to every sign-in and exchange: the whole session, as the public clients keep it. */
export async function sessionAnswer(
  { user, sessionId, refreshToken }: OpenSession,
  { keyRing, now, rules }: AuthPorts,
): Promise<Record<string, unknown>> {
  const issuedAt = Math.floor(now() / 1000);
  const expiresAt = issuedAt + rules.accessTokenSeconds;
  const claims: JWTPayload = {
    iss: rules.issuer,
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    session_id: sessionId,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor((user.lastSignInAt ?? now()) / 1000) }],
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.metadata,
  };
  return {
    access_token: await keyRing.sign(claims),
    token_type: 'bearer',
    expires_in: rules.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userAnswer(user),
  };
}

export function userAnswer(user: User): Record<string, unknown> {
  const created = new Date(user.createdAt).toISOString();
  const confirmed =
    user.emailConfirmedAt === null ? null : new Date(user.emailConfirmedAt).toISOString();
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...(confirmed === null ? {} : { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    phone: '',
    ...(user.lastSignInAt === null
      ? {}
      : { last_sign_in_at: new Date(user.lastSignInAt).toISOString() }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.metadata,
    // An empty list means to clients of this protocol that the address was taken.
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: { sub: user.id, email: user.email, email_verified: confirmed !== null },
        provider: 'email',
        last_sign_in_at: new Date(user.lastSignInAt ?? user.createdAt).toISOString(),
        created_at: created,
        updated_at: created,
        email: user.email,
      },
    ],
    created_at: created,
    updated_at: new Date(user.updatedAt).toISOString(),
    is_anonymous: false,
  };
}

const AGENT_CHARACTERS = 200;

/** Enough to know one's own sessions again. */
export function originOf(request: Request, { address }: { address: string }): SessionOrigin {
  const agent = firstCharacters(request.headers.get('user-agent') ?? '', AGENT_CHARACTERS);
  return { agent: agent === '' || unstorableIn(agent) ? null : agent, address };
}
