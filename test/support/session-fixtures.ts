import { HOUR_MS } from '../../src/core/calendar/civil-date.ts';
import type { HttpAnswer } from '../../src/core/http/http-answer.ts';
import type { Session } from '../../src/core/session/session.ts';

export const NOW = Date.UTC(2026, 4, 5, 12);

/** A token as services make them: three parts, the middle one readable. Nothing checks the signature here. */
export function anAccessToken(claims: Record<string, unknown> = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = {
    exp: NOW / 1000 + 3600,
    iat: NOW / 1000,
    role: 'authenticated',
    sub: 'a-subject',
    ...claims,
  };
  return `${part({ alg: 'ES256' })}.${part(payload)}.c2lnbmF0dXJl`;
}

export function aSession(parts: Partial<Session> = {}): Session {
  return {
    address: 'https://almanac.example',
    key: '',
    access: anAccessToken(),
    refresh: 'a-refresh-token',
    expiresAt: NOW + HOUR_MS,
    account: 'Ada',
    subject: 'a-subject',
    connectedAt: NOW,
    exchangedAt: NOW,
    exchanging: null,
    failures: null,
    refused: null,
    echoesKeys: true,
    takesRecords: false,
    takesCreator: false,
    takesStation: false,
    ...parts,
  };
}

export function anAnswer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpAnswer {
  const isText = typeof body === 'string';
  return {
    status,
    headers: { 'content-type': isText ? 'text/html' : 'application/json', ...headers },
    text: isText ? body : JSON.stringify(body),
  };
}
