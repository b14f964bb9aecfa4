import { describe, expect, it } from '@jest/globals';
import { AuthClient, type AuthError, isAuthSessionMissingError } from '@supabase/auth-js';
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { ENDED_BY } from '../../src/site/service/problem.ts';
import { aPerson, PASSWORD, SECOND_MS } from '../service/homes.ts';

const KEY = 'almanac-public';
const ROWS = [{ Year: 1961, '01_max': 7.2 }];

const NEW_PASSWORD = { password: 'another password', current_password: PASSWORD };

/** A service, and how its clock goes on. */
type Home = { address: string; pass: (ms: number) => void | Promise<void> };

/** The public clients, as their makers publish them: what they cannot read, nobody can. Owed by our own sign-in and by GoTrue. */
export function describePublicClients(home: () => Home): void {
  describe('sign-up', () => {
    it('signs in at once, with the display name', async () => {
      const { data, error } = await newClient(home()).signUp({
        email: freshEmail(),
        password: PASSWORD,
        options: { data: { display_name: 'Ada Lovelace' } },
      });
      expect(error).toBeNull();
      expect(data.session?.access_token).toEqual(expect.any(String));
      expect(data.user?.user_metadata).toMatchObject({ display_name: 'Ada Lovelace' });
    });

    it.each([
      { why: 'a short password', password: 'short', code: 'weak_password', status: 422 },
      { why: 'no address', email: 'nobody', code: 'validation_failed', status: 400 },
      { why: 'half a character', email: 'a\ud83cb@x.org', code: 'validation_failed', status: 400 },
    ])('refuses $why with a code the client reads', async ({ code, status, ...sent }) => {
      const { error } = await newClient(home()).signUp({
        email: 'email' in sent ? sent.email : freshEmail(),
        password: 'password' in sent ? sent.password : PASSWORD,
      });
      expect(error).toMatchObject({ code, status });
    });

    it('refuses an address that has an account, whatever its case', async () => {
      const email = freshEmail();
      await newClient(home()).signUp({ email, password: PASSWORD });
      const { error } = await newClient(home()).signUp({
        email: email.toUpperCase(),
        password: PASSWORD,
      });
      expect(error).toMatchObject({ code: 'user_already_exists', status: 422 });
    });
  });

  describe('sign-in', () => {
    it('takes the password and gives the account', async () => {
      const { email } = await aPerson(home());
      const { data, error } = await newClient(home()).signInWithPassword({
        email,
        password: PASSWORD,
      });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, aud: 'authenticated', role: 'authenticated' });
    });

    it('says the same of a wrong password and of an unknown address', async () => {
      const { email } = await aPerson(home());
      const client = newClient(home());
      const wrong = await client.signInWithPassword({ email, password: 'not this one' });
      const unknown = await client.signInWithPassword({ email: freshEmail(), password: PASSWORD });
      expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
      expect(unknown.error?.message).toBe(wrong.error?.message);
    });
  });

  describe('a session', () => {
    it('is refreshed into another access token and another refresh token', async () => {
      const { client, session } = await signedIn(home());
      await home().pass(SECOND_MS);
      const { data, error } = await client.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(session.refresh_token);
      expect(data.session?.access_token).not.toBe(session.access_token);
      expect(data.user?.email).toBe(session.user.email);
    });

    it('is taken up by another client while its access token is good', async () => {
      const { session } = await signedIn(home());
      const { data, error } = await newClient(home()).setSession(session);
      expect(error).toBeNull();
      expect(data.session?.refresh_token).toBe(session.refresh_token);
    });

    it('is taken up by another client, by a refresh, when its access token has expired', async () => {
      const { session } = await signedIn(home());
      const expired = { ...session, access_token: expiredCopy(session.access_token) };
      const { data, error } = await newClient(home()).setSession(expired);
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    });

    it('is refused when its refresh token was made up', async () => {
      const { error } = await newClient(home()).refreshSession({ refresh_token: 'made-up' });
      expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
    });

    it('tells who it belongs to', async () => {
      const { client, session } = await signedIn(home());
      const { data, error } = await client.getUser();
      expect(error).toBeNull();
      expect(data.user?.id).toBe(session.user.id);
    });

    it('lets the client check the claims by itself or by asking', async () => {
      const { client, session } = await signedIn(home());
      const { data, error } = await client.getClaims();
      expect(error).toBeNull();
      expect(data?.claims).toMatchObject({ sub: session.user.id, role: 'authenticated' });
    });

    it('changes the display name and the password', async () => {
      const { client, session } = await signedIn(home());
      const named = await client.updateUser({ data: { display_name: 'Grace' } });
      expect(named.data.user?.user_metadata).toMatchObject({ display_name: 'Grace' });
      const changed = await client.updateUser(NEW_PASSWORD);
      expect(changed.error).toBeNull();
      const again = await newClient(home()).signInWithPassword({
        email: session.user.email ?? '',
        password: 'another password',
      });
      expect(again.error).toBeNull();
    });

    it('outlives a change of password only where the change was made', async () => {
      const { client, session } = await signedIn(home());
      const elsewhere = newClient(home());
      await elsewhere.signInWithPassword({ email: session.user.email ?? '', password: PASSWORD });
      await client.updateUser(NEW_PASSWORD);
      expect((await client.refreshSession()).error).toBeNull();
      expect(isOver((await elsewhere.refreshSession()).error)).toBe(true);
    });

    it.each([
      { scope: 'local', others: 'stay' },
      { scope: 'global', others: 'end' },
      { scope: 'others', others: 'end' },
    ] as const)('signs out $scope: the other sessions $others', async ({ scope, others }) => {
      const { client, session } = await signedIn(home());
      const elsewhere = newClient(home());
      await elsewhere.signInWithPassword({ email: session.user.email ?? '', password: PASSWORD });
      expect((await client.signOut({ scope })).error).toBeNull();
      expect(isOver((await elsewhere.refreshSession()).error)).toBe(others === 'end');
      const own = await newClient(home()).refreshSession(session);
      expect(isOver(own.error)).toBe(scope !== 'others');
    });

    it('is gone for getUser once it was signed out', async () => {
      const { client, session } = await signedIn(home());
      await client.signOut({ scope: 'local' });
      const { error } = await newClient(home()).getUser(session.access_token);
      expect(error?.name).toBe('AuthSessionMissingError');
    });
  });

  describe('functions.invoke', () => {
    it('publishes a dataset', async () => {
      const { session } = await signedIn(home());
      const { data, error } = await functionsOf(home(), session.access_token).invoke(
        'ingest-dataset',
        { body: { name: 'Hill farm', rows: ROWS } },
      );
      expect(error).toBeNull();
      expect(data).toMatchObject({ success: true, dataset: { name: 'Hill farm', rowCount: 1 } });
    });

    it.each([
      { why: 'nobody is signed in', token: KEY, body: { name: 'x', rows: ROWS }, status: 401 },
      { why: 'the token is forged', token: 'a.b.c', body: { name: 'x', rows: ROWS }, status: 401 },
      { why: 'rows are missing', token: null, body: { name: 'x' }, status: 400 },
    ])('hands over our sentence when $why', async ({ token, body, status }) => {
      const { session } = await signedIn(home());
      const functions = functionsOf(home(), token ?? session.access_token);
      const { data, error } = await functions.invoke('ingest-dataset', { body });
      expect(data).toBeNull();
      expect(error).toBeInstanceOf(FunctionsHttpError);
      const response = (error as FunctionsHttpError).context as Response;
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\.$/) });
    });
  });
}

/** As our site takes it. */
function isOver(error: AuthError | null): boolean {
  if (error === null) return false;
  return isAuthSessionMissingError(error) || (error.code ?? '') in ENDED_BY;
}

export function newClient(home: Pick<Home, 'address'>): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${home.address}/auth/v1`,
    headers: { apikey: KEY, Authorization: `Bearer ${KEY}` },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

function functionsOf(home: Pick<Home, 'address'>, token: string): FunctionsClient {
  return new FunctionsClient(`${home.address}/functions/v1`, {
    headers: { apikey: KEY, Authorization: `Bearer ${token}` },
  });
}

export async function signedIn(home: Pick<Home, 'address'>) {
  const { email } = await aPerson(home);
  const client = newClient(home);
  const { data } = await client.signInWithPassword({ email, password: PASSWORD });
  if (!data.session) throw new Error('Cannot sign in');
  return { client, session: data.session };
}

/** The client looks at `exp` alone before it decides to refresh. */
function expiredCopy(token: string): string {
  const [header, payload = '', seal] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  return [header, expired, seal].join('.');
}

export function freshEmail(): string {
  return `${crypto.randomUUID()}@example.org`;
}
