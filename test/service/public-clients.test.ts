import { expect, it } from '@jest/globals';
import type { AuthClient } from '@supabase/auth-js';
import {
  describePublicClients,
  freshEmail,
  newClient,
  signedIn,
} from '../contracts/public-clients-contract.ts';
import { call, describeHomes, PASSWORD } from './homes.ts';

/** What an account may not say about itself. */
const REFUSED_DATA = [
  { why: 'half a character in data', data: { display_name: 'Ada \ud83c' } },
  { why: 'half a character deep in data', data: { of: [{ '\udf26': 1 }] } },
  { why: 'NUL in data', data: { note: 'a\0b' } },
  { why: 'more data than a token carries', data: { note: 'x'.repeat(2048) } },
];

describeHomes('the public clients', (home) => {
  describePublicClients(home);

  it('sign up under a tidy name', async () => {
    const { data } = await newClient(home()).signUp({
      email: freshEmail(),
      password: PASSWORD,
      options: { data: { display_name: '  Ada   Lovelace ' } },
    });
    expect(data.user?.user_metadata).toEqual({ display_name: 'Ada Lovelace' });
  });

  it.each(REFUSED_DATA)('are refused $why at sign-up', async ({ data }) => {
    const { error } = await newClient(home()).signUp({
      email: freshEmail(),
      password: PASSWORD,
      options: { data },
    });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
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
