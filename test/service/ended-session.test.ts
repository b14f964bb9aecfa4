import { expect, it } from '@jest/globals';
import { aPerson, call, DAY_MS, describeHomes, type Home, PASSWORD, type Person } from './homes.ts';

type End = {
  what: string;
  says: string;
  /** by `owner`, a second session of the same account; what is ended is that of `ended` */
  end: (home: Home, owner: Person, ended: Person) => Promise<unknown>;
};

const ENDS: End[] = [
  {
    what: 'ended on the page of the account',
    says: 'session_not_found',
    end: async (home, { accessToken: token }) => {
      const { body } = await call(home, '/auth/v1/sessions', { token });
      const other = (body.sessions as { id: string; current: boolean }[]).find(
        ({ current }) => !current,
      );
      await call(home, `/auth/v1/sessions/${other?.id}`, { method: 'DELETE', token });
    },
  },
  {
    what: 'signed out with all others',
    says: 'session_not_found',
    end: (home, { accessToken: token }) =>
      call(home, '/auth/v1/logout?scope=others', { method: 'POST', token }),
  },
  {
    what: 'signed out where it was used',
    says: 'session_not_found',
    end: (home, _owner, { accessToken: token }) =>
      call(home, '/auth/v1/logout?scope=local', { method: 'POST', token }),
  },
  {
    what: 'ended by another password',
    says: 'reauthentication_needed',
    end: (home, { accessToken: token }) =>
      call(home, '/auth/v1/user', {
        method: 'PUT',
        token,
        body: { password: 'another horse', current_password: PASSWORD },
      }),
  },
  {
    what: 'gone with its account',
    says: 'user_not_found',
    end: (home, { accessToken: token }) =>
      call(home, '/auth/v1/user', { method: 'DELETE', token, body: { password: PASSWORD } }),
  },
  {
    what: 'ended because two held it',
    says: 'refresh_token_already_used',
    end: async (home, _owner, { refreshToken: first }) => {
      const second = await exchange(home, first);
      await exchange(home, String(second.body.refresh_token));
      home.pass(60_000);
      await exchange(home, first);
    },
  },
];

describeHomes('a session that was', (home) => {
  it.each(ENDS)('$what says so for a day to who holds it, and then no more', async (one) => {
    const owner = await aPerson(home());
    const ended = { ...owner, ...(await signIn(home(), owner.email)) };
    await one.end(home(), owner, ended);
    const code = async (token = ended.refreshToken) =>
      (await exchange(home(), token)).body.error_code;
    expect(await code()).toBe(one.says);
    expect(await code()).toBe(one.says);
    // Nobody learns it by the name of the session: the seal must be right.
    expect(await code(`${ended.refreshToken.slice(0, -2)}AA`)).toBe('refresh_token_not_found');
    home().pass(DAY_MS + 60_000);
    expect(await code()).toBe('refresh_token_not_found');
  });
});

function exchange(home: Home, refreshToken: string) {
  return call(home, '/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: { refresh_token: refreshToken },
  });
}

async function signIn(home: Home, email: string) {
  const { body } = await call(home, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password: PASSWORD },
  });
  return { accessToken: String(body.access_token), refreshToken: String(body.refresh_token) };
}
