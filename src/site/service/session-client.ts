import {
  AuthClient,
  type AuthError,
  type GoTrueClient,
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/auth-js';
import {
  CODE_PROBLEMS,
  codeOf,
  ENDED_BY,
  type EndedBy,
  noAnswer,
  type Problem,
  type Result,
} from './problem.ts';
import type { SiteSettings } from './settings.ts';

/** People are told to look for this name, so it is explicit and ends as the contract says. */
const STORAGE_KEY = 'almanac-auth-token';

export type Account = { email: string; displayName: string };
type NewAccount = { email: string; password: string; displayName: string };

export type SessionClient = {
  account(): Promise<Account | null>;
  accessToken(): Promise<string | null>;
  /** exchanges at once; null when the service has ended the session */
  renewedToken(): Promise<Result<string | null>>;
  /** why this browser is signed out, where the service has said it */
  endedBy(): EndedBy | null;
  onChange(hear: (account: Account | null) => void): () => void;
  signIn(email: string, password: string): Promise<Result<null>>;
  /** whether it is signed in at once; else a mailed link does it */
  signUp(account: NewAccount): Promise<Result<{ isSignedIn: boolean }>>;
  /** mails the link again, if one is wanted */
  resendConfirmation(email: string): Promise<Result<null>>;
  /** mails a link, if there is such an account */
  recover(email: string): Promise<Result<null>>;
  rename(displayName: string): Promise<Result<null>>;
  /** without the current one after a platform's mailed link */
  changePassword(change: { password: string; current?: string }): Promise<Result<null>>;
  signOut(scope: 'local' | 'global'): Promise<Result<null>>;
  /** Makes a second session. This browser does not keep it, so only its new holder exchanges it. */
  sessionForSpreadsheet(email: string, password: string): Promise<Result<Session>>;
};

export function sessionClient(settings: SiteSettings, language: () => string): SessionClient {
  let ended: EndedBy | null = null;
  const auth = authClient(settings, language, async (asked, answer) => {
    // The library keeps the session, and tells nobody what the service said when it was over.
    if (!asked.endsWith('grant_type=refresh_token')) return;
    const body: unknown = answer.ok
      ? null
      : await answer
          .clone()
          .json()
          .catch(() => null);
    ended = ENDED_BY[codeOf(body) ?? ''] ?? null;
  });
  return {
    account: async () => accountOf((await auth.getSession()).data.session),
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    renewedToken: async () => {
      const { data, error } = await auth.refreshSession();
      // The session is kept, for nobody has said that it is over.
      if (isAuthRetryableFetchError(error)) return { ok: false, problem: authProblem(error) };
      return { ok: true, value: data.session?.access_token ?? null };
    },
    endedBy: () => ended,
    onChange: (hear) => {
      const { data } = auth.onAuthStateChange((_event, session) => hear(accountOf(session)));
      return () => data.subscription.unsubscribe();
    },
    signIn: async (email, password) => settled(await auth.signInWithPassword({ email, password })),
    signUp: async ({ email, password, displayName }) => {
      const options = { data: { display_name: displayName }, ...confirmedAt() };
      const { data, error } = await auth.signUp({ email, password, options });
      if (error) return { ok: false, problem: authProblem(error) };
      return { ok: true, value: { isSignedIn: data.session !== null } };
    },
    resendConfirmation: async (email) =>
      settled(await auth.resend({ type: 'signup', email, options: confirmedAt() })),
    recover: async (email) =>
      settled(await auth.resetPasswordForEmail(email, { redirectTo: at('/reset-password') })),
    rename: async (displayName) =>
      settled(await auth.updateUser({ data: { display_name: displayName } })),
    changePassword: async ({ password, current }) =>
      settled(await auth.updateUser({ password, ...(current && { current_password: current }) })),
    signOut: async (scope) => settled(await auth.signOut({ scope })),
    sessionForSpreadsheet: async (email, password) => {
      const answer = await authClient(settings, language, null).signInWithPassword({
        email,
        password,
      });
      if (answer.error) return { ok: false, problem: authProblem(answer.error) };
      return { ok: true, value: answer.data.session };
    },
  };
}

type Hear = (asked: string, answer: Response) => Promise<void>;

/** A client that keeps its session also refreshes it, and is heard. The client for a second session must not. */
function authClient(
  { serviceUrl, key }: SiteSettings,
  language: () => string,
  hear: Hear | null,
): GoTrueClient {
  const keeps = hear !== null;
  return new AuthClient({
    // What the service says and mails is in the language of the page, which may not be the browser's.
    fetch: async (asked, request) => {
      const headers = new Headers(request?.headers);
      headers.set('accept-language', language());
      const answer = await fetch(asked, { ...request, headers });
      await hear?.(String(asked), answer);
      return answer;
    },
    url: `${serviceUrl}/auth/v1`,
    // Spelled as the client spells it. Otherwise two `authorization` headers would be sent, and a
    // service takes two for none.
    headers: key ? { apikey: key, Authorization: `Bearer ${key}` } : {},
    storageKey: keeps ? STORAGE_KEY : `${STORAGE_KEY}-unkept`,
    persistSession: keeps,
    autoRefreshToken: keeps,
    // A link works in the browser that asked for it: a stranger's would sign its reader in as the stranger.
    flowType: 'pkce',
    detectSessionInUrl: keeps,
  });
}

/** Where a platform sends whoever opened the link in its mail. */
const at = (page: '/confirmed' | '/reset-password') => `${location.origin}${page}`;
const confirmedAt = () => ({ emailRedirectTo: at('/confirmed') });

function accountOf(session: Session | null): Account | null {
  if (!session) return null;
  const { email = '', user_metadata: data = {} } = session.user;
  return { email, displayName: String(data.display_name ?? '') };
}

function settled({ error }: { error: AuthError | null }): Result<null> {
  return error ? { ok: false, problem: authProblem(error) } : { ok: true, value: null };
}

export function authProblem(error: AuthError): Problem {
  if (isAuthSessionMissingError(error)) return { kind: 'site.signed-out' };
  const known = CODE_PROBLEMS[error.code ?? ''];
  if (known) return known;
  if (error.status === 429) return { kind: 'site.too-many-tries', seconds: null };
  if (!error.status) return noAnswer(navigator.onLine);
  if (!isAuthApiError(error) || error.status >= 500) return { kind: 'site.service-fault' };
  return { kind: 'refused', sentence: error.message };
}
