import { type Access, blobOf, fetchAnswer, jsonOf } from './dataset-client.ts';
import type { Result } from './problem.ts';

/** A browser, a spreadsheet or a script that can act for the account. */
export type KnownSession = {
  id: string;
  agent: string | null;
  address: string | null;
  current: boolean;
  opened_at: string;
  used_at: string;
};

export type AccountClient = {
  /** `not-found` where a platform keeps the accounts */
  sessions(): Promise<Result<KnownSession[]>>;
  endSession(id: string): Promise<Result<null>>;
  takeOut(): Promise<Result<Blob>>;
  remove(password: string): Promise<Result<null>>;
  resetPassword(token: string, password: string): Promise<Result<null>>;
  /** whether the address waits for its confirmation; asked anew, for the link may be opened elsewhere */
  isUnconfirmed(): Promise<Result<boolean>>;
  confirmAddress(token: string): Promise<Result<null>>;
};

export function accountClient(access: Access): AccountClient {
  const ask = (path: string, request: RequestInit = {}) =>
    fetchAnswer(access, `/auth/v1${path}`, request);
  const done = (answer: Result<Response>): Result<null> =>
    answer.ok ? { ok: true, value: null } : answer;
  return {
    sessions: async () => {
      const answer = await jsonOf<{ sessions: KnownSession[] }>(await ask('/sessions'));
      return answer.ok ? { ok: true, value: answer.value.sessions } : answer;
    },
    endSession: async (id) => done(await ask(`/sessions/${id}`, { method: 'DELETE' })),
    takeOut: async () => blobOf(await ask('/user/export.json')),
    resetPassword: async (token, password) => {
      const body = JSON.stringify({ token, password });
      return done(await ask('/reset-password', { method: 'POST', body }));
    },
    isUnconfirmed: async () => {
      const answer = await jsonOf<{ email_confirmed_at?: string }>(await ask('/user'));
      return answer.ok ? { ok: true, value: !answer.value.email_confirmed_at } : answer;
    },
    confirmAddress: async (token) =>
      done(await ask('/confirm-email', { method: 'POST', body: JSON.stringify({ token }) })),
    remove: async (password) =>
      done(await ask('/user', { method: 'DELETE', body: JSON.stringify({ password }) })),
  };
}
