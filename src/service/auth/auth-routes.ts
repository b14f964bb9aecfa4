import { answer } from '../http/answer.ts';
import type { Route } from '../http/route.ts';
import { refuseAuth } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { confirmAddress, resend } from './confirm-address.ts';
import { exchangeToken } from './exchange-token.ts';
import { changeOwnAccount, deleteAccount, readOwnAccount, signOut } from './own-account.ts';
import { endSession, listSessions } from './own-sessions.ts';
import { recover, resetPassword } from './reset-password.ts';
import {
  ChangeUserBody,
  ConfirmBody,
  DeleteUserBody,
  HealthAnswer,
  KeysAnswer,
  LogoutQuery,
  RecoverAnswer,
  RecoverBody,
  ResendBody,
  ResetBody,
  SessionAnswer,
  SessionsAnswer,
  SettingsAnswer,
  SignUpBody,
  TokenBody,
  TokenQuery,
  UserAnswer,
} from './schemas.ts';
import { signUp } from './sign-up.ts';

/** Refuses unknown addresses and methods below /auth/v1 in the shape that its clients read. */
export function refuseAuthAddress(request: Request, allowed: string | null): Response | null {
  if (!/^\/auth\/v1(\/|$)/.test(new URL(request.url).pathname)) return null;
  if (allowed === null) return refuseAuth(request, 'not_found');
  return refuseAuth(request, 'method_not_allowed', {
    params: { allowed },
    headers: { allow: allowed },
  });
}

/** Sign-in for our own home. On Supabase the platform answers these routes. */
export function authRoutes(ports: AuthPorts): Route[] {
  return [
    {
      method: 'POST',
      path: '/auth/v1/token',
      handle: exchangeToken(ports),
      summary: 'Exchange a refresh token or a password for a session',
      signedIn: 'no',
      query: TokenQuery,
      body: TokenBody,
      answers: { 200: SessionAnswer },
    },
    {
      method: 'POST',
      path: '/auth/v1/signup',
      handle: signUp(ports),
      summary: 'Make an account and sign it in',
      signedIn: 'no',
      body: SignUpBody,
      answers: { 200: SessionAnswer },
    },
    {
      method: 'GET',
      path: '/auth/v1/user',
      handle: readOwnAccount(ports),
      summary: 'The account that is signed in',
      signedIn: 'needed',
      answers: { 200: UserAnswer },
    },
    {
      method: 'PUT',
      path: '/auth/v1/user',
      handle: changeOwnAccount(ports),
      summary: 'Change password or display name',
      signedIn: 'needed',
      body: ChangeUserBody,
      answers: { 200: UserAnswer },
    },
    {
      method: 'DELETE',
      path: '/auth/v1/user',
      handle: deleteAccount(ports),
      summary: 'Delete the account with everything in it',
      signedIn: 'needed',
      body: DeleteUserBody,
      answers: { 204: null },
    },
    {
      method: 'GET',
      path: '/auth/v1/sessions',
      handle: listSessions(ports),
      summary: 'The sessions of the account, the one used last first',
      signedIn: 'needed',
      answers: { 200: SessionsAnswer },
    },
    {
      method: 'DELETE',
      path: '/auth/v1/sessions/:id',
      handle: endSession(ports),
      summary: 'End one session of the account',
      signedIn: 'needed',
      answers: { 204: null },
    },
    {
      method: 'POST',
      path: '/auth/v1/recover',
      handle: recover(ports),
      summary: 'Mail a link that sets a new password, where the service can mail',
      signedIn: 'no',
      body: RecoverBody,
      answers: { 200: RecoverAnswer },
    },
    {
      method: 'POST',
      path: '/auth/v1/reset-password',
      handle: resetPassword(ports),
      summary: 'Set a new password by the token of such a link',
      signedIn: 'no',
      body: ResetBody,
      answers: { 204: null },
    },
    {
      method: 'POST',
      path: '/auth/v1/resend',
      handle: resend(ports),
      summary: 'Mail the link that confirms an address again, where the service can mail',
      signedIn: 'no',
      body: ResendBody,
      answers: { 200: RecoverAnswer },
    },
    {
      method: 'POST',
      path: '/auth/v1/confirm-email',
      handle: confirmAddress(ports),
      summary: 'Confirm an address by the token of such a link',
      signedIn: 'no',
      body: ConfirmBody,
      answers: { 204: null },
    },
    {
      method: 'POST',
      path: '/auth/v1/logout',
      handle: signOut(ports),
      summary: 'End this session, the others, or all of them',
      signedIn: 'needed',
      query: LogoutQuery,
      answers: { 204: null },
    },
    {
      method: 'GET',
      path: '/auth/v1/.well-known/jwks.json',
      handle: async () =>
        answer(200, await ports.keyRing.publicKeys(), { 'cache-control': 'public, max-age=600' }),
      summary: 'Public keys that check the signature of an access token',
      signedIn: 'no',
      answers: { 200: KeysAnswer },
    },
    {
      method: 'GET',
      path: '/auth/v1/health',
      handle: async () =>
        answer(200, { version: '1', name: 'Almanac', description: 'Almanac sign-in' }),
      summary: 'Whether sign-in answers',
      signedIn: 'no',
      answers: { 200: HealthAnswer },
    },
    {
      method: 'GET',
      path: '/auth/v1/settings',
      handle: async () =>
        answer(200, {
          disable_signup: !ports.rules.signUpOpen,
          mailer_autoconfirm: true,
          external: { email: true },
        }),
      summary: 'What this sign-in offers',
      signedIn: 'no',
      answers: { 200: SettingsAnswer },
    },
  ];
}
