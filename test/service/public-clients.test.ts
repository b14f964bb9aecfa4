import { describe, expect, it } from '@jest/globals';
import { AuthClient } from '@supabase/auth-js';
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { aPerson, call, describeHomes, type Home, PASSWORD, SECOND_MS } from './homes.ts';

const KEY = 'almanac-public';
const ROWS = [{ Year: 1961, '01_max': 7.2 }];

/** What an account may not say about itself. */
const REFUSED_DATA = [
  { why: 'half a character in data', data: { display_name: 'Ada \ud83c' } },
  { why: 'half a character deep in data', data: { of: [{ '\udf26': 1 }] } },
  { why: 'NUL in data', data: { note: 'a\0b' } },
  { why: 'more data than a token carries', data: { note: 'x'.repeat(2048) } },
];

/** The public clients, as their makers publish them: what they cannot read, nobody can. */
const NEW_PASSWORD = { password: 'another password', current_password: PASSWORD };

describeHomes('the public clients', (home) => {
  describe('sign-up', () => {
    it('signs in at once, with the display name', async () => {
      const { data, error } = await newClient(home()).signUp({
        email: freshEmail(),
        password: PASSWORD,
        options: { data: { display_name: '  Ada   Lovelace ' } },
      });
      expect(error).toBeNull();
      expect(data.session?.access_token).toEqual(expect.any(String));
      expect(data.user?.user_metadata).toEqual({ display_name: 'Ada Lovelace' });
    });

    it.each([
      { why: 'a short password', password: 'short', code: 'weak_password', status: 422 },
      { why: 'no address', email: 'nobody', code: 'validation_failed', status: 400 },
      { why: 'half a character', email: 'a\ud83cb@x.org', code: 'validation_failed', status: 400 },
      ...REFUSED_DATA.map((row) => ({ ...row, code: 'validation_failed', status: 400 })),
    ])('refuses $why with a code the client reads', async ({ code, status, ...sent }) => {
      const { error } = await newClient(home()).signUp({
        email: 'email' in sent ? sent.email : freshEmail(),
        password: 'password' in sent ? sent.password : PASSWORD,
        options: { data: 'data' in sent ? sent.data : {} },
      });
      expect(error).toMatchObject({ code, status });
    });

    it('refuses data without a floor, which is too deep to be read again', async () => {
      const floor = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
      const raw = `{"email":"${freshEmail()}","password":"${PASSWORD}","data":{"of":${floor}}}`;
      expect(await call(home(), '/auth/v1/signup', { method: 'POST', raw })).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed', error: expect.stringContaining('body') },
      });
    });

    it('takes every text that can be kept, one that looks like NUL included', async () => {
      const data = { note: 'typed \\u0000 and \\ud83c', sky: '🌦' };
      const { data: made } = await newClient(home()).signUp({
        email: freshEmail(),
        password: PASSWORD,
        options: { data },
      });
      expect(made.user?.user_metadata).toEqual(data);
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
      home().pass(SECOND_MS);
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
      expect(named.data.user?.user_metadata).toEqual({ display_name: 'Grace' });
      const changed = await client.updateUser(NEW_PASSWORD);
      expect(changed.error).toBeNull();
      const again = await newClient(home()).signInWithPassword({
        email: session.user.email ?? '',
        password: 'another password',
      });
      expect(again.error).toBeNull();
    });

    it.each(REFUSED_DATA)('takes no change of $why', async ({ data }) => {
      const { client } = await signedIn(home());
      const { error } = await client.updateUser({ data });
      expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
    });

    it('carries two KB about its account, however they were added', async () => {
      const { client } = await signedIn(home());
      expect((await client.updateUser({ data: { one: 'x'.repeat(1500) } })).error).toBeNull();
      const { error } = await client.updateUser({ data: { other: 'x'.repeat(1500) } });
      expect(error).toMatchObject({
        code: 'validation_failed',
        message: expect.stringContaining('2,048 bytes'),
      });
    });

    it('outlives a change of password only where the change was made', async () => {
      const { client, session } = await signedIn(home());
      const elsewhere = newClient(home());
      await elsewhere.signInWithPassword({ email: session.user.email ?? '', password: PASSWORD });
      await client.updateUser(NEW_PASSWORD);
      expect((await client.refreshSession()).error).toBeNull();
      expect((await elsewhere.refreshSession()).error).toMatchObject({
        code: 'reauthentication_needed',
      });
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
      const { error } = await elsewhere.refreshSession();
      // The name these clients give to a session that was signed out.
      const ended = 'AuthSessionMissingError';
      expect(error?.name ?? 'stay').toBe(others === 'stay' ? 'stay' : ended);
      const own = await newClient(home()).refreshSession(session);
      expect(own.error?.name ?? 'stays').toBe(scope === 'others' ? 'stays' : ended);
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

  it.each([
    { why: 'a made-up refresh token', grant: 'refresh_token', sent: { refresh_token: 'made-up' } },
    { why: 'a wrong password', grant: 'password', sent: { email: 'a@x.org', password: 'wrong' } },
    { why: 'a short password', path: 'signup', sent: { email: 'a@x.org', password: 'short' } },
    { why: 'no session', path: 'user', sent: { data: {} } },
  ])('says the same in error as where the clients look: $why', async (asked) => {
    const path = asked.path ?? `token?grant_type=${asked.grant}`;
    const ask = (headers: Record<string, string>) =>
      call(home(), `/auth/v1/${path}`, {
        method: path === 'user' ? 'PUT' : 'POST',
        body: asked.sent,
        headers,
      });
    const older = await ask({});
    const newer = await ask({ 'x-supabase-api-version': '2024-01-01' });
    const { error, error_code: code } = older.body;
    expect(error).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
    expect(older.body).toMatchObject({ code: older.status, msg: error });
    expect(older.headers.get('x-sb-error-code')).toBe(code);
    expect(newer.body).toMatchObject({ error, code, message: error });
    if (path === 'user') return;
    const told = await toldBy(newClient(home()), asked);
    expect(told).toMatchObject({ message: error, code, status: older.status });
  });
});

/** What the client's own error says after the same call. */
async function toldBy(
  client: InstanceType<typeof AuthClient>,
  { sent: { refresh_token, email = '', password = '' }, path }: Asked,
) {
  if (refresh_token) return (await client.refreshSession({ refresh_token })).error;
  if (path === 'signup') return (await client.signUp({ email, password })).error;
  return (await client.signInWithPassword({ email, password })).error;
}

type Asked = {
  sent: { refresh_token?: string; email?: string; password?: string };
  path?: string;
};

function newClient(home: Home): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${home.address}/auth/v1`,
    headers: { apikey: KEY, Authorization: `Bearer ${KEY}` },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

function functionsOf(home: Home, token: string): FunctionsClient {
  return new FunctionsClient(`${home.address}/functions/v1`, {
    headers: { apikey: KEY, Authorization: `Bearer ${token}` },
  });
}

async function signedIn(home: Home) {
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

function freshEmail(): string {
  return `${crypto.randomUUID()}@example.org`;
}
