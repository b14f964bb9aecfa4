import { isRecord, jsonObject } from '../http/http-answer.ts';
import { decodeBase64url } from './base64url.ts';

/** What an access token says about itself. We only read it; the service judges whether it is good. */
type Claims = {
  /** Seconds since 1970 by the clock of the service. */
  expiresAtSeconds: number;
  /** How long the token was made for; null where it does not say when it was made. */
  lifetimeSeconds: number | null;
  role: string;
  subject: string;
  account: string | null;
  email: string | null;
  /** The service that made it, without the path of its sign-in; null where it does not say. */
  address: string | null;
};

const SIGN_IN_PATH = /\/auth\/v1\/?$/;

export function readClaims(accessToken: string): Claims | null {
  const parts = accessToken.split('.');
  const [, payload] = parts;
  if (payload === undefined || parts.length !== 3) return null;
  const claims = jsonObject(decodeBase64url(payload) ?? '');
  if (!claims || typeof claims.exp !== 'number') return null;
  return {
    expiresAtSeconds: claims.exp,
    lifetimeSeconds: typeof claims.iat === 'number' ? claims.exp - claims.iat : null,
    role: textOf(claims.role) ?? '',
    subject: textOf(claims.sub) ?? '',
    account: accountOf(claims),
    email: textOf(claims.email),
    address: addressOf(claims.iss),
  };
}

/** The name a person chose, or the e-mail they sign in with. Takes a user object or claims. */
export function accountOf(user: unknown): string | null {
  if (!isRecord(user)) return null;
  const chosen = isRecord(user.user_metadata) ? user.user_metadata : {};
  return textOf(chosen.display_name) ?? textOf(chosen.name) ?? textOf(user.email);
}

function addressOf(issuer: unknown): string | null {
  const text = textOf(issuer);
  return text && SIGN_IN_PATH.test(text) ? text.replace(SIGN_IN_PATH, '') : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
